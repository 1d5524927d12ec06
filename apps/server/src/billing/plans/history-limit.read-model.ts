import type { Transaction } from '../../db/database.ts';
import { findSubscription } from './subscriptions.store.ts';

/** How many months before today the plan of a tenant lets a backfill reach; null is without limit. */
export async function historyMonthsOf(tx: Transaction, tenantId: string): Promise<number | null> {
  const { plan } = await findSubscription(tx, tenantId);
  return plan.limits.historyMonths;
}
