import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryFact, PayoutStatus } from './payout-status.read-model.ts';
import { payoutProgress } from './payout-status.read-model.ts';

const part = (status: EntryFact['status']): EntryFact => ({ kind: 'payout', status });
const reversal = (status: EntryFact['status']): EntryFact => ({ kind: 'reversal', status });

type Case = readonly [string, readonly EntryFact[], PayoutStatus, number, number];

const CASES: readonly Case[] = [
  ['without entries: as it was read', [], 'needs_review', 0, 0],
  ['every part posted', [part('posted'), part('posted')], 'posted', 2, 2],
  ['a part failed', [part('posted'), part('failed')], 'partly_posted', 2, 1],
  ['all parts failed', [part('failed'), part('failed')], 'failed', 2, 0],
  ['a part waits', [part('posted'), part('needs_review')], 'partly_posted', 2, 1],
  ['the rest on its way', [part('posted'), part('posting')], 'posting', 2, 1],
  ['a part left out by a person', [part('posted'), part('skipped')], 'posted', 2, 1],
  ['all left out', [part('skipped')], 'skipped', 1, 0],
  ['taken back', [part('reversed'), reversal('posted')], 'reversed', 1, 0],
  [
    'a part taken back',
    [part('posted'), part('reversed'), reversal('posted')],
    'partly_posted',
    2,
    1,
  ],
  ['being taken back', [part('posted'), reversal('posting')], 'posting', 1, 1],
  ['a reversal that QuickBooks refused', [part('posted'), reversal('failed')], 'failed', 1, 1],
  ['the most urgent of what waits', [part('ready'), part('needs_mapping')], 'needs_mapping', 2, 0],
  [
    'a transfer counts as an entry',
    [part('posted'), { kind: 'bank_transfer', status: 'ready' }],
    'partly_posted',
    2,
    1,
  ],
];

describe('the status of a payout', () => {
  test.each(CASES)('%s', (...[, entries, status, total, posted]) => {
    expect(payoutProgress(entries, 'needs_review')).toEqual({
      status,
      entryCounts: { total, posted },
    });
  });

  test('is posted only if nothing is left to do, in any order', () => {
    const status = fc.constantFrom<EntryFact['status']>(
      'needs_mapping',
      'needs_review',
      'ready',
      'posting',
      'posted',
      'skipped',
      'failed',
      'reversed',
    );
    const kind = fc.constantFrom<EntryFact['kind']>('payout', 'adjustment', 'bank_transfer');
    fc.assert(
      fc.property(fc.array(fc.record({ kind, status }), { minLength: 1 }), (entries) => {
        const found = payoutProgress(entries, 'ready');
        expect(payoutProgress([...entries].reverse(), 'ready')).toEqual(found);
        const inBooks = entries.filter((entry) => entry.status === 'posted').length;
        expect([found.entryCounts.total, found.entryCounts.posted]).toEqual([
          entries.length,
          inBooks,
        ]);
        const isDone =
          inBooks > 0 && entries.every((entry) => ['posted', 'skipped'].includes(entry.status));
        expect(found.status === 'posted').toBe(isDone);
        expect(found.status === 'partly_posted').toBe(
          inBooks > 0 &&
            entries.some((entry) => !['posted', 'skipped', 'posting'].includes(entry.status)),
        );
      }),
    );
  });
});
