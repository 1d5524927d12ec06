import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../http/errors.ts';
import { readContract } from '../http/contract.ts';
import type { Principal } from '../http/operations.ts';
import { CONTRACT_FILE } from '../locations.ts';
import { createLogger } from '../platform/logger.ts';
import { addPerson, addTenant, startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';
import type { OutgoingNotification } from '../messages/notifications/notifier.port.ts';
import { batchMessage, textOf } from './batch-messages.ts';
import { blocked, willDo } from './batch-work.ts';
import type { BatchWork, Client, Started, Undone } from './batch-work.ts';
import { createBatchesService } from './batches.service.ts';
import type { BatchesService } from './batches.service.ts';
import { statusOf } from './batch-status.ts';
import type { Batch } from './batches.store.ts';
import type { Works } from './preview-batch.ts';
import { runBatch } from './run-batch.ts';
import type { RunBatchDeps } from './run-batch.ts';

let server: TestServer;
let person: Person;
let principal: Principal;
let service: BatchesService;
let deps: RunBatchDeps;
let notifications: OutgoingNotification[];

/** The test's work for each client, by name. */
let doing: (client: Client) => Promise<Partial<Started>>;
let undoing: (client: Client, undo: unknown) => Promise<Undone>;
let hindered: ReadonlySet<string>;

const DONE: Started = {
  results: [batchMessage('stored', { text: 'done' })],
  runIds: [],
  reportId: null,
  entries: 0,
  link: null,
  undo: null,
};

const work: BatchWork = {
  needs: 'updateSyncSchedule',
  required: [],
  preview: async ({ scope }) =>
    hindered.has(scope.tenantId)
      ? blocked('hindered', 'A person has to do something.')
      : willDo(batchMessage('stored', { text: 'It' })),
  start: async (client) => ({ ...DONE, ...(await doing(client)) }),
  undo: (client, undo) => undoing(client, undo),
};

beforeAll(async () => {
  // Without a worker: the test runs each time slice.
  server = await startTestServer();
  person = await addPerson(server, { email: 'adviser@example.test' });
  principal = {
    userId: person.userId,
    requestId: 'req-1',
    credential: {
      kind: 'session',
      sessionId: randomUUID(),
      level: 'aal1',
      owesSecondStep: false,
    },
  };
  const works = new Proxy({} as Works, { get: () => work });
  deps = {
    database: server.database,
    clock: server.clock,
    queue: server.server.queue,
    log: createLogger('silent'),
    contract: await readContract(CONTRACT_FILE),
    notifier: {
      notify: async (_tx, one) => {
        notifications.push(one);
      },
    },
    works,
  };
  service = createBatchesService(deps);
});

afterAll(() => server.stop());

beforeEach(() => {
  notifications = [];
  hindered = new Set();
  doing = async () => ({});
  undoing = async () => ({
    results: [batchMessage('stored', { text: 'taken back' })],
    runIds: [],
  });
});

async function addClients(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const members = [{ person, level: 'user_owner' as const }];
    ids.push((await addTenant(server, { name: `Client ${number}`, members })).tenantId);
  }
  return ids;
}

async function startFor(tenantIds: readonly string[]): Promise<Batch> {
  return service.start(principal, {
    operation: 'set_schedule',
    tenantIds,
    options: { paused: true },
    idempotencyKey: randomUUID(),
    confirmation: undefined,
  });
}

async function runOnce({ id, userId }: Batch): Promise<Batch> {
  await runBatch(deps, { userId, batchId: id });
  return service.find(userId, id);
}

function statesOf({ items }: Batch): string[] {
  return items.map(({ state }) => state);
}

/** A client's run in the state in which a worker left it. */
async function addRun(tenantId: string, status: string): Promise<string> {
  const id = randomUUID();
  await server.database.pool.query(
    `insert into sync_runs (tenant_id, id, state, sequence, reports, kind, trigger, status, created_at, updated_at)
     values ($1, $2, 'fetching', 1, '[]', 'fetch', 'manual', $3, now(), now())`,
    [tenantId, id, status],
  );
  return id;
}

async function setRuns(tenantId: string, status: string): Promise<void> {
  await server.database.pool.query(
    `update sync_runs set status = $2, finished_at = now(), asked = null where tenant_id = $1`,
    [tenantId, status],
  );
}

