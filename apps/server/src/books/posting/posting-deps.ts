import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { CrashPoint } from '../../platform/crash-point.ts';
import type { PostingStore } from './posting-store.ts';
import type { PostingTimes } from '../../config/posting.ts';

export type PostedEntry = { readonly tenantId: string; readonly entryId: string };

/** The dependencies of posting. */
export type PostingDeps = {
  readonly database: Database;
  /** The database reads and writes of posting. */
  readonly store: PostingStore;
  readonly clock: Clock;
  readonly books: QuickBooks;
  readonly mappings: AccountMappings;
  readonly entitlements: Entitlements;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly times: PostingTimes;
  readonly crash: CrashPoint;
  /** Called in the transaction that marks an entry as posted. */
  readonly onPosted: (tx: Transaction, posted: PostedEntry) => Promise<void>;
  /** Identifies this process in attempts and leases. */
  readonly worker: string;
};

/** A worker acts for no user. */
export function workerActor({ requestId }: TenantScope): Actor {
  return { kind: 'job', userId: null, requestId };
}
