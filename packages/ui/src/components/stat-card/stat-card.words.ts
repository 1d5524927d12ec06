import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the stat card. */
export const statCardWords = wordsOf('statCard', {
  nothingBeforeItTo: 'Nothing earlier to compare with',
  against: (comparedTo: string) => `compared to ${comparedTo}`,
  loading: (label: string) => `Loading ${label}`,
  thisFigureDidNot: 'This figure didn’t load. Nothing was changed.',
  notKnown: 'not known',
});
