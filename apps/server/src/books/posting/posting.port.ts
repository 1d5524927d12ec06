import type { TenantScope, Transaction } from '../../db/database.ts';
import type { AskOutcome, PlannedEntry, ReadBackOutput, SendOutcome } from '@platebook/machines';

/**
 * How many calls to one company are under way at once; Intuit takes ten (platform-apis 3.3), and what else reads the books
 * needs some.
 */
export const CALLS_AT_ONCE = 6;

/**
 * The posting protocol of reliability.md 3.2, by the key of an outbox row. Every call is idempotent: a crash before, in or
 * after any of them leaves a row from which the next call goes on. Different rows may be sent at the same time, each under
 * its own key, fence and intent.
 */
export type PostingProtocol = {
  /** Writes the outbox rows of entries that were approved, in the transaction that approves them. */
  readonly request: (
    tx: Transaction,
    scope: TenantScope,
    entryIds: readonly string[],
  ) => Promise<readonly PlannedEntry[]>;
  /**
   * Asks the books, in one call, for the numbers of rows that are about to be sent. What is there already is settled as
   * found: a database that was restored from a backup does not know of it. Null where the others may be sent; else until
   * when to wait before this is asked again, in ms since 1970, because the books did not say.
   */
  readonly lookUp: (scope: TenantScope, keys: readonly string[]) => Promise<number | null>;
  readonly send: (scope: TenantScope, key: string) => Promise<SendOutcome>;
  readonly ask: (scope: TenantScope, key: string) => Promise<AskOutcome>;
  readonly readBack: (scope: TenantScope, keys: readonly string[]) => Promise<ReadBackOutput>;
};
