import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';

/** What a plan counts. */
export type LimitedThing = 'clients' | 'stores' | 'channels' | 'users';

/** What a tenant stores, in bytes. */
export type Storage = {
  /** Report files, evidence of entries, files of tickets, and unfinished uploads in their whole size. */
  readonly usedBytes: number;
  /** What its plan includes; null is no limit. */
  readonly limitBytes: number | null;
};

/** What other features ask of a tenant's plan, each in its own transaction (as the tenant, or as the owner). */
export type Entitlements = {
  /**
   * Refuses as `limit_reached` where the plan includes no more of these. Ask right before the row is added: until the
   * transaction ends, nobody else adds one to this tenant.
   */
  readonly assertWithinLimit: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    thing: LimitedThing,
  ) => Promise<void>;
  /** Refuses as `storage_limit_reached` where so many bytes more do not fit; as `assertWithinLimit` otherwise. */
  readonly assertWithinStorage: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    bytes: number,
  ) => Promise<void>;
  readonly storageOf: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<Storage>;
  /** Whether entries may be posted: in a trial, on a plan that is paid or free, and for some days after a failed payment. */
  readonly canPost: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<boolean>;
  /** Tells the trial that payouts were posted. */
  readonly recordPosted: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    payouts: number,
  ) => Promise<void>;
  /**
   * Starts a new tenant's subscription, in the owner's transaction that makes the tenant, with what its founder's
   * invitation code carries. A tenant for which nobody called this is on the default plan since it was made.
   */
  readonly begin: (
    tx: Transaction,
    tenant: { readonly tenantId: string; readonly founderId: string; readonly actor: Actor },
  ) => Promise<void>;
};
