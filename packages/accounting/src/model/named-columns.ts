import type { ColumnDecision } from './reading.ts';

/**
 * The other columns in a decision: those a subtotal is the sum of, or the one an alias stands for; `null` if it has none.
 *
 * @example
 * namedColumns({ decision: 'alias', column: 'Payout total', knownAs: 'net total' }); // ['net total']
 */
export function namedColumns(decision: ColumnDecision): readonly string[] | null {
  if (decision.decision === 'alias') {
    return [decision.knownAs];
  }
  return decision.decision === 'subtotal' ? (decision.of ?? null) : null;
}
