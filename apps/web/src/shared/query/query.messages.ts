import { messages } from '../language/messages.ts';

/** What is said where something could not be read. */
export const words = messages({
  nothingChanged: 'Nothing in your books was changed.',
  setUpTwoSteps: 'Set up two-step sign-in',
  chooseAClient: 'Choose a client',
  reload: 'Reload this page',
  nothingAtAddress: 'There’s nothing at this address',
  notFoundMeaning: 'It may belong to another client, or it may have been removed.',
  toDashboard: 'Go to the dashboard',
  offline: 'You’re offline',
  offlineMeaning: 'This part isn’t loaded yet. It loads when you’re back online.',
  outOfDate: 'We couldn’t refresh this',
  outOfDateMeaning: (reason: string) => `${reason} What you see may be out of date.`,
  partMissing: 'Part of this page couldn’t be loaded',
  partMissingMeaning: (reasons: string) =>
    `${reasons} What it would show is missing here or out of date. Nothing in your books was changed.`,
  tryAgain: 'Try again',
});
