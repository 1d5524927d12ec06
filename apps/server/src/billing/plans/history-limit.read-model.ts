import type { Transaction } from '../../db/database.ts';
import { findSubscription } from './subscriptions.store.ts';

/** How many months back a tenant's plan lets a backfill reach; null is unlimited. */
export async function historyMonthsOf(tx: Transaction, tenantId: string): Promise<number | null> {
  const { plan } = await findSubscription(tx, tenantId);
  return plan.limits.historyMonths;
}
