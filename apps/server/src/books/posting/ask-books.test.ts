import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { NotKnownYet } from './ask-again.port.ts';
import { askBooks } from './ask-books.ts';
import { keysOfEntry, markOf } from './posting-key.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { fault, listed, ok, openPostingInMemory } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { QboEntry } from './payload.ts';
import type { Posting } from './postings.store.ts';

const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');
const QUARANTINE_END = NOW_MS + TIMES.quarantineMs;

let env: PostingInMemory;
let key: string;

beforeEach(async () => {
  env = openPostingInMemory();
  key = await env.approve(env.addEntry().id);
  changeRow({ state: 'unknown', fence: 1, sends: 1, lastSendAt: env.clock.now() });
});

const ask = () => askBooks(env.deps, env.scope, key);

function changeRow(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, ...change } : row,
  );
}

/** The entry as QuickBooks has it after it arrived. */
function inBooks(change: Partial<QboEntry> = {}): QboEntry {
  return { ...env.posting(key).payload, Id: '145', SyncToken: '0', ...change };
}

function fails(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('a row that needs no query', () => {
  test.each<[string, Partial<Posting>, object]>([
    ['posted', { state: 'posted', externalId: '145' }, { kind: 'posted', externalId: '145' }],
    ['pending', { state: 'pending' }, { kind: 'absent' }],
    ['cancelled', { state: 'cancelled' }, { kind: 'different' }],
    [
      'refused, and free to be sent again',
      { state: 'blocked', outcome: { code: 'x', message: '', action: '', retry: true } },
      { kind: 'absent' },
    ],
  ])('%s is returned without a query and left unchanged', async (_name, change, outcome) => {
    changeRow(change);
    const before = env.posting(key);
    expect(await ask()).toMatchObject({ ...outcome, key });
    expect(env.posting(key)).toEqual(before);
    expect(env.calls).toEqual([]);
  });

  test('of another tenant throws an internal error', async () => {
    await expect(askBooks(env.deps, env.scope, 'no key')).rejects.toThrow('no such row');
  });
});

describe('an entry that was sent', () => {
  test('and is in QuickBooks is settled immediately, even during quarantine', async () => {
    env.answer(listed(inBooks()));
    expect(await ask()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.posting(key)).toMatchObject({
      state: 'posted',
      externalId: '145',
      syncToken: '0',
      outcome: null,
      nextAttemptAt: null,
      finishedAt: new Date(NOW_MS),
      leaseOwner: null,
    });
    expect(env.entry('entry-1')).toMatchObject({ status: 'posting', externalId: '145' });
    expect(env.audited()).toEqual(['entry.approved', 'entry.found']);
  });

  test('and is missing stays unknown until one millisecond before the quarantine ends', async () => {
    env.clock.advance(TIMES.quarantineMs - 1);
    env.answer(listed());
    const refusal = await ask().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotKnownYet);
    expect(refusal).toMatchObject({ untilMs: QUARANTINE_END });
    expect(env.posting(key)).toMatchObject({ state: 'unknown', leaseOwner: null, asks: 1 });
    expect(env.memory.attempts.map(({ outcome }) => outcome)).toEqual(['absent_so_far']);
  });

  test('and is missing when the quarantine ends may be retried under its key', async () => {
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed());
    expect(await ask()).toEqual({ kind: 'absent', key });
    expect(env.posting(key)).toMatchObject({
      state: 'pending',
      outcome: null,
      nextAttemptAt: null,
      finishedAt: null,
    });
    expect(env.audited().at(-1)).toBe('entry.absent');
  });

  test('the query fences a sender that is still alive', async () => {
    env.answer(listed(inBooks()));
    await ask();
    expect(env.posting(key).fence).toBe(2);
  });

  test('and that another worker is querying is left to that worker', async () => {
    const until = new Date(NOW_MS + 9_000);
    changeRow({ leaseUntil: until, leaseOwner: 'worker-2/b' });
    await expect(ask()).rejects.toMatchObject({ untilMs: until.getTime() });
    expect(env.posting(key)).toMatchObject({ fence: 1, asks: 0, leaseOwner: 'worker-2/b' });
  });

  test('a late response after losing the lease decides nothing', async () => {
    env.answer(() => {
      changeRow({ fence: 7, leaseOwner: 'worker-2/b' });
      return ok({ QueryResponse: { JournalEntry: [inBooks()] } });
    });
    await expect(ask()).rejects.toBeInstanceOf(NotKnownYet);
    expect(env.posting(key)).toMatchObject({ state: 'unknown', fence: 7, externalId: null });
    expect(env.memory.attempts.map(({ outcome }) => outcome)).toEqual(['fenced']);
    expect(env.entry('entry-1').externalId).toBeNull();
  });
});

