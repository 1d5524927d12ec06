import type { HealthState } from './health-card.tsx';

/** The share of the error budget from which the service counts as degraded. */
const NEARLY_USED = 0.75;

/**
 * The used share of the error budget: 0 is none, 1 is all of it, above 1 the target is missed. Both parameters are in
 * percent; a target of 100 % has no error budget.
 */
export function budgetUsed(actualPercent: number, targetPercent: number): number {
  const allowed = 100 - targetPercent;
  const wrong = 100 - actualPercent;
  if (allowed <= 0) {
    return wrong <= 0 ? 0 : Infinity;
  }
  return Math.max(0, wrong / allowed);
}

/** The health that follows from the used error budget; unknown if null. */
export function sloState(used: number | null): HealthState {
  if (used === null) {
    return 'unknown';
  }
  if (used > 1) {
    return 'down';
  }
  return used >= NEARLY_USED ? 'degraded' : 'healthy';
}
