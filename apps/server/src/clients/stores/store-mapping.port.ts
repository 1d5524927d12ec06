import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';

/** A platform store as a report names it. */
export type NamedStore = {
  readonly platformStoreId: string;
  readonly name: string;
  readonly currency: string | null;
};

/** What other features tell the store mapping, each in its own transaction in the tenant. */
export type StoreMappingWriter = {
  /** A channel was given this platform store by hand, or none any more: the mapping follows it from today on. */
  readonly channelChanged: (
    tx: Transaction,
    change: {
      readonly tenantId: string;
      readonly storeId: string;
      readonly type: DeliveryPlatform;
      readonly platformStoreId: string | null;
      readonly actor: Actor;
      readonly at: Date;
    },
  ) => Promise<void>;
  /** A store is new: it waits for its platform store where platforms have shown us theirs. */
  readonly storeAdded: (
    tx: Transaction,
    store: { readonly tenantId: string; readonly at: Date },
  ) => Promise<void>;
  /** A report named these stores: those nobody knew yet can be mapped from now on. */
  readonly storesNamed: (
    tx: Transaction,
    named: {
      readonly tenantId: string;
      readonly provider: DeliveryPlatform;
      readonly stores: readonly NamedStore[];
      readonly at: Date;
    },
  ) => Promise<void>;
};

/** Told when a platform store stands for a store from now on, in the same transaction: what waited for it goes on. */
export type StoreMapped = (
  tx: Transaction,
  mapped: {
    readonly tenantId: string;
    readonly storeId: string;
    readonly type: DeliveryPlatform;
    readonly platformStoreId: string;
  },
) => Promise<void>;
