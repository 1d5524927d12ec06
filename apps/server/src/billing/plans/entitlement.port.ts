import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';

/** What the limits of a plan apply to. */
export type LimitedThing = 'clients' | 'stores' | 'channels' | 'users';

/** A tenant's storage, in bytes. */
export type Storage = {
  /** Report files, evidence of entries, ticket attachments, and unfinished uploads at their full size. */
  readonly usedBytes: number;
  /** The plan's limit; null is unlimited. */
  readonly limitBytes: number | null;
};

/**
 * What other features check of a tenant's plan, each in its own transaction (as the tenant, or as the database owner).
 */
export type Entitlements = {
  /**
   * Throws `limit_reached` if the plan includes no more of these. Call it right before the insert: it locks out
   * concurrent additions to this tenant until the transaction ends.
   */
  readonly assertWithinLimit: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    thing: LimitedThing,
  ) => Promise<void>;
  /** Throws `storage_limit_reached` if this many more bytes do not fit; otherwise like `assertWithinLimit`. */
  readonly assertWithinStorage: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    bytes: number,
  ) => Promise<void>;
  readonly storageOf: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<Storage>;
  /**
   * Whether entries may be posted: in a trial, on a plan that is paid or free, and for some days after a failed
   * payment.
   */
  readonly canPost: (tx: Transaction, scope: Pick<TenantScope, 'tenantId'>) => Promise<boolean>;
  /** Counts posted payouts towards the trial. */
  readonly recordPosted: (
    tx: Transaction,
    scope: Pick<TenantScope, 'tenantId'>,
    payouts: number,
  ) => Promise<void>;
  /**
   * Starts a new tenant's subscription, in the database owner's transaction that creates the tenant, on the terms of
   * its founder's invitation code. A tenant without this call is on the default plan since its creation.
   */
  readonly begin: (
    tx: Transaction,
    tenant: { readonly tenantId: string; readonly founderId: string; readonly actor: Actor },
  ) => Promise<void>;
};
