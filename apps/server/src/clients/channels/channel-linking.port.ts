import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';

/** Links a store's channel to the platform store that was mapped to it. */
export type ChannelLinking = {
  /**
   * Creates the channel if there is none (throws `client_archived`, `store_inactive`, `limit_reached`). Without a
   * platform store an existing channel is unlinked, and none is created. Returns its id, or null if there is none.
   */
  readonly link: (
    tx: Transaction,
    linked: {
      readonly scope: TenantScope;
      readonly actor: Actor;
      readonly storeId: string;
      readonly type: ChannelType;
      readonly platformStoreId: string | null;
    },
  ) => Promise<string | null>;
};
