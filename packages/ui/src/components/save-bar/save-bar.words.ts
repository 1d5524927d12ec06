import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the save bar says by itself. */
export const saveBarWords = wordsOf('saveBar', {
  leaveWithoutSaving: 'Leave without saving?',
  yourChangesToAre: (what: string) => `Your changes to ${what} are not saved yet.`,
  stayHere: 'Stay here',
  leaveAndLoseThe: 'Leave and lose the changes',
  saved: 'Saved',
  unsavedChanges: 'Unsaved changes',
  notSavedYet: 'Not saved yet',
  takeTheSavedVersion: 'Take the saved version',
  discard: 'Discard',
  overIt: (saveLabel: string) => `${saveLabel} over it`,
  nothingWasSavedYour: 'Nothing was saved. Your changes are still here.',
  somebodyElseSavedThis: 'Somebody else saved this while you were changing it.',
});
