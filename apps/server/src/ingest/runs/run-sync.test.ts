import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AskOutcome, PlannedEntry, SendOutcome } from '@platebook/machines';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import {
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { CALLS_AT_ONCE } from '../../books/posting/posting.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { readySnapshot } from './run-snapshots.ts';
import { runSync } from './run-sync.ts';
import { createLogger } from '../../platform/logger.ts';
import { RECORD_NOTHING } from '../../platform/operation-event.ts';
import type { RunDeps } from './run-sync.ts';
import { findRun, insertRun } from './sync-runs.store.ts';
import { saveRunProgress, requestChange } from './run-progress.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import { presentRun } from '../sync.presenter.ts';

const MINUTE = 60_000;

let server: TestServer;
let scope: TenantScope;
/** The outcomes of sends, in order; the last one repeats. */
let sends: ((key: string) => SendOutcome | Promise<SendOutcome>)[];
let asks: ((key: string) => AskOutcome)[];
/** Until when each look-up of numbers fails; after that, look-ups succeed. */
let lookUps: number[];
let calls: string[];
/** The results of reading back, in order; after that, everything matches. */
let reads: (() => Promise<never>)[];
/** The time slice of a run, in ms. */
let sliceMs: number | undefined;

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'runs@example.test' });
  const members = [{ person, level: 'user_owner' } as const];
  const { tenantId } = await addTenant(server, { name: 'Harbor', members });
  scope = grantTenantScope(tenantId, person.userId, 'a-test');
});

afterAll(() => server.stop());

beforeEach(() => {
  sends = [(key) => ({ kind: 'posted', key, externalId: `e-${key.slice(0, 1)}` })];
  asks = [(key) => ({ kind: 'absent', key })];
  lookUps = [];
  calls = [];
  reads = [];
  sliceMs = undefined;
});

const entry = (name: string): PlannedEntry => ({
  key: name.repeat(64),
  documentNumber: `UE-${name}`,
  totalCents: 100,
});

/** The faked posting protocol: QuickBooks' outcomes. */
const posting: PostingProtocol = {
  request: () => Promise.reject(new Error('Nothing is requested here.')),
  lookUp: async () => lookUps.shift() ?? null,
  send: async (_scope, key) => {
    calls.push(`send ${key.slice(0, 1)}`);
    const next = sends.length > 1 ? sends.shift() : sends[0];
    return next === undefined ? { kind: 'refused', key, reason: 'No' } : next(key);
  },
  ask: async (_scope, key) => {
    calls.push(`ask ${key.slice(0, 1)}`);
    const next = asks.length > 1 ? asks.shift() : asks[0];
    return next === undefined ? { kind: 'absent', key } : next(key);
  },
  readBack: async (_scope, keys) => {
    calls.push(`read back ${keys.map((key) => key.slice(0, 1)).join('')}`);
    return reads.shift()?.() ?? { different: [] };
  },
};

const live: Live = { changed: async () => undefined };

function deps(): RunDeps {
  const nothing = () => Promise.reject(new Error('A run that posts reads no reports.'));
  return {
    database: server.database,
    clock: server.clock,
    queue: server.server.queue,
    live,
    record: RECORD_NOTHING,
    log: createLogger('silent'),
    posting,
    stepsOf: () => ({
      fetchReports: nothing,
      recogniseReports: nothing,
      checkIdentities: nothing,
      planEntries: nothing,
    }),
    notifyOutcome: async () => undefined,
    quarantineMs: 130_000,
    retryMs: 5_000,
    ...(sliceMs === undefined ? {} : { sliceMs }),
  };
}

async function newRun(...names: string[]): Promise<string> {
  const id = randomUUID();
  const { tenantId } = scope;
  const at = server.clock.now();
  await server.database.inTenant(scope, async (tx) => {
    await insertRun(tx, { tenantId, id, kind: 'post', trigger: 'manual', at });
    await saveRunProgress(tx, {
      tenantId,
      id,
      state: 'ready',
      status: 'queued',
      machine: readySnapshot(id, names.map(entry)),
      isSettled: false,
      at,
    });
  });
  return id;
}

async function take(id: string): Promise<SyncRunRow> {
  await runSync(deps(), { tenantId: scope.tenantId, runId: id });
  return current(id);
}

async function current(id: string): Promise<SyncRunRow> {
  const run = await server.database.inTenant(scope, (tx) => findRun(tx, id));
  if (run === null) {
    throw new Error('The run is gone.');
  }
  return run;
}

