import type { Transaction } from '../../db/database.ts';
import type { SyncTables } from '../../db/tables-sync.ts';

export type LiveTopic = SyncTables['live_events']['topic'];

export type Live = {
  /** Tells open pages, once the transaction commits, that this object is to be read again. */
  readonly changed: (
    tx: Transaction,
    about: { readonly tenantId: string; readonly topic: LiveTopic; readonly id: string },
  ) => Promise<void>;
};
