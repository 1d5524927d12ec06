import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the progress says by itself. */
export const progressWords = wordsOf('progress', {
  paused: 'Paused',
  failed: 'Failed',
  inProgress: 'In progress',
});
