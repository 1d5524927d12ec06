import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the copy button says by itself. */
export const copyButtonWords = wordsOf('copyButton', {
  copied: 'Copied',
  theBrowserDidNot: 'The browser did not allow copying: select the text and copy it yourself.',
});
