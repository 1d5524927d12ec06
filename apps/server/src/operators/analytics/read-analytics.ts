import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { readFeatureUse } from './feature-use.store.ts';
import { readCohorts, readFirstPosts, readFunnel, readTrials, readVolume } from './growth.store.ts';
import { readMatches, readPayouts, readSupport, readVisits, readVitals } from './quality.store.ts';

const DAY_MS = 86_400_000;

export type Analytics = Awaited<ReturnType<typeof readAnalytics>>;

/** Aggregates of the whole installation over the last days: counts and durations, and nothing about a single client. */
export async function readAnalytics(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  days: number,
) {
  const now = clock.now();
  const period: Period = { from: new Date(now.getTime() - days * DAY_MS), to: now };
  return database.readAsOwner(async (tx) => ({
    days,
    period,
    funnel: await readFunnel(tx, period),
    firstPosts: await readFirstPosts(tx, period),
    volume: await readVolume(tx, period),
    cohorts: await readCohorts(tx, now),
    trials: await readTrials(tx, { period, now }),
    matches: await readMatches(tx, period),
    featureUse: await readFeatureUse(tx, period),
    payouts: await readPayouts(tx, period),
    vitals: await readVitals(tx, period),
    visits: await readVisits(tx, period),
    support: await readSupport(tx, period),
  }));
}
