import type { Transaction } from '../../db/database.ts';

/**
 * In the tenant's scope: compares payouts with what their store expects now, and stores what is found; those of one store, or
 * all where none is named.
 */
export type StoreFindings = (
  tx: Transaction,
  which?: { readonly storeId?: string },
) => Promise<void>;
