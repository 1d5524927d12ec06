import type { ReasonValues } from '@platebook/api-client/french';
import { sql } from 'kysely';
import type { BookedEntry, JournalEntry, PlanOptions } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import { plannedWithoutValues } from '../../db/large-values.ts';
import type { BooksEntryKind, EntryStatus } from '../../db/tables.ts';
import { NOT_PLANNED } from '../../payouts/not-planned.read-model.ts';
import { readStoredRules, toStoredRules } from '../../books/plan/plan-rules.read-model.ts';
import type { PlanRules } from '../../books/plan/plan-rules.read-model.ts';
import { cancelPostings } from '../../books/posting/cancel-postings.port.ts';
import { readPlannedEntry, readReason } from '../../books/posting/stored-entry.read-model.ts';

/** An entry as planned by accounting, without the rows behind its lines. */
export type StoredEntry = BookedEntry['entry'];

export type StatusReason = {
  readonly code: string;
  readonly message: string;
  /** What a person can do about it. */
  readonly action: string;
  /** Values in the sentence, for translation. */
  readonly values?: ReasonValues;
  /** The components without an account, of `needs_mapping`; counted over entries. */
  readonly components?: readonly string[];
};

export type EntryRow = {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly kind: BooksEntryKind;
  readonly documentNumber: string;
  readonly entry: StoredEntry;
  /** Null if it was planned before rules were stored. */
  readonly rules: PlanRules | null;
  readonly status: EntryStatus;
  readonly statusReason: StatusReason | null;
  readonly approvedAt: Date | null;
  readonly isPostedElsewhere: boolean;
};

