import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the progress ring says by itself. */
export const progressRingWords = wordsOf('progressRing', {
  paused: 'Paused',
  failed: 'Failed',
  inProgress: 'In progress',
});
