import type { Actor } from '../../audit/audit-log.ts';
import type { TypedDifference } from './confirm-difference.ts';

export type PostingRequest = {
  readonly entryIds: readonly string[];
  /** What to do with an entry dated in a closed period. */
  readonly closedPeriod: 'refuse' | 'post_today';
  readonly actor: Actor;
  /** Whether the caller sends it immediately; otherwise it is approved and waits. */
  readonly isSending: boolean;
  /** Typed by the person who approves entries of one payout whose report has rows in quarantine. */
  readonly difference?: TypedDifference | undefined;
  /** The amounts are in QuickBooks already and only their accounts change: no deposit difference is confirmed again. */
  readonly isRepost?: boolean;
};
