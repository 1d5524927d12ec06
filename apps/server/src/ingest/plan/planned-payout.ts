import type { BookedEntry, JournalEntry } from '@platebook/accounting';
import type { TenantScope } from '../../db/database.ts';
import type { EntryPlace } from './journal-entries.store.ts';
import type { StatusInput } from './entry-status.ts';

export type PayoutToPlan = StatusInput & {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly payoutId: string;
  /** Cleared or reconciled entries by ID, among those that were queried. */
  readonly held?: BankCheck;
  readonly at: Date;
};

export type BankCheck = {
  readonly checked: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
};

/**
 * The identity of an entry across plannings; adjustments and reversals include their number. Entries are matched by this
 * and never by their stored key: keys from before payouts were distinguished by currency lack it.
 */
export function keyOf(entry: BookedEntry['entry'] | JournalEntry): string {
  const { platform, payoutRef, storeId, channel, currency, kind, slice, relatesTo } = entry;
  const name = [platform, payoutRef, storeId, channel, currency, kind, slice];
  return JSON.stringify(relatesTo === undefined ? name : [...name, entry.documentNumber]);
}

export const WAITING: ReadonlySet<string> = new Set(['needs_mapping', 'needs_review', 'ready']);

export function placeOf({ scope, runId, payoutId, planning }: PayoutToPlan): EntryPlace {
  return {
    tenantId: scope.tenantId,
    runId,
    payoutId,
    storeId: planning.storeId,
    channelId: planning.channelId,
  };
}
