import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the pagination says by itself. */
export const paginationWords = wordsOf('pagination', {
  range: (from: string, to: string) => `${from} to ${to}`,
  rangeOf: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  countOf: (count: string, count2: string) => `${count} of ${count2}`,
  theNextCouldNot: (noun: string, count: string) =>
    `The next ${noun} could not be loaded; ${count} are shown.`,
  shown: (state: string, count: string, noun: string) =>
    `${state === 'done' ? 'All ' : ''}${count} ${noun} shown`,
  tryAgain: 'Try again',
  showMore: (noun: string) => `Show more ${noun}`,
});
