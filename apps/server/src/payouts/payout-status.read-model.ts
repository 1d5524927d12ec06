import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { BooksEntryKind, EntryStatus } from '../db/tables.ts';
import { NOT_PLANNED } from './not-planned.read-model.ts';

/** `partly_posted`: some entries are in QuickBooks, others are not. */
export type PayoutStatus = EntryStatus | 'partly_posted';

/** The newest version of one entry of a payout. */
export type EntryFact = { readonly kind: BooksEntryKind; readonly status: EntryStatus };

/** The single status of a payout, and how many of its entries are in QuickBooks. */
export type PayoutProgress = {
  readonly status: PayoutStatus;
  /** Excluding reversals. */
  readonly entryCounts: { readonly total: number; readonly posted: number };
};

/** From most to least urgent for a person. */
const MOST_URGENT_FIRST: readonly EntryStatus[] = [
  'failed',
  'needs_mapping',
  'needs_review',
  'ready',
  'posting',
  'reversed',
  'skipped',
];

/**
 * The status of a payout derived from its entries; `asRead` if it has none. Every page, mail and file uses it. A reversal
 * counts only until it is in QuickBooks: then the reversed entry counts as reversed.
 */
export function payoutProgress(entries: readonly EntryFact[], asRead: EntryStatus): PayoutProgress {
  const own = entries.filter(({ kind }) => kind !== 'reversal').map(({ status }) => status);
  const undoing = entries
    .filter(({ kind, status }) => kind === 'reversal' && !SETTLED.has(status))
    .map(({ status }) => status);
  const posted = own.filter((status) => status === 'posted').length;
  const entryCounts = { total: own.length, posted };
  if (undoing.length > 0) {
    return { entryCounts, status: mostUrgent(undoing, asRead) };
  }
  const rest = own.filter((status) => status !== 'posted' && status !== 'skipped');
  if (posted === 0) {
    return { entryCounts, status: mostUrgent(own, asRead) };
  }
  if (rest.length === 0) {
    return { entryCounts, status: 'posted' };
  }
  const isOnItsWay = rest.every((status) => status === 'posting');
  return { entryCounts, status: isOnItsWay ? 'posting' : 'partly_posted' };
}

const SETTLED: ReadonlySet<EntryStatus> = new Set(['posted', 'skipped', 'reversed']);

function mostUrgent(statuses: readonly EntryStatus[], asRead: EntryStatus): EntryStatus {
  return MOST_URGENT_FIRST.find((status) => statuses.includes(status)) ?? asRead;
}

/** SQL: the `EntryFact`s of a payout as JSON, for `payoutProgress`. */
export function entryFactsOf(tenantId: Expression<string>, payoutId: Expression<string | null>) {
  return sql<EntryFact[]>`(
    select coalesce(json_agg(json_build_object('kind', newest.kind, 'status', newest.status)), '[]'::json)
    from (
      select distinct on (version_of.entry_key) version_of.kind, version_of.status
      from journal_entries version_of
      where version_of.tenant_id = ${tenantId} and version_of.payout_id = ${payoutId}
        and version_of.status_reason ->> 'code' is distinct from ${NOT_PLANNED.code}
      order by version_of.entry_key, version_of.version desc
    ) newest)`;
}
