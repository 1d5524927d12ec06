import { describe, expect, test } from 'vitest';
import {
  importSummary as ready,
  payoutSummary as payout,
} from '../../shared/testing/answers.fake.ts';
import { toNeedsYou } from './needs-you.view.ts';

describe('what needs you', () => {
  test('is nothing when everything is ready', () => {
    expect(toNeedsYou([ready], [payout])).toEqual([]);
  });

  test('is not a run that still moves by itself', () => {
    expect(toNeedsYou([{ ...ready, state: 'checking' }], [])).toEqual([]);
  });

  test('names a failed import with its reason, before a payout', () => {
    const failure = {
      step: 'check' as const,
      code: 'database_unavailable',
      message: 'The database did not answer.',
      retryable: true,
    };
    expect(
      toNeedsYou(
        [{ ...ready, state: 'failed', failure }],
        [{ ...payout, status: 'needs_mapping' }],
      ),
    ).toEqual([
      {
        id: 'i1',
        href: '/dashboard/sync/imports/i1',
        title: 'payments.csv',
        reason: 'The database did not answer. Your books are unchanged.',
        action: 'See why',
      },
      {
        id: 'p1',
        href: '/dashboard/sync/payouts/p1',
        title: 'DoorDash, Fishtown, paid Nov 10, 2026',
        reason: 'Holds money of a kind that has no account yet.',
        action: 'Open the payout',
      },
    ]);
  });

  test.each([
    ['blocked' as const, 0, 'Nothing of this file could be planned. Your books are unchanged.'],
    ['ready' as const, 1, '1 row does not add up and was set aside.'],
    ['ready' as const, 3, '3 rows do not add up and were set aside.'],
  ])('says why an import that is %s with %i rows set aside waits', (state, rows, reason) => {
    const counts = { ...ready.counts, rows_quarantined: rows };
    expect(toNeedsYou([{ ...ready, state, counts }], []).map((item) => item.reason)).toEqual([
      reason,
    ]);
  });

  test('says why a payout waits for review', () => {
    expect(toNeedsYou([], [{ ...payout, status: 'needs_review' }])[0]?.reason).toBe(
      'A check does not hold; look before it is posted.',
    );
  });

  test('is at most five things', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      ...payout,
      id: `p${at}`,
      status: 'needs_review' as const,
    }));
    expect(toNeedsYou([], many).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });
});
