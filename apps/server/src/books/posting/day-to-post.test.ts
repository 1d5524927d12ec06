import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayToPost, periodClosed } from './day-to-post.ts';
import type { Posting } from './postings.store.ts';

const TODAY = '2026-11-27';

/** A row that was refused for a closed period or another reason, or was not refused. */
function row(state: Posting['state'], code: string | null): Posting {
  const outcome = code === null ? null : { code, message: '', action: '', retry: false };
  return { state, outcome } as Posting;
}

type Closing = Parameters<typeof dayToPost>[1];

function day(on: string, closing: Partial<Closing>): string | null {
  return dayToPost(on, {
    closingOn: null,
    closedPeriod: 'refuse',
    today: TODAY,
    earlier: [],
    ...closing,
  });
}

describe('an entry is posted on its own date', () => {
  test.each<[string, Partial<Closing>]>([
    ['2026-11-08', {}],
    ['2026-11-08', { closedPeriod: 'post_today' }],
    // The day after the closing date is open.
    ['2026-11-01', { closingOn: '2026-10-31' }],
    ['2026-11-01', { closingOn: '2026-10-31', closedPeriod: 'post_today' }],
    // It is retried on its own date unless a person chooses today.
    ['2026-11-08', { earlier: [row('blocked', 'period_closed')] }],
    ['2026-11-08', { closedPeriod: 'post_today', earlier: [row('blocked', 'validation')] }],
    ['2026-11-08', { closedPeriod: 'post_today', earlier: [row('pending', 'period_closed')] }],
    ['2026-11-08', { closedPeriod: 'post_today', earlier: [row('blocked', null)] }],
    // The last attempt counts.
    [
      '2026-11-08',
      {
        closedPeriod: 'post_today',
        earlier: [row('blocked', 'period_closed'), row('blocked', 'validation')],
      },
    ],
    // QuickBooks itself refused both its own date and today.
    [
      '2026-12-01',
      {
        closedPeriod: 'post_today',
        closingOn: '2026-11-30',
        earlier: [row('blocked', 'period_closed')],
      },
    ],
  ])('%s: %o', (on, closing) => {
    expect(day(on, closing)).toBe(on);
  });
});

describe('an entry is posted today if a person chose so', () => {
  test.each<[string, Partial<Closing>]>([
    ['2026-10-31', { closingOn: '2026-10-31' }],
    ['2026-01-01', { closingOn: '2026-11-26' }],
    // QuickBooks itself refused: it was closed after its settings were last read.
    ['2026-11-08', { earlier: [row('blocked', 'period_closed')] }],
    ['2026-11-08', { earlier: [row('blocked', 'validation'), row('blocked', 'period_closed')] }],
  ])('%s: %o', (on, closing) => {
    expect(day(on, { ...closing, closedPeriod: 'post_today' })).toBe(TODAY);
  });
});

describe('an entry is not posted', () => {
  test.each<[string, Partial<Closing>]>([
    ['2026-10-31', { closingOn: '2026-10-31' }],
    ['2026-11-08', { closingOn: TODAY, closedPeriod: 'post_today' }],
    ['2026-11-08', { closingOn: '2026-12-31', closedPeriod: 'post_today' }],
  ])('%s: %o', (on, closing) => {
    expect(day(on, closing)).toBeNull();
  });
});

test('an entry is never dated into a closed period, nor on any day but its own and today', () => {
  const anyDay = fc
    .integer({ min: 1, max: 30 })
    .map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const anyRow = fc.constantFrom(
    row('blocked', 'period_closed'),
    row('blocked', 'validation'),
    row('posted', null),
  );
  fc.assert(
    fc.property(
      anyDay,
      fc.record({
        closingOn: fc.option(anyDay),
        closedPeriod: fc.constantFrom('refuse' as const, 'post_today' as const),
        today: anyDay,
        earlier: fc.array(anyRow, { maxLength: 3 }),
      }),
      (on, closing) => {
        const posted = dayToPost(on, closing);
        const isOpen = posted === null || closing.closingOn === null || posted > closing.closingOn;
        expect([isOpen, [null, on, closing.today].includes(posted)]).toEqual([true, true]);
        if (closing.closedPeriod === 'refuse') {
          expect([null, on]).toContain(posted);
        }
      },
    ),
  );
});

test('a closed period is reported with its closing date and advice', () => {
  expect(periodClosed('2026-10-31')).toEqual({
    code: 'period_closed',
    message: 'Your books are closed through Oct 31, 2026.',
    action: 'Post it today instead, or open the period in QuickBooks.',
    values: { closed_through: '2026-10-31' },
  });
});
