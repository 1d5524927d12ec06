import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { judgeHealth } from './health.ts';
import type { Verdict } from './health.ts';
import { readParts, readQueues, readStages, readTrends, readWaiting } from './health.store.ts';
import type { QueueFigures, StageFigures, StageTrend, Waiting } from './health.store.ts';
import type { Period } from './stats.store.ts';

const HOUR_MS = 3_600_000;
/** A running run saves its state at each step, and yields its worker after minutes. */
const STUCK_MS = HOUR_MS / 2;

export type Health = Verdict & {
  readonly period: Period;
  readonly stages: readonly StageFigures[];
  readonly trends: readonly StageTrend[];
  readonly queues: readonly QueueFigures[];
  readonly waiting: Waiting;
};

/** The installation's current health, and that of the last hours. */
export async function readHealth(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  hours: number,
): Promise<Health> {
  const to = clock.now();
  const period = { from: new Date(to.getTime() - hours * HOUR_MS), to };
  const lastHour = { from: new Date(to.getTime() - HOUR_MS), to };
  const startedAt = performance.now();
  await database.readAsOwner((tx) => sql`select 1`.execute(tx));
  const databaseMs = performance.now() - startedAt;
  return database.readAsOwner(async (tx) => {
    const stuckBefore = new Date(to.getTime() - STUCK_MS);
    const waiting = await readWaiting(tx, { period, stuckBefore });
    const queues = await readQueues(tx, period);
    const parts = await readParts(tx, period);
    const recent = await readParts(tx, lastHour);
    const verdict = judgeHealth({ waiting, queues, parts, recent, databaseMs });
    const stages = await readStages(tx, period);
    const trends = await readTrends(tx, period);
    return { ...verdict, period, stages, trends, queues, waiting };
  });
}
