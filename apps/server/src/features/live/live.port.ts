import type { Transaction } from '../../db/database.ts';
import type { SyncTables } from '../../db/tables-sync.ts';

export type LiveTopic = SyncTables['live_events']['topic'];

export type LiveChange = {
  readonly tenantId: string;
  readonly topic: LiveTopic;
  readonly id: string;
};

export type Live = {
  /** Tells open pages, once the transaction commits, that these objects of one tenant are to be read again. */
  readonly changed: (tx: Transaction, ...abouts: readonly LiveChange[]) => Promise<void>;
};
