import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Database } from '../../src/db/database.ts';
import type { CrashPlan } from './crash-plan.ts';
import { judgeWorld } from './judge-world.ts';
import type { Verdict } from './judge-world.ts';
import { createPersistence, readOpenWork } from './open-work.ts';
import { openToTrials } from './run-trial.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { supervise } from './supervisor.ts';
import type { Supervised } from './supervisor.ts';
import { addressOf, openTrialEnvironment } from './trial-environment.ts';
import type { TrialEnvironment } from './trial-environment.ts';
import { trialEnv } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { foundTrialWorld } from './trial-world.ts';
import type { TrialWorld, WorldParts } from './trial-world.ts';

export type ScenePlace = {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  readonly contractFile: string;
  /** The bundle of worker.ts. */
  readonly worker: string;
  readonly build: Build;
  readonly seed: number;
  readonly companies: number;
  readonly jobs: number;
};

/** A world to post, in which a test causes one particular fault. */
export type Scene = {
  readonly sandbox: TrialSandbox;
  readonly env: TrialEnvironment;
  readonly parts: WorldParts;
  readonly world: TrialWorld;
  /** Worker processes, two by default, each restarted when it dies; the first ones die as planned. */
  readonly startWorkers: (count?: number, plans?: readonly CrashPlan[]) => Supervised;
  /** How many entities the books of all companies contain. */
  readonly inBooks: () => Promise<number>;
  /** Waits until nothing is open, and retries stopped runs, as a person does. */
  readonly settle: (workers: Supervised) => Promise<void>;
  readonly judge: () => Promise<Verdict>;
  readonly close: () => Promise<void>;
};

const POLL_MS = 200;
/** A busy machine may need ten times as long as an idle one. */
export const SCENE_LIMIT_MS = 240_000;

export async function openScene(place: ScenePlace): Promise<Scene> {
  const { database, clientConfig, contractFile, build } = place;
  const sandbox = await startTrialSandbox();
  await openToTrials(sandbox);
  const env = await openTrialEnvironment({ ...place, sandboxUrl: sandbox.url });
  const parts = { database, sandbox, box: env.box, bookkeeper: env.bookkeeper };
  const world = await foundTrialWorld(parts, place);
  const realmIds = world.companies.map(({ realmId }) => realmId);
  return {
    sandbox,
    env,
    parts,
    world,
    startWorkers: (workers = 2, plans = []) => {
      const left = [...plans];
      return supervise({
        program: place.worker,
        env: {
          PATH: process.env['PATH'],
          ...trialEnv(addressOf(clientConfig), sandbox.url),
          BUILD: build,
          CONTRACT: contractFile,
        },
        workers,
        nextPlan: () => left.shift() ?? null,
      });
    },
    inBooks: async () => (await sandbox.books(realmIds)).length,
    settle: async (workers) => {
      const persist = createPersistence(env.bookkeeper);
      for (const endsAt = Date.now() + SCENE_LIMIT_MS; Date.now() < endsAt;) {
        workers.check();
        const work = await readOpenWork(database);
        if (work.entries + work.runs + work.stopped.length === 0) {
          return;
        }
        await persist(work);
        await delay(POLL_MS);
      }
      throw new Error(`There is open work: ${JSON.stringify(await readOpenWork(database))}`);
    },
    judge: () => {
      const settled = { faultsEndedAtMs: Date.now(), settleWithinMs: SCENE_LIMIT_MS };
      return judgeWorld({ database, sandbox, env, world }, { build, ...settled });
    },
    close: async () => {
      await env.close();
      await sandbox.stop();
    },
  };
}
