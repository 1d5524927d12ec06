import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the payout waterfall. */
export const payoutWaterfallWords = wordsOf('payoutWaterfall', {
  step: 'Step',
  account: 'Account',
  amount: (currency: string) => `Amount (${currency})`,
  ofGrossPercent: 'Of gross (%)',
  notComplete: 'Not complete',
  ofGrossAfter: ' of gross',
  noAccountYet: 'No account yet',
  ofGrossColumn: 'Of gross',
  loading: (title: string) => `Loading ${title}`,
  thisPayoutDidNot: 'This payout didn’t load. Nothing was changed.',
  tryAgain: 'Try again',
  nothingWasPaidOut: 'Nothing was paid out',
  viewAsTable: 'View as table',
  viewAsDrawing: 'View as chart',
  saveAsCsv: 'Save as CSV',
});
