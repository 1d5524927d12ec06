import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryToPost } from './entry-rows.ts';
import { openPostingInMemory, PERSON } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { Posting } from './postings.store.ts';
import { requestUndo } from './undo-entry.ts';
import type { Undoing, UndoHow } from './undo-entry.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const HOWS = ['delete', 'reverse_on_original_date', 'reverse_today'] as const;
const ACTOR = { kind: 'user', userId: PERSON, requestId: 'request-1' } as const;

let env: PostingInMemory;
let id: string;
let key: string;

beforeEach(async () => {
  env = openPostingInMemory();
  ({ id } = env.addEntry());
  key = await env.approve(id);
  changeRow({ state: 'posted', externalId: '145', syncToken: '0' });
  changeEntry({ status: 'posted', externalId: '145', syncToken: '2' });
  env.memory.audits = [];
});

function changeEntry(change: Partial<EntryToPost>): void {
  env.memory.entries = env.memory.entries.map((entry) =>
    entry.id === id ? { ...entry, ...change } : entry,
  );
}

function changeRow(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, ...change } : row,
  );
}

function undo(how: UndoHow, change: Partial<Undoing> = {}): Promise<string> {
  const { deps, scope } = env;
  const entry = env.entry(id);
  return deps.database.inTenant(scope, (tx) =>
    requestUndo(deps, tx, scope, { entry, how, actor: ACTOR, ...change }),
  );
}

const closeBooks = (closingOn: string) =>
  Object.assign(env.memory, { books: { realmId: '9341450000000001', country: 'US', closingOn } });

describe('a deletion', () => {
  test('has its own row with the entity and its last known version', async () => {
    expect(await undo('delete')).toBe(id);
    const [first, second] = env.memory.postings;
    expect(second).toMatchObject({
      operation: 'delete',
      state: 'pending',
      entryId: id,
      payload: { Id: '145', SyncToken: '2' },
      lines: null,
    });
    expect(second?.key).not.toBe(first?.key);
    expect(env.memory.entries).toHaveLength(1);
  });

  test('leaves the entry posted until QuickBooks confirms that it is gone', async () => {
    await undo('delete');
    expect(env.entry(id)).toMatchObject({
      status: 'posted',
      externalId: '145',
      statusReason: { code: 'being_deleted' },
    });
    expect(env.memory.audits).toEqual([
      {
        actor: ACTOR,
        tenantId: env.scope.tenantId,
        action: 'entry.undo_requested',
        target: { type: 'entry', id },
        details: { document_number: 'UE-RULE1', how: 'delete' },
        at: NOW,
      },
    ]);
  });
});

