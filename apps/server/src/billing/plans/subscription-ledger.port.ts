import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Plan } from './plans.store.ts';
import type { Subscription } from './subscription-status.ts';

export type { Plan } from './plans.store.ts';
export type { Subscription as LedgerSubscription } from './subscription-status.ts';

/** What payments read and write of a subscription. */
export type SubscriptionLedger = {
  /** A plan on offer. */
  readonly findPlan: (tx: Transaction, code: string) => Promise<Plan | null>;
  /** Whether a plan has this code, on offer or not. */
  readonly hasPlan: (tx: Transaction, code: string) => Promise<boolean>;
  readonly find: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<Subscription>;
  /** Locks its row until the transaction ends. */
  readonly lock: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<Subscription>;
  readonly savePaid: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    change: { readonly planCode: string; readonly paid: NonNullable<Subscription['paid']> },
  ) => Promise<void>;
  /** The name of the tenant and the confirmed addresses of its owners; queried as the database owner. */
  readonly payers: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
  ) => Promise<{ readonly tenant: string; readonly emails: readonly string[] }>;
};
