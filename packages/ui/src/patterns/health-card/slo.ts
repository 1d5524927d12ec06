import type { HealthState } from './health-card.tsx';

/** From here on of the error budget, what is left of it is worth a look. */
const NEARLY_USED = 0.75;

/**
 * How much of what may go wrong went wrong: 0 is nothing, 1 is all of it, above 1 the goal is missed. Both shares are
 * in percent; a goal of 100 % leaves nothing that may go wrong.
 */
export function budgetUsed(actualPercent: number, targetPercent: number): number {
  const allowed = 100 - targetPercent;
  const wrong = 100 - actualPercent;
  if (allowed <= 0) {
    return wrong <= 0 ? 0 : Infinity;
  }
  return Math.max(0, wrong / allowed);
}

/** What that says of the service; null where nothing was measured. */
export function sloState(used: number | null): HealthState {
  if (used === null) {
    return 'unknown';
  }
  if (used > 1) {
    return 'down';
  }
  return used >= NEARLY_USED ? 'degraded' : 'healthy';
}
