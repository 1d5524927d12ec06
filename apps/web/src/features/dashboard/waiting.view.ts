import type { SyncStatus } from '../../shared/api/entities.ts';

/** How many things of one kind wait for a person, and the list that shows just them. */
export type Waiting = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
};

export type WaitingCounts = {
  readonly counts: Readonly<Record<'failed' | 'needs_mapping' | 'needs_review' | 'ready', number>>;
  /** Entries of which nobody knows yet whether the books took them. */
  readonly ambiguous: number;
};

export type Discoveries = {
  /** Corrections of payouts that were posted already. */
  readonly late: number;
  /** Entries that somebody changed or deleted in the books. */
  readonly drifted: number;
};

const QUEUE = '/dashboard/sync?view=';
const RECONCILE = '/dashboard/sync/reconcile';

/** The work on the way to the books, in its order and also where it is none; then what is seldom, where there is some. */
export function toWaiting(
  { counts, ambiguous }: WaitingCounts,
  { late, drifted }: Discoveries,
  channels: SyncStatus['channels'],
): readonly Waiting[] {
  const behind = channels.filter(({ state }) => state === 'failed' || state === 'behind').length;
  return [
    tile('needs_mapping', 'Need an account', counts.needs_mapping, `${QUEUE}needs_mapping`),
    tile('needs_review', 'To review', counts.needs_review, `${QUEUE}needs_review`),
    tile('ready', 'Ready to post', counts.ready, `${QUEUE}ready`),
    tile('failed', 'Failed', counts.failed, `${QUEUE}failed`),
    ...[
      tile('ambiguous', 'In doubt', ambiguous, RECONCILE),
      tile('late', 'Late changes', late, RECONCILE),
      tile('drifted', 'Changed in the books', drifted, RECONCILE),
      tile('channels', 'Channels behind', behind, '/dashboard/sync/runs?status=failed'),
    ].filter(({ count }) => count > 0),
  ];
}

/** What a link says to somebody who hears it without the figure beside it. */
export function waitingName({ label, count }: Waiting): string {
  return `${label}: ${count}`;
}

function tile(id: string, label: string, count: number, href: string): Waiting {
  return { id, label, count, href };
}
