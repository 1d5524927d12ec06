import { expect, test } from 'vitest';
import { staleSince, syncTimes, trendOf } from './trade.view.ts';

test.each([
  ['2026-11-17', '2026-12-01', null],
  ['2026-11-17', '2026-12-02', '2026-11-17'],
])('figures up to %s are, on %s, old since %j', (to, today, since) => {
  expect(staleSince({ to }, today)).toBe(since);
});

const week = (start_on: string, currency: 'USD' | 'CAD', gross: number) => ({
  start_on,
  end_on: '2026-11-21',
  is_partial: true,
  currency,
  payouts: 1,
  gross_sales_cents: gross,
  fees_cents: 1,
  fees_share_basis_points: 1,
  net_cents: gross - 1,
});

test('the trend of a currency has only its own weeks', () => {
  const weeks = [week('2026-11-15', 'USD', 100), week('2026-11-15', 'CAD', 7)];
  expect(trendOf({ weeks }, 'CAD')).toEqual({
    points: [{ id: '2026-11-15', label: 'Nov 15–21, 2026', partial: true }],
    series: [
      { id: 'gross', label: 'Gross sales', hue: 'gross', values: [7] },
      { id: 'net', label: 'Net deposit', hue: 'net', values: [6] },
    ],
  });
});

const channel = (last: string | null, next: string | null, paused: string | null = null) => ({
  store_id: 's',
  store_name: 'Store',
  channel_id: 'c',
  channel_type: 'ubereats' as const,
  state: 'up_to_date' as const,
  last_run: null,
  working_run_id: null,
  last_payout_on: null,
  last_succeeded_at: last,
  schedule: { next_run_at: next, paused_at: paused },
});

test('last sync is the latest of any channel, next sync the earliest of any that is not paused', () => {
  const channels = [
    channel('2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00.000Z'),
    channel('2026-11-21T09:00:00.000Z', null),
    channel(null, '2026-11-22T09:00:00.000Z', '2026-11-20T00:00:00.000Z'),
  ];
  expect(syncTimes({ channels })).toEqual({
    last: '2026-11-21T09:00:00.000Z',
    next: '2026-11-27T09:00:00.000Z',
  });
  expect(syncTimes({ channels: [] })).toEqual({ last: null, next: null });
});
