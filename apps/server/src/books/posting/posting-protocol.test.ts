import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotKnownYet } from './ask-again.port.ts';
import { createPostingProtocol } from './posting.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import type { PostingProtocol } from './posting.port.ts';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import type { QboJournalEntry } from '../../testing/sandbox.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';

let env: PostingEnvironment;
let client: Client;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

beforeEach(async () => {
  client = await env.addClient();
  env.notifications.length = 0;
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

/** The entries with a document number in QuickBooks. */
async function inBooks(documentNumber: string, realmId?: string): Promise<QboJournalEntry[]> {
  const entries = await env.sandbox.entries(realmId);
  return entries.filter(({ DocNumber }) => DocNumber === documentNumber);
}

async function stateOf(key: string): Promise<unknown> {
  const { rows } = await env.database.pool.query<{ state: string; sends: number }>(
    'select state, sends from postings where key = $1',
    [key],
  );
  return rows[0];
}

async function approved(documentNumber: string): Promise<{ entryId: string; key: string }> {
  const entryId = await env.addEntry(client, { documentNumber });
  return { entryId, key: await env.request(client, entryId) };
}

const send = (key: string) => env.posting.send(client.scope, key);
const ask = (key: string) => env.posting.ask(client.scope, key);

describe('an entry that is sent', () => {
  test('is in QuickBooks once, to the cent, and marked as posted only after it was read back', async () => {
    const { entryId, key } = await approved('UE-ONCE');
    const sent = await send(key);
    const [found] = await inBooks('UE-ONCE');
    expect(sent).toEqual({ kind: 'posted', key, externalId: found?.Id });
    expect(await env.entry(entryId)).toEqual({
      status: 'posting',
      reason: null,
      externalId: found?.Id,
      isVerified: false,
    });
    expect(await env.posting.readBack(client.scope, [key])).toEqual({ different: [] });
    expect(await env.entry(entryId)).toMatchObject({ status: 'posted', isVerified: true });
    expect(
      found?.Line.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) => [
        PostingType,
        AccountRef.name,
        Amount,
      ]),
    ).toEqual([
      ['Debit', 'Uber Eats Clearing', 75],
      ['Debit', 'Delivery Commissions', 25],
      ['Credit', 'Delivery Sales', 100],
    ]);
    expect(found?.PrivateNote).toBe(`Uber Eats, a payout\n[platebook ${key}]`);
  });

  test('is not sent again when requested again', async () => {
    const { key } = await approved('UE-AGAIN');
    const first = await send(key);
    expect(await send(key)).toEqual(first);
    expect(await inBooks('UE-AGAIN')).toHaveLength(1);
    expect(await stateOf(key)).toEqual({ state: 'posted', sends: 1 });
  });

  test('is sent by only one of two workers', async () => {
    const { key } = await approved('UE-TWO');
    const other = createPostingProtocol({ ...env.deps, worker: 'worker-2' });
    const outcomes = await Promise.all([send(key), other.send(client.scope, key)]);
    // The other one gets a later time, or the outcome.
    expect(outcomes.every(({ kind }) => kind === 'posted' || kind === 'throttled')).toBe(true);
    expect(await stateOf(key)).toEqual({ state: 'posted', sends: 1 });
    expect(await inBooks('UE-TWO')).toHaveLength(1);
  });

  test('goes only to the company that it was approved for', async () => {
    const { entryId, key } = await approved('UE-REALM');
    await env.connections.connect(client.scope.tenantId, OTHER_REALM);
    expect((await send(key)).kind).toBe('refused');
    expect(await env.entry(entryId)).toMatchObject({ status: 'failed', reason: 'wrong_realm' });
    expect(await inBooks('UE-REALM', OTHER_REALM)).toEqual([]);
    expect(await inBooks('UE-REALM')).toEqual([]);
  });

  test('of another tenant is not found', async () => {
    const { key } = await approved('UE-MINE');
    const stranger = await env.addClient(OTHER_REALM);
    await expect(env.posting.send(stranger.scope, key)).rejects.toThrow('no such row');
    expect(await inBooks('UE-MINE', OTHER_REALM)).toEqual([]);
  });
});

