import { describe, expect, test } from 'vitest';
import type { DepositDifference } from '../posting/deposit-differences.read-model.ts';
import { openPostingInMemory } from '../posting/posting-memory.fake.ts';
import { presentDrift, presentEntry, presentOwed, presentPostRun } from './entries.presenter.ts';
import type { EntryRow } from './entries.store.ts';
import type { OwedRow } from './owed-operations.store.ts';

const AT = new Date('2026-11-20T14:02:00Z');

function row(over: Partial<EntryRow> = {}): EntryRow {
  const { id, documentNumber, entryOn, currency, debitCents, entry } =
    openPostingInMemory().addEntry();
  return {
    id,
    documentNumber,
    entryOn,
    currency,
    debitCents,
    entry,
    runId: null,
    payoutId: 'payout-1',
    payout: null,
    storeId: null,
    storeName: null,
    channelId: null,
    platform: 'ubereats',
    kind: 'payout',
    status: 'posted',
    statusReason: null,
    isAmbiguous: false,
    relatesTo: null,
    realmId: 'realm',
    approvedAt: null,
    postedAt: null,
    verifiedAt: null,
    externalId: null,
    postedAgainAs: null,
    postedElsewhere: null,
    updatedAt: AT,
    ...over,
  };
}

const DIFFERENCE: DepositDifference = {
  payoutId: 'payout-1',
  currency: 'USD',
  cents: 1_250,
  rowsOfUnknownAmount: 0,
  message: 'The deposit holds $12.50 more than its entries.',
  exception: null,
};

function present(over: Partial<EntryRow>, difference: DepositDifference | null = null) {
  const booksUrl = (realmId: string | null, id: string) => `https://books.test/${realmId}/${id}`;
  return presentEntry(row(over), booksUrl, { findings: [], difference });
}

describe('an entry is shown', () => {
  test('with its net deposit', () => {
    expect(present({}).netCents).toBe(7_500);
    const { entry } = row();
    expect(present({ entry: { ...entry, kind: 'manual' } }).netCents).toBeNull();
  });

  test('with its QuickBooks link once it is posted', () => {
    expect(present({ externalId: '145' }).booksUrl).toBe('https://books.test/realm/145');
    expect(present({ externalId: null }).booksUrl).toBeNull();
  });

  test.each<[string, Partial<EntryRow>, DepositDifference | null, boolean]>([
    ['in review by policy', {}, null, true],
    ['that may have arrived', { isAmbiguous: true }, null, false],
    ['that is ready', { status: 'ready' }, null, false],
    ['whose deposit differs', {}, DIFFERENCE, false],
    ['whose difference was confirmed', {}, { ...DIFFERENCE, exception: exception() }, true],
  ])('%s with whether approval is enough', (_what, over, difference, isEnough) => {
    const reason = { code: 'review_policy', message: '', action: '' };
    const review = { status: 'needs_review', statusReason: reason, ...over } as const;
    expect(present(review, difference).needsOnlyApproval).toBe(isEnough);
  });
});

function exception(): NonNullable<DepositDifference['exception']> {
  return {
    id: 'exception',
    payoutId: 'payout-1',
    payoutRef: 'P-1',
    payoutOn: '2026-11-10',
    platform: 'ubereats',
    storeName: 'Harbor',
    entryId: 'entry-1',
    documentNumber: 'UE-1',
    differenceCents: 1_250,
    printedCents: 1_250,
    rowsOfUnknownAmount: 0,
    currency: 'USD',
    reason: 'Agreed.',
    recordedBy: { userId: 'olivia', name: 'Olivia' },
    recordedAt: AT,
    resolution: null,
  };
}

describe('pending QuickBooks operations are shown with their age', () => {
  const owed: OwedRow = {
    id: 'posting',
    entryId: 'entry-1',
    documentNumber: 'UE-1',
    operation: 'create',
    state: 'unknown',
    sends: 1,
    asks: 2,
    since: AT,
    nextAttemptAt: null,
    lastError: null,
  };

  test.each([
    [0, 0],
    [999, 0],
    [1_000, 1],
    [3_661_500, 3_661],
    // Another machine's clock may be ahead.
    [-5_000, 0],
  ])('%i ms later: %i s', (ms, ageS) => {
    expect(presentOwed(owed, new Date(AT.getTime() + ms))).toEqual({
      ...owed,
      since: '2026-11-20T14:02:00.000Z',
      ageS,
    });
  });
});

test('a posting run is returned with the refused entries', () => {
  const reason = { code: 'period_closed', message: 'Closed.', action: 'Open it.' };
  const refused = [{ entryId: 'entry-2', reason }];
  expect(presentPostRun({ runId: 'run', entryIds: ['entry-1'], refused })).toEqual({
    id: 'run',
    kind: 'post',
    entryIds: ['entry-1'],
    refused,
  });
});

test('a comparison that never ran has no date and no differences', () => {
  expect(presentDrift({ checkedAt: null, items: [] })).toEqual({ checkedAt: null, items: [] });
});
