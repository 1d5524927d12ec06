import { describe, expect, test } from 'vitest';
import type { ImportSummary, PayoutSummary } from '../../shared/api/entities.ts';
import { toNeedsYou } from './needs-you.view.ts';

const ready: ImportSummary = {
  id: 'i1',
  tenant_id: 't1',
  state: 'ready',
  file: { name: 'payments.csv', sha256: 'a'.repeat(64), size_bytes: 10 },
  report_ids: ['a'.repeat(64)],
  counts: {
    reports: 1,
    reports_recognised: 1,
    rows: 12,
    rows_quarantined: 0,
    payouts: 1,
    identities_checked: 3,
    identities_broken: 0,
    payouts_planned: 1,
    entries: 1,
  },
  failure: null,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:01.000Z',
  finished_at: '2026-11-21T09:00:01.000Z',
};

const payout: PayoutSummary = {
  id: 'p1',
  import_id: 'i1',
  platform: 'doordash',
  payout_ref: 'DD-1',
  payout_on: '2026-11-10',
  period_start_on: '2026-11-02',
  period_end_on: '2026-11-08',
  platform_store_id: 's',
  platform_store_name: 'Fishtown',
  store_id: null,
  channel_id: null,
  channel: 'Marketplace',
  currency: 'USD',
  gross_sales_cents: 510_000,
  net_cents: 329_050,
  identities_hold: true,
  status: 'ready',
};

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
