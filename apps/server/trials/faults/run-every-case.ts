import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Database } from '../../src/db/database.ts';
import type { CrashPointName } from '../../src/platform/crash-point.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createCrashPoint } from './crash-plan.ts';
import { judgeWorld } from './judge-world.ts';
import type { Verdict } from './judge-world.ts';
import { openToTrials } from './run-trial.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { runUntilDead } from './supervisor.ts';
import type { Job } from './evidence.ts';
import { POSTING_POINTS, REFUSALS, WIRE_FAULTS } from './trial-faults.ts';
import { addressOf, openTrialEnvironment } from './trial-environment.ts';
import type { TrialEnvironment } from './trial-environment.ts';
import { composeTrialServer } from './trial-server.ts';
import { FAULT_DELAY_MS, trialConfig, trialEnv } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { foundTrialWorld } from './trial-world.ts';
import type { Company } from './trial-world.ts';
import { timesOf } from './weakened.ts';

export type Operation = 'write' | 'query' | 'read';

/**
 * One entry whose first call of that operation fails in this way, and whose process dies at its first pass of the
 * point.
 */
export type Case = {
  readonly point: CrashPointName;
  readonly kind: string;
  readonly operation: Operation;
};

/** Every crash point with every fault of those calls. */
export function everyCase(operations: readonly Operation[]): readonly Case[] {
  const cases = POSTING_POINTS.flatMap((point) =>
    operations.flatMap((operation) =>
      [...WIRE_FAULTS, 'restart', ...(operation === 'write' ? REFUSALS : [])].map((kind) => ({
        point,
        kind,
        operation,
      })),
    ),
  );
  // Those that wait for the lease of a lost token refresh take longest.
  return cases.toSorted((a, b) => Number(isOfTokens(b)) - Number(isOfTokens(a)));
}

function isOfTokens({ point }: Case): boolean {
  return point.includes('refresh');
}

export type CasesResult = Verdict & {
  /** Where processes died, and how often. */
  readonly crashes: Readonly<Partial<Record<CrashPointName, number>>>;
};

export type CasesPlace = {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  readonly contractFile: string;
  /** The bundle of worker.ts: each case kills a process. Null simulates the deaths within this process. */
  readonly worker: string | null;
  readonly seed: number;
  readonly settleWithinMs: number;
  /** Defaults to `sound`. */
  readonly build?: Build;
  /** How long a delayed call waits, in ms; defaults to `FAULT_DELAY_MS`. */
  readonly faultDelayMs?: number;
  readonly onProgress?: (left: number) => void;
};

/** How many run concurrently; they mostly wait, but each separate process takes a second to start. */
const AT_ONCE = { played: 40, killed: 3 } as const;

type Playing = CasesPlace & { readonly sandbox: TrialSandbox; readonly env: TrialEnvironment };

/** Runs each case with its own client and books, and checks the invariants over all of them. */
export async function runEveryCase(
  cases: readonly Case[],
  place: CasesPlace,
): Promise<CasesResult> {
  const sandbox = await startTrialSandbox();
  try {
    await openToTrials(sandbox);
    const { build = 'sound' } = place;
    const env = await openTrialEnvironment({ ...place, sandboxUrl: sandbox.url, build });
    try {
      return await playAll(cases, { ...place, sandbox, env });
    } finally {
      await env.close();
    }
  } finally {
    await sandbox.stop();
  }
}

async function playAll(cases: readonly Case[], playing: Playing): Promise<CasesResult> {
  const { database, sandbox, env, seed, settleWithinMs, worker, onProgress } = playing;
  const { build = 'sound', faultDelayMs = FAULT_DELAY_MS } = playing;
  const { box, bookkeeper } = env;
  const world = await foundTrialWorld(
    { database, sandbox, box, bookkeeper },
    { seed, companies: cases.length, jobs: cases.length },
  );
  const crashes: Partial<Record<CrashPointName, number>> = {};
  const left = [...cases.entries()];
  const playOn = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, one] = next;
      const [company, job] = [world.companies[index], world.jobs[index]];
      if (company !== undefined && job !== undefined) {
        const { tenantId } = company;
        const run = { tenantId, runId: (await latestRun(database, tenantId)).id };
        await prepare(playing, company, one);
        const hasDied = await (worker === null
          ? dieWithin(playing, one.point, run)
          : dieByKill(playing, one.point, { ...run, worker }));
        if (hasDied) {
          crashes[one.point] = (crashes[one.point] ?? 0) + 1;
        }
        await finish(playing, job);
      }
      onProgress?.(left.length);
    }
  };
  const atOnce = worker === null ? AT_ONCE.played : AT_ONCE.killed;
  await Promise.all(Array.from({ length: atOnce }, playOn));
  if (build !== 'sound') {
    // Late calls have reached the books by then.
    await delay(faultDelayMs);
  }
  const settled = { faultsEndedAtMs: Date.now(), settleWithinMs };
  const played = { database, sandbox, env, world };
  return { ...(await judgeWorld(played, { build, ...settled })), crashes };
}

