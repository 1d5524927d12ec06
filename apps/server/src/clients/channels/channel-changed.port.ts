import type { TenantScope, Transaction } from '../../db/database.ts';

/** Called in the transaction that changes how a channel is posted: pending payouts are planned again. */
export type OnChannelChanged = (
  tx: Transaction,
  changed: { readonly scope: TenantScope; readonly at: Date },
) => Promise<void>;
