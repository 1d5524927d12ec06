import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, wallClockIn, weekdayOf } from '../../platform/days.ts';
import { nextFetch } from './schedule-times.ts';
import type { FetchTimes } from './schedule-times.ts';

const DAY_MS = 86_400_000;
/** Time zones of both platforms, with and without daylight saving time, and one across the date line. */
const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/St_Johns',
  'Pacific/Honolulu',
  'Pacific/Auckland',
  'Europe/Berlin',
];

const anyTimes: fc.Arbitrary<FetchTimes> = fc.record({
  weeks: fc.record({
    startsOn: fc.integer({ min: 1, max: 7 }),
    cadence: fc.constantFrom('weekly', 'daily'),
  }),
  timeZone: fc.constantFrom(...TIME_ZONES),
  watchWindowDays: fc.constantFrom(0, 28),
});
const anyNow = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('the next fetch is in the future, within a week, and in the morning of the channel’s time zone', () => {
  fc.assert(
    fc.property(fc.uuid(), anyTimes, anyNow, (channelId, times, now) => {
      const at = nextFetch(channelId, times, now);
      const wait = at.getTime() - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(
        (times.weeks.cadence === 'daily' ? 1 : 7) * DAY_MS + 7_200_000,
      );
      const clock = wallClockIn(times.timeZone, at).slice(11);
      expect([times.timeZone, at.toISOString(), clock >= '06:00:00' && clock < '08:00:00']).toEqual(
        [times.timeZone, at.toISOString(), true],
      );
    }),
    { numRuns: 2_000 },
  );
});

test('a week is fetched on the day after it and three days later, whatever day it starts on', () => {
  fc.assert(
    fc.property(fc.uuid(), anyTimes, anyNow, (channelId, times, now) => {
      const { weeks, timeZone, watchWindowDays } = times;
      const weekday = weekdayOf(dayIn(timeZone, nextFetch(channelId, times, now)));
      const sinceStart = (weekday - weeks.startsOn + 7) % 7;
      const looks = watchWindowDays === 0 ? [1] : [1, 4];
      expect(weeks.cadence === 'daily' ? [sinceStart] : looks).toContain(sinceStart);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['America/Los_Angeles', '2026-03-07T20:00:00Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-10-31T20:00:00Z', '2026-11-01'],
  ['America/Chicago', '2026-10-31T20:00:00Z', '2026-11-01'],
])(
  'on the day of a clock change in %s, after %s, it is six o’clock local time',
  (timeZone, now, day) => {
    const weeks = { startsOn: 1, cadence: 'daily' } as const;
    const at = nextFetch('a', { weeks, timeZone, watchWindowDays: 0 }, new Date(now));
    const clock = wallClockIn(timeZone, at);
    expect([clock.slice(0, 10), clock.slice(11, 13) >= '06', clock.slice(11, 13) < '08']).toEqual([
      day,
      true,
      true,
    ]);
  },
);
