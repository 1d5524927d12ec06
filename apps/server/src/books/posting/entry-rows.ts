import type { Transaction } from '../../db/database.ts';
import type { BooksEntryKind, DeliveryPlatform, EntryStatus } from '../../db/tables.ts';
import { readStoredRules } from '../plan/plan-rules.read-model.ts';
import type { PlanRules } from '../plan/plan-rules.read-model.ts';
import type { Reason } from './advice.ts';
import type { StoredEntryContent } from './stored-entry.ts';
import { readStoredEntry, readPostedElsewhere, readReason } from './stored-entry.read-model.ts';

/** An entry as posting needs it. */
export type EntryToPost = {
  readonly tenantId: string;
  readonly id: string;
  readonly storeId: string | null;
  readonly channelId: string | null;
  readonly payoutId: string | null;
  readonly runId: string | null;
  readonly platform: DeliveryPlatform | null;
  readonly kind: BooksEntryKind;
  readonly entryKey: string;
  readonly version: number;
  readonly documentNumber: string;
  readonly entryOn: string;
  readonly currency: 'USD' | 'CAD';
  readonly debitCents: number;
  readonly entry: StoredEntryContent;
  /** Null where it was planned before rules were stored, or written by hand. */
  readonly rules: PlanRules | null;
  readonly status: EntryStatus;
  readonly statusReason: Reason | null;
  readonly relatesTo: string | null;
  readonly externalId: string | null;
  readonly syncToken: string | null;
  readonly approvedAt: Date | null;
  readonly postedElsewhere: { readonly reference: string; readonly on: string } | null;
};

/** Nobody else changes these entries until the transaction ends; those of other tenants are left out. */
export async function lockEntries(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly EntryToPost[]> {
  return ids.length === 0 ? [] : (await entriesQuery(tx, ids).forUpdate().execute()).map(fromRow);
}

export async function readEntriesToPost(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly EntryToPost[]> {
  return ids.length === 0 ? [] : (await entriesQuery(tx, ids).execute()).map(fromRow);
}

function entriesQuery(tx: Transaction, ids: readonly string[]) {
  return tx
    .selectFrom('journal_entries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('entry_on')
    .orderBy('id');
}

function fromRow(
  row: Awaited<ReturnType<ReturnType<typeof entriesQuery>['execute']>>[number],
): EntryToPost {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    storeId: row.store_id,
    channelId: row.channel_id,
    payoutId: row.payout_id,
    runId: row.run_id,
    platform: row.platform,
    kind: row.kind,
    entryKey: row.entry_key,
    version: row.version,
    documentNumber: row.document_number,
    entryOn: row.entry_on,
    currency: row.currency,
    debitCents: row.debit_cents,
    entry: readStoredEntry(row.entry),
    rules: readStoredRules(row.plan_rules),
    status: row.status,
    statusReason: readReason(row.status_reason),
    relatesTo: row.relates_to,
    externalId: row.external_id,
    syncToken: row.sync_token,
    approvedAt: row.approved_at,
    postedElsewhere: readPostedElsewhere(row.posted_elsewhere),
  };
}
