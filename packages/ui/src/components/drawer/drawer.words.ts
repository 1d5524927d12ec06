import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the drawer says by itself. */
export const drawerWords = wordsOf('drawer', {
  close: 'Close',
  discardWhatYouEntered: 'Discard what you entered?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
});
