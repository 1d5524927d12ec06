import { expect, test } from 'vitest';
import { isRefreshing, toRefreshState, toSessionHealth } from './session-health.connect.ts';

test.each([
  ['no_session', 'no_session'],
  ['healthy', 'healthy'],
  ['warning', 'warning'],
  ['expiring_soon', 'expiring_soon'],
  ['expired', 'expired'],
  ['unknown', 'unknown'],
  ['assessing', 'unknown'],
])('the health of %s is %s', (health, word) => {
  expect(toSessionHealth({ health, refresh: 'idle' })).toBe(word);
});

test.each([
  ['idle', 'idle', false],
  ['jittering', 'jittering', true],
  [{ working: 'locking' }, 'locking', true],
  [{ working: 'inflight' }, 'inflight', true],
  ['backoff', 'backoff', false],
  ['verifying', 'verifying', true],
  ['dead', 'dead', false],
  [{}, 'idle', false],
])('the refresh of %j is %s, under way: %j', (refresh, word, underWay) => {
  expect(toRefreshState({ health: 'healthy', refresh })).toBe(word);
  expect(isRefreshing({ health: 'healthy', refresh })).toBe(underWay);
});