describe('an entry that changes while a worker is processing it', () => {
  test('is sent once, as last approved', async () => {
    const entryId = await env.addEntry(client, { documentNumber: 'UE-CHANGED' });
    const key = await env.request(client, entryId);
    const changes: Promise<string>[] = [];
    const slow = createPostingProtocol({
      ...env.deps,
      crash: (name) => {
        if (name === 'after_claim') {
          changes.push(changeAndApprove(entryId));
        }
      },
      books: {
        ...env.deps.books,
        call: async (scope, input) => {
          await Promise.all(changes);
          return env.deps.books.call(scope, input);
        },
      },
    });
    expect((await slow.send(client.scope, key)).kind).toBe('unknown');
    const again = (await changes[0]) ?? '';
    expect(again).not.toBe(key);
    expect((await send(key)).kind).toBe('refused');
    expect((await send(again)).kind).toBe('posted');
    const found = await inBooks('UE-CHANGED');
    expect(found.map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-12']);
  });
});

async function changeAndApprove(entryId: string): Promise<string> {
  await env.database.pool.query(
    `update journal_entries set entry_on = '2026-11-12', status = 'ready' where id = $1`,
    [entryId],
  );
  return env.request(client, entryId);
}

/** Faults with an unknown outcome, and whether QuickBooks then has the entry. */
const UNKNOWN = [
  ['drop_before', 0],
  ['drop_after', 1],
  ['reset', 0],
  ['timeout_before', 0],
  ['timeout_after', 1],
  ['error_before', 0],
  ['error_after', 1],
  ['html_503', 0],
  ['truncated', 1],
  ['slow_loris', 1],
  ['late_commit', 1],
] as const;

/** How long a fault blocks the caller; longer than {@link impatient} waits. */
const FAULT_MS = 2_500;

describe('after a fault with an unknown outcome', () => {
  let impatient: PostingProtocol;

  beforeAll(() => {
    const times = { ...TIMES, callMs: FAULT_MS - 1_000 };
    impatient = createPostingProtocol({ ...env.deps, times });
  });

  test.each(UNKNOWN)('%s: waits, queries, and ends with one entry', async (kind, there) => {
    const number = `UE-${kind.toUpperCase().replaceAll('_', '')}`.slice(0, 21);
    const { entryId, key } = await approved(number);
    await env.sandbox.plan({ kind, operation: 'write', delayMs: FAULT_MS });
    const sent = await impatient.send(client.scope, key);
    const untilMs = env.clock.now().getTime() + TIMES.quarantineMs;
    expect(sent).toEqual({ kind: 'unknown', untilMs });
    // Nothing moves it before the quarantine ends.
    expect(await send(key)).toEqual({ kind: 'unknown', untilMs });
    await expect.poll(() => inBooks(number)).toHaveLength(there);
    env.clock.advance(TIMES.quarantineMs);
    const answer = await ask(key);
    expect(answer.kind).toBe(there === 1 ? 'posted' : 'absent');
    expect((await send(key)).kind).toBe('posted');
    expect(await env.posting.readBack(client.scope, [key])).toEqual({ different: [] });
    expect(await inBooks(number)).toHaveLength(1);
    expect(await env.entry(entryId)).toMatchObject({ status: 'posted', isVerified: true });
  });

  test('QuickBooks is believed immediately if it has the entry, and only after the quarantine if not', async () => {
    const { key } = await approved('UE-EARLY');
    await env.sandbox.plan({ kind: 'drop_before', operation: 'write' });
    await send(key);
    const refusal = await ask(key).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotKnownYet);
    expect(await stateOf(key)).toEqual({ state: 'unknown', sends: 1 });
    await env.sandbox.plan({ kind: 'drop_after', operation: 'write' });
    env.clock.advance(TIMES.quarantineMs);
    await ask(key);
    await send(key);
    expect((await ask(key)).kind).toBe('posted');
    expect(await inBooks('UE-EARLY')).toHaveLength(1);
  });

  test('a query without an answer decides nothing', async () => {
    const { key } = await approved('UE-SILENT');
    await env.sandbox.plan({ kind: 'drop_after', operation: 'write' });
    await send(key);
    env.clock.advance(TIMES.quarantineMs);
    await env.sandbox.plan({ kind: 'error_before', operation: 'query', times: 3 });
    for (const _ of [1, 2, 3]) {
      await expect(ask(key)).rejects.toThrow('500');
    }
    expect(await stateOf(key)).toEqual({ state: 'unknown', sends: 1 });
    expect(env.notifications.map(({ title }) => title)).toEqual([
      'UE-SILENT: waiting for confirmation',
    ]);
    expect((await ask(key)).kind).toBe('posted');
  });

  test('a row whose worker died while sending is unknown, and is queried', async () => {
    const { key } = await approved('UE-DIED');
    await env.database.pool.query(
      `update postings set state = 'posting', fence = 1, sends = 1, last_send_at = $2,
        lease_owner = 'dead', lease_until = $3 where key = $1`,
      [key, env.clock.now(), new Date(env.clock.now().getTime() + TIMES.leaseMs)],
    );
    expect((await send(key)).kind).toBe('throttled');
    env.clock.advance(TIMES.leaseMs + 1);
    expect((await send(key)).kind).toBe('unknown');
    env.clock.advance(TIMES.quarantineMs);
    expect((await ask(key)).kind).toBe('absent');
    expect((await send(key)).kind).toBe('posted');
    expect(await inBooks('UE-DIED')).toHaveLength(1);
  });

  test('a late response changes nothing after another worker has taken over the row', async () => {
    const { entryId, key } = await approved('UE-FENCE');
    await env.sandbox.plan({ kind: 'slow', operation: 'write', delayMs: 2_000 });
    const late = send(key);
    await expect.poll(() => stateOf(key)).toMatchObject({ state: 'posting' });
    await env.database.pool.query('update postings set fence = fence + 1 where key = $1', [key]);
    expect((await late).kind).toBe('unknown');
    expect(await stateOf(key)).toMatchObject({ state: 'posting' });
    expect(await env.entry(entryId)).toMatchObject({ externalId: null });
  });
});