async function prepare(
  { database, sandbox, faultDelayMs = FAULT_DELAY_MS }: Playing,
  { tenantId, realmId }: Company,
  one: Case,
): Promise<void> {
  const plan = (kind: string, operation: Operation) =>
    sandbox.set('faults', {
      kind,
      match: { provider: 'quickbooks', operation, realm: realmId },
      times: 1,
      delayMs: faultDelayMs,
    });
  await plan(one.kind, one.operation);
  // The books are queried only after an unknown outcome.
  if (one.operation === 'query' || one.point === 'after_resolve_query') {
    await plan('drop_after', 'write');
  }
  if (isOfTokens(one)) {
    await database.asOwner((tx) =>
      tx
        .updateTable('connections')
        .set({ access_expires_at: new Date(0) })
        .where('tenant_id', '=', tenantId)
        .execute(),
    );
  }
}

type Run = { readonly tenantId: string; readonly runId: string };

const POLL_MS = 100;

/**
 * Continues the run, as a worker does, until it is posted. If it stops, a person retries it, and if that does not help,
 * posts its entry.
 */
async function finish(
  { database, env, build = 'sound' }: Playing,
  { tenantId, entryId }: Pick<Job, 'tenantId' | 'entryId'>,
): Promise<void> {
  let stops = 0;
  for (;;) {
    const { id: runId } = await latestRun(database, tenantId);
    await env.server.runSync({ tenantId, runId });
    const run = await latestRun(database, tenantId);
    // A retry does not repair what a weakened build has done to the books.
    if (run.state === 'posted' || (build !== 'sound' && run.finished_at !== null)) {
      return;
    }
    if (run.finished_at !== null) {
      stops += 1;
      await (stops % 2 === 1
        ? env.bookkeeper.retry(runId)
        : env.bookkeeper.post(tenantId, [entryId]));
    }
    await delay(POLL_MS);
  }
}

function latestRun(database: Database, tenantId: string) {
  return database.asOwner((tx) =>
    tx
      .selectFrom('sync_runs')
      .select(['id', 'state', 'finished_at'])
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
}

/** Whether a process of the product passed that point with the run and was killed there. */
function dieByKill(
  { clientConfig, sandbox, contractFile, build = 'sound' }: Playing,
  point: CrashPointName,
  { tenantId, runId, worker }: Run & { readonly worker: string },
): Promise<boolean> {
  return runUntilDead(worker, {
    ...trialEnv(addressOf(clientConfig), sandbox.url),
    PATH: process.env['PATH'],
    BUILD: build,
    CONTRACT: contractFile,
    RUN: `${tenantId}/${runId}`,
    CRASH_AT: `${point}:1`,
  });
}

class Killed extends Error {
  override name = 'Killed';
}

/**
 * Whether the run passed that point and died there. As after a kill, nothing more of it reaches the database, and its
 * next step never happens; but it saves starting hundreds of processes.
 */
async function dieWithin(
  { database, clientConfig, sandbox, contractFile, build = 'sound' }: Playing,
  point: CrashPointName,
  run: Run,
): Promise<boolean> {
  const dying = new EventEmitter();
  const death = once(dying, 'death').then(() => true);
  let isDead = false;
  const mortal = new Proxy(database, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function' && isDead ? () => new Promise(() => undefined) : value;
    },
  });
  const { server } = await composeTrialServer({
    config: trialConfig(trialEnv(addressOf(clientConfig), sandbox.url), timesOf(build)),
    database: mortal,
    log: createLogger('silent'),
    build,
    contractFile,
    crash: createCrashPoint({ at: point, nth: 1 }, () => {
      isDead = true;
      dying.emit('death');
      throw new Killed(point);
    }),
  });
  try {
    const lived = server.runSync(run).then(() => false);
    return await Promise.race([death, lived]);
  } finally {
    server.close();
  }
}
