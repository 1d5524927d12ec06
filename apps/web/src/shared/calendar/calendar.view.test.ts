import { expect, test } from 'vitest';
import type { SyncCalendar } from '../api/entities.ts';
import {
  calendarSentence,
  dayPath,
  daysBetween,
  lastShownDay,
  ofPlatform,
  toHeatStores,
} from './calendar.view.ts';

const day = (
  on: string,
  state: SyncCalendar['channels'][number]['days'][number]['state'],
  found: { payout_ids?: string[]; run_id?: string | null } = {},
) => ({ on, state, net_cents: 0, payout_ids: [], run_id: null, ...found });

const CALENDAR: SyncCalendar = {
  from: '2026-10-31',
  to: '2026-11-03',
  channels: [
    {
      store_id: 's1',
      store_name: 'Fishtown',
      channel_id: 'c1',
      channel_type: 'ubereats',
      since: '2026-10-01',
      days: [
        day('2026-10-31', 'complete', { payout_ids: ['p1', 'p2'], run_id: 'r1' }),
        day('2026-11-01', 'nil', { run_id: 'r1' }),
        day('2026-11-02', 'missing'),
      ],
    },
  ],
};

test.each([
  ['no day', null, '2026-11-20'],
  ['a day of the past', '2026-02-28', '2026-02-28'],
  ['the last day that is over', '2026-11-20', '2026-11-20'],
  ['a day that is not over', '2027-01-01', '2026-11-20'],
  ['a month that there is not', '2026-13-01', '2026-11-20'],
  ['a day that its month does not have', '2026-02-30', '2026-11-20'],
  ['a leap day of another year', '2026-02-29', '2026-11-20'],
  ['words', 'yesterday', '2026-11-20'],
  ['nothing', '', '2026-11-20'],
])('a URL with %s shows the weeks up to a day', (_, requested, shown) => {
  expect(lastShownDay(requested, '2026-11-20')).toBe(shown);
});

test('days continue across a month end and daylight saving time', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
});

test('a day without sales is complete, and an unreported day is not due', () => {
  expect(toHeatStores(CALENDAR)).toEqual([
    {
      id: 'c1',
      label: 'Uber Eats, Fishtown',
      days: ['complete', 'complete', 'missing', 'not_due'],
    },
  ]);
});

test('missing days are described in a sentence', () => {
  expect(calendarSentence(CALENDAR)).toBe('1 day is missing.');
  const [channel] = CALENDAR.channels;
  const days = [day('2026-11-01', 'partial'), day('2026-11-02', 'missing')];
  expect(
    calendarSentence({
      ...CALENDAR,
      channels: channel === undefined ? [] : [{ ...channel, days }],
    }),
  ).toBe('1 day is missing, 1 is incomplete.');
  expect(calendarSentence({ ...CALENDAR, channels: [] })).toBe('No days are missing.');
});

test('a channel that was never synced is reported as such, not as missing days', () => {
  const [channel] = CALENDAR.channels;
  const unsynced = {
    ...CALENDAR,
    channels: channel === undefined ? [] : [{ ...channel, since: null, days: [] }],
  };
  expect(calendarSentence(unsynced)).toBe('1 channel is not synced yet.');
  expect(toHeatStores(unsynced).map(({ label }) => label)).toEqual([
    'Uber Eats, Fishtown (not synced yet)',
  ]);
  const whole = channel === undefined ? [] : [{ ...channel, days: channel.days.slice(0, 2) }];
  expect(calendarSentence({ ...CALENDAR, channels: [...whole, ...unsynced.channels] })).toBe(
    'No days are missing, 1 channel is not synced yet.',
  );
});

test.each([
  ['2026-10-31', '/dashboard/sync/payouts/p1'],
  ['2026-11-01', '/dashboard/sync/runs/r1'],
  ['2026-11-02', null],
  ['2026-12-24', null],
])('%s leads to %j', (on, path) => {
  expect(dayPath(CALENDAR, 'c1', on)).toBe(path);
});

test('a single platform has its own channels', () => {
  expect(ofPlatform(CALENDAR, 'ubereats')).toEqual(CALENDAR);
  expect(ofPlatform(CALENDAR, 'doordash').channels).toEqual([]);
  expect(ofPlatform(CALENDAR, undefined)).toBe(CALENDAR);
});
