import { object, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { publishSchema } from './blog/publish-schema.ts';
import { codesSchema } from './codes-schema.ts';
import {
  instantFieldsOf,
  instantSchema,
  whenComplaint,
  type InstantFields,
} from './instant-schema.ts';
import { dayOrNone, shownDay, typedDay } from './typed-day.ts';

const NOW = new Date('2026-11-26T09:00:00Z');

describe('a typed date and time', () => {
  test.each<[InstantFields, string | null]>([
    [{ day: null, time: '' }, null],
    [{ day: null, time: '  ' }, null],
    [{ day: '2026-11-30', time: '06:00' }, '2026-11-30T06:00:00.000Z'],
    [{ day: '2026-11-30', time: ' 23:59 ' }, '2026-11-30T23:59:00.000Z'],
    [{ day: '2028-02-29', time: '00:00' }, '2028-02-29T00:00:00.000Z'],
  ])('%o is %s', (typed, instant) => {
    expect(safeParse(instantSchema, typed)).toMatchObject({ success: true, output: instant });
  });

  test.each<[InstantFields, string]>([
    [{ day: '2026-11-30', time: '' }, 'Enter a time such as 14:30'],
    [{ day: '2026-11-30', time: '24:00' }, 'Enter a time such as 14:30'],
    [{ day: '2026-11-30', time: '6:00' }, 'Enter a time such as 14:30'],
    [{ day: '2026-11-30', time: '2:30 PM' }, 'Enter a time such as 14:30'],
    // A time alone, or an unreadable day, would otherwise mean no instant at all: a banner without end.
    [{ day: null, time: '14:30' }, 'Enter a day'],
    [{ day: typedDay(null, 'unreadable'), time: '14:30' }, 'Enter a day such as 2026-11-30'],
  ])('%o is rejected', (typed, message) => {
    const { issues = [] } = safeParse(instantSchema, typed);
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each(['2026-11-30T06:00:00.000Z', '2027-01-01T00:00:00.000Z', null])(
    '%s opened and saved stays the same',
    (instant) => {
      expect(safeParse(instantSchema, instantFieldsOf(instant)).output).toBe(instant);
    },
  );
});

test.each<[InstantFields, string | null]>([
  [{ day: '2026-11-26', time: '09:01' }, null],
  [{ day: '2026-11-26', time: '09:00' }, 'Enter a day and time in the future'],
  [{ day: '2025-12-31', time: '23:59' }, 'Enter a day and time in the future'],
  [{ day: null, time: '' }, 'Enter a day and time in the future'],
  [{ day: null, time: '09:01' }, 'Enter a day'],
  [{ day: '2026-11-26', time: '9' }, 'Enter a time such as 14:30'],
])('with the clock at nine, %o to come gets %s', (typed, complaint) => {
  expect(whenComplaint(typed, NOW)).toBe(complaint);
});

describe('an article is published', () => {
  const publish = (typed: object) => {
    const {
      success,
      output,
      issues = [],
    } = safeParse(
      publishSchema(() => NOW),
      typed,
    );
    return success ? output : issues.map(({ path, message }) => [path?.[0].key, message]);
  };

  test('at the selected time', () => {
    const at = { day: '2026-11-30', time: '06:00' };
    expect(publish({ when: 'later', at })).toEqual({ publishAt: '2026-11-30T06:00:00.000Z' });
  });

  test('now, if a time was typed but then “now” selected', () => {
    for (const at of [
      { day: '2026-11-30', time: '9' },
      { day: null, time: '09:00' },
      { day: '2020-01-01', time: '09:00' },
    ]) {
      expect(publish({ when: 'now', at })).toEqual({ publishAt: null });
    }
  });

  test('never at a time in the past', () => {
    expect(publish({ when: 'later', at: { day: '2026-11-26', time: '09:00' } })).toEqual([
      ['at', 'Enter a day and time in the future'],
    ]);
  });
});

describe('an optional day', () => {
  const messages = (day: string | null) => {
    const { issues = [] } = safeParse(object({ day: dayOrNone() }), { day });
    return issues.map(({ message }) => message);
  };

  test('is a day or none', () => {
    expect([messages(null), messages('2026-11-30')]).toEqual([[], []]);
  });

  test('is rejected if invalid, and shown as typed', () => {
    const typed = typedDay(null, 'unreadable');
    expect([messages(typed), shownDay(typed)]).toEqual([['Enter a day such as 2026-11-30'], null]);
    expect(shownDay(typedDay('2026-11-30', null))).toBe('2026-11-30');
  });

  test('invalid in an invitation code does not create a code without an end', () => {
    const code = { count: '1', max_uses: '1', campaign: '', trial_days: '' };
    const { issues = [] } = safeParse(codesSchema('2026-11-26'), {
      ...code,
      expires_on: typedDay(null, 'unreadable'),
    });
    expect(issues.map(({ path, message }) => [path?.[0].key, message])).toEqual([
      ['expires_on', 'Enter a day such as 2026-11-30'],
    ]);
  });
});