describe('an entry that differs in QuickBooks', () => {
  test.each<[string, () => QboEntry[], string]>([
    [
      'under our mark with another amount',
      () => [inBooks({ TxnDate: '2026-11-09' })],
      'differs_in_books',
    ],
    ['twice', () => [inBooks(), inBooks({ Id: '146' })], 'found_twice'],
    ['without our mark', () => [inBooks({ PrivateNote: 'typed by hand' })], 'lookalike'],
    [
      'under a key of its own that this database forgot',
      () => [inBooks({ PrivateNote: markOf(forgottenKey()), TxnDate: '2026-11-12' })],
      'forgotten',
    ],
  ])('%s: a person decides, even during quarantine', async (_name, rows, code) => {
    env.answer(listed(...rows()));
    expect(await ask()).toMatchObject({ kind: 'different', key });
    expect(env.posting(key)).toMatchObject({
      state: 'blocked',
      outcome: { code, retry: false },
      externalId: null,
    });
    expect(env.entry('entry-1')).toMatchObject({ status: 'failed', statusReason: { code } });
    expect(env.notifications.map(({ title, event }) => [title, event])).toEqual([
      ['UE-RULE1 needs your decision', 'books_changed'],
    ]);
  });

  test('somebody else’s entry with this number and other lines is not ours', async () => {
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed(inBooks({ PrivateNote: 'theirs', TxnDate: '2026-01-01' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('an entry with the mark of another entry of ours is not this one', async () => {
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed(inBooks({ PrivateNote: markOf('c'.repeat(64)) })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('a number that QuickBooks refused and this entry does not have belongs to another entry', async () => {
    const taken = { code: 'duplicate_number', message: 'Taken.', action: 'Change it.' };
    changeRow({ outcome: { ...taken, retry: false } });
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed());
    expect(await ask()).toEqual({ kind: 'refused', key, reason: 'Taken.' });
    expect(env.posting(key)).toMatchObject({
      state: 'blocked',
      outcome: { ...taken, retry: true },
    });
    expect(env.entry('entry-1')).toMatchObject({ status: 'failed', statusReason: taken });
  });
});

/** A key under which the entry may have been sent before a backup was restored. */
function forgottenKey(): string {
  const keys = keysOfEntry(env.entry('entry-1'), env.posting(key).realmId);
  return keys.find((one) => one !== key) ?? '';
}

describe('when QuickBooks does not answer', () => {
  const silence = new BooksUnreachable('No answer.', { mayHaveArrived: true });

  test('nothing is decided, the query is retried, and people are notified once after three queries', async () => {
    for (const asks of [1, 2, 3, 4]) {
      env.answer(fails(silence));
      await expect(ask()).rejects.toBe(silence);
      expect(env.posting(key)).toMatchObject({
        state: 'unknown',
        asks,
        leaseOwner: null,
        nextAttemptAt: new Date(NOW_MS + 3 * TIMES.retryMs),
      });
    }
    expect(env.notifications.map(({ title }) => title)).toEqual([
      'UE-RULE1: waiting for confirmation',
    ]);
    expect(env.memory.attempts.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'no_answer'),
    );
  });

  test('during a rate-limit pause no query is sent or counted, and the pause is respected', async () => {
    const pause = new BooksUnreachable('Wait.', { mayHaveArrived: false, waitMs: 90_000 });
    env.answer(fails(pause));
    await expect(ask()).rejects.toBe(pause);
    expect(env.posting(key)).toMatchObject({ asks: 0, nextAttemptAt: new Date(NOW_MS + 90_000) });
    expect(env.memory.attempts).toEqual([]);
  });

  test('for lack of a connection: the row says what a person has to do, and stays unknown', async () => {
    env.answer(fails(new ConnectionError('connection_expired', 'quickbooks', 'Expired.')));
    await expect(ask()).rejects.toBeInstanceOf(ConnectionError);
    expect(env.posting(key)).toMatchObject({
      state: 'unknown',
      outcome: { code: 'connection_expired', retry: false },
      nextAttemptAt: new Date(NOW_MS + 12 * TIMES.retryMs),
    });
    expect(env.memory.attempts).toEqual([]);
  });
});

describe('an update and a deletion', () => {
  const read = (row: QboEntry) => () => ok({ JournalEntry: row });
  const gone = () => fault('610', 'Object Not Found');

  beforeEach(() => {
    const { payload } = env.posting(key);
    changeRow({ operation: 'update', payload: { ...payload, Id: '145', SyncToken: '2' } });
    env.clock.advance(TIMES.quarantineMs);
  });

  test('an update succeeded if QuickBooks has what was sent', async () => {
    env.answer(read(inBooks({ SyncToken: '3' })));
    expect(await ask()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.posting(key).syncToken).toBe('3');
    expect(env.calls.map(({ path }) => path)).toEqual(['journalentry/145']);
  });

  test('an update did not happen while QuickBooks has the version it was to replace', async () => {
    env.answer(read(inBooks({ SyncToken: '2', TxnDate: '2026-11-01' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('an update is left to a person if QuickBooks has a third version', async () => {
    env.answer(read(inBooks({ SyncToken: '4', TxnDate: '2026-11-01' })));
    expect((await ask()).kind).toBe('different');
  });

  test('an update of a deleted entry never recreates it', async () => {
    env.answer(gone);
    expect((await ask()).kind).toBe('different');
    expect(env.posting(key).outcome).toMatchObject({ code: 'not_in_books', retry: false });
  });

  test('a deletion succeeded if the entry is gone', async () => {
    changeRow({ operation: 'delete' });
    env.answer(gone);
    expect(await ask()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.entry('entry-1').externalId).toBeNull();
  });

  test('a deletion did not happen while QuickBooks has the version it named', async () => {
    changeRow({ operation: 'delete' });
    env.answer(read(inBooks({ SyncToken: '2' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('a later version is not deleted without review', async () => {
    changeRow({ operation: 'delete' });
    env.answer(read(inBooks({ SyncToken: '3' })));
    expect((await ask()).kind).toBe('different');
    expect(env.posting(key).outcome?.code).toBe('changed_meanwhile');
  });
});
