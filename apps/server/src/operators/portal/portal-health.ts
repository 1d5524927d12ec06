import type { PortalFigures } from './portal-statistics.store.ts';

const MINUTE_MS = 60_000;
/** A due job is taken up within seconds; one that waits so long finds no worker. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS;
/** Posting asks QuickBooks about an unknown outcome within minutes (`docs/posting.md`). */
const LONGEST_UNKNOWN_MS = 15 * MINUTE_MS;

export type HealthFinding = 'jobs_waiting' | 'postings_unknown';

/** What of the figures says that the installation does not work as it should; nothing where it is healthy. */
export function findingsOf({
  oldestJobMs,
  oldestUnknownMs,
}: Pick<PortalFigures, 'oldestJobMs' | 'oldestUnknownMs'>): HealthFinding[] {
  return [
    ...((oldestJobMs ?? 0) > LONGEST_WAIT_MS ? (['jobs_waiting'] as const) : []),
    ...((oldestUnknownMs ?? 0) > LONGEST_UNKNOWN_MS ? (['postings_unknown'] as const) : []),
  ];
}
