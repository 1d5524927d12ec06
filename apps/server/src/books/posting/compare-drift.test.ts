import { beforeEach, describe, expect, test } from 'vitest';
import { compareDrift } from './compare-drift.ts';
import type { EntryToPost } from './entry-rows.ts';
import type { QboEntry } from './payload.ts';
import { fault, ok, openPostingInMemory } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { Posting } from './postings.store.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const DAY_MS = 86_400_000;

let env: PostingInMemory;
let live: QboEntry;

beforeEach(async () => {
  env = openPostingInMemory();
  const { id } = env.addEntry();
  const key = await env.approve(id);
  live = { ...env.posting(key).payload, Id: '145', SyncToken: '4' };
  env.memory.postings = env.memory.postings.map((row) => ({ ...row, state: 'posted' }));
  env.memory.entries = env.memory.entries.map((entry) => ({
    ...entry,
    status: 'posted',
    externalId: '145',
    syncToken: '0',
  }));
  env.memory.audits = [];
});

const compare = () => compareDrift(env.deps, env.scope);
const read = (row: QboEntry) => () => ok({ JournalEntry: row });
const changes =
  (...rows: readonly QboEntry[]) =>
  () =>
    ok({ CDCResponse: [{ QueryResponse: [{ JournalEntry: rows }] }] });
const entry = () => env.entry('entry-1');

