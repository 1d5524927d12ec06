import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { BooksAnswer } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { ok, openPostingInMemory, PERSON } from '../posting/posting-memory.fake.ts';
import type { PostingInMemory } from '../posting/posting-memory.fake.ts';
import type { UndoHow } from '../posting/undo-entry.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { undoEntry, undoRun } from './undo-entries.ts';

const ACTOR = { kind: 'user', userId: PERSON, requestId: 'request-1' } as const;

let env: PostingInMemory;
let runs: unknown[];

beforeEach(() => {
  env = openPostingInMemory();
  runs = [];
});

function deps(): EntriesDeps {
  const unused = { queue: undefined, posting: undefined, booksUrl: () => '' };
  return {
    ...env.deps,
    ...(unused as unknown as Pick<EntriesDeps, 'queue' | 'posting' | 'booksUrl'>),
    startPostRun: async (_tx, _scope, request) => {
      runs.push(request);
      return { runId: 'undo-run' };
    },
  };
}

/** Adds a posted entry with this QuickBooks ID, sent by this run. */
async function addPosted(externalId: string, runId: string | null = null): Promise<string> {
  const { id } = env.addEntry();
  const key = await env.approve(id);
  change(id, { status: 'posted', externalId, syncToken: '0' });
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, runId, state: 'posted', externalId, syncToken: '0' } : row,
  );
  return id;
}

function change(id: string, fields: Partial<EntryToPost>): void {
  env.memory.entries = env.memory.entries.map((entry) =>
    entry.id === id ? { ...entry, ...fields } : entry,
  );
}

/** Makes these IDs cleared and reconciled. */
function bankHolds(...ids: readonly string[]): void {
  const report = (rows: readonly string[]): BooksAnswer =>
    ok({
      Columns: { Column: [{ ColType: 'txn_type' }] },
      Rows: { Row: rows.map((id) => ({ ColData: [{ id }] })) },
    });
  env.answer(
    () => report(ids),
    () => report([]),
  );
}

function bankIsSilent(): void {
  env.answer(() => {
    throw new ConnectionError('connection_expired', 'quickbooks', 'Expired');
  });
}

const undo = (id: string, how: UndoHow) => undoEntry(deps(), env.scope, { id, how, actor: ACTOR });
const undoAll = (how: UndoHow) => undoRun(deps(), env.scope, { runId: 'run-1', how, actor: ACTOR });

describe('undoing an entry', () => {
  test.each(['delete', 'reverse_on_original_date'] as const)(
    'by %s queries the cleared status, and starts a run',
    async (how) => {
      const id = await addPosted('145');
      bankHolds();
      await undo(id, how);
      expect(env.calls.map(({ path }) => path)).toEqual([
        'reports/TransactionList',
        'reports/TransactionList',
      ]);
      expect(runs).toEqual([
        { entryIds: [expect.any(String)], trigger: 'manual', requestedBy: PERSON },
      ]);
      expect(env.audited()).toContain('entry.undo_requested');
    },
  );

  test('with an entry dated today does not query QuickBooks', async () => {
    const id = await addPosted('145');
    await undo(id, 'reverse_today');
    expect([env.calls, runs.length]).toEqual([[], 1]);
  });

  test.each(['delete', 'reverse_on_original_date'] as const)(
    'by %s is refused if it is cleared or reconciled',
    async (how) => {
      const id = await addPosted('145');
      bankHolds('145');
      await expect(undo(id, how)).rejects.toMatchObject({ code: 'undo_reconciled' });
      expect(runs).toEqual([]);
    },
  );

  test('is allowed if only another entry is cleared or reconciled', async () => {
    const id = await addPosted('145');
    bankHolds('146');
    await undo(id, 'delete');
    expect(runs).toHaveLength(1);
  });

  test('by deletion is allowed if the cleared status is unknown: it is queried again before sending', async () => {
    const id = await addPosted('145');
    bankIsSilent();
    await undo(id, 'delete');
    expect(runs).toHaveLength(1);
  });

  test('is refused on the original date if the cleared status is unknown', async () => {
    const id = await addPosted('145');
    bankIsSilent();
    await expect(undo(id, 'reverse_on_original_date')).rejects.toMatchObject({
      code: 'books_unavailable',
    });
    expect(runs).toEqual([]);
  });

  test('is refused for another client’s entry', async () => {
    await expect(undo('other', 'reverse_today')).rejects.toMatchObject({
      code: 'books_entry_not_found',
    });
  });
});

describe('undoing a run', () => {
  test('undoes each entry that it posted, in one run', async () => {
    const [first, second, other] = [
      await addPosted('145', 'run-1'),
      await addPosted('146', 'run-1'),
      await addPosted('147', 'run-2'),
    ];
    bankHolds();
    const { runId, entryIds, refused } = await undoAll('delete');
    expect([runId, entryIds.toSorted(), refused]).toEqual([
      'undo-run',
      [first, second].toSorted(),
      [],
    ]);
    expect(entryIds).not.toContain(other);
  });

  test('skips cleared or reconciled entries, with the reason', async () => {
    const held = await addPosted('145', 'run-1');
    const free = await addPosted('146', 'run-1');
    bankHolds('145');
    const { entryIds, refused } = await undoAll('delete');
    expect(entryIds).toEqual([free]);
    expect(refused.map(({ entryId, reason }) => [entryId, reason.code, reason.action])).toEqual([
      [held, 'undo_reconciled', 'Open the entry.'],
    ]);
  });

  test('skips entries that are no longer in QuickBooks', async () => {
    const gone = await addPosted('145', 'run-1');
    const posted = await addPosted('146', 'run-1');
    change(gone, { status: 'reversed' });
    bankHolds();
    const { entryIds, refused } = await undoAll('delete');
    expect([entryIds, refused]).toEqual([[posted], []]);
  });

  test('is refused with the first reason if no entry can be undone', async () => {
    await addPosted('145', 'run-1');
    bankHolds('145');
    await expect(undoAll('delete')).rejects.toMatchObject({
      code: 'run_not_undoable',
      message:
        "This entry is cleared or reconciled in QuickBooks, so it stays as it is. Reverse it with today's date instead, which posts a separate entry in an open period.",
    });
    expect(runs).toEqual([]);
  });

  test('is refused if it posted nothing', async () => {
    await expect(undoAll('reverse_today')).rejects.toMatchObject({ code: 'run_not_undoable' });
  });

  test('is refused if the refusal concerns the client rather than an entry', async () => {
    await addPosted('145', 'run-1');
    const { entitlements } = env.deps;
    const closed = { ...deps(), entitlements: { ...entitlements, canPost: async () => false } };
    await expect(
      undoRun(closed, env.scope, { runId: 'run-1', how: 'reverse_today', actor: ACTOR }),
    ).rejects.toMatchObject({ code: 'posting_not_included' });
    expect(runs).toEqual([]);
  });
});
