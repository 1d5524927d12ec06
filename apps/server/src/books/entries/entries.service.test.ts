import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { NOT_PLANNED } from '../../payouts/not-planned.read-model.ts';
import { NotKnownYet } from '../posting/ask-again.port.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { openPostingInMemory } from '../posting/posting-memory.fake.ts';
import type { PostingInMemory } from '../posting/posting-memory.fake.ts';
import type { PostingProtocol } from '../posting/posting.port.ts';
import type { Posting } from '../posting/postings.store.ts';
import type { StartPostRun } from '../posting/start-post-run.port.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { createEntriesService } from './entries.service.ts';
import type { EntriesService } from './entries.service.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

let env: PostingInMemory;
let service: EntriesService;
let id: string;
let runs: (readonly string[])[];
let questions: string[];
let answer: () => ReturnType<PostingProtocol['ask']>;

beforeEach(() => {
  env = openPostingInMemory();
  runs = [];
  questions = [];
  answer = async () => ({ kind: 'absent', key: '' });
  ({ id } = env.addEntry());
  service = createEntriesService(depsOf(env));
});

function depsOf({ deps }: PostingInMemory): EntriesDeps {
  const startPostRun: StartPostRun = async (_tx, _scope, { entryIds }) => {
    runs.push(entryIds);
    return { runId: 'run-1' };
  };
  const refuse = async (): Promise<never> => {
    throw new Error('Not part of this test.');
  };
  return {
    ...deps,
    queue: undefined as never,
    booksUrl: () => null as never,
    startPostRun,
    posting: {
      request: refuse,
      lookUp: refuse,
      send: refuse,
      ask: (_scope, key) => {
        questions.push(key);
        return answer();
      },
      readBack: async (_scope, keys) => {
        questions.push(...keys.map((key) => `read ${key}`));
        return { different: [] };
      },
    },
  };
}

function changeEntry(change: Partial<EntryToPost>): void {
  env.memory.entries = env.memory.entries.map((entry) =>
    entry.id === id ? { ...entry, ...change } : entry,
  );
}

function changeRows(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) => ({ ...row, ...change }));
}

describe('an entry that a person excludes', () => {
  test('is skipped with the reason, and its approved posting is never sent', async () => {
    await service.approve(env.scope, { entryIds: [id], closedPeriod: 'refuse' });
    await service.skip(env.scope, id, 'Booked by hand.');
    expect(env.entry(id)).toMatchObject({
      status: 'skipped',
      statusReason: { code: 'skipped', message: 'Booked by hand.' },
      postedElsewhere: null,
    });
    expect(env.memory.postings).toMatchObject([{ state: 'cancelled', fence: 1, finishedAt: NOW }]);
    expect(env.audited()).toEqual(['entry.approved', 'entry.skipped']);
  });

  test('as posted elsewhere records where and when', async () => {
    const elsewhere = { reference: 'JE 77', on: '2026-11-09' };
    await service.markPostedElsewhere(env.scope, id, elsewhere);
    expect(env.entry(id)).toMatchObject({
      status: 'skipped',
      postedElsewhere: elsewhere,
      statusReason: { code: 'posted_elsewhere', values: elsewhere },
    });
  });

  test.each(['posting', 'unknown', 'posted'] as const)(
    'is refused if QuickBooks may have it: a row that is %s',
    async (state) => {
      await service.approve(env.scope, { entryIds: [id], closedPeriod: 'refuse' });
      changeRows({ state });
      const before = structuredClone(env.memory);
      for (const attempt of [
        () => service.skip(env.scope, id, 'No.'),
        () => service.markPostedElsewhere(env.scope, id, { reference: 'x', on: '2026-11-09' }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'entry_not_skippable' });
      }
      expect(env.memory).toEqual(before);
    },
  );

  test.each(['posting', 'posted', 'reversed', 'skipped'] as const)(
    'is refused if it is %s itself',
    async (status) => {
      changeEntry({ status });
      await expect(service.skip(env.scope, id, 'No.')).rejects.toMatchObject({
        code: 'entry_not_skippable',
      });
    },
  );

  test('of another tenant is not found', async () => {
    await expect(service.skip(env.scope, 'entry-99', 'No.')).rejects.toMatchObject({
      code: 'books_entry_not_found',
    });
  });
});

describe('an entry that is restored', () => {
  test('needs a new approval, whoever approved it before', async () => {
    changeEntry({
      status: 'skipped',
      approvedAt: NOW,
      postedElsewhere: { reference: 'JE 77', on: '2026-11-09' },
    });
    await service.unskip(env.scope, id);
    expect(env.entry(id)).toMatchObject({
      status: 'needs_review',
      statusReason: { code: 'review_policy' },
      approvedAt: null,
      postedElsewhere: null,
    });
  });

  test.each<[string, Partial<EntryToPost>]>([
    ['was never taken out', { status: 'ready' }],
    ['is planned as other entries now', { status: 'skipped', statusReason: NOT_PLANNED }],
  ])('is refused if it %s', async (_name, change) => {
    changeEntry(change);
    await expect(service.unskip(env.scope, id)).rejects.toMatchObject({
      code: 'entry_not_skipped',
    });
    expect(env.audited()).toEqual([]);
  });
});

