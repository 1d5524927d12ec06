import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the error panel. */
export const errorPanelWords = wordsOf('errorPanel', {
  tryAgainInS: (waitSeconds: number) => `Try again in ${waitSeconds} s`,
  tryAgain: 'Try again',
  code: 'Code ',
  request: 'Request ',
  copyTheRequestId: 'Copy the request ID',
  youDoNotHave: 'You don’t have access to this',
});
