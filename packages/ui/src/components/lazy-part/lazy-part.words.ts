import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the lazy part. */
export const lazyPartWords = wordsOf('lazyPart', {
  thisPartCouldntBe: 'This part couldn’t be loaded. Check your connection.',
  thisPartStillCouldnt:
    'This part still couldn’t be loaded. If you’re online, reload the page: there may be a new version.',
  tryAgain: 'Try again',
});
