import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksUnreachable, WrongRealm } from '../../connectors/quickbooks/quickbooks.port.ts';
import { lookUp } from './look-up.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { fault, listed, openPostingInMemory } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { QboEntry } from './payload.ts';
import type { Posting } from './postings.store.ts';

const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');

let env: PostingInMemory;
let key: string;

beforeEach(async () => {
  env = openPostingInMemory();
  key = await env.approve(env.addEntry().id);
});

const look = (...keys: readonly string[]) =>
  lookUp(env.deps, env.scope, keys.length === 0 ? [key] : keys);

function changeRow(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, ...change } : row,
  );
}

const inBooks = (change: Partial<QboEntry> = {}): QboEntry => ({
  ...env.posting(key).payload,
  Id: '145',
  SyncToken: '0',
  ...change,
});

describe('before a send', () => {
  test('an entry that exists in QuickBooks is found, and never sent', async () => {
    env.answer(listed(inBooks()), listed(inBooks()));
    expect(await look()).toBeNull();
    expect(env.posting(key)).toMatchObject({ state: 'posted', externalId: '145', sends: 0 });
  });

  test('a free number leaves the row unchanged', async () => {
    const before = env.posting(key);
    env.answer(listed());
    expect(await look()).toBeNull();
    expect(env.posting(key)).toEqual(before);
  });

  test('all numbers are looked up in one call, each once', async () => {
    const other = await env.approve(env.addEntry({ documentNumber: "UE-O'BRIEN" }).id);
    env.answer(listed());
    await look(key, other);
    expect(env.calls).toHaveLength(1);
    expect(env.calls[0]?.query?.['query']).toContain(String.raw`in ('UE-RULE1', 'UE-O\'BRIEN')`);
  });

  test('an entry with another number is not mistaken for this one', async () => {
    env.answer(listed(inBooks({ DocNumber: 'UE-OTHER' })));
    await look();
    expect(env.posting(key).state).toBe('pending');
  });

  test('neither updates nor rows already sent are looked up', async () => {
    for (const change of [
      { operation: 'update' },
      { operation: 'create', state: 'posted' },
      { state: 'unknown' },
      { state: 'blocked', outcome: { code: 'x', message: '', action: '', retry: false } },
    ] as const) {
      changeRow(change);
      expect(await look()).toBeNull();
    }
    expect(env.calls).toEqual([]);
  });

  test('a row that another worker claimed meanwhile is left to that worker', async () => {
    const found = inBooks();
    env.answer((call) => {
      changeRow({ leaseUntil: new Date(NOW_MS + 1), leaseOwner: 'worker-2/b' });
      return listed(found)(call);
    });
    expect(await look()).toBeNull();
    expect(env.posting(key)).toMatchObject({ state: 'pending', fence: 0 });
  });

  test('a row that was found but cannot be read on its own waits, unknown', async () => {
    env.answer(listed(inBooks()), () => fault('', 'Internal error', 500));
    expect(await look()).toBe(NOW_MS + TIMES.retryMs);
    expect(env.posting(key).state).toBe('unknown');
  });
});

describe('when QuickBooks does not answer', () => {
  const throwing = (error: Error) => () => {
    throw error;
  };
  const lost = (code: ConnectionError['code']) => new ConnectionError(code, 'quickbooks', 'No.');

  test.each<[string, Error, number | null]>([
    ['no answer', new BooksUnreachable('No.', { mayHaveArrived: true }), TIMES.retryMs],
    ['a pause', new BooksUnreachable('W.', { mayHaveArrived: false, waitMs: 70_000 }), 70_000],
    ['the sign-in is down', lost('provider_unavailable'), TIMES.retryMs],
    // The send is refused for the same reason, and notifies people.
    ['there is no connection', lost('connection_missing'), null],
    ['other books', new WrongRealm('Other.'), null],
  ])('%s: nothing is sent before %#', async (_name, error, waitMs) => {
    env.answer(throwing(error));
    expect(await look()).toBe(waitMs === null ? null : NOW_MS + waitMs);
    expect(env.posting(key).state).toBe('pending');
  });

  test('an internal error is not mistaken for no answer', async () => {
    env.answer(throwing(new TypeError('x is undefined')));
    await expect(look()).rejects.toThrow('x is undefined');
  });
});
