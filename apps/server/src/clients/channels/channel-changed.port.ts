import type { TenantScope, Transaction } from '../../db/database.ts';

/** Told in the transaction that changes how a channel is posted: payouts that wait are planned again. */
export type OnChannelChanged = (
  tx: Transaction,
  changed: { readonly scope: TenantScope; readonly at: Date },
) => Promise<void>;
