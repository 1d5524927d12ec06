import type { Transaction } from '../../db/database.ts';
import { subscriptionStatusOf } from './subscription-status.ts';
import { findSubscription } from './subscriptions.store.ts';

/** Whether a tenant has a plan beyond its trial that has not ended; after a failed payment it counts until it ends. */
export async function hasSubscription(
  tx: Transaction,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
): Promise<boolean> {
  const { state } = subscriptionStatusOf(await findSubscription(tx, tenantId), now);
  return state === 'active' || state === 'past_due';
}
