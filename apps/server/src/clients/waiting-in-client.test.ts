import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { connectBooks, importReport, openTestEnvironment } from '../testing/environment.ts';
import type { TestEnvironment } from '../testing/environment.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntry'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
/** An imported entry that the others are copies of. */
let pattern: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  const { storeId } = await importReport(env, FILE);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const [entry] = await entries('needs_review');
  pattern = String(entry?.id);
  await addEntries(11, { status: 'needs_review' });
  await addEntries(2, { status: 'needs_review', kind: 'adjustment' });
  await addEntries(3, { status: 'ready' });
  await addEntries(2, { status: 'failed' });
  const drift = { code: 'changed_in_books', message: 'It was changed.', action: 'Look at it.' };
  await addEntries(1, { status: 'posted', status_reason: drift });
  const [blocked] = await addEntries(1, { status: 'failed' });
  const [posting] = await addEntries(1, { status: 'posting' });
  await addPosting(blocked, 'blocked');
  await addPosting(posting, 'pending');
  await addFailedFetch(storeId);
});

afterAll(() => env.stop());

async function entries(status: Entry['status']): Promise<Entry[]> {
  return (await env.read<{ items: Entry[] }>(`GET entries?status=${status}&limit=100`)).items;
}

async function addEntries(count: number, over: Readonly<Record<string, unknown>>) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await env.server.database.asOwner(async (tx) => {
    for (const id of ids) {
      const values = JSON.stringify({
        id,
        entry_key: id,
        document_number: id.slice(0, 8),
        ...over,
      });
      await sql`insert into journal_entries overriding user value
        select (jsonb_populate_record(known, ${values}::jsonb)).* from journal_entries known
        where known.id = ${pattern}`.execute(tx);
    }
  });
  return ids;
}

async function addPosting(entryId = '', state: 'blocked' | 'pending'): Promise<void> {
  const at = env.server.clock.now();
  await env.server.database.asOwner((tx) =>
    tx
      .insertInto('postings')
      .values({
        tenant_id: env.tenantId,
        id: randomUUID(),
        entry_id: entryId,
        realm_id: '1',
        operation: 'create',
        key: entryId.replaceAll('-', '').padEnd(64, '0'),
        request_id: entryId,
        document_number: entryId.slice(0, 8),
        payload: '{}',
        payload_sha256: '0'.repeat(64),
        state,
        created_at: at,
        updated_at: at,
        finished_at: state === 'blocked' ? at : null,
      })
      .execute(),
  );
}

async function addFailedFetch(storeId: string): Promise<void> {
  const at = env.server.clock.now();
  await env.server.database.asOwner(async (tx) => {
    const channel = await tx
      .selectFrom('channels')
      .select('id')
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('sync_runs')
      .values({
        tenant_id: env.tenantId,
        id: randomUUID(),
        kind: 'fetch',
        trigger: 'manual',
        store_id: storeId,
        channel_id: channel.id,
        channel_type: 'ubereats',
        state: 'failed',
        status: 'failed',
        sequence: 1,
        machine: null,
        reports: '[]',
        created_at: at,
        updated_at: at,
        finished_at: at,
      })
      .execute();
  });
}

test('the list of clients has the same counts as the pages of the client', async () => {
  const listed = await env.read<{ items: Schemas['Client'][] }>(
    'GET /api/v2/clients/clients?include=triage&needs=attention',
  );
  const triage = listed.items[0]?.triage;
  const summary = await env.read<Schemas['EntriesSummaryAnswer']['data']>('GET entries/summary');
  const owed = await env.read<{ items: unknown[] }>('GET owed-operations');
  const drift = await env.read<{ items: unknown[] }>('GET drift');
  const { channels } = await env.read<Schemas['SyncStatus']>('GET sync/status');
  const review = await entries('needs_review');
  expect(summary.waiting).toEqual(triage);
  expect(triage).toMatchObject({
    needs_mapping: (await entries('needs_mapping')).length,
    to_review: review.length,
    ready: (await entries('ready')).length,
    entries_failed: (await entries('failed')).length,
    owed_operations: owed.items.length,
    drifted: drift.items.length,
    late_changes: review.filter(({ kind }) => kind === 'adjustment').length,
    fetches_failed: channels.filter(({ state }) => state === 'failed').length,
    imports_failed: 0,
  });
  expect(triage).toMatchObject({
    needs_mapping: 2,
    to_review: 15,
    ready: 3,
    entries_failed: 3,
    owed_operations: 2,
    drifted: 1,
    late_changes: 2,
    fetches_failed: 1,
    // The one that QuickBooks rejected counts once.
    attention: 2 + 15 + 3 + 3 + 1 + 1 + 1,
  });
  expect(summary.owed_operations).toBe(triage?.owed_operations);
});

test('in a client whose books are elsewhere nothing waits for an account, a review or the books', async () => {
  await env.server.database.pool.query(
    `update clients set client_category = 'delivery_only' where tenant_id = $1`,
    [env.tenantId],
  );
  const { waiting } =
    await env.read<Schemas['EntriesSummaryAnswer']['data']>('GET entries/summary');
  expect(waiting).toEqual({
    stores: 1,
    needs_mapping: 0,
    to_review: 0,
    ready: 0,
    entries_failed: 0,
    owed_operations: 0,
    drifted: 0,
    late_changes: 0,
    imports_failed: 0,
    fetches_failed: 1,
    last_import_at: expect.any(String),
    attention: 1,
  });
});
