import type { Actor } from '../../audit/audit-log.ts';
import type { TypedDifference } from './confirm-difference.ts';

export type PostingRequest = {
  readonly entryIds: readonly string[];
  /** What becomes of an entry dated in a period that the books have closed. */
  readonly closedPeriod: 'refuse' | 'post_today';
  readonly actor: Actor;
  /** Whether it is sent at once by whoever asks; otherwise it is approved and waits. */
  readonly isSending: boolean;
  /** Typed by the person who approves entries of one payout whose report has rows set aside. */
  readonly difference?: TypedDifference | undefined;
  /** The amounts stand in the books already and only their accounts change: no deposit is confirmed anew. */
  readonly isRepost?: boolean;
};
