import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the stat card says by itself. */
export const statCardWords = wordsOf('statCard', {
  nothingBeforeItTo: 'Nothing before it to compare with',
  against: (comparedTo: string) => `against ${comparedTo}`,
  loading: (label: string) => `Loading ${label}`,
  thisFigureDidNot: 'This figure did not load. Nothing was changed.',
  notKnown: 'not known',
});
