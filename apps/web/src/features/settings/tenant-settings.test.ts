import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { tenantSettingsSchema, toForm } from './tenant-settings.ts';

const SETTINGS = {
  time_zone: 'America/New_York',
  currency: 'USD',
  fiscal_year_starts_month: 1,
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  posting_mode: 'review',
  watch_window_days: 28,
  late_rows: 'amend',
  closed_period: 'post_today',
  retention_months: null,
} as const;

const parse = (change: object) =>
  safeParse(tenantSettingsSchema, { ...toForm(SETTINGS), ...change });

test('what is shown and not changed is sent as it was', () => {
  expect(parse({}).output).toEqual(SETTINGS);
});

test('reports can be kept for a number of months', () => {
  expect(parse({ retention_months: '24' }).output).toMatchObject({ retention_months: 24 });
});

test.each([
  ['watch_window_days', '', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '2.5', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '91', 'Enter a whole number of days from 0 to 90'],
  ['watch_window_days', '-1', 'Enter a whole number of days from 0 to 90'],
  ['retention_months', '11', 'Enter 12 to 120 months, or leave it empty'],
  ['retention_months', '121', 'Enter 12 to 120 months, or leave it empty'],
  ['retention_months', 'a year', 'Enter 12 to 120 months, or leave it empty'],
  ['time_zone', '', 'Choose the time zone'],
])('%s may not be %j', (field, value, message) => {
  const { issues } = parse({ [field]: value });
  expect(issues?.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[field, message]]);
});
