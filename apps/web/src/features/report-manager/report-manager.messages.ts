import { formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the reports for clients without QuickBooks say. */
export const words = messages({
  title: 'Reports',
  intro: (client: string) => `Reports on what delivery platforms paid ${client}.`,
  withoutQuickBooks: 'Reports are for clients without QuickBooks',
  openSync: 'Open sync',
  booksInQuickBooks: (client: string) =>
    `Payouts for ${client} are posted to QuickBooks, which has its own reports. You can download workpapers from each run.`,
  report: 'Report',
  groupBy: 'Group by',
  platform: 'Platform',
  both: 'Both',
  format: 'Format',
  noneCreated: 'No report was created.',
  create: 'Create report',
  yourReports: 'Your reports',
  loading: 'Loading reports',
  reportsNoun: 'reports',
  downloadAll: (count: number) => `Download all ${formatCount(count)}`,
  noneYet: 'No reports yet',
  createOne: 'Create one above. Reports are kept for 30 days.',
  technicalDetails: 'Technical details',
  fingerprints: 'SHA-256 of each file',
  period: 'Period',
  state: 'Status',
  size: 'Size',
  created: 'Created',
  actions: 'Actions',
  sameAsLastTime: 'Same as last time',
  upload: 'Upload report',
  download: 'Download',
  downloadFile: (file: string) => `Download ${file}`,
  delete: 'Delete',
  deleteFile: (file: string) => `Delete ${file}`,
  bytes: (size: string) => `${size} B`,
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
  missingWeek: (store: string, week: string) => `No payout for ${store} in the week of ${week}`,
  missingWeeks: (store: string, week: string, more: number) =>
    `No payout for ${store} in the week of ${week} and ${formatCount(more)} more`,
});

export const reportTitles = messages({
  payout_summary: 'Weekly payout summary',
  sales: 'Sales by store and platform',
  fees: 'Fees and take rate',
  tax: 'Tax summary',
  refunds: 'Refunds and error charges',
  journal: 'Journal entries',
  month_end_pack: 'Month-end pack',
});

export const reportMeanings = messages({
  payout_summary: 'Each payout, from gross sales to net deposit.',
  sales: 'Sales, tax, tips and net deposit for each store.',
  fees: 'What each platform keeps of every $100 sold.',
  tax: 'Tax collected, remitted by the platform, and left to you, by month.',
  refunds: 'Error charges and what was recovered.',
  journal: 'Balanced entries to import into any ledger.',
  month_end_pack: 'Workpapers and every report above, in one ZIP.',
});

/** Where a payout counts in the month of its sales. */
export const datedByTrade = messages({
  title: 'Month of sale',
  meaning: 'A payout counts in the month of its sales, like its journal entries.',
  days: 'Sales dates',
  period: (days: string) => `${days}, by sales date`,
});

/** Where a payout counts in the month it was paid in. */
export const datedByPayout = messages({
  title: 'Month of payout',
  meaning: 'A payout counts in full on the day it was paid.',
  days: 'Payout dates',
  period: (days: string) => `${days}, by payout date`,
});

export const reportStates = messages({
  queued: 'In progress',
  ready: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
});
