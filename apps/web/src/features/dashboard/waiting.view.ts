import type { Client, SyncStatus } from '../../shared/api/entities.ts';
import { words } from './dashboard.messages.ts';

/** A count of pending items of one kind, and the list filtered to them. */
export type Waiting = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
};

export type WaitingCounts = {
  readonly counts: Readonly<Record<'failed' | 'needs_mapping' | 'needs_review' | 'ready', number>>;
  /** Entries not yet confirmed by QuickBooks. */
  readonly ambiguous: number;
};

export type Discoveries = {
  /** Corrections of posted payouts. */
  readonly late: number;
  /** Entries changed or deleted in QuickBooks. */
  readonly drifted: number;
};

const QUEUE = '/dashboard/sync?view=';
const RECONCILE = '/dashboard/sync/reconcile';

/**
 * The pipeline to QuickBooks in order, including zeros; then rare items, if any. A client with books outside QuickBooks
 * posts nothing: only its channels remain.
 */
export function toWaiting(
  { counts, ambiguous }: WaitingCounts,
  { late, drifted }: Discoveries,
  channels: SyncStatus['channels'],
  category: Client['client_category'],
): readonly Waiting[] {
  const behind = channels.filter(({ state }) => state === 'failed' || state === 'behind').length;
  const stuck = tile('channels', words.behind, behind, '/dashboard/sync/runs?f.status=failed');
  if (category === 'delivery_only') {
    return behind === 0 ? [] : [stuck];
  }
  return [
    tile('needs_mapping', words.needAccount, counts.needs_mapping, `${QUEUE}needs_mapping`),
    tile('needs_review', words.toReview, counts.needs_review, `${QUEUE}needs_review`),
    tile('ready', words.readyToPost, counts.ready, `${QUEUE}ready`),
    tile('failed', words.failed, counts.failed, `${QUEUE}failed`),
    ...[
      tile('ambiguous', words.waitingForConfirmation, ambiguous, RECONCILE),
      tile('late', words.lateChanges, late, RECONCILE),
      tile('drifted', words.changedInBooks, drifted, RECONCILE),
      stuck,
    ].filter(({ count }) => count > 0),
  ];
}

/** The next action on waiting entries: review before posting. */
export function nextWork({
  needs_review: toReview,
  ready,
}: WaitingCounts['counts']): { readonly label: string; readonly href: string } | null {
  if (toReview > 0) {
    return {
      label: words.reviewEntries(toReview),
      href: `${QUEUE}needs_review`,
    };
  }
  return ready === 0 ? null : { label: words.postEntries(ready), href: `${QUEUE}ready` };
}

/** The accessible name of a link, which includes its count. */
export function waitingName({ label, count }: Waiting): string {
  return words.figure(label, count);
}

function tile(id: string, label: string, count: number, href: string): Waiting {
  return { id, label, count, href };
}
