import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';

/** Lets a store's channel follow the platform store that was mapped to it. */
export type ChannelLinking = {
  /**
   * Creates the channel where there is none (throws `client_archived`, `store_inactive`, `limit_reached`). Without a
   * platform store a channel that exists is unlinked, and none is created. Answers its id, or null where there is none.
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
