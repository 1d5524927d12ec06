import { expect, test } from 'vitest';
import { findingsOf } from './portal-health.ts';

const MINUTE_MS = 60_000;

test.each([
  [null, null, []],
  [5 * MINUTE_MS, 15 * MINUTE_MS, []],
  [5 * MINUTE_MS + 1, null, ['jobs_waiting']],
  [null, 15 * MINUTE_MS + 1, ['postings_unknown']],
  [6 * MINUTE_MS, 16 * MINUTE_MS, ['jobs_waiting', 'postings_unknown']],
])('a job due for %s ms and an outcome unknown for %s ms give %j', (job, unknown, findings) => {
  expect(findingsOf({ oldestJobMs: job, oldestUnknownMs: unknown })).toEqual(findings);
});
