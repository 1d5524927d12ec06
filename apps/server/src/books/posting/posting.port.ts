import type { TenantScope, Transaction } from '../../db/database.ts';
import type { AskOutcome, PlannedEntry, ReadBackOutput, SendOutcome } from '@platebook/machines';

/** Concurrent calls per company; Intuit allows ten (platform-apis 3.3), and other QuickBooks reads need some. */
export const CALLS_AT_ONCE = 6;

/**
 * The posting protocol of reliability.md 3.2, by the key of an outbox row. Every call is idempotent: after a crash
 * before, during or after any of them, the next call continues from the row. Different rows may be sent concurrently,
 * each under its own key, fence and intent.
 */
export type PostingProtocol = {
  /** Inserts the outbox rows of approved entries, in the approving transaction. */
  readonly request: (
    tx: Transaction,
    scope: TenantScope,
    entryIds: readonly string[],
  ) => Promise<readonly PlannedEntry[]>;
  /**
   * Looks up, in one call, the numbers of rows about to be sent. Existing entries are settled as found: a database
   * restored from a backup does not know them. Returns null if the others may be sent; otherwise, because QuickBooks did
   * not answer, when to retry, in ms since 1970.
   */
  readonly lookUp: (scope: TenantScope, keys: readonly string[]) => Promise<number | null>;
  readonly send: (scope: TenantScope, key: string) => Promise<SendOutcome>;
  readonly ask: (scope: TenantScope, key: string) => Promise<AskOutcome>;
  readonly readBack: (scope: TenantScope, keys: readonly string[]) => Promise<ReadBackOutput>;
};
