import { toCents } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import type { PlannedLine } from '../../mapping/accounts/books-lines.port.ts';
import { openPostingInMemory } from './posting-memory.fake.ts';
import { depositCents, reversed } from './stored-entry.ts';
import type { StoredEntryContent } from './stored-entry.ts';
import {
  readBooksLines,
  readOutcome,
  readPayload,
  readPlannedEntry,
  readPostedElsewhere,
  readReason,
  readStoredEntry,
} from './stored-entry.read-model.ts';

function line(component: string, side: 'debit' | 'credit', cents: number): PlannedLine {
  return {
    account: component,
    description: '',
    component: component as PlannedLine['component'],
    side,
    amountCents: toCents(cents),
  };
}

const LINES = [
  line('net_payout', 'debit', 7_500),
  line('commission', 'debit', 2_500),
  line('gross_sales', 'credit', 10_000),
];

describe('the deposit of an entry', () => {
  test.each<[string, Partial<StoredEntryContent>, number | null]>([
    ['its clearing', {}, 7_500],
    ['what it was planned with', { netCents: toCents(7_501) }, 7_501],
    ['the opposite for a reversal', { kind: 'reversal', netCents: toCents(7_501) }, -7_501],
    [
      'the sum of its lines for a reversal without it',
      { kind: 'reversal', lines: reversed(LINES) },
      -7_500,
    ],
    ['negative if the restaurant owes', { lines: [line('net_payout', 'credit', 4_000)] }, -4_000],
    [
      'the sum of both sides if it is split',
      { lines: [line('net_payout', 'debit', 10_000), line('net_payout', 'credit', 2_500)] },
      7_500,
    ],
    [
      'what reached the bank for a transfer, once',
      {
        kind: 'bank_transfer',
        lines: [line('net_payout', 'debit', 7_500), line('net_payout', 'credit', 7_500)],
      },
      7_500,
    ],
    ['zero without a clearing line', { lines: [line('commission', 'debit', 5)] }, 0],
    ['null for a manual entry', { kind: 'manual' }, null],
  ])('is %s', (_name, change, cents) => {
    expect(depositCents({ kind: 'payout', lines: LINES, ...change })).toBe(cents);
  });

  test('is zero for an entry and its reversal together', () => {
    const entry = { kind: 'payout', lines: LINES } as const;
    const back = { kind: 'reversal', lines: reversed(LINES) } as const;
    expect((depositCents(entry) ?? 0) + (depositCents(back) ?? 0)).toBe(0);
  });
});

describe('reversing lines', () => {
  test('swaps debit and credit only, and is its own inverse', () => {
    expect(reversed(LINES).map(({ side, amountCents }) => [side, amountCents])).toEqual([
      ['credit', 7_500],
      ['credit', 2_500],
      ['debit', 10_000],
    ]);
    expect(reversed(reversed(LINES))).toEqual(LINES);
  });
});

/** A column's value, whatever it is. */
const stored = (value: unknown) => value as never;
const NOTHING = stored(null);
const CONTENT = openPostingInMemory().addEntry().entry;

describe('parsing a stored entry', () => {
  test('returns what was written, including fields of other versions', () => {
    const later = { ...CONTENT, invented: { by: 'a later version' } };
    expect(readStoredEntry(stored(later))).toEqual(later);
    const known = { ...CONTENT, lines: LINES };
    expect(readStoredEntry(stored(known)).lines).toEqual(LINES);
  });

  test.each<[string, object]>([
    ['an amount that is no whole cent', { lines: [{ ...LINES[0], amountCents: 75.5 }] }],
    ['an amount that is text', { lines: [{ ...LINES[0], amountCents: '7500' }] }],
    ['a side that is none', { lines: [{ ...LINES[0], side: 'left' }] }],
    ['a component without a name', { lines: [{ ...LINES[0], component: '' }] }],
    ['a currency that we do not book', { currency: 'EUR' }],
    ['a kind that does not exist', { kind: 'wish' }],
    ['a platform that we do not read', { platform: 'grubhub' }],
    ['a net deposit that is no whole cent', { netCents: 0.5 }],
    ['no lines', { lines: undefined }],
  ])('fails with %s: nothing is posted from a guess', (_name, change) => {
    expect(() => readStoredEntry(stored({ ...CONTENT, ...change }))).toThrow(
      'journal_entries.entry',
    );
  });

  test('for further planning requires an entry planned from a payout', () => {
    const typed = { ...CONTENT, lines: LINES.map((one) => ({ ...one, accountType: 'Income' })) };
    expect(readPlannedEntry(stored(typed)).lines).toHaveLength(3);
    for (const change of [{ kind: 'manual' }, { platform: null }, { lines: LINES }]) {
      expect(() => readPlannedEntry(stored({ ...typed, ...change }))).toThrow(
        'journal_entries.entry',
      );
    }
  });
});

describe('parsing an outbox row', () => {
  test('returns its payload as frozen, including fields that Intuit adds', () => {
    const { deps: _deps, ...env } = openPostingInMemory();
    const sent = {
      DocNumber: env.addEntry().documentNumber,
      Line: [
        {
          Amount: 75,
          DetailType: 'JournalEntryLineDetail',
          JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '91' }, x: 1 },
        },
      ],
      domain: 'QBO',
    };
    expect(readPayload(stored(sent))).toEqual(sent);
  });

  test.each<[string, object]>([
    ['an amount that is text', { Amount: '75.00' }],
    ['no side', { JournalEntryLineDetail: { AccountRef: { value: '91' } } }],
    ['no account', { JournalEntryLineDetail: { PostingType: 'Debit' } }],
  ])('fails on a line with %s', (_name, change) => {
    const one = {
      Amount: 75,
      DetailType: 'JournalEntryLineDetail',
      JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '91' } },
      ...change,
    };
    expect(() => readPayload(stored({ Line: [one] }))).toThrow('postings.payload');
  });

  test('returns null if nothing is stored', () => {
    expect([
      readBooksLines(NOTHING),
      readOutcome(NOTHING),
      readReason(NOTHING),
      readPostedElsewhere(NOTHING),
    ]).toEqual([null, null, null, null]);
  });

  test('fails if it does not say whether it may be resent', () => {
    const outcome = { code: 'x', message: 'm', action: 'a' };
    expect(readOutcome(stored({ ...outcome, retry: false }))).toEqual({ ...outcome, retry: false });
    expect(() => readOutcome(stored(outcome))).toThrow('postings.outcome');
  });

  test('returns a reason with its values, and where it was posted elsewhere', () => {
    const reason = { code: 'x', message: 'm', action: 'a', values: { count: 2 } };
    expect(readReason(stored(reason))).toEqual(reason);
    const elsewhere = { reference: 'JE 77', on: '2026-11-09' };
    expect(readPostedElsewhere(stored(elsewhere))).toEqual(elsewhere);
    expect(() => readPostedElsewhere(stored({ reference: 'JE 77' }))).toThrow('posted_elsewhere');
  });
});
