import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the chart. */
export const chartWords = wordsOf('chart', {
  viewAsTable: 'View as table',
  viewAsDrawing: 'View as chart',
  saveAsCsv: 'Save as CSV',
  loading: (title: string) => `Loading ${title}`,
  theseNumbersDidNot: 'These numbers didn’t load. Nothing was changed.',
  tryAgain: 'Try again',
  nothingToDrawYet: 'Nothing to show yet',
  pointByPoint: (title: string) => `${title}, point by point`,
  noPointChosenT: 'No point chosen. T shows the table.',
  notComplete: (label: string) => `${label} (not complete)`,
  notKnown: 'not known',
  notCompleteAfter: '; not complete',
  notCompleteYet: (list: string) => `Not complete yet: ${list}`,
  bin: (from: string, to: string) => `${from} to ${to}`,
  complete: 'Complete',
  partial: 'Partial',
  missing: 'Missing',
  notDue: 'Not due',
  none: 'none',
  store: 'Store',
  all: (number: string, text: string) => `All ${number} ${text}`,
  chosen: (bins: string, count: string, all: string, noun: string) =>
    `${bins}: ${count} of ${all} ${noun}`,
  chooseAll: 'Choose all',
});
