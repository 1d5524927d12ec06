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

/** The entry as the books hold it, once it arrived. */
function inBooks(change: Partial<QboEntry> = {}): QboEntry {
  return { ...env.posting(key).payload, Id: '145', SyncToken: '0', ...change };
}

function fails(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('what needs no question', () => {
  test.each<[string, Partial<Posting>, object]>([
    ['posted', { state: 'posted', externalId: '145' }, { kind: 'posted', externalId: '145' }],
    ['pending', { state: 'pending' }, { kind: 'absent' }],
    ['cancelled', { state: 'cancelled' }, { kind: 'different' }],
    [
      'refused, and free to be sent again',
      { state: 'blocked', outcome: { code: 'x', message: '', action: '', retry: true } },
      { kind: 'absent' },
    ],
  ])('%s is answered at once and left as it is', async (_name, change, outcome) => {
    changeRow(change);
    const before = env.posting(key);
    expect(await ask()).toMatchObject({ ...outcome, key });
    expect(env.posting(key)).toEqual(before);
    expect(env.calls).toEqual([]);
  });

  test('a row of nobody is an error of ours', async () => {
    await expect(askBooks(env.deps, env.scope, 'no key')).rejects.toThrow('no such row');
  });
});

describe('an entry that was sent', () => {
  test('and is there counts at once, though the quarantine is not over', async () => {
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

  test('and is not there is still not known one millisecond before the quarantine ends', async () => {
    env.clock.advance(TIMES.quarantineMs - 1);
    env.answer(listed());
    const refusal = await ask().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotKnownYet);
    expect(refusal).toMatchObject({ untilMs: QUARANTINE_END });
    expect(env.posting(key)).toMatchObject({ state: 'unknown', leaseOwner: null, asks: 1 });
    expect(env.memory.attempts.map(({ outcome }) => outcome)).toEqual(['absent_so_far']);
  });

  test('and is not there when it ends may be sent again under its key', async () => {
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

  test('whoever sent it and lives on is fenced by the question', async () => {
    env.answer(listed(inBooks()));
    await ask();
    expect(env.posting(key).fence).toBe(2);
  });

  test('and that another worker asks about is left to that one', async () => {
    const until = new Date(NOW_MS + 9_000);
    changeRow({ leaseUntil: until, leaseOwner: 'worker-2/b' });
    await expect(ask()).rejects.toMatchObject({ untilMs: until.getTime() });
    expect(env.posting(key)).toMatchObject({ fence: 1, asks: 0, leaseOwner: 'worker-2/b' });
  });

  test('a late answer of one that lost its lease meanwhile decides nothing', async () => {
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

describe('an entry that the books hold in another way', () => {
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
  ])('%s: a person decides, whatever the quarantine', async (_name, rows, code) => {
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

  test('an entry of somebody else under its number, with other lines, is not ours', async () => {
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed(inBooks({ PrivateNote: 'theirs', TxnDate: '2026-01-01' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('nor is one that carries the mark of another entry of ours', async () => {
    env.clock.advance(TIMES.quarantineMs);
    env.answer(listed(inBooks({ PrivateNote: markOf('c'.repeat(64)) })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('a number that the books refused and this entry does not have is another’s', async () => {
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

/** A key under which the same entry may have been sent before a backup was restored. */
function forgottenKey(): string {
  const keys = keysOfEntry(env.entry('entry-1'), env.posting(key).realmId);
  return keys.find((one) => one !== key) ?? '';
}

describe('books that do not say', () => {
  const silence = new BooksUnreachable('No answer.', { mayHaveArrived: true });

  test('decide nothing, are asked again, and are told of once after three questions', async () => {
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

  test('that want a pause were not asked: nothing is counted, and the pause is kept', async () => {
    const pause = new BooksUnreachable('Wait.', { mayHaveArrived: false, waitMs: 90_000 });
    env.answer(fails(pause));
    await expect(ask()).rejects.toBe(pause);
    expect(env.posting(key)).toMatchObject({ asks: 0, nextAttemptAt: new Date(NOW_MS + 90_000) });
    expect(env.memory.attempts).toEqual([]);
  });

  test('because nobody is connected: the row says what a person has to do, and stays not known', async () => {
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

describe('a change and a deletion', () => {
  const read = (row: QboEntry) => () => ok({ JournalEntry: row });
  const gone = () => fault('610', 'Object Not Found');

  beforeEach(() => {
    const { payload } = env.posting(key);
    changeRow({ operation: 'update', payload: { ...payload, Id: '145', SyncToken: '2' } });
    env.clock.advance(TIMES.quarantineMs);
  });

  test('a change is made where the books say what was sent', async () => {
    env.answer(read(inBooks({ SyncToken: '3' })));
    expect(await ask()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.posting(key).syncToken).toBe('3');
    expect(env.calls.map(({ path }) => path)).toEqual(['journalentry/145']);
  });

  test('was not made while they hold the version that it was to replace', async () => {
    env.answer(read(inBooks({ SyncToken: '2', TxnDate: '2026-11-01' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('is a person’s to judge where a third version stands there', async () => {
    env.answer(read(inBooks({ SyncToken: '4', TxnDate: '2026-11-01' })));
    expect((await ask()).kind).toBe('different');
  });

  test('of what was deleted meanwhile is never made anew', async () => {
    env.answer(gone);
    expect((await ask()).kind).toBe('different');
    expect(env.posting(key).outcome).toMatchObject({ code: 'not_in_books', retry: false });
  });

  test('a deletion is done where the books have none', async () => {
    changeRow({ operation: 'delete' });
    env.answer(gone);
    expect(await ask()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.entry('entry-1').externalId).toBeNull();
  });

  test('a deletion is not done while they hold the version that it named', async () => {
    changeRow({ operation: 'delete' });
    env.answer(read(inBooks({ SyncToken: '2' })));
    expect(await ask()).toEqual({ kind: 'absent', key });
  });

  test('and a later version is not deleted unseen', async () => {
    changeRow({ operation: 'delete' });
    env.answer(read(inBooks({ SyncToken: '3' })));
    expect((await ask()).kind).toBe('different');
    expect(env.posting(key).outcome?.code).toBe('changed_meanwhile');
  });
});
