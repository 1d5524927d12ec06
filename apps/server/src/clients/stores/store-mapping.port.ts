import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';

/** A platform store as named in a report. */
export type NamedStore = {
  readonly platformStoreId: string;
  readonly name: string;
  readonly currency: string | null;
};

/** What other features report to the store mapping, each in its own transaction in the tenant. */
export type StoreMappingWriter = {
  /** A channel was linked to this platform store by hand, or unlinked: the mapping follows from today on. */
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
  /** A store was created: it waits to be mapped if a platform has listed its stores. */
  readonly storeAdded: (
    tx: Transaction,
    store: { readonly tenantId: string; readonly at: Date },
  ) => Promise<void>;
  /** A report named these stores: unknown ones can be mapped from now on. */
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

/** Called in the same transaction when a platform store is mapped to a store: whatever was waiting for it continues. */
export type StoreMapped = (
  tx: Transaction,
  mapped: {
    readonly tenantId: string;
    readonly storeId: string;
    readonly type: DeliveryPlatform;
    readonly platformStoreId: string;
  },
) => Promise<void>;
