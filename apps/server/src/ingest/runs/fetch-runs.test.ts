import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { addMappingClient, addStore } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { dataOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { createLogger } from '../../platform/logger.ts';
import { RECORD_NOTHING } from '../../platform/operation-event.ts';
import type { RunSteps } from './run-steps.ts';
import { runSync } from './run-sync.ts';
import type { RunDeps } from './run-sync.ts';
import { createSyncRunsService } from './sync-runs.service.ts';
import { findRun } from './sync-runs.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import { createTriggerSync } from './trigger-sync.ts';
import type { TriggeredSync } from './trigger-sync.ts';

let server: TestServer;
let client: MappingClient;
let scope: TenantScope;
let actor: Actor;
let channelId: string;
/** The steps that were called, in order. */
let steps: (keyof RunSteps)[];
/** Results of fetching, in order; after that it finds nothing new. */
let fetches: (() => Promise<{ reports: [] }>)[];
/** The published states of the run, in order. */
let seen: (readonly [sequence: number, state: string])[];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  steps = [];
  fetches = [];
  seen = [];
  client = await addMappingClient(server);
  scope = grantTenantScope(client.tenantId, client.ownerId, 'a-test');
  actor = { kind: 'user', userId: client.ownerId, requestId: 'a-test' };
  channelId = await addFetchedChannel();
});

/** A channel of a connected platform with a mapped store. */
async function addFetchedChannel(): Promise<string> {
  const store = await addStore(client, { name: 'Harbor Street' });
  const { body } = await client.call(`POST stores/${store}/channels`, { channel_type: 'ubereats' });
  const { id } = dataOf(body) as { id: string };
  await server.database.pool.query('update channels set platform_store_id = $2 where id = $1', [
    id,
    randomUUID(),
  ]);
  await server.database.pool.query(
    `insert into connections (tenant_id, id, provider, external_id, external_name, status, connected_at, created_at, updated_at)
     values ($1, $2, 'ubereats', $2::uuid::text, 'Harbor', 'connected', $3, $3, $3)`,
    [client.tenantId, randomUUID(), server.clock.now()],
  );
  return id;
}

const live: Live = {
  changed: async (tx, { topic, id }) => {
    const run = topic === 'run' ? await findRun(tx, id) : null;
    if (run !== null) {
      seen.push([run.sequence, run.state]);
    }
  },
};

const posting: PostingProtocol = {
  request: async (_tx, _scope, entryIds) =>
    entryIds.map((id) => ({ key: id, documentNumber: 'UE-1', totalCents: 100 })),
  lookUp: () => Promise.reject(new Error('Nothing is sent here.')),
  send: () => Promise.reject(new Error('Nothing is sent here.')),
  ask: () => Promise.reject(new Error('Nothing is sent here.')),
  readBack: () => Promise.reject(new Error('Nothing is sent here.')),
};

function runDeps(): RunDeps {
  const stepped = <T>(name: keyof RunSteps, outcome: () => Promise<T>) => {
    return () => {
      steps.push(name);
      return outcome();
    };
  };
  return {
    database: server.database,
    clock: server.clock,
    queue: server.server.queue,
    live,
    record: RECORD_NOTHING,
    log: createLogger('silent'),
    posting,
    stepsOf: () => ({
      fetchReports: stepped('fetchReports', async () => fetches.shift()?.() ?? { reports: [] }),
      recogniseReports: stepped('recogniseReports', async () => ({
        recognised: [
          { reportId: 'a', fileName: 'a.csv', platform: 'ubereats', reportType: 'payment_details' },
        ],
        blocked: [],
      })),
      checkIdentities: stepped('checkIdentities', async () => ({
        rows: 3,
        rowsQuarantined: 0,
        payouts: 1,
        identitiesChecked: 1,
        identitiesBroken: 0,
        blocked: [],
      })),
      planEntries: stepped('planEntries', async () => ({
        payoutsPlanned: 1,
        entries: 1,
        toPost: [],
        unmapped: [],
        blocked: [],
      })),
    }),
    notifyOutcome: async () => undefined,
    quarantineMs: 130_000,
    retryMs: 5_000,
  };
}

function service(protocol: PostingProtocol = posting) {
  const { database, clock } = server;
  const { queue } = server.server;
  return createSyncRunsService({ database, clock, queue, live, posting: protocol });
}

function trigger(): Promise<TriggeredSync> {
  const { database, clock } = server;
  const start = createTriggerSync({ database, clock, queue: server.server.queue, live });
  return start(scope, { channelIds: [channelId] }, { actor });
}

