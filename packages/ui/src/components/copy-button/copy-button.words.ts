import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the copy button says by itself. */
export const copyButtonWords = wordsOf('copyButton', {
  copied: 'Copied',
  theBrowserDidNot: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
});
