import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the save bar. */
export const saveBarWords = wordsOf('saveBar', {
  leaveWithoutSaving: 'Leave without saving?',
  yourChangesToAre: (what: string) => `Your changes to ${what} aren’t saved yet.`,
  stayHere: 'Stay here',
  leaveAndLoseThe: 'Discard and leave',
  saved: 'Saved',
  unsavedChanges: 'Unsaved changes',
  notSavedYet: 'Not saved yet',
  takeTheSavedVersion: 'Use the saved version',
  discard: 'Discard',
  overIt: (saveLabel: string) => `${saveLabel} anyway`,
  nothingWasSavedYour: 'Nothing was saved. Your changes are still here.',
  somebodyElseSavedThis: 'Someone else saved this while you were editing it.',
});
