import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../db/connect.ts';
import { createLogger } from '../platform/logger.ts';
import { composePoster } from './compose-poster.ts';
import { createCrashPoint, readCrashPlan } from './crash-plan.ts';
import { postUntilDone } from './post-until-done.ts';
import { trialConfig } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';

/** Others may still open rows again. */
const LOOK_AGAIN_MS = 50;

/**
 * One process of a trial: posts what is open and dies where CRASH_AT says. Ends with the process that started it, and
 * by itself when it was given KEYS and they are done.
 */
async function main(): Promise<void> {
  const env = process.env as Record<string, string>;
  const { CRASH_AT: crashAt, KEYS: keys, WORKER: worker = 'w', LANES: lanes = '4' } = env;
  const config = trialConfig(env);
  const log = createLogger(config.logLevel);
  const connection = await connect(config, log);
  const poster = composePoster({
    config,
    database: connection.database,
    log,
    crash: createCrashPoint(crashAt === undefined ? null : readCrashPlan(crashAt)),
    build: (env['BUILD'] ?? 'sound') as Build,
    worker: `${worker}:${process.pid}`,
  });
  const stopping = new AbortController();
  process.once('disconnect', () => stopping.abort());
  const posting = {
    database: connection.database,
    protocol: poster.protocol,
    lanes: Number(lanes),
    keys: keys === undefined ? null : keys.split(','),
    signal: stopping.signal,
  };
  await postUntilDone(posting);
  while (posting.keys === null && !stopping.signal.aborted) {
    await delay(LOOK_AGAIN_MS);
    await postUntilDone(posting);
  }
  poster.close();
  await connection.close();
  process.exit();
}

await main();
