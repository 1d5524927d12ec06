import type { EntryStatus } from '../../db/tables.ts';

/** Reasons that wait for a person and for nothing else: an approval is enough, of one entry or of many together. */
export const APPROVAL_REASONS: readonly string[] = ['review_policy', 'first_time'];

/** Reasons that an approval settles too, but only of somebody who has this entry in view. */
const QUESTIONS: readonly string[] = ['repeated_orders'];

/** Whether an entry that was approved is not asked about again for this reason. */
export function isSettledByApproval(code: string): boolean {
  return APPROVAL_REASONS.includes(code) || QUESTIONS.includes(code);
}

/** An entry as far as its approval depends on it. */
export type ToApprove = {
  readonly status: EntryStatus;
  readonly statusReason: { readonly code: string } | null;
  /** It was sent and nobody knows whether the books have it. */
  readonly isAmbiguous: boolean;
  /** Its deposit differs and nobody has confirmed by how much. */
  readonly isUnconfirmed: boolean;
};

/** Whether an entry waits in review for an approval alone, so that it can be approved together with others. */
export function needsOnlyApproval(entry: ToApprove): boolean {
  const { status, statusReason, isAmbiguous, isUnconfirmed } = entry;
  return (
    status === 'needs_review' &&
    APPROVAL_REASONS.includes(statusReason?.code ?? '') &&
    !isAmbiguous &&
    !isUnconfirmed
  );
}
