import { EventEmitter, once } from 'node:events';
import type { ClientConfig } from 'pg';
import type { Database } from '../db/database.ts';
import type { CrashPointName } from '../features/posting/posting.port.ts';
import { createLogger } from '../platform/logger.ts';
import { composePoster } from './compose-poster.ts';
import type { Poster } from './compose-poster.ts';
import { createCrashPoint } from './crash-plan.ts';
import { judgeWorld } from './judge-world.ts';
import type { Verdict } from './judge-world.ts';
import { postUntilDone } from './post-until-done.ts';
import { addressOf, openToTrials } from './run-trial.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { POSTING_POINTS, REFUSALS, WIRE_FAULTS } from './trial-faults.ts';
import { FAULT_DELAY_MS, trialConfig, trialEnv } from './trial-settings.ts';
import { foundTrialWorld } from './trial-world.ts';
import type { Company } from './trial-world.ts';

export type Operation = 'write' | 'query' | 'read';

/** One entry whose first call of that operation goes wrong so, and whose process dies the first time it is there. */
export type Case = {
  readonly point: CrashPointName;
  readonly kind: string;
  readonly operation: Operation;
};

/** Every crash point with every fault of those calls. */
export function everyCase(operations: readonly Operation[]): readonly Case[] {
  const cases = POSTING_POINTS.flatMap((point) =>
    operations.flatMap((operation) =>
      [...WIRE_FAULTS, ...(operation === 'write' ? REFUSALS : [])].map((kind) => ({
        point,
        kind,
        operation,
      })),
    ),
  );
  // Those that wait for the lease of a lost refresh of tokens take longest.
  return cases.toSorted((a, b) => Number(isOfTokens(b)) - Number(isOfTokens(a)));
}

function isOfTokens({ point }: Case): boolean {
  return point.includes('refresh');
}

export type CasesResult = Verdict & {
  /** Where processes died, and how often. */
  readonly crashes: Readonly<Partial<Record<CrashPointName, number>>>;
};

/** As many at once; they mostly wait. */
const AT_ONCE = 40;

type Place = { readonly database: Database; readonly clientConfig: ClientConfig };

/** Plays each case with a client and books of its own, and holds all of them against the invariants. */
export async function runEveryCase(
  cases: readonly Case[],
  place: Place & { readonly seed: number; readonly settleWithinMs: number },
): Promise<CasesResult> {
  const sandbox = await startTrialSandbox();
  const life = (database: Database, crash: Parameters<typeof composePoster>[0]['crash']) =>
    composePoster({
      config: trialConfig(trialEnv(addressOf(place.clientConfig), sandbox.url)),
      database,
      log: createLogger('silent'),
      crash,
      build: 'sound',
      worker: 'case',
    });
  const { database } = place;
  const poster = life(database, () => undefined);
  try {
    await openToTrials(sandbox);
    const world = await foundTrialWorld(
      { database, sandbox, box: poster.box, protocol: poster.protocol },
      { seed: place.seed, companies: cases.length, jobs: cases.length },
    );
    const crashes: Partial<Record<CrashPointName, number>> = {};
    const left = [...cases.entries()];
    const playOn = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [index, one] = next;
        const [company, key] = [world.companies[index], world.keys[index]];
        if (company !== undefined && key !== undefined) {
          await prepare({ database, sandbox }, company, one);
          if (await dieAt(one.point, { database, key, life })) {
            crashes[one.point] = (crashes[one.point] ?? 0) + 1;
          }
          await post(poster, { database, key });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playOn));
    const settled = { faultsEndedAtMs: Date.now(), settleWithinMs: place.settleWithinMs };
    const verdict = await judgeWorld(
      { database, sandbox, poster, world },
      { build: 'sound', ...settled },
    );
    return { ...verdict, crashes };
  } finally {
    poster.close();
    await sandbox.stop();
  }
}

async function prepare(
  { database, sandbox }: { readonly database: Database; readonly sandbox: TrialSandbox },
  { tenantId, realmId }: Company,
  one: Case,
): Promise<void> {
  const plan = (kind: string, operation: Operation) =>
    sandbox.set('faults', {
      kind,
      match: { provider: 'quickbooks', operation, realm: realmId },
      times: 1,
      delayMs: FAULT_DELAY_MS,
    });
  await plan(one.kind, one.operation);
  // The books are asked only after something nobody knows the outcome of.
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

type Life = (database: Database, crash: (name: CrashPointName) => void) => Poster;

function post(
  { protocol }: Poster,
  { database, key }: { readonly database: Database; readonly key: string },
): Promise<void> {
  const { signal } = new AbortController();
  return postUntilDone({ database, protocol, lanes: 1, keys: [key], signal });
}

class Killed extends Error {
  override name = 'Killed';
}

/**
 * Whether what posted came by that point and died there. As after a kill nothing of it reaches the database any more, and
 * what it was about to do is never done; but hundreds of such processes need not be started.
 */
async function dieAt(
  point: CrashPointName,
  {
    database,
    key,
    life,
  }: { readonly database: Database; readonly key: string; readonly life: Life },
): Promise<boolean> {
  const dying = new EventEmitter();
  const death = once(dying, 'death').then(() => true);
  let isDead = false;
  const crashPoint = createCrashPoint({ at: point, nth: 1 }, () => {
    isDead = true;
    dying.emit('death');
    throw new Killed(point);
  });
  const mortal = new Proxy(database, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function' && isDead ? () => new Promise(() => undefined) : value;
    },
  });
  const poster = life(mortal, crashPoint);
  try {
    const lived = post(poster, { database: mortal, key }).then(() => false);
    return await Promise.race([death, lived]);
  } finally {
    poster.close();
  }
}
