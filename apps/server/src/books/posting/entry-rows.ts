import type { Transaction } from '../../db/database.ts';
import type { BooksEntryKind, DeliveryPlatform, EntryStatus } from '../../db/tables.ts';
import { readStoredRules } from '../plan/plan-rules.read-model.ts';
import type { PlanRules } from '../plan/plan-rules.read-model.ts';
import type { Reason } from './advice.ts';
import type { StoredEntryContent } from './stored-entry.ts';
import { readStoredEntry, readPostedElsewhere, readReason } from './stored-entry.read-model.ts';

/** An entry with the columns that posting needs. */
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
  /** Null if it was planned before rules were stored, or is manual. */
  readonly rules: PlanRules | null;
  readonly status: EntryStatus;
  readonly statusReason: Reason | null;
  readonly relatesTo: string | null;
  readonly externalId: string | null;
  readonly syncToken: string | null;
  readonly approvedAt: Date | null;
  readonly postedElsewhere: { readonly reference: string; readonly on: string } | null;
};

/** Locks these entries until the transaction ends; entries of other tenants are left out. */
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

export type EntryRowChange = {
  readonly status?: EntryStatus | undefined;
  readonly statusReason?: Reason | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly syncToken?: string | null | undefined;
  readonly verifiedAt?: Date | null | undefined;
  readonly postedAt?: Date | undefined;
  readonly realmId?: string | undefined;
  readonly entryOn?: string | undefined;
  readonly approvedAt?: Date | null | undefined;
  readonly approvedBy?: string | null | undefined;
  readonly postedElsewhere?: EntryToPost['postedElsewhere'] | undefined;
  /** Omitted if readers need not see that something changed. */
  readonly at?: Date | undefined;
};

/** Updates the fields of an entry that `change` sets. */
export async function changeEntry(
  tx: Transaction,
  id: string,
  change: EntryRowChange,
): Promise<void> {
  await tx
    .updateTable('journal_entries')
    .set({
      status: change.status,
      status_reason: textOrNull(change.statusReason),
      external_id: change.externalId,
      sync_token: change.syncToken,
      verified_at: change.verifiedAt,
      posted_at: change.postedAt,
      realm_id: change.realmId,
      entry_on: change.entryOn,
      approved_at: change.approvedAt,
      approved_by: change.approvedBy,
      posted_elsewhere: textOrNull(change.postedElsewhere),
      updated_at: change.at,
    })
    .where('id', '=', id)
    .execute();
}

function textOrNull(value: object | null | undefined): string | null | undefined {
  return value === null || value === undefined ? value : JSON.stringify(value);
}

export type EntryInBooks = {
  readonly id: string;
  readonly externalId: string;
  readonly on: string;
};

/** Which of these entries are in QuickBooks, with their dates. */
export async function listInBooks(
  tx: Transaction,
  entryIds: readonly string[],
): Promise<readonly EntryInBooks[]> {
  if (entryIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'external_id', 'entry_on'])
    .where('id', 'in', entryIds)
    .where('status', '=', 'posted')
    .where('external_id', 'is not', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    externalId: row.external_id ?? '',
    on: row.entry_on,
  }));
}
