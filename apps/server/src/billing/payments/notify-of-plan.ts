import type { Transaction } from '../../db/database.ts';
import { formatDay } from '../../platform/day-words.ts';
import type { Notifier, OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { LedgerSubscription } from '../plans/subscription-ledger.port.ts';

type Change = { readonly before: LedgerSubscription; readonly after: LedgerSubscription };
type Words = Pick<OutgoingNotification, 'type' | 'title' | 'message' | 'wording'>;

/** Notifies the owners when the plan or its renewal changes, in the transaction that changes it. */
export async function notifyOfPlan(
  { notifier }: { readonly notifier: Notifier },
  tx: Transaction,
  change: Change,
): Promise<void> {
  const words = wordsOf(change);
  if (words === null) {
    return;
  }
  await notifier.notify(tx, {
    ...words,
    tenantId: change.after.tenantId,
    event: 'plan_changed',
    action: { label: 'Open subscription', href: '/dashboard/subscription' },
    minLevel: 'user_owner',
  });
}

/** A failed payment is not one of these: it always has a mail of its own to the owners. */
function wordsOf({ before, after }: Change): Words | null {
  const { plan, paid } = after;
  const had = before.paid;
  if (paid === null) {
    return null;
  }
  if (paid.state === 'cancelled') {
    return had?.state === 'cancelled' ? null : ended(plan.name);
  }
  if (had === null || had.state === 'cancelled' || before.plan.code !== plan.code) {
    return {
      type: 'success',
      title: `You're now on ${plan.name}`,
      message: 'What you pay and what your plan includes have changed. Your books are unchanged.',
      wording: { code: 'plan_changed', values: { plan: plan.name } },
    };
  }
  const endsAt = paid.cancelsAt;
  if (had.cancelsAt?.getTime() === endsAt?.getTime()) {
    return null;
  }
  return endsAt === null
    ? {
        type: 'success',
        title: `Your ${plan.name} plan continues`,
        message: 'The cancellation was withdrawn. Payouts keep posting.',
        wording: { code: 'plan_continues', values: { plan: plan.name } },
      }
    : {
        type: 'warning',
        wording: {
          code: 'plan_ends',
          values: { plan: plan.name, on: endsAt.toISOString().slice(0, 10) },
        },
        title: `Your ${plan.name} plan ends on ${formatDay(endsAt.toISOString().slice(0, 10))}`,
        message:
          'Payouts post until then. After that you can still read and export everything. Choose a plan to keep posting.',
      };
}

function ended(plan: string): Words {
  return {
    type: 'warning',
    title: `Your ${plan} plan has ended`,
    wording: { code: 'plan_ended', values: { plan } },
    message:
      'Nothing is posted from now on. You can still read and export everything. Choose a plan to post again.',
  };
}
