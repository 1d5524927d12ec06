import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the drawer. */
export const drawerWords = wordsOf('drawer', {
  close: 'Close',
  discardWhatYouEntered: 'Discard what you entered?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
});