async function startRun(): Promise<string> {
  const { runs } = await trigger();
  return String(runs[0]?.run.id);
}

async function current(id: string): Promise<SyncRunRow> {
  const run = await server.database.inTenant(scope, (tx) => findRun(tx, id));
  if (run === null) {
    throw new Error('The run is gone.');
  }
  return run;
}

async function take(id: string): Promise<SyncRunRow> {
  await runSync(runDeps(), { tenantId: scope.tenantId, runId: id });
  return current(id);
}

/** The columns of a run that must not change. */
function leftAs({ state, status, sequence, machine, finishedAt }: SyncRunRow) {
  const waitsUntil = new Date(server.clock.now().getTime() + 60_000);
  return { state, status, sequence, machine, finishedAt, waitsUntil };
}

function refused(retryable: boolean): () => Promise<never> {
  return () =>
    Promise.reject(
      Object.assign(new Error('The report failed.'), { code: 'report_failed', retryable }),
    );
}

/** An entry of the run that only waits for approval. */
async function addReadyEntry(runId: string): Promise<void> {
  const at = server.clock.now();
  await server.database.pool.query(
    `insert into journal_entries (tenant_id, id, run_id, kind, entry_key, document_number, entry_on, currency, debit_cents,
       entry, status, created_at, updated_at)
     values ($1, $2, $3, 'manual', $2::uuid::text, 'UE-1', '2026-03-31', 'USD', 100, '{}', 'ready', $4, $4)`,
    [client.tenantId, randomUUID(), runId, at],
  );
}

const WHOLE = ['fetching', 'recognising', 'checking', 'planning', 'ready'];