/** The delays of this run's waiting jobs, in whole minutes. */
async function waitingJobs(id: string): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = any('{sync.run,post.run}') and data ->> 'runId' = $1 order by created_on`,
    [id],
  );
  return rows.map(({ start_after: at }) => Math.round((at.getTime() - Date.now()) / MINUTE));
}

describe('a run that another release has persisted', () => {
  async function persistAs(id: string, version: unknown): Promise<void> {
    await server.database.pool.query(
      `update sync_runs set machine = jsonb_set(machine::jsonb, '{context,version}', $2) where id = $1`,
      [id, JSON.stringify(version)],
    );
  }

  async function persisted(id: string): Promise<unknown> {
    const { rows } = await server.database.pool.query<{ row: object }>(
      `select to_jsonb(sync_runs) - 'waits_until' as row from sync_runs where id = $1`,
      [id],
    );
    return rows[0]?.row;
  }

  test.each([[4], ['3'], [0]])(
    'as version %j is not changed, sends nothing, shows why, and continues once it can be read',
    async (version) => {
      const id = await newRun('a', 'b');
      await persistAs(id, version);
      const before = await persisted(id);
      const deferred = await take(id);
      expect([await persisted(id), calls, await waitingJobs(id)]).toEqual([before, [], [1]]);
      expect([deferred.machine, deferred.otherVersion, deferred.waitsUntil]).toEqual([
        null,
        JSON.stringify(version),
        new Date(server.clock.now().getTime() + MINUTE),
      ]);
      expect(presentRun(deferred).situation.failure).toEqual({
        step: 'plan',
        code: 'run_of_another_version',
        message: `This run was saved by another release of Platebook (version ${JSON.stringify(version)}), and this one can't read it. Nothing in it is changed or sent. It continues automatically once the server runs that release again.`,
        retryable: false,
      });
      await persistAs(id, 3);
      const done = await take(id);
      expect([done.state, calls]).toEqual(['posted', ['send a', 'send b', 'read back ab']]);
    },
  );

  test.each(['retry', 'approve', 'cancel'] as const)('is not changed by %s', async (action) => {
    const id = await newRun('a');
    await persistAs(id, 4);
    const before = await persisted(id);
    const token = await signIn(server, 'runs@example.test');
    const answer = await server.call(`POST /api/v2/clients/sync/${id}/${action}`, { token });
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'run_of_another_version' });
    expect(await persisted(id)).toEqual(before);
  });
});

