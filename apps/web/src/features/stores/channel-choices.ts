import type { Channel } from '../../shared/api/entities.ts';

type Config = Channel['channel_config'];
type Words<Key extends keyof Config> = Record<NonNullable<Config[Key]> & string, string>;

export const REPORT_SOURCES: Words<'report_source'> = {
  upload: 'Uploading files',
  api: 'Fetching from the platform',
};
export const PAYOUT_CADENCES: Words<'payout_cadence'> = { weekly: 'Weekly', daily: 'Daily' };
export const POSTING_MODELS: Words<'posting_model'> = {
  payout_journal: 'One journal entry per payout',
  daily_journal: 'One journal entry per day',
  none: 'Nothing',
};
export const SPLITS: Words<'split'> = {
  month: 'At month end',
  none: 'Never',
};
export const BASES: Words<'basis'> = {
  accrual: 'Accrual (sale date)',
  cash: 'Cash (payout date)',
};
export const BANK_LEGS: Words<'bank_leg'> = {
  none: 'No, use the bank feed',
  transfer: 'Yes, as a transfer',
};
/** The answers to "Does your POS already record delivery sales in QuickBooks?". */
export const SALES: Words<'sales'> = {
  report: 'No, post sales from the report',
  pos: 'Yes, post only fees and adjustments',
};
export const LATE_ROWS: Words<'late_rows'> = {
  amend: 'Update the posted entry',
  adjust: 'Post an adjusting entry',
};
export const CLOSED_PERIODS: Words<'closed_period'> = {
  post_today: 'Date the entry today, with a note',
  refuse: 'Wait until the period is reopened',
};
export const POSTING_MODES: Words<'posting_mode'> = {
  review: 'After review',
  auto: 'Automatically, when all checks pass',
  paused: 'Paused',
};
/** ISO 8601: 1 is Monday. */
export const WEEKDAYS: Record<string, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
