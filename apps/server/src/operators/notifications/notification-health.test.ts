import { expect, test } from 'vitest';
import { findingsOfNotifications } from './notification-health.ts';

const QUIET = { oldestMailMs: null, mailsSent: 0, mailsFailed: 0, stillestBroadcastMs: null };
const FIVE_MINUTES_MS = 300_000;

test.each([
  [QUIET, []],
  [{ ...QUIET, oldestMailMs: FIVE_MINUTES_MS, mailsSent: 9, mailsFailed: 1 }, []],
  [{ ...QUIET, oldestMailMs: FIVE_MINUTES_MS + 1 }, ['mail_waiting']],
  [{ ...QUIET, mailsSent: 8, mailsFailed: 1 }, ['mail_failing']],
  [{ ...QUIET, stillestBroadcastMs: FIVE_MINUTES_MS + 1 }, ['broadcast_stalled']],
])('%j gives %j', (figures, findings) => {
  expect(findingsOfNotifications(figures, { isMailOn: true })).toEqual(findings);
  expect(findingsOfNotifications(figures, { isMailOn: false })).toEqual(['mail_off', ...findings]);
});
