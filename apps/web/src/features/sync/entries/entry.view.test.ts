import { describe, expect, test } from 'vitest';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { booksEntry, booksEntryDetail } from '../../../shared/testing/sync.fake.ts';
import { entryAmountCents } from '../../../shared/format/total-in-words.ts';
import {
  entryActions,
  entryTitle,
  isInClosedPeriod,
  nextWaiting,
  postable,
  postConsequences,
  sharedReason,
  skippable,
  toIdentities,
  toNotices,
  toPreviewLines,
  undoWays,
} from './entry.view.ts';

const ALL = { manage: true, post: true };

test('an entry is named by its client and day, and says so if it is not a payout', () => {
  expect(entryTitle(booksEntry)).toBe('Uber Eats · Fishtown · Nov 8, 2026');
  expect(entryTitle({ ...booksEntry, kind: 'reversal' })).toBe(
    'Reversal · Uber Eats · Fishtown · Nov 8, 2026',
  );
  expect(entryTitle({ ...booksEntry, kind: 'manual', platform: null, store_name: null })).toBe(
    'Manual entry · Nov 8, 2026',
  );
});

test('an entry reconciled with the bank can only be reversed today', () => {
  const ways = (code?: string) => undoWays(code).map(({ value }) => value);
  expect(ways('undo_reconciled')).toEqual(['reverse_today']);
  expect(ways('undo_period_closed')).toEqual(ways());
  expect(ways()).toEqual(['reverse_today', 'reverse_on_original_date', 'delete']);
});

test('lines keep their order, their sides and missing accounts', () => {
  expect(toPreviewLines(booksEntryDetail)).toEqual([
    {
      id: '1',
      account: 'Clearing – Uber Eats',
      side: 'debit',
      amountCents: 510_000,
      unmapped: false,
      classification: {},
    },
    {
      id: '2',
      account: 'No account yet',
      description: 'Sales of 2 – 8 Nov',
      side: 'credit',
      amountCents: 510_000,
      unmapped: true,
      classification: { class: 'Delivery', location: 'Fishtown' },
    },
  ]);
});

test('only the identities of the accounting rules are shown as proof', () => {
  const identities = [
    { id: 'I5', holds: false, difference_cents: -1_200, message: null },
    { id: 'X9', holds: true, difference_cents: 0, message: null },
  ];
  expect(toIdentities({ identities })).toEqual([
    { id: 'I5', holds: false, differenceCents: -1_200 },
  ]);
});

describe('the permitted actions', () => {
  test.each<[Partial<BooksEntry>, readonly string[]]>([
    [{ status: 'needs_mapping' }, ['skip', 'posted_elsewhere']],
    [{ status: 'needs_review' }, ['approve', 'post', 'skip', 'posted_elsewhere']],
    [
      { status: 'needs_review', approved_at: '2026-11-21T09:00:00.000Z' },
      ['post', 'skip', 'posted_elsewhere'],
    ],
    [{ status: 'ready' }, ['post', 'skip', 'posted_elsewhere']],
    [{ status: 'posting' }, []],
    [{ status: 'posting', is_ambiguous: true }, ['resolve']],
    [{ status: 'posted' }, ['undo']],
    [{ status: 'posted', posted_elsewhere: { reference: 'JE 7', on: '2026-11-09' } }, []],
    [{ status: 'failed' }, ['post', 'skip', 'posted_elsewhere']],
    [{ status: 'skipped' }, ['unskip']],
    [{ status: 'reversed' }, ['post_again']],
    [{ status: 'reversed', kind: 'reversal' }, []],
    [{ status: 'reversed', posted_again_as: '7a7a8f5e-4283-4a82-8d71-91ae1f2a3002' }, []],
  ])('with %o: %o', (part, actions) => {
    expect(entryActions({ ...booksEntry, ...part }, ALL)).toEqual(actions);
  });

  test('are empty for a reader', () => {
    expect(entryActions(booksEntry, { manage: false, post: true })).toEqual([]);
  });

  test('do not touch the books if the client has none in QuickBooks', () => {
    expect(entryActions(booksEntry, { manage: true, post: false })).toEqual([
      'skip',
      'posted_elsewhere',
    ]);
  });
});

