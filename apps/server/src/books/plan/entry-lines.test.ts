import { describe, expect, test } from 'vitest';
import { toCents } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { EffectiveMapping } from '../../mapping/accounts/account-mapping.port.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { openPostingInMemory } from '../posting/posting-memory.fake.ts';
import type { PostingInMemory } from '../posting/posting-memory.fake.ts';
import type { Posting } from '../posting/postings.store.ts';
import { depositCents, reversed } from '../posting/stored-entry.ts';
import { openEntryLines, frozenPosting } from './entry-lines.ts';
import type { EntryLine, EntryWithPostings } from './entry-lines.ts';
import { rulesOfSettled } from './plan-rules.read-model.ts';
import { isInJournal } from './stored-entries.ts';

const NAMES = {
  account: (id: string) => (id === '91' ? { name: 'Clearing (renamed)', type: 'Bank' } : undefined),
  class: () => undefined,
  department: () => undefined,
};
/** Only the channels' proposals are read from the database; there are none. */
const NO_CHANNELS = {
  selectFrom: () => ({ selectAll: () => ({ execute: async () => [] }) }),
} as unknown as Transaction;

async function linesOf(
  input: EntryWithPostings,
  mapping: PostingInMemory['mapping'],
): Promise<readonly EntryLine[]> {
  const mappings = { effective: async () => mapping as EffectiveMapping };
  return (await openEntryLines(NO_CHANNELS, mappings, NAMES))(input);
}

function brief(lines: readonly EntryLine[]) {
  return lines.map(({ side, accountId, accountName, amountCents }) => [
    side,
    accountId,
    accountName,
    amountCents,
  ]);
}

async function posted(): Promise<PostingInMemory & { readonly shown: EntryWithPostings }> {
  const env = openPostingInMemory();
  const { id } = env.addEntry();
  await env.approve(id);
  const entry: EntryToPost = { ...env.entry(id), status: 'posted' };
  const postings = env.memory.postings.map((row): Posting => ({ ...row, state: 'posted' }));
  return { ...env, shown: { entry, postings } };
}

describe('the lines of an entry', () => {
  test('that is posted are those that were sent, with current names, after any remap', async () => {
    const { shown, mapping } = await posted();
    mapping.clear();
    expect(brief(await linesOf(shown, mapping))).toEqual([
      ['debit', '91', 'Clearing (renamed)', 7_500],
      ['debit', '93', 'commission', 2_500],
      ['credit', '92', 'gross_sales', 10_000],
    ]);
  });

  test('that was not sent follow the mapping; unmapped lines have no account', async () => {
    const { entry } = (await posted()).shown;
    const { mapping } = openPostingInMemory();
    mapping.delete('commission');
    expect(
      brief(await linesOf({ entry: { ...entry, status: 'ready' }, postings: [] }, mapping)),
    ).toEqual([
      ['debit', '91', 'Clearing (renamed)', 7_500],
      ['debit', null, 'commission', 2_500],
      ['credit', '92', 'gross_sales', 10_000],
    ]);
  });

  test('that was frozen without its lines come from the payload, each with its planned piece', async () => {
    const { shown, mapping } = await posted();
    const postings = shown.postings.map((row) => ({ ...row, lines: null }));
    const lines = await linesOf({ ...shown, postings }, mapping);
    expect(brief(lines).map(([side, id, , cents]) => [side, id, cents])).toEqual([
      ['debit', '91', 7_500],
      ['debit', '93', 2_500],
      ['credit', '92', 10_000],
    ]);
    expect(lines.map(({ origin }) => origin?.plannedLine)).toEqual([0, 1, 2]);
  });

  test('whose payload no longer matches the plan have no planned line', async () => {
    const { shown, mapping } = await posted();
    const postings = shown.postings.map((row) => ({ ...row, lines: null }));
    const { entry } = shown;
    const lines = entry.entry.lines.map((line) => ({
      ...line,
      amountCents: toCents(line.amountCents * 2),
    }));
    const changed = { ...entry, entry: { ...entry.entry, lines } };
    const found = await linesOf({ entry: changed, postings }, mapping);
    expect(found.map(({ origin, amountCents }) => [origin, amountCents])).toEqual([
      [null, 7_500],
      [null, 2_500],
      [null, 10_000],
    ]);
  });
});

