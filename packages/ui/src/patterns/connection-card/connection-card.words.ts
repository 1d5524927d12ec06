import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the connection card. */
export const connectionCardWords = wordsOf('connectionCard', {
  connecting: 'Connecting',
  windowBlocked: 'Window blocked',
  notFinished: 'Not finished',
  notGranted: 'Not granted',
  wrongCompany: 'Wrong company',
  disconnecting: 'Disconnecting',
  isntConnectedNothingIs: (service: string) =>
    `${service} isn’t connected. Nothing is fetched or posted.`,
  continueInTheWindow: (service: string) =>
    `Continue in the ${service} window. This page updates when you’re done.`,
  workingNormally: 'Working normally.',
  accessEndsSoonReconnect: 'Access expires soon. Reconnect now so no day is missed.',
  accessEndedNothingIs:
    'Access expired. Nothing is fetched or posted until you reconnect. Nothing was lost.',
  accessWasRemovedIn: (service: string) =>
    `Access was removed in ${service}. Entries already posted stay as they are.`,
  refusedTheLastCall: (service: string) =>
    `${service} refused the last request. Nothing was posted.`,
  yourBrowserBlockedThe: (service: string) =>
    `Your browser blocked the ${service} window. Allow it and try again, or connect on this page. Nothing has changed.`,
  theWindowWasClosed: 'The window was closed before you finished. Nothing has changed.',
  accessWasntGrantedIn: (service: string) =>
    `Access wasn’t granted in ${service}. Nothing is fetched or posted without it.`,
  disconnectingEntriesAlreadyPosted: 'Disconnecting. Entries already posted stay as they are.',
  youSignedInTo:
    'You signed in to a different company than the one this client posts to. Nothing was changed.',
  youCanViewThis: 'You can view this connection. Only an owner can change it.',
  connectOnThisPage: 'Connect on this page',
  stopConnecting: 'Stop connecting',
  disconnect: (service: string) => `Disconnect ${service}`,
  chooseTheRightCompany: 'Choose the right company',
  openTheWindowAgain: 'Open the window again',
  askForAccessAgain: 'Request access again',
  connect: 'Connect',
  reconnect: 'Reconnect',
});