describe('a run that posts', () => {
  test('sends its entries in order, reads them back, and is then posted', async () => {
    const run = await take(await newRun('a', 'b'));
    expect([run.state, run.status, run.finishedAt]).toEqual([
      'posted',
      'succeeded',
      server.clock.now(),
    ]);
    expect(calls).toEqual(['send a', 'send b', 'read back ab']);
    calls = [];
    expect(await take(run.id)).toEqual(run);
    expect(calls).toEqual([]);
  });

  test('waits in place for a short rate-limit pause', async () => {
    const until = server.clock.now().getTime() + 50;
    sends.unshift(() => ({ kind: 'throttled', untilMs: until }));
    const run = await take(await newRun('a'));
    expect([run.state, calls]).toEqual(['posted', ['send a', 'send a', 'read back a']]);
  });

  test('sends nothing before its numbers could be looked up', async () => {
    lookUps = [server.clock.now().getTime() + 5 * MINUTE];
    const id = await newRun('a', 'b');
    expect((await take(id)).state).toBe('posting.waiting');
    expect(calls).toEqual([]);
    server.clock.advance(5 * MINUTE);
    expect((await take(id)).state).toBe('posted');
    expect(calls).toEqual(['send a', 'send b', 'read back ab']);
  });

  test('yields its worker while a send may still arrive, and resumes to query it', async () => {
    const until = server.clock.now().getTime() + 5 * MINUTE;
    sends.unshift(() => ({ kind: 'unknown', untilMs: until }));
    const id = await newRun('a');
    const deferred = await take(id);
    expect([deferred.state, deferred.finishedAt, await waitingJobs(id)]).toEqual([
      'posting.quarantine',
      null,
      [5],
    ]);
    // Resumed too early by a duplicate job: it keeps waiting, and sends nothing.
    expect((await take(id)).state).toBe('posting.quarantine');
    expect(calls).toEqual(['send a']);
    server.clock.advance(5 * MINUTE);
    asks = [(key) => ({ kind: 'posted', key, externalId: '7' })];
    const done = await take(id);
    expect([done.state, calls]).toEqual(['posted', ['send a', 'ask a', 'read back a']]);
  });

  test('whose protocol threw waits the whole quarantine, counted from its start', async () => {
    sends.unshift(() => Promise.reject(new Error('The process was killed here.')));
    const id = await newRun('a');
    expect((await take(id)).state).toBe('posting.quarantine');
    server.clock.advance(129_000);
    await take(id);
    server.clock.advance(1_000);
    const done = await take(id);
    expect([done.state, calls]).toEqual(['posted', ['send a', 'ask a', 'send a', 'read back a']]);
  });

  test.each([
    [
      'rate-limited',
      () => new BooksUnreachable('Wait.', { mayHaveArrived: false, waitMs: 40_000 }),
      40_000,
    ],
    [
      'throttled',
      () => new BooksFault({ httpStatus: 429, code: '3001', detail: 'Wait', meaning: 'throttled' }),
      15_000,
    ],
    ['not answered', () => new BooksUnreachable('503', { mayHaveArrived: true }), 15_000],
    [
      'no longer connected',
      () => new ConnectionError('connection_expired', 'quickbooks', 'Over.'),
      60_000,
    ],
    ['disconnected from its database', () => new Error('Connection terminated'), 15_000],
  ])(
    'that is %s when it queries an entry retries on its own, however often',
    async (_name, error, pauseMs) => {
      const until = server.clock.now().getTime() + 5 * MINUTE;
      sends.unshift(() => ({ kind: 'unknown', untilMs: until }));
      const id = await newRun('a');
      await take(id);
      server.clock.advance(5 * MINUTE);
      asks = [
        () => {
          throw error();
        },
      ];
      for (let times = 1; times <= 6; times += 1) {
        const waiting = await take(id);
        expect([waiting.state, waiting.finishedAt]).toEqual(['posting.quarantine', null]);
        expect((waiting.waitsUntil?.getTime() ?? 0) - server.clock.now().getTime()).toBe(pauseMs);
        expect(calls).toEqual(['send a', ...Array.from({ length: times }, () => 'ask a')]);
        server.clock.advance(pauseMs);
      }
      asks = [(key) => ({ kind: 'posted', key, externalId: '7' })];
      expect((await take(id)).state).toBe('posted');
    },
  );

  test('sends no further entry after a cancel request, except those in flight', async () => {
    const names = 'abcdefgh'.split('');
    const id = await newRun(...names);
    const stopping = (async () => {
      await expect.poll(() => calls.length).toBe(CALLS_AT_ONCE);
      await server.database.inTenant(scope, (tx) => requestChange(tx, id, 'cancel'));
      await expect.poll(async () => (await current(id)).machine?.context.stopAsked).toBe(true);
    })();
    sends = [
      async (key) => {
        await stopping;
        return { kind: 'posted', key, externalId: '1' };
      },
    ];
    const run = await take(id);
    const onTheirWay = names.slice(0, CALLS_AT_ONCE);
    expect([run.state, run.asked, calls]).toEqual([
      'partial',
      null,
      [...onTheirWay.map((name) => `send ${name}`), `read back ${onTheirWay.join('')}`],
    ]);
  });

  test('sends nothing further after an unanswered entry, and keeps the results of concurrent sends', async () => {
    const names = 'abcdefgh'.split('');
    const until = server.clock.now().getTime() + 5 * MINUTE;
    // Each call takes a while, so that the others are in flight when the first gets no response.
    const [answer] = sends;
    sends = [
      async () => {
        await setImmediate();
        return { kind: 'unknown', untilMs: until };
      },
      async (key) => {
        await setImmediate();
        return answer?.(key) ?? { kind: 'unknown', untilMs: until };
      },
    ];
    const id = await newRun(...names);
    const deferred = await take(id);
    const onTheirWay = names.slice(0, CALLS_AT_ONCE);
    expect(calls).toEqual(onTheirWay.map((name) => `send ${name}`));
    expect([deferred.state, deferred.machine?.context.entries.map(({ state }) => state)]).toEqual([
      'posting.quarantine',
      ['pending', 'posted', 'posted', 'posted', 'posted', 'posted', 'pending', 'pending'],
    ]);
    calls = [];
    server.clock.advance(5 * MINUTE);
    expect((await take(id)).state).toBe('posted');
    expect(calls).toEqual(['ask a', 'send a', 'send g', 'send h', 'read back abcdefgh']);
  });

  test('resends an entry refused for its number after a query, when a person retries', async () => {
    const until = server.clock.now().getTime() + 50;
    sends.unshift(() => ({ kind: 'unknown', untilMs: until }));
    asks = [(key) => ({ kind: 'refused', key, reason: 'The number is taken.' })];
    const id = await newRun('a', 'b');
    expect((await take(id)).state).toBe('partial');
    await server.database.inTenant(scope, (tx) => requestChange(tx, id, 'retry'));
    calls = [];
    const run = await take(id);
    expect([run.state, calls]).toEqual(['posted', ['send a', 'read back ab']]);
  });

  test('passes on what was in flight when its process died', async () => {
    const id = await newRun('a', 'b');
    sends = [() => new Promise(() => undefined)];
    void take(id);
    await expect.poll(async () => (await current(id)).state).toBe('posting.sending');
    sends = [(key) => ({ kind: 'posted', key, externalId: `e-${key.slice(0, 1)}` })];
    calls = [];
    expect((await take(id)).state).toBe('posted');
    expect(calls).toEqual(['send a', 'send b', 'read back ab']);
  });

  test('yields its worker between parts, and continues where it stopped', async () => {
    sliceMs = 0;
    const names = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTU'.split('');
    const id = await newRun(...names);
    const states: string[] = [];
    for (let round = 1; states.at(-1) !== 'posted'; round += 1) {
      states.push((await take(id)).state);
      expect(await waitingJobs(id)).toHaveLength(states.at(-1) === 'posted' ? round - 1 : round);
    }
    expect(states).toEqual(['posting.sending', 'verifying', 'posted']);
    expect(calls).toEqual([...names.map((name) => `send ${name}`), `read back ${names.join('')}`]);
  });

  test('that is partial resends what QuickBooks refused, when a person retries', async () => {
    const id = await newRun('a', 'b');
    sends.unshift((key) => ({ kind: 'refused', key, reason: 'The account is inactive.' }));
    expect((await take(id)).state).toBe('partial');
    calls = [];
    expect((await take(id)).state).toBe('partial');
    expect(calls).toEqual([]);
    await server.database.inTenant(scope, (tx) => requestChange(tx, id, 'retry'));
    const run = await take(id);
    expect([run.state, run.asked, calls]).toEqual(['posted', null, ['send a', 'read back ab']]);
  });
});