describe('a reversal', () => {
  test('reverses each posted line, in the accounts it was posted to, whatever the current mapping', async () => {
    env.mapping.clear();
    const reversal = env.entry(await undo('reverse_on_original_date'));
    expect(
      reversal.entry.booksLines?.map(({ side, accountId, amountCents }) => [
        side,
        accountId,
        amountCents,
      ]),
    ).toEqual([
      ['credit', '91', 7_500],
      ['credit', '93', 2_500],
      ['debit', '92', 10_000],
    ]);
    expect(reversal.entry.lines.map(({ side, amountCents }) => [side, amountCents])).toEqual([
      ['credit', 7_500],
      ['credit', 2_500],
      ['debit', 10_000],
    ]);
    expect(reversal).toMatchObject({
      kind: 'reversal',
      status: 'ready',
      relatesTo: id,
      currency: 'USD',
      debitCents: 10_000,
      externalId: null,
      entry: { relatesTo: 'UE-RULE1', memo: 'Reverses UE-RULE1: Uber Eats, a payout' },
    });
    expect(env.memory.postings).toHaveLength(1);
  });

  test('of a row frozen without its lines takes them from the payload, to the cent', async () => {
    changeRow({ lines: null });
    const { entry } = env.entry(await undo('reverse_on_original_date'));
    expect(
      entry.booksLines?.map(({ side, accountId, amountCents }) => [side, accountId, amountCents]),
    ).toEqual([
      ['credit', '91', 7_500],
      ['credit', '93', 2_500],
      ['debit', '92', 10_000],
    ]);
  });

  test.each([
    ['reverse_on_original_date', 'America/New_York', '2026-11-08'],
    ['reverse_today', 'America/New_York', '2026-11-21'],
    ['reverse_today', 'Pacific/Honolulu', '2026-11-20'],
    ['reverse_today', 'Pacific/Auckland', '2026-11-21'],
  ] as const)('%s in %s is dated %s', async (how, timeZone, on) => {
    env.memory.timeZone = timeZone;
    const reversal = env.entry(await undo(how));
    expect([reversal.entryOn, reversal.entry.date]).toEqual([on, on]);
  });

  test('has its own number, the first free one', async () => {
    changeEntry({ documentNumber: 'UE-7K3Q9FAB-0405' });
    env.addEntry({ documentNumber: 'UE-7K3Q9FAB-R1' });
    env.addEntry({ documentNumber: 'UE-7K3Q9FAB-R3' });
    expect(env.entry(await undo('reverse_today')).documentNumber).toBe('UE-7K3Q9FAB-R2');
  });

  test('fits into the 21 characters of QuickBooks', async () => {
    changeEntry({ documentNumber: 'UE-ABCDEFGHIJKLMNOP-9' });
    const { documentNumber } = env.entry(await undo('reverse_today'));
    expect(documentNumber).toBe('UE-ABCDEFGHIJKLMN-R1');
    expect(documentNumber.length).toBeLessThanOrEqual(21);
  });

  test('that was itself undone does not block another reversal of the entry', async () => {
    const first = await undo('reverse_today');
    env.memory.entries = env.memory.entries.map((entry) =>
      entry.id === first ? { ...entry, status: 'reversed' } : entry,
    );
    expect(await undo('reverse_today')).not.toBe(first);
  });
});

describe('an undo is refused', () => {
  test.each(['pending', 'posting', 'unknown'] as const)(
    'for an entry that is being posted: %s',
    async (state) => {
      changeRow({ state });
      for (const how of HOWS) {
        await expect(undo(how)).rejects.toMatchObject({ code: 'entry_being_posted' });
      }
    },
  );

  test.each(['ready', 'failed', 'skipped', 'reversed'] as const)(
    'for an entry that is not in QuickBooks: %s',
    async (status) => {
      changeEntry({ status });
      await expect(undo('delete')).rejects.toMatchObject({ code: 'entry_not_posted' });
    },
  );

  test('twice: while its reversal exists, the entry is neither reversed again nor deleted', async () => {
    await undo('reverse_today');
    for (const how of HOWS) {
      await expect(undo(how)).rejects.toMatchObject({ code: 'entry_being_posted' });
    }
    expect(env.memory.entries).toHaveLength(2);
  });

  test('for a reversal whose entry was posted again: both would be in QuickBooks', async () => {
    const { entryKey } = env.entry(id);
    env.addEntry({ entryKey, version: 1 });
    const reversal = env.addEntry({
      kind: 'reversal',
      relatesTo: id,
      status: 'posted',
      externalId: '146',
    });
    await expect(undo('delete', { entry: reversal })).rejects.toMatchObject({
      code: 'entry_posted_again',
    });
  });

  test.each(['delete', 'reverse_on_original_date'] as const)(
    'for a cleared or reconciled entry by %s; it may be reversed today',
    async (how) => {
      await expect(undo(how, { held: 'reconciled' })).rejects.toMatchObject({
        code: 'undo_reconciled',
      });
      expect(await undo('reverse_today', { held: 'reconciled' })).not.toBe(id);
    },
  );

  test.each([
    ['delete', '2026-11-08', 'undo_period_closed'],
    ['delete', '2026-11-07', null],
    ['reverse_on_original_date', '2026-11-08', 'undo_period_closed'],
    ['reverse_today', '2026-11-20', null],
    ['reverse_today', '2026-11-21', 'undo_period_closed'],
  ] as const)('%s in books closed through %s: %s', async (how, closingOn, code) => {
    closeBooks(closingOn);
    const outcome = await undo(how).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(code);
    expect(env.memory.audits).toHaveLength(code === null ? 1 : 0);
  });
});
