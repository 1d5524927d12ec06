import { connect, ConnectionError } from '../../src/db/connect.ts';
import { outageOf } from '../../src/db/outage.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createOutbound } from '../../src/platform/outbound.ts';
import { breakWay } from './broken-way.ts';
import { createCrashPoint, readCrashPlan } from './crash-plan.ts';
import { createSeededDice } from './seeded-dice.ts';
import { NOT_STARTED } from './supervisor.ts';
import { composeTrialServer } from './trial-server.ts';
import type { TrialServer } from './trial-server.ts';
import { MAX_SKEW_MS, trialConfig } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { timesOf } from './weakened.ts';

/**
 * One process of a trial: a worker of the product, on its queue, that dies where CRASH_AT says and whose clock and
 * network have the faults of SEED. Ends with its parent; with a RUN, it processes only that one and exits afterwards.
 */
async function main(): Promise<void> {
  const env = process.env as Record<string, string>;
  const { CRASH_AT: crashAt, RUN: run, SEED: seed, CONTRACT: contractFile = '' } = env;
  const build = (env['BUILD'] ?? 'sound') as Build;
  const dice = seed === undefined ? null : createSeededDice(Number(seed));
  const skewMs = dice?.between(-MAX_SKEW_MS, MAX_SKEW_MS) ?? 0;
  const config = trialConfig(env, timesOf(build));
  const log = createLogger(config.logLevel);
  const connection = await connect(config, log);
  const trial = await composeTrialServer({
    config,
    database: connection.database,
    log,
    build,
    contractFile,
    clock: { now: () => new Date(systemClock.now().getTime() + skewMs) },
    crash: createCrashPoint(crashAt === undefined ? null : readCrashPlan(crashAt)),
    openOutbound: (policy) =>
      dice === null
        ? createOutbound(policy)
        : breakWay(policy, dice, (kind) => process.send?.({ fault: kind })),
  });
  await (run === undefined ? workUntilLeft(trial) : takeUp(trial, run));
  trial.server.close();
  await connection.close();
  process.exit();
}

/** Works like the product's worker, until its parent ends. */
async function workUntilLeft({ server }: TrialServer): Promise<void> {
  const left = new Promise((settle) => {
    process.once('disconnect', settle);
  });
  await server.queue.start();
  await server.startWorker();
  await left;
  await server.queue.stop(5_000);
}

async function takeUp({ server }: TrialServer, run: string): Promise<void> {
  const [tenantId = '', runId = ''] = run.split('/');
  await server.runSync({ tenantId, runId });
}

/** A server that loses its database while it starts fails to start; its operator restarts it. */
await main().catch((error: unknown) => {
  if (outageOf(error instanceof ConnectionError ? error.cause : error) !== null) {
    process.exit(NOT_STARTED);
  }
  throw error;
});