describe('a run whose entries cannot be read back', () => {
  const silent = (waitMs?: number) => () =>
    Promise.reject(
      new BooksUnreachable('QuickBooks answered with status 503.', {
        mayHaveArrived: true,
        ...(waitMs === undefined ? {} : { waitMs }),
      }),
    );

  test('retries on its own, and never sooner than QuickBooks asks for', async () => {
    reads = [silent(), silent(4 * MINUTE)];
    const id = await newRun('a');
    const waiting = await take(id);
    expect([waiting.state, waiting.status, waiting.finishedAt]).toEqual([
      'verifying',
      'running',
      null,
    ]);
    server.clock.advance(5_000);
    await take(id);
    expect(await waitingJobs(id)).toEqual([0, 4]);
    server.clock.advance(4 * MINUTE);
    expect([(await take(id)).state, calls]).toEqual([
      'posted',
      ['send a', 'read back a', 'read back a', 'read back a'],
    ]);
  });

  test.each(['08006', '25006', '53100', '57014'])(
    'retries on its own if the database could not store the result (%s)',
    async (code) => {
      const refused = new DatabaseError('could not extend file', 0, 'error');
      reads = [() => Promise.reject(Object.assign(refused, { code }))];
      const id = await newRun('a');
      const waiting = await take(id);
      expect([waiting.state, waiting.finishedAt]).toEqual(['verifying', null]);
      server.clock.advance(5_000);
      expect([(await take(id)).state, calls]).toEqual([
        'posted',
        ['send a', 'read back a', 'read back a'],
      ]);
    },
  );

  test('retries every half minute as long as it takes, and is posted without a person', async () => {
    reads = Array.from({ length: 100 }, () => silent());
    const id = await newRun('a');
    let run = await take(id);
    const pauses: number[] = [];
    while (run.state === 'verifying') {
      const until = run.waitsUntil?.getTime() ?? 0;
      pauses.push(until - server.clock.now().getTime());
      server.clock.advance(pauses.at(-1) ?? 0);
      run = await take(id);
    }
    expect([run.state, pauses.slice(0, 5), pauses.length, Math.max(...pauses)]).toEqual([
      'posted',
      [5_000, 5_000, 10_000, 20_000, 30_000],
      100,
      30_000,
    ]);
  });

  test.each([
    [
      'unauthorized',
      new BooksFault({ httpStatus: 401, code: '3200', detail: 'No', meaning: 'unauthorized' }),
    ],
    ['withdrawn', new ConnectionError('connection_revoked', 'quickbooks', 'Access was withdrawn.')],
  ])('continues on its own once a person has reconnected: %s', async (_name, error) => {
    reads = [() => Promise.reject(error)];
    const id = await newRun('a');
    const waiting = await take(id);
    expect([
      waiting.state,
      (waiting.waitsUntil?.getTime() ?? 0) - server.clock.now().getTime(),
    ]).toEqual(['verifying', 60_000]);
    server.clock.advance(60_000);
    expect((await take(id)).state).toBe('posted');
    expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
  });

  test('still reads the other entries', async () => {
    const names = Array.from({ length: 70 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    reads = [silent()];
    const id = await newRun(...names);
    expect((await take(id)).state).toBe('verifying');
    expect(calls.filter((call) => call.startsWith('read back'))).toEqual([
      `read back ${names.slice(0, 60).join('')}`,
      `read back ${names.slice(60).join('')}`,
    ]);
  });
});
