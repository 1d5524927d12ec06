import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the copy button. */
export const copyButtonWords = wordsOf('copyButton', {
  copied: 'Copied',
  theBrowserDidNot: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
});
