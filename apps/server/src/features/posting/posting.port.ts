import type { TenantScope, Transaction } from '../../db/database.ts';
import type { AskOutcome, PlannedEntry, ReadBackOutput, SendOutcome } from '@platebook/machines';

/**
 * The posting protocol of reliability.md 3.2, one entry at a time, by the key of its outbox row. Every call is idempotent:
 * a crash before, in or after any of them leaves a row from which the next call goes on.
 */
export type PostingProtocol = {
  /** Writes the outbox rows of entries that were approved, in the transaction that approves them. */
  readonly request: (
    tx: Transaction,
    scope: TenantScope,
    entryIds: readonly string[],
  ) => Promise<readonly PlannedEntry[]>;
  readonly send: (scope: TenantScope, key: string) => Promise<SendOutcome>;
  readonly ask: (scope: TenantScope, key: string) => Promise<AskOutcome>;
  readonly readBack: (scope: TenantScope, keys: readonly string[]) => Promise<ReadBackOutput>;
};

/** Stops this process where it stands, in tests of what a crash leaves; does nothing in the product. */
export type CrashPoint = (name: CrashPointName) => void;

/** reliability.md 3.3. */
export const CRASH_POINTS = [
  'after_claim',
  'after_mark_posting',
  'before_token_refresh',
  'after_refresh_before_save',
  'after_token_refresh',
  'after_http',
  'before_mark_posted',
  'after_mark_posted',
  'after_resolve_query',
  'in_catch',
  'mid_migration',
  'mid_cleanup',
  'mid_export',
] as const;
export type CrashPointName = (typeof CRASH_POINTS)[number];
