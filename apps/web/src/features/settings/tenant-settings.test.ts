import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { tenantSettingsSchema, toForm } from './tenant-settings.ts';

const SETTINGS = {
  time_zone: 'America/New_York',
  currency: 'USD',
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  sales: 'report',
  posting_mode: 'review',
  watch_window_days: 28,
  late_rows: 'amend',
  closed_period: 'post_today',
  tax_mode: 'pass_through_gross',
  memo_tax: 'ignore',
  split_tax: 'restaurant_remits',
  revenue: 'gross',
} as const;

const parse = (change: object) =>
  safeParse(tenantSettingsSchema, { ...toForm(SETTINGS), ...change });

test('values shown but not changed are sent unchanged', () => {
  expect(parse({}).output).toEqual(SETTINGS);
});

test.each([
  ['watch_window_days', '', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '2.5', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '91', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '-1', 'Enter a whole number of days from 0 to 90'],
  ['time_zone', '', 'Choose the time zone'],
])('%s may not be %j', (field, value, message) => {
  const { issues } = parse({ [field]: value });
  expect(issues?.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[field, message]]);
});
