import { messages } from '../../shared/language/messages.ts';

/** What forms say whose saving makes a new version. */
export const words = messages({
  notSavedYet: 'Not saved yet',
  conflictTitle: 'Someone else saved this in the meantime',
  conflictMeaning: 'This is what they changed. What you typed is still here but isn’t saved.',
  conflictProblem: 'Someone else saved this in the meantime. Choose a version above first.',
  theirChanges: 'What they changed',
  takeTheirs: 'Use their version',
  keepMine: 'Keep mine',
});
