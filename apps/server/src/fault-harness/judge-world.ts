import type { Database } from '../db/database.ts';
import { jobScope } from '../features/sync/job-scope.ts';
import { tally } from './books-invariants.ts';
import type { Tally } from './books-invariants.ts';
import type { Poster } from './compose-poster.ts';
import type { Evidence } from './evidence.ts';
import { violationsOf } from './invariants.ts';
import { readOwnSide } from './read-evidence.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { Build } from './trial-settings.ts';
import type { TrialWorld } from './trial-world.ts';
import { timesOf } from './weakened.ts';

/** What Intuit takes of one company, and how often one job may be sent and asked for. */
export const LIMITS = { callsAtOnce: 10, callsPerMinute: 500, sendsPerJob: 60, asksPerJob: 120 };

export type Played = {
  readonly database: Database;
  readonly sandbox: TrialSandbox;
  readonly poster: Poster;
  readonly world: TrialWorld;
};

export type Verdict = {
  readonly tally: Tally;
  readonly violations: readonly string[];
  /** Names and values that were sent and that Intuit does not have. */
  readonly foreign: readonly string[];
};

/** Reads both sides when nothing moves any more, asks for everything once more, and holds it against the invariants. */
export async function judgeWorld(
  { database, sandbox, poster, world }: Played,
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
  await repeatAll({ poster, world, database });
  const evidence: Evidence = {
    ...own,
    jobs: world.jobs,
    books,
    booksAfterRepeat: await sandbox.books(realmIds),
    connections: await Promise.all(
      world.companies.map(async ({ tenantId, realmId }) => ({
        realmId,
        opensBooks: await opensBooks(poster, sandbox.url, { tenantId, realmId }),
      })),
    ),
    calls,
    limits: { ...LIMITS, ...settled, quarantineMs: timesOf(build).quarantineMs },
  };
  return { tally: tally(evidence), violations: violationsOf(evidence), foreign };
}

/** Asks for everything once more, as a person might who does not believe it. */
async function repeatAll({
  poster: { protocol },
  world,
  database,
}: Pick<Played, 'poster' | 'world' | 'database'>): Promise<void> {
  for (const { tenantId } of world.companies) {
    const scope = jobScope(tenantId, 'trial-repeat');
    const own = world.jobs.filter((job) => job.tenantId === tenantId);
    await database.inTenant(scope, (tx) =>
      protocol.request(
        tx,
        scope,
        own.map(({ entryId }) => entryId),
      ),
    );
  }
  for (const [index, { tenantId }] of world.jobs.entries()) {
    const key = world.keys[index];
    if (key !== undefined) {
      await protocol.send(jobScope(tenantId, 'trial-repeat'), key).catch(() => undefined);
    }
  }
}

/** Whether the company still answers to what we have stored of its connection. */
async function opensBooks(
  { connections }: Poster,
  url: string,
  { tenantId, realmId }: { readonly tenantId: string; readonly realmId: string },
): Promise<boolean> {
  const scope = jobScope(tenantId, 'trial-connection');
  const ask = async (authorization: string): Promise<number> => {
    const path = `/v3/company/${realmId}/companyinfo/${realmId}`;
    const answer = await fetch(`${url}${path}`, { headers: { authorization } });
    await answer.text();
    return answer.status;
  };
  const access = await connections.access(scope, 'quickbooks').catch(() => null);
  if (access === null) {
    return false;
  }
  if ((await ask(access.authorization)) !== 401) {
    return true;
  }
  const fresh = await connections.refresh(scope, access).catch(() => null);
  return fresh !== null && (await ask(fresh.authorization)) !== 401;
}
