import type { Database } from '../../src/db/database.ts';
import { jobScope } from '../../src/jobs/job-scope.ts';
import { tally } from './books-invariants.ts';
import type { Tally } from './books-invariants.ts';
import type { Evidence, OutboxRow } from './evidence.ts';
import { violationsOf } from './invariants.ts';
import { readOwnSide } from './read-evidence.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { TrialEnvironment } from './trial-environment.ts';
import { MAX_SKEW_MS } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import type { TrialWorld } from './trial-world.ts';
import { timesOf } from './weakened.ts';

/** Intuit's limits per company, and the maximum of sends and look-ups per job. */
export const LIMITS = { callsAtOnce: 10, callsPerMinute: 500, sendsPerJob: 60, asksPerJob: 120 };

/** Maximum entries per request. */
const AT_ONCE = 200;

export type Played = {
  readonly database: Database;
  readonly sandbox: TrialSandbox;
  readonly env: TrialEnvironment;
  readonly world: TrialWorld;
};

export type Verdict = {
  readonly tally: Tally;
  readonly violations: readonly string[];
  /** Names and values that were sent although Intuit does not have them. */
  readonly foreign: readonly string[];
};

/** The verdict on a correct build: nothing lost, nothing duplicated, no invariant violated. */
export const FLAWLESS: Verdict = {
  tally: { lost: 0, duplicate: 0, unbalanced: 0 },
  violations: [],
  foreign: [],
};

/** Reads both sides when everything has settled, requests everything again, and checks the invariants. */
export async function judgeWorld(
  { database, sandbox, env, world }: Played,
  {
    build,
    ...settled
  }: {
    readonly build: Build;
    readonly faultsEndedAtMs: number;
    readonly settleWithinMs: number;
  },
): Promise<Verdict> {
  const realmIds = world.companies.map(({ realmId }) => realmId);
  const books = await sandbox.books(realmIds);
  const own = await readOwnSide(database);
  const { calls, foreign } = await sandbox.recorded();
  await repeatAll({ env, world, keys: own.outbox });
  const evidence: Evidence = {
    ...own,
    jobs: world.jobs,
    books,
    booksAfterRepeat: await sandbox.books(realmIds),
    connections: await Promise.all(
      world.companies.map(async ({ tenantId, realmId, connectionId }) => ({
        realmId,
        opensBooks: await env.bookkeeper.checkConnection(tenantId, connectionId),
      })),
    ),
    calls,
    limits: { ...LIMITS, ...settled, quarantineMs: shortestQuarantineMs(build) },
  };
  return { tally: tally(evidence), violations: violationsOf(evidence), foreign };
}

/**
 * The quarantine as the provider sees it: it starts at the intent, a call reaches the provider at most `callMs` after
 * its intent, and the clocks of two processes differ.
 */
function shortestQuarantineMs(build: Build): number {
  const { quarantineMs, callMs } = timesOf(build);
  return quarantineMs - callMs - 2 * MAX_SKEW_MS;
}

/** Requests everything again, as a distrustful person might, and resends every row. */
async function repeatAll({
  env: { protocol, bookkeeper },
  world,
  keys,
}: Pick<Played, 'env' | 'world'> & { readonly keys: readonly OutboxRow[] }): Promise<void> {
  for (const { tenantId } of world.companies) {
    const own = world.jobs.filter((job) => job.tenantId === tenantId);
    for (let first = 0; first < own.length; first += AT_ONCE) {
      const some = own.slice(first, first + AT_ONCE);
      await bookkeeper.post(
        tenantId,
        some.map(({ entryId }) => entryId),
      );
    }
  }
  for (const { tenantId, key } of keys) {
    await protocol.send(jobScope(tenantId, 'trial-repeat'), key).catch(() => undefined);
  }
}