describe('the frozen posting of an entry', () => {
  test.each<[EntryToPost['status'], Posting['state'], boolean]>([
    ['posted', 'posted', true],
    ['posting', 'pending', true],
    ['reversed', 'posted', true],
    ['failed', 'unknown', true],
    ['ready', 'posting', true],
    // It was changed since, or refused: the next payload follows the mapping.
    ['ready', 'posted', false],
    ['ready', 'pending', false],
    ['posting', 'blocked', false],
    ['posted', 'cancelled', false],
  ])('%s, its row %s: %s', async (status, state, isFrozen) => {
    const { shown } = await posted();
    const postings = shown.postings.map((row) => ({ ...row, state }));
    expect(frozenPosting({ status }, postings)).toEqual(isFrozen ? postings[0] : null);
  });

  test('is what was last sent, not the deletion that followed', async () => {
    const { shown } = await posted();
    const [first] = shown.postings;
    const going = { ...first, operation: 'delete', payload: { Id: '145' } } as Posting;
    expect(frozenPosting({ status: 'reversed' }, [...shown.postings, going])).toEqual(first);
  });
});

describe('whether a journal file includes an entry', () => {
  const of = (change: Partial<EntryToPost>): EntryWithPostings => ({
    entry: { ...openPostingInMemory().addEntry(), ...change },
    postings: [],
  });
  const reversal = (status: EntryToPost['status']) =>
    of({ id: 'r-1', kind: 'reversal', relatesTo: 'entry-1', status });

  test.each<[string, EntryWithPostings, readonly EntryWithPostings[], boolean]>([
    ['ready', of({ status: 'ready' }), [], true],
    ['posted', of({ status: 'posted' }), [], true],
    ['skipped', of({ status: 'skipped' }), [], false],
    [
      'posted elsewhere',
      of({ postedElsewhere: { reference: 'JE 7', on: '2026-11-09' } }),
      [],
      false,
    ],
    ['deleted from the books', of({ status: 'reversed' }), [], false],
    ['reversed there by an entry', of({ status: 'reversed' }), [reversal('posted')], true],
    ['whose reversal was deleted', of({ status: 'reversed' }), [reversal('reversed')], false],
  ])('one that is %s: %s', (_name, entry, others, isThere) => {
    expect(isInJournal(entry, [entry, ...others])).toBe(isThere);
  });
});

describe('the deposit of an entry', () => {
  const { entry } = openPostingInMemory().addEntry();

  test('is what it adds to clearing, minus its reversal', () => {
    expect(depositCents(entry)).toBe(7_500);
    expect(depositCents({ ...entry, kind: 'reversal', lines: reversed(entry.lines) })).toBe(-7_500);
    expect(depositCents({ ...entry, kind: 'reversal', netCents: toCents(7_500) })).toBe(-7_500);
  });

  test('is negative for a negative payout', () => {
    expect(depositCents({ ...entry, lines: reversed(entry.lines) })).toBe(-7_500);
  });

  test('of a transfer is what reached the bank, not twice and not zero', () => {
    const [line] = entry.lines;
    const lines = line === undefined ? [] : [line, ...reversed([line])];
    expect(depositCents({ ...entry, kind: 'bank_transfer', lines })).toBe(7_500);
  });

  test('of a manual entry is unknown', () => {
    expect(depositCents({ ...entry, kind: 'manual' })).toBeNull();
  });
});

describe('the rules of a posted payout', () => {
  const rules = { basis: 'cash' } as NonNullable<EntryToPost['rules']>;

  test.each([
    ['payout', 'posted', rules],
    ['payout', 'posting', rules],
    ['payout', 'failed', rules],
    ['payout', 'skipped', rules],
    ['bank_transfer', 'posted', rules],
    ['payout', 'ready', null],
    ['payout', 'reversed', null],
    ['adjustment', 'posted', null],
    ['reversal', 'posted', null],
  ] as const)('%s that is %s', (kind, status, known) => {
    const waiting = { kind: 'payout', status: 'ready', rules: null } as const;
    expect(rulesOfSettled([waiting, { kind, status, rules }])).toEqual(known);
  });
});