describe('the progress of a run', () => {
  test('is published state by state in order, with an increasing sequence', async () => {
    const run = await take(await startRun());
    expect([run.state, run.status, run.finishedAt]).toEqual([
      'ready',
      'succeeded',
      server.clock.now(),
    ]);
    expect(seen).toEqual(
      ['queued', 'queued', ...WHOLE].map((state, sequence) => [sequence, state]),
    );
  });

  test('keeps counting when a retry restarts the run', async () => {
    fetches = [refused(true)];
    const id = await startRun();
    await take(id);
    await service().retry(scope, id, actor);
    await take(id);
    const sequences = seen.map(([sequence]) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(seen.map(([, state]) => state)).toEqual([
      'queued',
      'queued',
      'fetching',
      'failed',
      // The retry that waits for its worker.
      'failed',
      ...WHOLE,
    ]);
  });

  test('does not change after the run ended, however often its job is delivered', async () => {
    const id = await startRun();
    const run = await take(id);
    expect([await take(id), steps.length]).toEqual([run, 4]);
  });
});

describe('a run that a person cancels', () => {
  test('before it was started ends immediately, and its job does nothing', async () => {
    const id = await startRun();
    const canceled = await service().cancel(scope, id, actor);
    expect([canceled.state, canceled.status, canceled.finishedAt]).toEqual([
      'cancelled',
      'cancelled',
      server.clock.now(),
    ]);
    expect([await take(id), steps]).toEqual([canceled, []]);
  });

  test('while fetching stops there, and what is fetched after that is ignored', async () => {
    let fetched: (output: { reports: [] }) => void = () => undefined;
    fetches = [() => new Promise((resolve) => (fetched = resolve))];
    const id = await startRun();
    const taken = take(id);
    await expect.poll(async () => (await current(id)).state).toBe('fetching');
    const stopping = await service().cancel(scope, id, actor);
    expect([stopping.state, stopping.asked, stopping.finishedAt]).toEqual([
      'fetching',
      'cancel',
      null,
    ]);
    const canceled = await taken;
    fetched({ reports: [] });
    expect([canceled.state, canceled.asked, canceled.finishedAt]).toEqual([
      'cancelled',
      null,
      server.clock.now(),
    ]);
    expect([await take(id), steps]).toEqual([canceled, ['fetchReports']]);
    await expect(service().cancel(scope, id, actor)).rejects.toMatchObject({
      code: 'run_not_cancellable',
    });
  });

  test('and then retries starts with fetching, like an idle channel', async () => {
    const id = await startRun();
    await service().cancel(scope, id, actor);
    await service().retry(scope, id, actor);
    expect([(await take(id)).state, steps[0], steps.length]).toEqual(['ready', 'fetchReports', 4]);
  });
});

describe('a run that failed', () => {
  test('shows the reason, and a retry fetches again and clears it', async () => {
    fetches = [refused(true)];
    const id = await startRun();
    const failed = await take(id);
    expect([failed.state, failed.status, failed.machine?.context.failure]).toEqual([
      'failed',
      'failed',
      { step: 'fetch', code: 'report_failed', message: 'The report failed.', retryable: true },
    ]);
    await service().retry(scope, id, actor);
    const done = await take(id);
    expect([done.state, done.machine?.context.failure, done.asked]).toEqual(['ready', null, null]);
    expect(steps.filter((step) => step === 'fetchReports')).toHaveLength(2);
  });

  test('permanently is not retried, nor is an active one', async () => {
    const id = await startRun();
    await expect(service().retry(scope, id, actor)).rejects.toMatchObject({
      code: 'run_not_retryable',
    });
    fetches = [refused(false)];
    const failed = await take(id);
    await expect(service().retry(scope, id, actor)).rejects.toMatchObject({
      code: 'run_not_retryable',
    });
    expect(await current(id)).toEqual(failed);
  });
});

describe('two runs of one channel', () => {
  test('that are started concurrently become one', async () => {
    const started = await Promise.all([trigger(), trigger(), trigger()]);
    const runs = started.flatMap((answer) => answer.runs);
    expect(new Set(runs.map(({ run }) => run.id)).size).toBe(1);
    expect(runs.map(({ isRunning }) => Number(isRunning)).toSorted((a, b) => a - b)).toEqual([
      0, 1, 1,
    ]);
  });

  test('follow one another once the first has ended, failed or not', async () => {
    fetches = [refused(true)];
    const first = await startRun();
    await take(first);
    const second = await startRun();
    expect([(await take(second)).state, second === first]).toEqual(['ready', false]);
  });

  test('are not made concurrent by a retry of the older one', async () => {
    fetches = [refused(true)];
    const first = await startRun();
    const failed = await take(first);
    const second = await startRun();
    await expect(service().retry(scope, first, actor)).rejects.toMatchObject({
      code: 'channel_is_syncing',
    });
    expect(await current(first)).toEqual(failed);
    await take(second);
    await service().retry(scope, first, actor);
    expect((await take(first)).state).toBe('ready');
  });

  test('are not made concurrent by an approval of the older one, which then stays unchanged', async () => {
    const first = await startRun();
    const ready = await take(first);
    await addReadyEntry(first);
    const second = await startRun();
    await expect(service().approve(scope, first, actor)).rejects.toMatchObject({
      code: 'channel_is_syncing',
    });
    expect(await current(first)).toEqual(ready);
    await take(second);
    const approved = await service().approve(scope, first, actor);
    expect(approved.machine?.context.entries).toMatchObject([{ documentNumber: 'UE-1' }]);
  });

  test('with a retry: it waits for a run that began before its job, and then continues', async () => {
    fetches = [refused(true)];
    const first = await startRun();
    const failed = await take(first);
    await service().retry(scope, first, actor);
    const second = await startRun();
    steps = [];
    expect(await take(first)).toMatchObject(leftAs(failed));
    expect(steps).toEqual([]);
    await take(second);
    expect(await take(first)).toMatchObject({ state: 'ready', waitsUntil: null });
  });

  test('with a retry wait for each other even if both began concurrently', async () => {
    fetches = [refused(true)];
    const first = await startRun();
    const failed = await take(first);
    await service().retry(scope, first, actor);
    const second = { id: '' };
    const database: Database = {
      ...server.database,
      inTenant: async (tenant, work) => {
        const outcome = await server.database.inTenant(tenant, work);
        second.id ||= await startRun();
        return outcome;
      },
    };
    await runSync({ ...runDeps(), database }, { tenantId: scope.tenantId, runId: first });
    expect(await current(first)).toMatchObject(leftAs(failed));
    await take(second.id);
    expect((await take(first)).state).toBe('ready');
  });

  test('are not made concurrent by an approval when the other began concurrently', async () => {
    const first = await startRun();
    const ready = await take(first);
    await addReadyEntry(first);
    const approving = service({
      ...posting,
      request: async (...request) => {
        await startRun();
        return posting.request(...request);
      },
    });
    await expect(approving.approve(scope, first, actor)).rejects.toMatchObject({
      code: 'channel_is_syncing',
    });
    expect(await current(first)).toEqual(ready);
  });
});
