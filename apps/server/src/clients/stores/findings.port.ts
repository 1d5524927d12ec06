import type { Transaction } from '../../db/database.ts';

/**
 * In the tenant's scope: compares payouts with their store's current expectation and stores the findings; for one
 * store, or for all if none is named.
 */
export type StoreFindings = (
  tx: Transaction,
  which?: { readonly storeId?: string },
) => Promise<void>;