describe('the first comparison', () => {
  test('reads every posted entry, and stores the version of those that match', async () => {
    env.answer(read(live));
    await compare();
    expect(env.calls.map(({ path }) => path)).toEqual(['journalentry/145']);
    expect(entry()).toMatchObject({ status: 'posted', statusReason: null, syncToken: '4' });
    expect([env.audited(), env.notifications]).toEqual([[], []]);
    expect(env.memory.driftCheckedAt).toEqual(NOW);
  });

  test('reports changes line by line, and corrects nothing', async () => {
    env.answer(read({ ...live, TxnDate: '2026-11-09' }));
    await compare();
    expect(entry()).toMatchObject({
      status: 'posted',
      syncToken: '0',
      statusReason: {
        code: 'changed_in_books',
        message:
          'Someone changed this entry in QuickBooks: the date is 2026-11-09 instead of 2026-11-08.',
        differences: ['the date is 2026-11-09 instead of 2026-11-08'],
        found_at: NOW.toISOString(),
      },
    });
    expect(env.audited()).toEqual(['entry.changed_in_books']);
    expect(env.notifications.map(({ title, type }) => [title, type])).toEqual([
      ['UE-RULE1 was changed in QuickBooks after posting', 'warning'],
    ]);
    expect(env.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('reports a cent as a change', async () => {
    const [first, ...rest] = live.Line ?? [];
    const Line = [{ ...first, Amount: 75.01 }, ...rest] as QboEntry['Line'] & object;
    env.answer(read({ ...live, Line }));
    await compare();
    expect(entry().statusReason?.code).toBe('changed_in_books');
  });

  test('ignores the memo: people write there', async () => {
    env.answer(read({ ...live, PrivateNote: 'checked by Ann' }));
    await compare();
    expect(entry().statusReason).toBeNull();
  });

  test.each([
    ['is not there', () => fault('610', 'Object Not Found')],
    ['is marked as deleted', () => ok({ JournalEntry: { Id: '145', status: 'Deleted' } })],
  ])('reports an entry that %s as deleted', async (_name, reply) => {
    env.answer(reply);
    await compare();
    expect(entry()).toMatchObject({
      status: 'posted',
      externalId: '145',
      statusReason: { code: 'deleted_in_books', differences: ["it isn't there"] },
    });
  });

  test('changes nothing if QuickBooks fails, and is repeated in full next time', async () => {
    env.answer(() => fault('', 'Internal error', 500));
    await expect(compare()).rejects.toThrow('Internal error');
    expect(env.memory.driftCheckedAt).toBeNull();
    expect(entry().statusReason).toBeNull();
  });

  test('is skipped without a connection', async () => {
    env.memory.books = null;
    await compare();
    expect([env.calls, env.memory.driftCheckedAt]).toEqual([[], null]);
  });
});

describe('a later comparison', () => {
  beforeEach(() => {
    env.memory.driftCheckedAt = new Date(NOW.getTime() - DAY_MS);
  });

  test('requests changes since one hour before the last one, in one call', async () => {
    env.answer(changes({ ...live, TxnDate: '2026-11-09' }));
    await compare();
    expect(env.calls.map(({ path, query }) => [path, query?.['changedSince']])).toEqual([
      ['cdc', '2026-11-20T08:00:00.000Z'],
    ]);
    expect(entry().statusReason?.code).toBe('changed_in_books');
  });

  test('leaves entries that the response omits unchanged', async () => {
    env.answer(changes());
    await compare();
    expect(entry()).toMatchObject({ syncToken: '0', statusReason: null });
    expect(env.memory.driftCheckedAt).toEqual(NOW);
  });

  test('reports the same difference once, and removes it once it is gone', async () => {
    const changed = { ...live, TxnDate: '2026-11-09' };
    env.answer(changes(changed), changes(changed), changes(live));
    await compare();
    await compare();
    expect(env.audited()).toEqual(['entry.changed_in_books']);
    await compare();
    expect(entry()).toMatchObject({ statusReason: null, syncToken: '4' });
    expect(env.audited()).toEqual(['entry.changed_in_books', 'entry.back_in_order']);
    expect(env.notifications).toHaveLength(1);
  });

  test('keeps a status reason that is not its own when an entry matches again', async () => {
    const statusReason = { code: 'being_reversed', message: '', action: '' };
    env.memory.entries = env.memory.entries.map((one) => ({ ...one, statusReason }));
    env.answer(changes(live));
    await compare();
    expect(entry().statusReason).toEqual(statusReason);
  });

  test.each([
    ['the last one is beyond what Intuit looks back', 30, () => []],
    ['so much has changed that Intuit names no more', 1, () => [changes(...manyRows())]],
  ])('reads every entry if %s', async (_name, days, before) => {
    env.memory.driftCheckedAt = new Date(NOW.getTime() - days * DAY_MS);
    env.answer(...before(), read({ ...live, TxnDate: '2026-11-09' }));
    await compare();
    expect(env.calls.at(-1)?.path).toBe('journalentry/145');
    expect(entry().statusReason?.code).toBe('changed_in_books');
  });
});

describe('an entry that we change while QuickBooks is being read', () => {
  /** Replies only after `change` has been applied to the entry here. */
  const meanwhile = (change: () => void, reply: () => ReturnType<typeof ok>) => () => {
    change();
    return reply();
  };

  function changeEntry(change: Partial<EntryToPost>): void {
    env.memory.entries = env.memory.entries.map((one) => ({ ...one, ...change }));
  }

  /** Adds an outbox row for the entry besides its first. */
  function addRow(change: Partial<Posting>): void {
    const [row] = env.memory.postings;
    if (row !== undefined) {
      env.memory.postings = [
        ...env.memory.postings,
        { ...row, id: 'row-2', key: 'key-2', ...change },
      ];
    }
  }

  const gone = () => fault('610', 'Object Not Found');
  const edited = () => ok({ JournalEntry: { ...live, TxnDate: '2026-11-09' } });

  test.each<[string, () => void, typeof gone]>([
    ['deleted', () => changeEntry({ status: 'reversed' }), gone],
    ['being amended', () => changeEntry({ status: 'posting' }), edited],
    ['amended and not approved yet', () => changeEntry({ status: 'ready' }), edited],
    ['posted anew under another id', () => changeEntry({ externalId: '146' }), gone],
    [
      'amended and confirmed',
      () =>
        addRow({
          operation: 'update',
          payload: { ...env.memory.postings[0]?.payload, TxnDate: '2026-11-09' },
        }),
      edited,
    ],
    [
      'deleted, which is not known yet',
      () => addRow({ operation: 'delete', state: 'unknown', payload: { Id: '145' } }),
      gone,
    ],
  ])('%s by us is not reported', async (_name, change, reply) => {
    env.answer(meanwhile(change, reply));
    await compare();
    expect([env.notifications, env.audited(), entry().statusReason]).toEqual([[], [], null]);
  });

  test('keeps the latest version from our own response', async () => {
    env.answer(
      meanwhile(
        () => changeEntry({ status: 'posting', syncToken: '9' }),
        () => ok({ JournalEntry: live }),
      ),
    );
    await compare();
    expect(entry().syncToken).toBe('9');
  });

  test('and that somebody deleted in QuickBooks while our update waits is reported', async () => {
    env.answer(meanwhile(() => addRow({ operation: 'update', state: 'cancelled' }), gone));
    await compare();
    expect(entry().statusReason?.code).toBe('deleted_in_books');
  });
});

function manyRows(): QboEntry[] {
  return Array.from({ length: 1_000 }, (_, index) => ({ Id: String(1_000 + index) }));
}