async function addReport(tenantId: string): Promise<string> {
  const id = randomUUID();
  await server.database.pool.query(
    `insert into generated_reports (tenant_id, id, kind, format, dated_by, period_from, period_to, state, file_name, created_at)
     values ($1, $2, 'month_end_pack', 'zip', 'trade', '2026-03-01', '2026-03-31', 'queued', 'pack.zip', now())`,
    [tenantId, id],
  );
  return id;
}

async function setReport(tenantId: string, state: string, failure: string | null): Promise<void> {
  await server.database.pool.query(
    `update generated_reports set state = $2, failure = $3 where tenant_id = $1`,
    [tenantId, state, failure],
  );
}

test('every client is processed, at most four at a time, and the person is notified at the end', async () => {
  const tenantIds = await addClients(9);
  let started = 0;
  let most = 0;
  let waiting: (() => void)[] = [];
  doing = async () => {
    started += 1;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      most = Math.max(most, waiting.length);
      // The ninth runs alone in its slice.
      if (waiting.length === 4 || started === 9) {
        waiting.forEach((go) => go());
        waiting = [];
      }
    });
    return {};
  };
  const batch = await runOnce(await startFor(tenantIds));
  expect(statesOf(batch)).toEqual(Array.from({ length: 9 }, () => 'done'));
  expect([most, batch.state, statusOf(batch)]).toEqual([4, 'finished', 'completed']);
  expect(notifications).toEqual([
    expect.objectContaining({
      event: 'batch_finished',
      type: 'success',
      userId: person.userId,
      message: '9 of 9 clients done. Open the batch for each result.',
    }),
  ]);
});

