import { expect, test } from 'vitest';
import { toSessionHealth } from './session-health.connect.ts';

test.each([
  ['no_session', 'no_session'],
  ['healthy', 'healthy'],
  ['warning', 'warning'],
  [{ expiring_soon: 'refreshing' }, 'expiring_soon'],
  ['expired', 'expired'],
  ['assessing', 'no_session'],
  [{}, 'no_session'],
])('the health of %j is %s', (value, health) => {
  expect(toSessionHealth(value)).toBe(health);
});
