import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the inline edit says by itself. */
export const inlineEditWords = wordsOf('inlineEdit', {
  edit: (label: string, value: string) => `${label}: ${value}. Edit`,
  save: 'Save',
  cancel: 'Cancel',
  takeTheSavedOne: 'Take the saved one',
  keepMine: 'Keep mine',
  saving: 'Saving…',
  somebodyElseChangedIt: (theirs: string) => `Somebody else changed it to “${theirs}” meanwhile.`,
});
