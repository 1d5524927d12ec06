import type { components } from '@platebook/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMappingClient } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { startTestSandbox } from '../../testing/sandbox.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { dataOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const FROM = '2026-09-28';
const CHANGED = '2026-11-01';
const TO = '2026-11-15';

let sandbox: TestSandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.url } });
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
});

afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function connect({ call }: MappingClient): Promise<string> {
  const consent = await call('POST connections/ubereats/consent', {});
  const { authorize_url: address } = dataOf(consent.body) as { authorize_url: string };
  const allowed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ merchant: 'harbor-street', decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
  dataOf((await call('POST connections/ubereats/complete', answer)).body);
  const listed = async () =>
    dataOf(
      (await call('GET platform-stores?provider=ubereats')).body,
    ) as Schemas['PlatformStoreList'];
  await expect
    .poll(async () => (await listed()).items.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const [first] = (await listed()).items;
  const created = await call(`POST platform-stores/${first?.id}/create-store`, {});
  return String((dataOf(created.body) as Schemas['StoreMappingDecision']).channel_id);
}

/** Runs the requested runs to completion and returns their results. */
async function fetched(
  { call, tenantId }: MappingClient,
  body: Readonly<Record<string, unknown>>,
): Promise<readonly Schemas['SyncRunDetail'][]> {
  const answer = await call('POST /api/v2/clients/sync/trigger', { tenant_id: tenantId, ...body });
  const { runs } = dataOf(answer.body) as Schemas['TriggeredSync'];
  const runOf = async (id: string) =>
    dataOf((await call(`GET /api/v2/clients/sync/${id}`)).body) as Schemas['SyncRunDetail'];
  const done: Schemas['SyncRunDetail'][] = [];
  for (const { run } of runs) {
    await expect
      .poll(async () => (await runOf(run.id)).run.finished_at, { timeout: 150_000 })
      .not.toBeNull();
    done.push(await runOf(run.id));
  }
  return done;
}

/** The header lines of a client's stored Payment Details reports. */
async function namesOf({ tenantId }: MappingClient): Promise<readonly string[]> {
  const rows = await server.database.asOwner((tx) =>
    tx.selectFrom('report_files').select('bytes').where('tenant_id', '=', tenantId).execute(),
  );
  const texts = rows.map(({ bytes }) => bytes.toString('utf8'));
  return ['Order Error Adjustments', 'Chargeback Amount'].filter((name) =>
    texts.some((text) => text.includes(`,${name},`)),
  );
}

async function entriesOf({ tenantId }: MappingClient) {
  return server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['document_number', 'entry_on', 'currency', 'debit_cents', 'status'])
      .select(
        sql<string>`jsonb_path_query_array(entry::jsonb, '$.lines[*].account')::text`.as(
          'accounts',
        ),
      )
      .select(
        sql<string>`jsonb_path_query_array(entry::jsonb, '$.lines[*].amountCents')::text`.as(
          'amounts',
        ),
      )
      .where('tenant_id', '=', tenantId)
      .orderBy('document_number')
      .execute(),
  );
}

async function backfillWith(newNamesFrom: string, name: string): Promise<MappingClient> {
  await sandbox.set('reports', { ubereats: { delayMs: 20, newNamesFrom } });
  const client = await addMappingClient(server, { name });
  const channelId = await connect(client);
  const backfill = { channel_ids: [channelId], from: FROM, to: TO, backfill: true };
  const runs = await fetched(client, backfill);
  expect(runs.map(({ run }) => [run.period_from, run.status])).toEqual([
    [FROM, 'waiting'],
    ['2026-10-26', 'waiting'],
  ]);
  return client;
}

test('a backfill across renamed columns gives the same entries as one without', async () => {
  const changing = await backfillWith(CHANGED, 'Changes names');
  const entries = await entriesOf(changing);
  expect(await namesOf(changing)).toEqual(['Order Error Adjustments', 'Chargeback Amount']);

  const old = await backfillWith('2027-01-01', 'Has the old names');
  expect(await namesOf(old)).toEqual(['Order Error Adjustments']);
  expect(entries.length).toBeGreaterThan(6);
  expect(entries.every(({ amounts }) => amounts.length > 10)).toBe(true);
  expect(entries).toEqual(await entriesOf(old));
}, 400_000);