/** Every entry of each payout, including adjustments and reversals, the newest version of each last. */
export async function entriesOfPayouts(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryRow[]>> {
  const entries = new Map<string, EntryRow[]>(payoutIds.map((id) => [id, []]));
  if (payoutIds.length === 0) {
    return entries;
  }
  const rows = await tx
    .selectFrom('journal_entries')
    .select([
      'id',
      'payout_id',
      'entry_key',
      'version',
      'kind',
      'document_number',
      'entry',
      'plan_rules',
      'status',
      'status_reason',
      'approved_at',
      'posted_elsewhere',
    ])
    .where(sql<boolean>`payout_id = any(${payoutIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('version')
    .execute();
  for (const row of rows) {
    entries.get(row.payout_id ?? '')?.push({
      id: row.id,
      key: row.entry_key,
      version: row.version,
      kind: row.kind,
      documentNumber: row.document_number,
      entry: readPlannedEntry(row.entry),
      rules: readStoredRules(row.plan_rules),
      status: row.status,
      statusReason: readReason(row.status_reason),
      approvedAt: row.approved_at,
      isPostedElsewhere: row.posted_elsewhere !== null,
    });
  }
  return entries;
}

export type EntryPlace = {
  readonly tenantId: string;
  readonly runId: string;
  readonly payoutId: string;
  readonly storeId: string | null;
  readonly channelId: string | null;
};

export type StatusWithReason = {
  readonly status: EntryStatus;
  readonly reason: StatusReason | null;
};

export type NewEntry = EntryPlace &
  StatusWithReason & {
    readonly id: string;
    readonly key: string;
    readonly version: number;
    readonly entry: JournalEntry | StoredEntry;
    /** The options it was planned with. */
    readonly options: Partial<PlanOptions>;
    /** The ID of the entry that it adjusts or reverses. */
    readonly relatesTo: string | null;
    readonly at: Date;
  };

/** PostgreSQL accepts 65,535 parameters per statement; an entry has 20. */
const ENTRIES_A_STATEMENT = 1_000;

export async function insertEntries(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_A_STATEMENT) {
    const rows = entries.slice(from, from + ENTRIES_A_STATEMENT).map(toRow);
    await plannedWithoutValues(tx, () => tx.insertInto('journal_entries').values(rows).execute());
  }
}

function toRow(entry: NewEntry) {
  return {
    tenant_id: entry.tenantId,
    id: entry.id,
    run_id: entry.runId,
    payout_id: entry.payoutId,
    store_id: entry.storeId,
    channel_id: entry.channelId,
    platform: entry.entry.platform,
    kind: entry.entry.kind,
    entry_key: entry.key,
    version: entry.version,
    relates_to: entry.relatesTo,
    created_at: entry.at,
    ...contentOf(entry),
    ...statusColumns(entry),
    updated_at: entry.at,
  };
}

type ChangedEntry = EntryPlace & StatusWithReason & Pick<NewEntry, 'entry' | 'options' | 'at'>;

/** The QuickBooks ID of a posted entry is kept, so that posting it again updates it. */
export async function replaceEntry(
  tx: Transaction,
  id: string,
  entry: ChangedEntry,
): Promise<void> {
  await tx
    .updateTable('journal_entries')
    .set({
      run_id: entry.runId,
      store_id: entry.storeId,
      channel_id: entry.channelId,
      approved_by: null,
      approved_at: null,
      verified_at: null,
      ...contentOf(entry),
      ...statusColumns(entry),
      updated_at: entry.at,
    })
    .where('id', '=', id)
    .execute();
}

export async function setEntryStatus(
  tx: Transaction,
  id: string,
  change: StatusWithReason & Pick<EntryPlace, 'storeId' | 'channelId'> & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('journal_entries')
    .set({
      store_id: change.storeId,
      channel_id: change.channelId,
      ...statusColumns(change),
      updated_at: change.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores the rules of an entry that they do not change. */
export async function setRules(
  tx: Transaction,
  { id, rules }: Pick<EntryRow, 'id' | 'rules'>,
  options: Partial<PlanOptions>,
): Promise<void> {
  const planRules = toStoredRules(options);
  if (rules === null || JSON.stringify(rules) !== planRules) {
    await tx
      .updateTable('journal_entries')
      .set({ plan_rules: planRules })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Removes an entry that is not in QuickBooks and no longer planned. One with outbox rows or attachments is kept as
 * history: its postings are cancelled, and {@link NOT_PLANNED} is its reason.
 */
export async function removeEntry(tx: Transaction, id: string, at: Date): Promise<void> {
  const postings = await tx
    .selectFrom('postings')
    .select('id')
    .where('entry_id', '=', id)
    .execute();
  const attachment = await tx
    .selectFrom('entry_attachments')
    .select('id')
    .where('entry_id', '=', id)
    .executeTakeFirst();
  if (postings.length === 0 && attachment === undefined) {
    await tx.deleteFrom('journal_entries').where('id', '=', id).execute();
    return;
  }
  const ids = postings.map((posting) => posting.id);
  await cancelPostings(tx, ids, at);
  await tx
    .updateTable('journal_entries')
    .set({
      status: 'skipped',
      status_reason: JSON.stringify(NOT_PLANNED),
      approved_by: null,
      approved_at: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** The channels among these of which a person has posted an entry: before that, nothing is posted automatically. */
export async function postedByPerson(
  tx: Transaction,
  channelIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (channelIds.length === 0) {
    return new Set();
  }
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${channelIds}::uuid[]) as asked (id)
    where exists (select from journal_entries
      where channel_id = asked.id and status = 'posted' and approved_by is not null)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

function statusColumns({ status, reason }: StatusWithReason) {
  return { status, status_reason: reason === null ? null : JSON.stringify(reason) };
}

function contentOf({ entry, options }: Pick<NewEntry, 'entry' | 'options'>) {
  return {
    plan_rules: toStoredRules(options),
    document_number: entry.documentNumber,
    entry_on: entry.date,
    currency: entry.currency,
    debit_cents: entry.lines.reduce(
      (sum, { side, amountCents }) => sum + (side === 'debit' ? amountCents : 0),
      0,
    ),
    entry: JSON.stringify({
      ...entry,
      lines: entry.lines.map((line) => ({ ...line, sources: undefined })),
    }),
  };
}
