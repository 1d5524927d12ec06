import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import { REALM } from '../../testing/sandbox.ts';
import type { QboJournalEntry } from '../../testing/sandbox.ts';

let env: PostingEnvironment;
let client: Client;

beforeAll(async () => {
  env = await openPostingEnvironment();
  // A QuickBooks that forgets request IDs: then only look-ups prevent duplicates.
  await env.sandbox.set(`companies/${REALM}`, { requestIdMemory: 0 });
});

beforeEach(async () => {
  client = await env.addClient();
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

type Approved = { readonly number: string; readonly entryId: string; readonly key: string };

async function approved(number: string): Promise<Approved> {
  const entryId = await env.addEntry(client, { documentNumber: number });
  return { number, entryId, key: await env.request(client, entryId) };
}

async function inBooks(number: string): Promise<QboJournalEntry[]> {
  const entries = await env.sandbox.entries();
  return entries.filter(({ DocNumber }) => DocNumber === number);
}

const lookUp = (...keys: string[]) => env.posting.lookUp(client.scope, keys);
const send = (key: string) => env.posting.send(client.scope, key);

/** Restores the state of a backup taken before the entry was sent; a new approval may give it another key. */
async function forget({ entryId, key }: Approved): Promise<void> {
  await env.database.pool.query(
    `update postings set state = 'pending', fence = 0, sends = 0, last_send_at = null, external_id = null,
      sync_token = null, finished_at = null where key = $1`,
    [key],
  );
  await env.database.pool.query(
    `update journal_entries set status = 'ready', external_id = null, sync_token = null, posted_at = null,
      verified_at = null where id = $1`,
    [entryId],
  );
}

describe('looking up document numbers before entries are sent', () => {
  test('finds what exists already without recreating it, and the others may be sent', async () => {
    const known = await approved('UE-KNOWN');
    const fresh = await approved('UE-FRESH');
    await send(known.key);
    await env.posting.readBack(client.scope, [known.key]);
    await forget(known);
    expect(await lookUp(known.key, fresh.key)).toBeNull();
    const [there] = await inBooks('UE-KNOWN');
    expect(await send(known.key)).toEqual({
      kind: 'posted',
      key: known.key,
      externalId: there?.Id,
    });
    expect((await send(fresh.key)).kind).toBe('posted');
    const keys = [known.key, fresh.key];
    expect(await env.posting.readBack(client.scope, keys)).toEqual({ different: [] });
    expect([(await inBooks('UE-KNOWN')).length, (await inBooks('UE-FRESH')).length]).toEqual([
      1, 1,
    ]);
    expect(await env.entry(known.entryId)).toMatchObject({ status: 'posted', isVerified: true });
  });

  test('is one call for all of them', async () => {
    await env.sandbox.set('calls', { record: true });
    const rows = [await approved('UE-ONE-1'), await approved('UE-ONE-2')];
    expect(await lookUp(...rows.map(({ key }) => key))).toBeNull();
    const answer = await fetch(`${env.sandbox.url}/_sandbox/calls`, {
      headers: { accept: 'application/json' },
    });
    const { calls } = (await answer.json()) as { calls: { operation: string }[] };
    expect(calls.map(({ operation }) => operation)).toEqual(['query']);
  });

  test('blocks sending while QuickBooks does not answer', async () => {
    const { key } = await approved('UE-SILENT');
    await env.sandbox.plan({ kind: 'error_before', operation: 'query' });
    const soonMs = env.clock.now().getTime() + env.deps.times.retryMs;
    expect(await lookUp(key)).toBe(soonMs);
    await env.sandbox.plan({ kind: 'throttled', operation: 'query' });
    expect(await lookUp(key)).toBeGreaterThanOrEqual(soonMs);
    await env.database.pool.query('delete from realms');
    expect(await lookUp(key)).toBeNull();
    expect(await inBooks('UE-SILENT')).toEqual([]);
  });

  test('without a connection leaves the row to be refused when it is sent', async () => {
    const { key } = await approved('UE-NOBODY');
    env.connections.disconnect(client.scope.tenantId);
    expect(await lookUp(key)).toBeNull();
    expect((await send(key)).kind).toBe('refused');
  });

  test('stops a row if a later state exists that a backup has forgotten, until a person decides', async () => {
    const first = await approved('UE-LATER');
    await env.database.pool.query(
      `update journal_entries set entry_on = '2026-11-12', status = 'ready' where id = $1`,
      [first.entryId],
    );
    const key = await env.request(client, first.entryId);
    expect(key).not.toBe(first.key);
    await send(key);
    await env.database.pool.query('delete from posting_attempts');
    await env.database.pool.query('delete from postings where key = $1', [key]);
    await forget(first);
    expect(await lookUp(first.key)).toBeNull();
    expect((await send(first.key)).kind).toBe('refused');
    expect(await env.entry(first.entryId)).toMatchObject({
      status: 'failed',
      reason: 'forgotten',
    });
    expect(await inBooks('UE-LATER')).toHaveLength(1);
    // A person deletes it in QuickBooks and retries: then it may be sent.
    const [there] = await inBooks('UE-LATER');
    await env.sandbox.write(client.tokens, there, { operation: 'delete' });
    env.clock.advance(env.deps.times.quarantineMs);
    expect((await env.posting.ask(client.scope, first.key)).kind).toBe('absent');
    expect((await send(first.key)).kind).toBe('posted');
  });

  test('does not report a forgotten update as a conflict', async () => {
    const first = await approved('UE-CHANGE');
    await send(first.key);
    await env.posting.readBack(client.scope, [first.key]);
    await env.database.pool.query(
      `update journal_entries set entry_on = '2026-11-12', status = 'ready', verified_at = null where id = $1`,
      [first.entryId],
    );
    const change = await env.request(client, first.entryId);
    expect((await send(change)).kind).toBe('posted');
    const [made] = await inBooks('UE-CHANGE');
    await env.database.pool.query(
      `update postings set state = 'pending', fence = 0, external_id = null, finished_at = null where key = $1`,
      [change],
    );
    expect(await send(change)).toEqual({ kind: 'posted', key: change, externalId: made?.Id });
    expect(await inBooks('UE-CHANGE')).toEqual([made]);
  });
});