describe('an entry that QuickBooks refuses', () => {
  test.each([
    ['closed_period', 'period_closed'],
    ['inactive_account', 'inactive_reference'],
  ])('%s: reports %s and what to do, and is resent when a person retries', async (kind, reason) => {
    const number = `UE-${kind.toUpperCase().replaceAll('_', '')}`;
    const { entryId, key } = await approved(number);
    await env.sandbox.plan({ kind, operation: 'write' });
    expect((await send(key)).kind).toBe('refused');
    expect(await env.entry(entryId)).toMatchObject({ status: 'failed', reason });
    expect(env.notifications.map(({ event, title }) => [event, title])).toEqual([
      ['entry_failed', `${number} wasn't posted`],
    ]);
    expect((await send(key)).kind).toBe('posted');
    expect(await inBooks(number)).toHaveLength(1);
  });

  test('throttled: waits a minute and is resent under the same requestid', async () => {
    const { key } = await approved('UE-THROTTLED');
    await env.sandbox.plan({ kind: 'throttled', operation: 'write' });
    const untilMs = env.clock.now().getTime() + 60_000;
    expect(await send(key)).toEqual({ kind: 'throttled', untilMs });
    expect(await send(key)).toEqual({ kind: 'throttled', untilMs });
    await env.database.pool.query('delete from realms');
    env.clock.advance(60_000);
    expect((await send(key)).kind).toBe('posted');
    expect(await inBooks('UE-THROTTLED')).toHaveLength(1);
  });

  test('unauthorized: refreshes the token once and resends the same request', async () => {
    const { key } = await approved('UE-401');
    await env.sandbox.plan({ kind: 'unauthorized', operation: 'write' });
    expect((await send(key)).kind).toBe('posted');
    expect(await stateOf(key)).toEqual({ state: 'posted', sends: 2 });
    expect(await inBooks('UE-401')).toHaveLength(1);
  });

  test('duplicate_number: is reported once QuickBooks shows that another entry has the number', async () => {
    const { entryId, key } = await approved('UE-NUMBER');
    await env.sandbox.plan({ kind: 'duplicate_number', operation: 'write' });
    expect((await send(key)).kind).toBe('unknown');
    env.clock.advance(TIMES.quarantineMs);
    // Refused for good: a person may resend it under its key once the number is free.
    expect((await ask(key)).kind).toBe('refused');
    expect(await env.entry(entryId)).toMatchObject({
      status: 'failed',
      reason: 'duplicate_number',
    });
    expect((await send(key)).kind).toBe('posted');
  });

  test('is not sent without a connection, and continues once there is one', async () => {
    const { entryId, key } = await approved('UE-CONNECTION');
    env.connections.disconnect(client.scope.tenantId);
    expect((await send(key)).kind).toBe('refused');
    expect(await env.entry(entryId)).toMatchObject({ reason: 'connection_missing' });
    expect(await stateOf(key)).toEqual({ state: 'blocked', sends: 0 });
    await env.connections.connect(client.scope.tenantId, client.realmId);
    expect((await send(key)).kind).toBe('posted');
  });
});

