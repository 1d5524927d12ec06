import { beforeEach, describe, expect, test } from 'vitest';
import { BooksUnreachable, WrongRealm } from '../../connectors/quickbooks/quickbooks.port.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { fault, ok, openPostingInMemory, takenAs } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { Posting } from './postings.store.ts';
import type { QboEntry } from './payload.ts';
import { sendPosting } from './send-posting.ts';

const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');

let env: PostingInMemory;
let key: string;
let busyUntil: Date | null;
let left: number;

beforeEach(async () => {
  env = openPostingInMemory();
  busyUntil = null;
  left = 0;
  key = await env.approve(env.addEntry().id);
});

const realms = {
  take: async () => busyUntil,
  leave: async () => {
    left += 1;
  },
};

const send = (worker = 'worker-1') => sendPosting({ ...env.deps, worker, realms }, env.scope, key);

function changeRow(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, ...change } : row,
  );
}

function fails(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('a row that may be sent', () => {
  test('is marked as being sent before the socket opens, and is sent as approved', async () => {
    const seen: Posting[] = [];
    env.answer((call) => {
      seen.push(env.posting(key));
      return takenAs('145')(call);
    });
    expect(await send()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(seen).toMatchObject([
      {
        state: 'posting',
        sends: 1,
        fence: 1,
        lastSendAt: new Date(NOW_MS),
        leaseUntil: new Date(NOW_MS + TIMES.leaseMs),
      },
    ]);
    const [call] = env.calls;
    const { payload, requestId, realmId } = env.posting(key);
    expect({ ...call, beforeSend: undefined, body: JSON.parse(String(call?.body)) }).toEqual({
      method: 'POST',
      path: 'journalentry',
      query: { requestid: requestId },
      body: payload,
      realmId,
      timeoutMs: TIMES.callMs,
      beforeSend: undefined,
    });
    expect(left).toBe(1);
  });

  test('is sent by one of two workers, and the other is told when to retry', async () => {
    env.answer(takenAs('145'));
    const outcomes = await Promise.all([send('worker-1'), send('worker-2')]);
    expect(outcomes).toEqual([
      { kind: 'posted', key, externalId: '145' },
      { kind: 'throttled', untilMs: NOW_MS + 1_000 },
    ]);
    expect(env.calls).toHaveLength(1);
  });

  test('is not sent if the payload is not the approved one', async () => {
    changeRow({ payloadSha256: 'f'.repeat(64) });
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(env.posting(key)).toMatchObject({
      state: 'blocked',
      sends: 0,
      outcome: { code: 'payload_changed', retry: false },
    });
    expect(env.calls).toEqual([]);
  });

  test('is not sent if the plan ended after the approval', async () => {
    const entitlements = { ...env.deps.entitlements, canPost: async () => false };
    const outcome = await sendPosting({ ...env.deps, entitlements, realms }, env.scope, key);
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(env.posting(key)).toMatchObject({ state: 'blocked', sends: 0, leaseOwner: null });
    expect(env.entry('entry-1').statusReason?.code).toBe('posting_not_included');
  });

  test('is released unchanged if another worker writes to its company', async () => {
    busyUntil = new Date(NOW_MS + 30_000);
    const before = env.posting(key);
    expect(await send()).toEqual({ kind: 'throttled', untilMs: NOW_MS + 1_000 });
    expect(env.posting(key)).toEqual({ ...before, fence: 1, leaseOwner: null, leaseUntil: null });
    expect([env.calls, left]).toEqual([[], 0]);
  });
});

describe('a row that may not be sent now', () => {
  const QUARANTINE_END = NOW_MS - 10_000 + TIMES.quarantineMs;
  const lastSendAt = new Date(NOW_MS - 10_000);
  const inAWhile = new Date(NOW_MS + 20_000);

  test.each<[string, Partial<Posting>, object]>([
    ['posted', { state: 'posted', externalId: '9' }, { kind: 'posted', externalId: '9' }],
    ['cancelled', { state: 'cancelled' }, { kind: 'refused' }],
    ['unknown', { state: 'unknown', lastSendAt }, { kind: 'unknown', untilMs: QUARANTINE_END }],
    [
      'refused for good',
      {
        state: 'blocked',
        outcome: { code: 'x', message: 'It differs.', action: '', retry: false },
      },
      { kind: 'refused', reason: 'It differs.' },
    ],
    [
      'in the hands of a worker that lives',
      { state: 'posting', leaseUntil: inAWhile, lastSendAt },
      { kind: 'throttled', untilMs: NOW_MS + 1_000 },
    ],
    [
      'claimed and not sent yet',
      { leaseUntil: new Date(NOW_MS + 300) },
      { kind: 'throttled', untilMs: NOW_MS + 300 },
    ],
    [
      'rate-limited',
      { nextAttemptAt: inAWhile },
      { kind: 'throttled', untilMs: inAWhile.getTime() },
    ],
  ])('%s: is returned and left unchanged', async (_name, change, outcome) => {
    changeRow(change);
    const before = env.posting(key);
    expect(await send()).toMatchObject(outcome);
    expect(env.posting(key)).toEqual(before);
    expect(env.calls).toEqual([]);
  });

  test('becomes unknown if its worker died while sending, and that worker is fenced', async () => {
    changeRow({ state: 'posting', fence: 1, sends: 1, lastSendAt, leaseUntil: lastSendAt });
    expect(await send()).toEqual({ kind: 'unknown', untilMs: QUARANTINE_END });
    expect(env.posting(key)).toMatchObject({ state: 'unknown', fence: 2, leaseUntil: null });
  });

  test('that was sent too often waits for a person', async () => {
    changeRow({ sends: TIMES.maxSends });
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(env.posting(key)).toMatchObject({
      state: 'blocked',
      outcome: { code: 'too_many_tries', retry: true },
      finishedAt: new Date(NOW_MS),
      leaseOwner: null,
    });
    expect(env.calls).toEqual([]);
    expect(env.entry('entry-1')).toMatchObject({
      status: 'failed',
      statusReason: { code: 'too_many_tries', values: { sends: TIMES.maxSends } },
    });
    expect(env.notifications.map(({ event, title }) => [event, title])).toEqual([
      ['entry_failed', "UE-RULE1 wasn't posted"],
    ]);
    expect(env.audited().at(-1)).toBe('entry.refused');
  });

  test('that was sent too often is sent once more after a new request to post it', async () => {
    changeRow({ sends: TIMES.maxSends });
    await send();
    await env.request(['entry-1']);
    env.answer(takenAs('145'));
    expect(await send()).toEqual({ kind: 'posted', key, externalId: '145' });
  });
});

describe('failures of a send', () => {
  const reset = new BooksUnreachable('The line was cut.', { mayHaveArrived: true });

  test('after the socket opened leave the outcome unknown; the same error before is certain', async () => {
    env.answer(fails(reset));
    expect(await send()).toEqual({ kind: 'unknown', untilMs: NOW_MS + TIMES.quarantineMs });
    const other = openPostingInMemory({
      books: { ...env.deps.books, call: async () => Promise.reject(reset) },
    });
    key = await other.approve(other.addEntry().id);
    env = other;
    expect(await send()).toEqual({ kind: 'throttled', untilMs: NOW_MS + TIMES.retryMs });
    expect(env.posting(key)).toMatchObject({ state: 'pending', sends: 0 });
  });

  test('because the connection leads to another company are permanent, and nothing was sent', async () => {
    env.answer(fails(new WrongRealm('Another company.')));
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(env.posting(key).outcome).toMatchObject({ code: 'wrong_realm', retry: false });
  });

  test('for lack of a connection last until a person connects', async () => {
    const gone = new ConnectionError('connection_revoked', 'quickbooks', 'Gone.');
    env.answer(fails(gone));
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(env.posting(key)).toMatchObject({ state: 'blocked', outcome: { retry: true } });
  });

  test('for a period closed in QuickBooks have QuickBooks’ message', async () => {
    env.answer(() => fault('6210', 'Account Period Closed'));
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(env.entry('entry-1')).toMatchObject({
      status: 'failed',
      statusReason: {
        code: 'period_closed',
        message: expect.stringContaining('QuickBooks said: Account Period Closed.'),
      },
    });
  });

  test('for a taken number are unknown: this very entry may have it', async () => {
    env.answer(() => fault('6140', 'Duplicate Document Number Error'));
    expect((await send()).kind).toBe('unknown');
    expect(env.posting(key).outcome).toMatchObject({ code: 'duplicate_number', retry: false });
  });

  test('with a response about another entry decide nothing', async () => {
    env.answer(() => ok({ JournalEntry: { Id: '7', DocNumber: 'UE-OTHER' } }));
    expect((await send()).kind).toBe('unknown');
    expect(env.posting(key).externalId).toBeNull();
  });

  test('a row taken over between claim and socket is never sent', async () => {
    const slow = {
      ...env.deps,
      crash: (point: string) => {
        if (point === 'after_claim') {
          changeRow({ fence: 9 });
        }
      },
      realms,
    };
    env.answer(takenAs('145'));
    expect((await sendPosting(slow, env.scope, key)).kind).toBe('unknown');
    expect(env.calls).toEqual([]);
    expect(env.posting(key)).toMatchObject({ fence: 9, sends: 0, externalId: null });
  });
});

describe('an update of an entry whose version is stale', () => {
  const STALE = () => fault('5010', 'Stale Object Error');
  const NOT_CLEARED = () =>
    ok({ Columns: { Column: [{ ColType: 'txn_type', MetaData: [] }] }, Rows: {} });
  let posted: QboEntry;

  beforeEach(async () => {
    env.answer(takenAs('145'));
    await send();
    posted = { ...env.posting(key).payload, Id: '145', SyncToken: '5' };
    env.memory.entries = env.memory.entries.map((entry) => ({
      ...entry,
      status: 'ready',
      entryOn: '2026-11-12',
    }));
    key = await env.approve('entry-1');
    env.answer(NOT_CLEARED, NOT_CLEARED);
  });

  test('is resent with the new version if QuickBooks has what we posted', async () => {
    env.answer(STALE, () => ok({ JournalEntry: posted }), takenAs('145', '6'));
    expect(await send()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.posting(key)).toMatchObject({
      sends: 2,
      syncToken: '6',
      payload: { SyncToken: '5' },
    });
  });

  test('is left to a person if somebody changed the entry in QuickBooks', async () => {
    env.answer(STALE, () => ok({ JournalEntry: { ...posted, TxnDate: '2026-11-09' } }));
    expect((await send()).kind).toBe('refused');
    expect(env.posting(key).outcome).toMatchObject({ code: 'changed_meanwhile', retry: false });
    expect(env.entry('entry-1')).toMatchObject({ status: 'failed', syncToken: '5' });
  });

  test('is never recreated if the entry was deleted in QuickBooks', async () => {
    env.answer(STALE, () => fault('610', 'Object Not Found'));
    expect((await send()).kind).toBe('refused');
    expect(env.posting(key).outcome).toMatchObject({ code: 'not_in_books', retry: false });
  });

  test('counts as done if QuickBooks has this update already: a restored database had forgotten it', async () => {
    const made = { ...env.posting(key).payload, SyncToken: '6' };
    env.answer(STALE, () => ok({ JournalEntry: made }));
    expect(await send()).toEqual({ kind: 'posted', key, externalId: '145' });
    expect(env.calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});
