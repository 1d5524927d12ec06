import type { components } from '@platebook/api-client';
import { readJournalDocument, readReports, verify } from '@platebook/accounting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMappingClient } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { startTestSandbox } from '../../testing/sandbox.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const DOORDASH = {
  developer_id: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  key_id: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signing_secret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

let sandbox: TestSandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.url } });
  // Both clocks must agree: DoorDash accepts a signature for minutes only.
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
  await sandbox.set('reports', { ubereats: { delayMs: 50 }, doordash: { readyAfterMs: 0 } });
});

afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function connectUberEats({ call }: MappingClient, merchant: string): Promise<void> {
  const answer = await call('POST connections/ubereats/consent', {});
  const { authorize_url: address } = dataOf(answer.body) as { authorize_url: string };
  const allowed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ merchant, decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  const code = searchParams.get('code');
  const state = searchParams.get('state');
  dataOf((await call('POST connections/ubereats/complete', { code, state })).body);
}

/** Creates a client with its first platform store mapped; returns that store's channel. */
async function clientOf(provider: 'ubereats' | 'doordash') {
  const client = await addMappingClient(server, { name: `Fetches ${provider}` });
  if (provider === 'ubereats') {
    await connectUberEats(client, 'harbor-street');
  } else {
    dataOf((await client.call('POST connections/doordash', DOORDASH)).body);
  }
  const listed = async () =>
    dataOf(
      (await client.call(`GET platform-stores?provider=${provider}`)).body,
    ) as Schemas['PlatformStoreList'];
  await expect
    .poll(async () => (await listed()).items.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const [first] = (await listed()).items;
  const created = await client.call(`POST platform-stores/${first?.id}/create-store`, {});
  const { channel_id: channelId } = dataOf(created.body) as Schemas['StoreMappingDecision'];
  return { client, channelId: String(channelId) };
}

async function trigger(
  { call, tenantId }: MappingClient,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Schemas['TriggeredSync']> {
  const answer = await call('POST /api/v2/clients/sync/trigger', { tenant_id: tenantId, ...more });
  return dataOf(answer.body) as Schemas['TriggeredSync'];
}

async function runOf({ call }: MappingClient, id: string): Promise<Schemas['SyncRunDetail']> {
  return dataOf((await call(`GET /api/v2/clients/sync/${id}`)).body) as Schemas['SyncRunDetail'];
}

async function settled(client: MappingClient, id: string): Promise<Schemas['SyncRunDetail']> {
  await expect
    .poll(async () => (await runOf(client, id)).run.finished_at, { timeout: 60_000 })
    .not.toBeNull();
  return runOf(client, id);
}

/** All stored columns of a tenant's entries. */
async function entriesOf({ tenantId }: MappingClient): Promise<unknown[]> {
  return server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('entry_key')
      .execute(),
  );
}

/** Expects the platform's reports, and no others, to be listed with their files, page by page. */
async function expectListed(
  { call }: MappingClient,
  provider: 'ubereats' | 'doordash',
  { run, files, platform_reports: reports }: Schemas['SyncRunDetail'],
): Promise<void> {
  const page = async (query: string) =>
    dataOf((await call(`GET platform-reports?${query}`)).body) as {
      items: Schemas['FetchedReport'][];
      next_cursor: string | null;
    };
  const first = await page(`provider=${provider}&limit=1`);
  const second =
    first.next_cursor === null
      ? { items: [], next_cursor: null }
      : await page(`provider=${provider}&limit=1&cursor=${first.next_cursor}`);
  const listed = [...first.items, ...second.items];
  expect(second.next_cursor).toBeNull();
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(listed.map(({ report }) => report).toSorted(byId)).toEqual(reports.toSorted(byId));
  expect(listed.map(({ run_id: of, store_name: store }) => [of, store])).toEqual(
    reports.map(() => [run.id, run.store_name]),
  );
  const hashes = listed.flatMap((each) => each.files.map(({ sha256 }) => sha256));
  expect(hashes.toSorted()).toEqual(files.map(({ sha256 }) => sha256).toSorted());
  const other = provider === 'ubereats' ? 'doordash' : 'ubereats';
  expect(await page(`provider=${other}`)).toEqual({ items: [], next_cursor: null });
}

describe.each(['ubereats', 'doordash'] as const)('fetching from %s', (provider) => {
  test('reads, checks and plans what the platform paid; a repeated run changes nothing', async () => {
    const { client, channelId } = await clientOf(provider);
    const { runs, skipped } = await trigger(client, { channel_ids: [channelId] });
    expect(skipped).toEqual([]);
    const [started] = runs;
    expect(started?.already_running).toBe(false);
    const done = await settled(client, String(started?.run.id));
    // Each payout of this Uber Eats merchant has an unmapped payment.
    const state = provider === 'ubereats' ? 'needs_mapping' : 'ready';
    expect(done.run).toMatchObject({ kind: 'fetch', trigger: 'manual', state });
    expect(done.platform_reports.map(({ state }) => state)).toEqual(
      provider === 'ubereats' ? ['downloaded', 'downloaded'] : ['downloaded'],
    );
    expect(done.payouts.length).toBeGreaterThan(2);
    expect(done.entries.planned).toBeGreaterThanOrEqual(done.payouts.length);
    await expectListed(client, provider, done);
    const planned = await entriesOf(client);

    const again = await trigger(client, { channel_ids: [channelId] });
    const second = await settled(client, String(again.runs[0]?.run.id));
    expect([second.run.situation.blocked, second.run.state]).toEqual([
      done.run.situation.blocked,
      state,
    ]);
    expect(second.entries.planned).toBe(0);
    expect(await entriesOf(client)).toEqual(planned);

    const report = dataOf(
      (await client.call(`GET /api/v2/clients/sync/${done.run.id}/report`)).body,
    ) as Schemas['SyncReport'];
    const files = await Promise.all(
      report.files.map(async ({ name, sha256 }) => {
        const answer = await rawFile(client, `${done.run.id}/files/${sha256}`);
        return { name, bytes: answer };
      }),
    );
    const stated = readJournalDocument(report.journal);
    if (stated.kind !== 'ok') {
      throw new Error(`The journal cannot be read: ${JSON.stringify(stated)}`);
    }
    const { document } = stated;
    const { parts } = verify(readReports(files, document.readingOptions), document);
    expect(parts.filter(({ part }) => part === 'entries').length).toBe(report.entries.length);
    expect(parts.filter(({ follows }) => !follows)).toEqual([]);
  });
});

async function rawFile({ tenantId }: MappingClient, path: string): Promise<Uint8Array> {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('report_files')
      .select(['sha256', 'bytes'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  );
  const found = rows.find(({ sha256 }) => path.endsWith(sha256));
  if (found === undefined) {
    throw new Error(`No file ${path}.`);
  }
  return found.bytes;
}

describe('triggering', () => {
  test('returns the active run instead of starting a second one, and explains skipped channels', async () => {
    const { client, channelId } = await clientOf('ubereats');
    await sandbox.set('reports', { ubereats: { delayMs: 3_000 } });
    const first = await trigger(client, { channel_ids: [channelId] });
    const second = await trigger(client, { channel_ids: [channelId] });
    await sandbox.set('reports', { ubereats: { delayMs: 50 } });
    expect(second.runs).toMatchObject([
      { already_running: true, run: { id: first.runs[0]?.run.id } },
    ]);
    await settled(client, String(first.runs[0]?.run.id));
    const store = dataOf((await client.call('POST stores', { name: 'Unmapped' })).body) as {
      id: string;
    };
    const channel = dataOf(
      (await client.call(`POST stores/${store.id}/channels`, { channel_type: 'doordash' })).body,
    ) as Schemas['Channel'];
    const { runs, skipped } = await trigger(client, { store_ids: [store.id] });
    expect([runs, skipped]).toEqual([
      [],
      [
        {
          store_id: store.id,
          channel_id: channel.id,
          channel_type: 'doordash',
          code: 'connection_missing',
          message: 'Connect DoorDash first, or upload its report files.',
        },
      ],
    ]);
  });

  test('a dry run reports what it would do and saves nothing', async () => {
    const { client, channelId } = await clientOf('doordash');
    const { runs } = await trigger(client, { channel_ids: [channelId], dry_run: true });
    const done = await settled(client, String(runs[0]?.run.id));
    expect(done.run).toMatchObject({ state: 'ready', dry_run: true });
    expect(done.run.situation.counts.payouts_planned).toBeGreaterThan(0);
    expect([done.payouts, await entriesOf(client)]).toEqual([[], []]);
    const approved = await client.call(`POST /api/v2/clients/sync/${done.run.id}/approve`);
    expect(refusalOf(approved).code).toBe('run_not_approvable');
  });

  test('a backfill is split into parts of whole pay weeks, oldest first', async () => {
    const { client, channelId } = await clientOf('doordash');
    const { runs } = await trigger(client, {
      channel_ids: [channelId],
      from: '2026-08-31',
      to: '2026-11-15',
      backfill: true,
    });
    expect(
      runs.map(({ run }) => [run.trigger, run.period_from, run.period_to, run.status]),
    ).toEqual([
      ['backfill', '2026-08-31', '2026-09-27', 'queued'],
      ['backfill', '2026-09-28', '2026-10-25', 'queued'],
      ['backfill', '2026-10-26', '2026-11-15', 'queued'],
    ]);
  });

  test('a backfill reaches as far back as the plan allows, and an earlier start date is refused', async () => {
    const { client, channelId } = await clientOf('doordash');
    const backfill = (from: string) =>
      client.call('POST /api/v2/clients/sync/trigger', {
        tenant_id: client.tenantId,
        channel_ids: [channelId],
        from,
        backfill: true,
      });
    await server.database.pool.query('update plans set history_months = 2');
    try {
      const refused = await backfill('2026-08-31');
      expect([refused.status, (refused.body as { errors: unknown }).errors]).toEqual([
        400,
        [
          {
            path: '/from',
            code: 'before_history',
            values: { day: expect.stringMatching(/^2026-09-\d\d$/), months: 2 },
            message: expect.stringMatching(
              /^must be 2026-09-\d\d or later: the plan includes 2 months of history$/,
            ),
          },
        ],
      ]);
      expect((await backfill('2026-10-05')).status).toBe(202);
    } finally {
      await server.database.pool.query('update plans set history_months = null');
    }
  });
});

test('a platform failure ends the run with the reason, and a retry requests again', async () => {
  const { client, channelId } = await clientOf('doordash');
  await sandbox.set('reports', { doordash: { outcome: 'FAILED' } });
  const { runs } = await trigger(client, { channel_ids: [channelId] });
  const id = String(runs[0]?.run.id);
  const failed = await settled(client, id);
  await sandbox.set('reports', { doordash: { outcome: 'SUCCEEDED' } });
  expect([failed.run.status, failed.run.situation.failure?.code]).toEqual([
    'failed',
    'report_failed',
  ]);
  dataOf((await client.call(`POST /api/v2/clients/sync/${id}/retry`)).body);
  await expect
    .poll(async () => (await runOf(client, id)).run.state, { timeout: 60_000 })
    .toBe('ready');
});