describe('reading back', () => {
  test('reports differences in QuickBooks and does not mark the entry as posted', async () => {
    const { entryId, key } = await approved('UE-DIFFERS');
    await send(key);
    const [found] = await inBooks('UE-DIFFERS');
    await env.sandbox.write(client.tokens, { ...found, TxnDate: '2026-11-09' });
    const { different } = await env.posting.readBack(client.scope, [key]);
    expect(different).toEqual([
      {
        key,
        reason:
          'This entry is different in QuickBooks: the date is 2026-11-09 instead of 2026-11-08.',
      },
    ]);
    expect(await env.entry(entryId)).toMatchObject({
      status: 'failed',
      reason: 'differs_in_books',
    });
  });

  test('keeps what could be read if one read fails, and repeats only the failed read', async () => {
    const sent: { entryId: string; key: string }[] = [];
    for (const number of ['UE-READ-1', 'UE-READ-2', 'UE-READ-3']) {
      const one = await approved(number);
      await send(one.key);
      sent.push(one);
    }
    const keys = sent.map(({ key }) => key);
    const verified = () =>
      Promise.all(sent.map(async ({ entryId }) => (await env.entry(entryId)).isVerified));
    await env.sandbox.plan({ kind: 'error_before', operation: 'read' });
    await expect(env.posting.readBack(client.scope, keys)).rejects.toBeInstanceOf(BooksUnreachable);
    expect((await verified()).filter(Boolean)).toHaveLength(2);
    expect(await env.posting.readBack(client.scope, keys)).toEqual({ different: [] });
    expect(await verified()).toEqual([true, true, true]);
    expect(await env.posting.readBack(client.scope, keys)).toEqual({ different: [] });
    const { rows } = await env.database.pool.query<{ reads: number }>(
      `select count(*)::integer as reads from posting_attempts join postings on postings.id = posting_attempts.posting_id
        where posting_attempts.action = 'read_back' and postings.key = any($1)`,
      [keys],
    );
    expect(rows).toEqual([{ reads: 3 }]);
  });

  test('detects an entry that QuickBooks confirmed but does not have', async () => {
    const { entryId, key } = await approved('UE-GHOST');
    await send(key);
    const [found] = await inBooks('UE-GHOST');
    await env.sandbox.write(client.tokens, found, { operation: 'delete' });
    expect((await env.posting.readBack(client.scope, [key])).different).toHaveLength(1);
    expect(await env.entry(entryId)).toMatchObject({ status: 'failed', reason: 'not_in_books' });
    // Approved again, it is new, with its own key.
    const again = await env.request(client, entryId);
    expect(again).not.toBe(key);
    expect((await send(again)).kind).toBe('posted');
    expect(await env.posting.readBack(client.scope, [again])).toEqual({ different: [] });
    expect(await inBooks('UE-GHOST')).toHaveLength(1);
  });
});

describe('a posted entry that changes', () => {
  /** As planning does when late rows change a posted entry. */
  async function amend(entryId: string, on: string): Promise<string> {
    await env.database.pool.query(
      `update journal_entries set entry_on = $2, status = 'ready', approved_at = null, verified_at = null where id = $1`,
      [entryId, on],
    );
    return env.request(client, entryId);
  }

  async function posted(documentNumber: string): Promise<{ entryId: string; id: string }> {
    const { entryId, key } = await approved(documentNumber);
    await send(key);
    await env.posting.readBack(client.scope, [key]);
    return { entryId, id: (await inBooks(documentNumber))[0]?.Id ?? '' };
  }

  test('is updated in place, not posted a second time', async () => {
    const { entryId, id } = await posted('UE-AMEND');
    const key = await amend(entryId, '2026-11-12');
    expect(await send(key)).toEqual({ kind: 'posted', key, externalId: id });
    expect(await env.posting.readBack(client.scope, [key])).toEqual({ different: [] });
    const found = await inBooks('UE-AMEND');
    expect(found.map(({ Id, TxnDate }) => [Id, TxnDate])).toEqual([[id, '2026-11-12']]);
  });

  test('after an update with a lost response, is queried by ID and not updated twice', async () => {
    const { entryId, id } = await posted('UE-AMENDLOST');
    const key = await amend(entryId, '2026-11-12');
    await env.sandbox.plan({ kind: 'drop_after', operation: 'write' });
    expect((await send(key)).kind).toBe('unknown');
    env.clock.advance(TIMES.quarantineMs);
    expect(await ask(key)).toEqual({ kind: 'posted', key, externalId: id });
    const [found] = await inBooks('UE-AMENDLOST');
    expect([found?.TxnDate, found?.SyncToken]).toEqual(['2026-11-12', '1']);
  });

  test('is updated under QuickBooks’ version if nobody changed its content', async () => {
    const { entryId } = await posted('UE-TOUCHED');
    const [before] = await inBooks('UE-TOUCHED');
    await env.sandbox.write(client.tokens, { ...before, PrivateNote: 'Looked at' });
    const key = await amend(entryId, '2026-11-12');
    expect((await send(key)).kind).toBe('posted');
    expect((await inBooks('UE-TOUCHED')).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-12']);
  });

  test('is left alone if somebody changed its content, until a person approves it again', async () => {
    const { entryId } = await posted('UE-CONFLICT');
    const [before] = await inBooks('UE-CONFLICT');
    await env.sandbox.write(client.tokens, { ...before, TxnDate: '2026-11-10' });
    const key = await amend(entryId, '2026-11-12');
    expect((await send(key)).kind).toBe('refused');
    expect(await env.entry(entryId)).toMatchObject({
      status: 'failed',
      reason: 'changed_meanwhile',
    });
    expect((await inBooks('UE-CONFLICT')).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-10']);
    const again = await env.request(client, entryId);
    expect((await send(again)).kind).toBe('posted');
    expect((await inBooks('UE-CONFLICT')).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-12']);
  });
});