describe('resolving an ambiguous entry', () => {
  let key: string;

  beforeEach(async () => {
    key = await env.approve(id);
    changeRows({ state: 'unknown' });
  });

  test('reads back what QuickBooks holds', async () => {
    answer = async () => ({ kind: 'posted', key, externalId: '145' });
    await service.resolve(env.scope, id);
    expect(questions).toEqual([key, `read ${key}`]);
  });

  test('reads nothing back if the entry is missing, or not visible yet', async () => {
    await service.resolve(env.scope, id);
    answer = async () => Promise.reject(new NotKnownYet('Not yet.', 0));
    await service.resolve(env.scope, id);
    expect(questions).toEqual([key, key]);
  });

  test.each([
    new BooksUnreachable('No answer.', { mayHaveArrived: true }),
    new ConnectionError('connection_missing', 'quickbooks', 'Nobody.'),
  ])('reports that QuickBooks could not be reached: $name', async (error) => {
    answer = async () => {
      throw error;
    };
    await expect(service.resolve(env.scope, id)).rejects.toMatchObject({
      code: 'books_unavailable',
    });
  });

  test('is refused for an entry that was never sent', async () => {
    const blocked = { code: 'x', message: '', action: '', retry: true };
    for (const change of [
      { state: 'pending' },
      { state: 'posted' },
      { state: 'blocked', outcome: blocked },
    ] as const) {
      changeRows(change);
      await expect(service.resolve(env.scope, id)).rejects.toMatchObject({
        code: 'entry_not_ambiguous',
      });
    }
    expect(questions).toEqual([]);
  });
});

describe('an undo', () => {
  const CLEARED =
    (...ids: readonly string[]) =>
    () => ({
      status: 200,
      body: {
        Columns: { Column: [{ ColType: 'txn_type', MetaData: [] }] },
        Rows: { Row: ids.map((one) => ({ ColData: [{ value: 'Journal Entry', id: one }] })) },
      },
      intuitTid: null,
      durationMs: 1,
      retryAfterMs: null,
    });

  beforeEach(async () => {
    const second = env.addEntry();
    await env.request([id, second.id]);
    changeRows({ state: 'posted', runId: 'run-0' });
    env.memory.entries = env.memory.entries.map((entry, index) => ({
      ...entry,
      status: 'posted',
      externalId: String(145 + index),
    }));
  });

  test('of one entry starts a reversal run', async () => {
    env.answer(CLEARED(), CLEARED());
    await service.undo(env.scope, id, 'delete');
    expect(runs).toEqual([[id]]);
  });

  test('of a cleared or reconciled entry is refused, and nothing starts', async () => {
    env.answer(CLEARED('145'), CLEARED());
    await expect(service.undo(env.scope, id, 'delete')).rejects.toMatchObject({
      code: 'undo_reconciled',
    });
    expect(runs).toEqual([]);
    expect(env.memory.postings).toHaveLength(2);
  });

  test('dated today does not query QuickBooks', async () => {
    await service.undo(env.scope, id, 'reverse_today');
    expect(env.calls).toEqual([]);
    expect(runs).toHaveLength(1);
  });

  test('on the original date does not start while the cleared status is unknown', async () => {
    env.answer(() => {
      throw new BooksUnreachable('No answer.', { mayHaveArrived: true });
    });
    await expect(service.undo(env.scope, id, 'reverse_on_original_date')).rejects.toMatchObject({
      code: 'books_unavailable',
    });
    expect(env.memory.entries).toHaveLength(2);
  });

  test('of a run undoes what it can, and gives the reason for each entry it skips', async () => {
    env.answer(CLEARED('146'), CLEARED());
    const { entryIds, refused } = await service.undoRun(env.scope, 'run-0', 'delete');
    expect({
      entryIds,
      refused: refused.map(({ entryId, reason }) => [entryId, reason.code]),
    }).toEqual({
      entryIds: [id],
      refused: [['entry-2', 'undo_reconciled']],
    });
    expect(runs).toEqual([[id]]);
  });

  test('of a run with nothing to undo starts no run', async () => {
    env.answer(CLEARED('145', '146'), CLEARED());
    await expect(service.undoRun(env.scope, 'run-0', 'delete')).rejects.toMatchObject({
      code: 'run_not_undoable',
    });
    expect(runs).toEqual([]);
  });

  test('on a paused connection is refused before anything is written', async () => {
    env.memory.isPaused = true;
    await expect(service.undo(env.scope, id, 'reverse_today')).rejects.toMatchObject({
      code: 'books_paused',
    });
    expect(env.memory.entries).toHaveLength(2);
  });
});
