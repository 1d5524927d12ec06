import type { Transaction } from '../../db/database.ts';
import { counted } from '../../platform/counted.ts';
import { entryNames } from '../../books/plan/entry-name.read-model.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';

type Waiting = {
  readonly tenantId: string;
  /** The entries that one event put into review. */
  readonly entryIds: readonly string[];
  /** What planned them, as `run:<id>`: a repeated event within a day increments the count. */
  readonly event: string;
};

/** Notifies of the entries that one event put into review: one notification, however many there are. */
export async function notifyOfReview(
  { notifier }: { readonly notifier: Notifier },
  tx: Transaction,
  { tenantId, entryIds, event }: Waiting,
): Promise<void> {
  const [first] = entryIds;
  if (first === undefined) {
    return;
  }
  const isOne = entryIds.length === 1;
  const name = isOne ? ((await entryNames(tx, [first])).get(first) ?? null) : null;
  await notifier.notify(tx, {
    tenantId,
    event: 'payout_needs_review',
    type: 'warning',
    title:
      name === null
        ? `${counted(entryIds.length, 'entry needs', 'entries need')} your review`
        : `${name} needs your review`,
    message: `Nothing is posted until ${isOne ? 'it is' : 'they are'} approved.`,
    wording: {
      code: 'entries_need_review',
      values: { count: entryIds.length, entry: name },
    },
    action: isOne
      ? { label: 'Review the entry', href: `/dashboard/sync/entries/${first}` }
      : { label: 'Review entries', href: '/dashboard/sync?view=needs_review' },
    subject: isOne ? { entry_id: first } : {},
    dedupeKey: `payout_needs_review:${event}`,
  });
}