test('two hundred clients, canceled half-way, cost a few transactions each regardless of their number', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with opened as (
       insert into tenants (id, name, created_at)
       select gen_random_uuid(), 'Client ' || number, now() from generate_series(1, 200) as number returning id)
     insert into memberships (tenant_id, user_id, level, created_at)
     select id, $1, 'user_manager', now() from opened returning tenant_id as id`,
    [person.userId],
  );
  const batch = await startFor(rows.map(({ id }) => id));
  let transactions = 0;
  const counting = new Proxy(server.database, {
    get: (database, name) => {
      transactions += ['asUser', 'inTenant', 'asOwner'].includes(String(name)) ? 1 : 0;
      return Reflect.get(database, name) as unknown;
    },
  });
  let started = 0;
  doing = async () => {
    started += 1;
    if (started === 100) {
      await service.move(principal, batch.id, 'cancel');
    }
    return {};
  };
  let rounds = 0;
  let over = batch;
  while (over.state !== 'finished') {
    rounds += 1;
    await runBatch({ ...deps, database: counting }, { userId: person.userId, batchId: batch.id });
    over = await service.find(person.userId, batch.id);
  }
  const states = statesOf(over);
  expect([started, states.filter((state) => state === 'done').length]).toEqual([100, 100]);
  expect(states.filter((state) => state === 'cancelled').length).toBe(100);
  // Two to save each client, two to load the batch and four clients' levels, and those that end a slice.
  expect(transactions).toBeLessThanOrEqual(100 * 2.5 + rounds * 10);
});

test('a failed client does not block the others, and a retry starts it alone', async () => {
  const [good = '', bad = '', odd = ''] = await addClients(3);
  const started: string[] = [];
  doing = async ({ scope }) => {
    started.push(scope.tenantId);
    if (scope.tenantId === bad) {
      throw new AppError('client_archived');
    }
    if (scope.tenantId === odd) {
      throw new TypeError('a fault of ours');
    }
    return {};
  };
  const batch = await runOnce(await startFor([good, bad, odd]));
  expect(statusOf(batch)).toBe('partial');
  const reasons = new Map(batch.items.map(({ tenantId, reason }) => [tenantId, reason?.code]));
  expect(reasons).toEqual(
    new Map([
      [good, undefined],
      [bad, 'client_archived'],
      [odd, 'unexpected_error'],
    ]),
  );
  doing = async ({ scope }) => {
    started.push(scope.tenantId);
    return {};
  };
  started.length = 0;
  const again = await runOnce(await service.move(principal, batch.id, 'retry'));
  expect([statusOf(again), started.sort()]).toEqual(['completed', [bad, odd].sort()]);
});

test('a client that is no longer accessible, or whose role no longer suffices, is skipped with the reason', async () => {
  const [lost = '', lowered = '', stored = ''] = await addClients(3);
  const batch = await startFor([lost, lowered, stored]);
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('memberships').where('tenant_id', '=', lost).execute();
    await tx
      .updateTable('memberships')
      .set({ level: 'user_basic' })
      .where('tenant_id', '=', lowered)
      .execute();
  });
  const after = await runOnce(batch);
  const seen = new Map(after.items.map((item) => [item.tenantId, [item.state, item.reason?.code]]));
  expect(seen).toEqual(
    new Map([
      [lost, ['skipped', 'client_access_denied']],
      [lowered, ['skipped', 'permission_error']],
      [stored, ['done', undefined]],
    ]),
  );
});

test('what became blocked since the preview is skipped when it is processed', async () => {
  const [one = ''] = await addClients(1);
  const batch = await startFor([one]);
  hindered = new Set([one]);
  const after = await runOnce(batch);
  expect(after.items[0]).toMatchObject({
    state: 'skipped',
    reason: { code: 'hindered', message: 'A person has to do something.' },
  });
});

test('a client with runs is done when they have settled, and failed when all of them failed', async () => {
  const [well = '', ill = ''] = await addClients(2);
  doing = async ({ scope }) => ({
    results: [batchMessage('channels_synced', { channels: 1, left_out: 0 })],
    runIds: [await addRun(scope.tenantId, 'queued')],
  });
  const batch = await runOnce(await startFor([well, ill]));
  expect([statesOf(batch), batch.state]).toEqual([['running', 'running'], 'running']);
  await setRuns(well, 'succeeded');
  expect(statesOf(await runOnce(batch))).toEqual(
    batch.items.map(({ tenantId }) => (tenantId === well ? 'done' : 'running')),
  );
  await setRuns(ill, 'failed');
  const over = await runOnce(batch);
  const results = new Map(
    over.items.map((item) => [item.tenantId, [item.state, textOf(item.results)]]),
  );
  expect(results).toEqual(
    new Map([
      [well, ['done', '1 channel synced']],
      [ill, ['failed', '1 channel synced; 1 failed']],
    ]),
  );
});

test('a run with a requested retry does not count as failed', async () => {
  const [one = ''] = await addClients(1);
  doing = async ({ scope }) => {
    const runId = await addRun(scope.tenantId, 'running');
    await server.database.pool.query(
      `update sync_runs set status = 'failed', finished_at = now(), asked = 'retry' where id = $1`,
      [runId],
    );
    return { results: [batchMessage('syncs_restarted', { syncs: 1, left: 0 })], runIds: [runId] };
  };
  const batch = await runOnce(await startFor([one]));
  expect(statesOf(batch)).toEqual(['running']);
  await setRuns(one, 'succeeded');
  expect(statesOf(await runOnce(batch))).toEqual(['done']);
});

test('pausing starts no further client; resuming continues; canceling skips the rest', async () => {
  const tenantIds = await addClients(6);
  doing = async ({ scope }) => ({ runIds: [await addRun(scope.tenantId, 'running')] });
  const batch = await runOnce(await startFor(tenantIds));
  const count = (of: Batch, state: string) => statesOf(of).filter((one) => one === state).length;
  expect([count(batch, 'running'), count(batch, 'queued')]).toEqual([4, 2]);
  await service.move(principal, batch.id, 'pause');
  await setRuns(batch.items[0]?.tenantId ?? '', 'succeeded');
  const paused = await runOnce(batch);
  expect([count(paused, 'done'), count(paused, 'running'), count(paused, 'queued')]).toEqual([
    1, 3, 2,
  ]);
  await service.move(principal, batch.id, 'resume');
  const resumed = await runOnce(batch);
  expect([count(resumed, 'running'), count(resumed, 'queued')]).toEqual([4, 1]);
  await service.move(principal, batch.id, 'cancel');
  for (const id of tenantIds) {
    await setRuns(id, 'succeeded');
  }
  const over = await runOnce(batch);
  expect([count(over, 'done'), count(over, 'cancelled'), statusOf(over)]).toEqual([
    5,
    1,
    'cancelled',
  ]);
});

test('a client whose process died is restarted in the next slice', async () => {
  const [one = ''] = await addClients(1);
  const batch = await startFor([one]);
  await server.database.pool.query(`update batch_items set state = 'running' where batch_id = $1`, [
    batch.id,
  ]);
  expect(statesOf(await runOnce(batch))).toEqual(['done']);
});

test('what can be undone is undone, client by client, and the rest says why not', async () => {
  const [back = '', stuck = '', none = ''] = await addClients(3);
  doing = async ({ scope }) => ({ undo: scope.tenantId === none ? null : { of: scope.tenantId } });
  const batch = await runOnce(await startFor([back, stuck, none]));
  undoing = async ({ scope }, undo) => {
    expect(undo).toEqual({ of: scope.tenantId });
    if (scope.tenantId === stuck) {
      throw new AppError('permission_error');
    }
    return { results: [batchMessage('stored', { text: 'as before' })], runIds: [] };
  };
  const undone = await runOnce(await service.move(principal, batch.id, 'undo'));
  const seen = new Map(
    undone.items.map((item) => [
      item.tenantId,
      [item.state, textOf(item.results), item.reason?.code],
    ]),
  );
  expect(seen).toEqual(
    new Map([
      [back, ['undone', 'as before', undefined]],
      [stuck, ['done', 'done', 'permission_error']],
      [none, ['done', 'done', undefined]],
    ]),
  );
  await expect(service.move(principal, batch.id, 'undo')).rejects.toThrow(AppError);
});

test('an undo by runs is done when they succeeded, and not done if they failed', async () => {
  const [well = '', ill = ''] = await addClients(2);
  doing = async () => ({ undo: {} });
  undoing = async ({ scope }) => ({
    results: [batchMessage('entries_reversed', { entries: 1, left: 0 })],
    runIds: [await addRun(scope.tenantId, 'queued')],
  });
  const batch = await runOnce(await startFor([well, ill]));
  const under = await runOnce(await service.move(principal, batch.id, 'undo'));
  expect([under.state, statesOf(under)]).toEqual(['undoing', ['running', 'running']]);
  await setRuns(well, 'succeeded');
  await setRuns(ill, 'failed');
  const over = await runOnce(under);
  const seen = new Map(over.items.map((item) => [item.tenantId, [item.state, item.reason?.code]]));
  expect([over.state, seen]).toEqual([
    'finished',
    new Map([
      [well, ['undone', undefined]],
      [ill, ['done', 'run_failed']],
    ]),
  ]);
});

test('a client is done when its report is ready, and a failed report says why', async () => {
  const [well = '', ill = '', gone = ''] = await addClients(3);
  doing = async ({ scope }) => ({
    reportId: scope.tenantId === gone ? randomUUID() : await addReport(scope.tenantId),
  });
  const batch = await runOnce(await startFor([well, ill, gone]));
  const stateOf = ({ items }: Batch) =>
    new Map(items.map((item) => [item.tenantId, [item.state, item.reason?.message]]));
  const missing = ['failed', 'The pack is no longer there. Try it again.'];
  expect(stateOf(await runOnce(batch))).toEqual(
    new Map([
      [well, ['running', undefined]],
      [ill, ['running', undefined]],
      [gone, missing],
    ]),
  );
  await setReport(well, 'ready', null);
  await setReport(ill, 'failed', 'It is too large.');
  expect(stateOf(await runOnce(batch))).toEqual(
    new Map([
      [well, ['done', undefined]],
      [ill, ['failed', 'It is too large.']],
      [gone, missing],
    ]),
  );
});

test('nobody sees or changes another person’s batch', async () => {
  const batch = await startFor(await addClients(1));
  const other = await addPerson(server, { email: 'other@example.test' });
  await expect(service.find(other.userId, batch.id)).rejects.toMatchObject({
    code: 'batch_not_found',
  });
  const theirs = { ...principal, userId: other.userId };
  await expect(service.move(theirs, batch.id, 'cancel')).rejects.toMatchObject({
    code: 'batch_not_found',
  });
});
