import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the journal preview. */
export const journalPreviewWords = wordsOf('journalPreview', {
  theBooksAreClosed: (day: string) =>
    `The books are closed through ${day}. Reopen the period in QuickBooks, or post on the first open day.`,
  thisPeriodIsClosed: 'This period is closed',
  entry: 'Entry ',
  hasTheSameDate: ' has the same date and lines. Posting this one would count this payout twice.',
  alreadyInTheBooks: 'Already in the books',
  changedLinesOnIt: (by: string, day: string) =>
    `${by} changed lines on ${day}. It no longer matches the generated entry.`,
  changedByHand: 'Changed by hand',
  needsAnAccount: (account: string) => `${account} needs an account`,
  takenOutByHand: 'Removed by hand',
  addedByHand: 'Added by hand',
  changedByHandGenerated: (list: string) => `Changed by hand; generated as ${list}`,
  rows: (rowCount: number) => `${formatCount(rowCount)} ${rowCount === 1 ? 'row' : 'rows'}`,
  partOf: (part: number, parts: number) => `, part ${part} of ${parts}`,
  byThisEntryCannot: (amount: string) =>
    `By ${amount}. This entry can’t be posted. Nothing is plugged to close the gap.`,
  debitsAndCreditsDiffer: 'Debits and credits differ',
  account: 'Account',
  debit: 'Debit ',
  credit: 'Credit ',
  missing: 'Missing',
  total: 'Total',
  debitsEqualCredits: 'Debits equal credits',
});