test('for several entries, post and skip those that allow it', () => {
  const entries = (['ready', 'posted', 'failed', 'needs_mapping'] as const).map((status) => ({
    ...booksEntry,
    id: status,
    status,
  }));
  expect(postable(entries).map(({ id }) => id)).toEqual(['ready', 'failed']);
  expect(skippable(entries).map(({ id }) => id)).toEqual(['ready', 'failed', 'needs_mapping']);
});

describe('after a decision', () => {
  const list = (['ready', 'ready', 'posted', 'failed'] as const).map((status, at) => ({
    ...booksEntry,
    id: `e${at}`,
    status,
  }));
  const after = (id: string, ...decided: string[]) => nextWaiting(list, id, new Set(decided));

  test('the next waiting entry opens, in list order', () => {
    expect(after('e0', 'e0')).toBe('e1');
    expect(after('e1', 'e0', 'e1')).toBe('e3');
  });

  test('the list wraps around to its start', () => {
    expect(after('e3', 'e3')).toBe('e0');
    expect(after('e1', 'e1', 'e3')).toBe('e0');
  });

  test('nothing opens if nothing waits, or if the list does not have it', () => {
    expect(after('e0', 'e0', 'e1', 'e3')).toBeNull();
    expect(nextWaiting([], 'e0', new Set())).toBeNull();
    const [first] = list;
    const unknown = list.slice(0, 1).map((entry) => ({ ...entry, is_ambiguous: true }));
    expect(first).toBeDefined();
    expect(nextWaiting(unknown, 'e9', new Set())).toBeNull();
  });
});

describe('what entries have in common', () => {
  const reason = (message: string) => ({ code: 'review_policy', message, action: null });
  const withReason = (message: string | null) => ({
    status_reason: message === null ? null : reason(message),
  });

  test('is shown once', () => {
    expect(sharedReason([withReason('A'), withReason('A')])).toEqual(reason('A'));
  });

  test('is empty if they differ, one has none, or there are none', () => {
    expect(sharedReason([withReason('A'), withReason('B')])).toBeNull();
    expect(sharedReason([withReason('A'), withReason(null)])).toBeNull();
    expect(sharedReason([withReason(null), withReason('A')])).toBeNull();
    expect(sharedReason([])).toBeNull();
  });
});

describe('the amount of an entry', () => {
  const money = (cents: number, currency: string) => `${currency} ${cents / 100}`;
  const deposit = { net_cents: 406_762, debit_cents: 569_651, currency: 'USD' } as const;

  test('is its part of the net deposit or, for a manual one, its debits', () => {
    expect(entryAmountCents(deposit)).toBe(406_762);
    expect(entryAmountCents({ net_cents: null, debit_cents: 500 })).toBe(500);
    expect(entryAmountCents({ net_cents: -1_250, debit_cents: 2_000 })).toBe(-1_250);
  });

  test('is shown with what posting means', () => {
    expect(postConsequences([deposit], money)).toEqual([
      'USD 4067.62 is its part of the net deposit, as the platform paid it.',
      'It’s marked posted once QuickBooks confirms it.',
      'You can reverse it afterward.',
    ]);
    const manual = { ...deposit, net_cents: null };
    expect(postConsequences([deposit, manual], money)).toEqual([
      'Each is marked posted once QuickBooks confirms it.',
      'You can reverse each of them afterward.',
    ]);
  });
});

test('a closed period and a duplicate number are recognized by their codes', () => {
  const reason = (code: string) => ({ code, message: '', action: null });
  expect(isInClosedPeriod([reason('period_closed')])).toBe(true);
  expect(isInClosedPeriod([reason('account_inactive')])).toBe(false);
  expect(toNotices(booksEntry, [reason('duplicate_document_number')])).toEqual([
    { kind: 'duplicate', documentNumber: 'UE-7K3Q9FAB-1108-1' },
  ]);
});
