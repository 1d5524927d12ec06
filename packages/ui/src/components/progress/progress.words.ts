import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the progress. */
export const progressWords = wordsOf('progress', {
  paused: 'Paused',
  failed: 'Failed',
  inProgress: 'In progress',
});
