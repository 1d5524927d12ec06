import type { EntryStatus } from '../../db/tables.ts';

/** Reasons that only an approval resolves, of one entry or in bulk. */
export const APPROVAL_REASONS: readonly string[] = ['review_policy', 'first_time'];

/** Reasons that an approval also resolves, but only of a person who reviews this entry. */
const QUESTIONS: readonly string[] = ['repeated_orders'];

/** Whether approval resolves this reason for good. */
export function isSettledByApproval(code: string): boolean {
  return APPROVAL_REASONS.includes(code) || QUESTIONS.includes(code);
}

/** The facts about an entry that its approval depends on. */
export type ToApprove = {
  readonly status: EntryStatus;
  readonly statusReason: { readonly code: string } | null;
  /** It was sent, and whether QuickBooks has it is unknown. */
  readonly isAmbiguous: boolean;
  /** Its deposit differs, and nobody has confirmed the amount. */
  readonly isUnconfirmed: boolean;
};

/** Whether an entry only needs approval, so that it can be approved in bulk. */
export function needsOnlyApproval(entry: ToApprove): boolean {
  const { status, statusReason, isAmbiguous, isUnconfirmed } = entry;
  return (
    status === 'needs_review' &&
    APPROVAL_REASONS.includes(statusReason?.code ?? '') &&
    !isAmbiguous &&
    !isUnconfirmed
  );
}
