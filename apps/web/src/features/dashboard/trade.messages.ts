import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the last weeks of a client say. */
export const words = messages({
  title: 'Last four weeks',
  titleInCurrency: (currency: string) => `Last four weeks in ${currency}`,
  gross: 'Gross sales',
  fees: 'Platform fees',
  net: 'Net deposit',
  next: 'Next deposit expected',
  nextUnknown: 'Not known yet',
  nextMeaning: 'Based on the days of your recent payouts',
  period: (days: string, payouts: number) => `${days}, ${counted(payouts, 'payout')}`,
  inCurrency: (figure: string, currency: string) => `${figure} (${currency})`,
  stale: (day: string) => `No payout has arrived since ${day}`,
  staleMeaning: 'These figures stop there. Check the sync, or upload the latest report.',
  seeSync: 'Go to sync',
  trend: 'Eight weeks',
  trendInCurrency: (currency: string) => `Eight weeks in ${currency}`,
  trendSummary: (first: string, last: string) =>
    `Gross sales and net deposits by week, from ${first} to ${last}.`,
  week: 'Week',
  byStore: 'By store',
  store: 'Store',
  feesShare: 'Fees',
  lastSync: (when: string) => `Last synced ${when}`,
  nextSync: (when: string) => `Next sync ${when}`,
  neverSynced: 'Never synced',
  noNextSync: 'Automatic sync is off',
});
