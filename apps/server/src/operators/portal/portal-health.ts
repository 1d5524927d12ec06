import type { PortalFigures } from './portal-statistics.store.ts';

const MINUTE_MS = 60_000;
/** A due job is started within seconds; one that waits this long has no worker. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS;
/** Posting looks up an unknown outcome in QuickBooks within minutes (`docs/posting.md`). */
const LONGEST_UNKNOWN_MS = 15 * MINUTE_MS;

export type HealthFinding = 'jobs_waiting' | 'postings_unknown';

/** The findings in the figures; empty if the installation is healthy. */
export function findingsOf({
  oldestJobMs,
  oldestUnknownMs,
}: Pick<PortalFigures, 'oldestJobMs' | 'oldestUnknownMs'>): HealthFinding[] {
  return [
    ...((oldestJobMs ?? 0) > LONGEST_WAIT_MS ? (['jobs_waiting'] as const) : []),
    ...((oldestUnknownMs ?? 0) > LONGEST_UNKNOWN_MS ? (['postings_unknown'] as const) : []),
  ];
}
