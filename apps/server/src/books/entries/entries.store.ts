import { sql } from 'kysely';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { contains } from '../../db/contains.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { BooksEntryKind, DeliveryPlatform, EntryStatus } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { entryFactsOf, payoutProgress } from '../../payouts/payout-status.read-model.ts';
import type { PayoutProgress } from '../../payouts/payout-status.read-model.ts';
import type { Reason } from '../posting/advice.ts';
import type { StoredEntryContent } from '../posting/stored-entry.ts';
import {
  readStoredEntry,
  readPostedElsewhere,
  readReason,
} from '../posting/stored-entry.read-model.ts';

export type EntryRow = {
  readonly id: string;
  readonly runId: string | null;
  readonly payoutId: string | null;
  readonly payout: PayoutOfEntry | null;
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly channelId: string | null;
  readonly platform: DeliveryPlatform | null;
  readonly kind: BooksEntryKind;
  readonly documentNumber: string;
  readonly entryOn: string;
  readonly currency: 'USD' | 'CAD';
  readonly debitCents: number;
  readonly entry: StoredEntryContent;
  readonly status: EntryStatus;
  readonly statusReason: Reason | null;
  readonly isAmbiguous: boolean;
  readonly relatesTo: string | null;
  readonly realmId: string | null;
  readonly approvedAt: Date | null;
  readonly postedAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly externalId: string | null;
  /** The entry that replaced it when it was posted again. */
  readonly postedAgainAs: string | null;
  readonly postedElsewhere: { readonly reference: string; readonly on: string } | null;
  readonly updatedAt: Date;
};

export type PayoutOfEntry = {
  readonly id: string;
  readonly payoutRef: string;
  readonly payoutOn: string;
  /** The net deposit. */
  readonly netCents: number;
} & PayoutProgress;

export type EntryFilter = {
  readonly status?: EntryStatus | undefined;
  readonly storeId?: string | undefined;
  readonly platform?: DeliveryPlatform | undefined;
  readonly runId?: string | undefined;
  readonly payoutId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

const NEWEST_FIRST: readonly PageKey<EntryRow>[] = [
  descending({ column: 'journal_entries.entry_on', type: 'date', of: ({ entryOn }) => entryOn }),
  descending({
    column: 'journal_entries.document_number',
    type: 'text',
    of: ({ documentNumber }) => documentNumber,
  }),
  descending({ column: 'journal_entries.id', type: 'uuid', of: ({ id }) => id }),
];

export function pageEntries(
  tx: Transaction,
  filter: EntryFilter,
  request: PageRequest,
): Promise<Page<EntryRow>> {
  return pageOf(filteredEntries(tx, filter), request, {
    order: { name: '-dated', keys: NEWEST_FIRST },
    toRow: fromRow,
  });
}

function filteredEntries(tx: Transaction, filter: EntryFilter) {
  const { status, storeId, platform, runId, payoutId, from, to, text } = filter;
  let query = entriesQuery(tx);
  if (status !== undefined) {
    query = query.where('journal_entries.status', '=', status);
  }
  if (storeId !== undefined) {
    query = query.where('journal_entries.store_id', '=', storeId);
  }
  if (platform !== undefined) {
    query = query.where('journal_entries.platform', '=', platform);
  }
  if (payoutId !== undefined) {
    query = query.where('journal_entries.payout_id', '=', payoutId);
  }
  if (runId !== undefined) {
    query = query.where(
      sql<boolean>`(journal_entries.run_id = ${runId}::uuid or journal_entries.id in
        (select entry_id from postings where run_id = ${runId}::uuid))`,
    );
  }
  if (from !== undefined) {
    query = query.where('journal_entries.entry_on', '>=', from);
  }
  if (to !== undefined) {
    query = query.where('journal_entries.entry_on', '<=', to);
  }
  if (text !== undefined) {
    const pattern = contains(text);
    query = query.where(
      sql<boolean>`(journal_entries.document_number ilike ${pattern} or stores.name ilike ${pattern})`,
    );
  }
  return query;
}

export async function findEntryRow(tx: Transaction, id: string): Promise<EntryRow | null> {
  const row = await entriesQuery(tx).where('journal_entries.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

function entriesQuery(tx: Transaction) {
  return tx
    .selectFrom('journal_entries')
    .leftJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('stores.id', '=', 'journal_entries.store_id'),
    )
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('payouts.id', '=', 'journal_entries.payout_id'),
    )
    .select([
      'payouts.payout_ref',
      'payouts.payout_on',
      'payouts.net_cents',
      'payouts.status as payout_read_status',
      entryFactsOf(sql.ref('journal_entries.tenant_id'), sql.ref('journal_entries.payout_id')).as(
        'entry_facts',
      ),
      'journal_entries.id',
      'journal_entries.run_id',
      'journal_entries.payout_id',
      'journal_entries.store_id',
      'stores.name as store_name',
      'journal_entries.channel_id',
      'journal_entries.platform',
      'journal_entries.kind',
      'journal_entries.document_number',
      'journal_entries.entry_on',
      'journal_entries.currency',
      'journal_entries.debit_cents',
      'journal_entries.entry',
      'journal_entries.status',
      'journal_entries.status_reason',
      'journal_entries.relates_to',
      'journal_entries.realm_id',
      'journal_entries.approved_at',
      'journal_entries.posted_at',
      'journal_entries.verified_at',
      'journal_entries.external_id',
      'journal_entries.posted_elsewhere',
      'journal_entries.updated_at',
      sql<boolean>`exists (select from postings where postings.entry_id = journal_entries.id
        and postings.tenant_id = journal_entries.tenant_id and postings.state = 'unknown')`.as(
        'is_ambiguous',
      ),
      sql<string | null>`(select later.id from journal_entries later
        where later.tenant_id = journal_entries.tenant_id and later.entry_key = journal_entries.entry_key
          and later.version = journal_entries.version + 1)`.as('posted_again_as'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesQuery>['execute']>>[number];

function payoutOf(row: Row): PayoutOfEntry | null {
  const { payout_id: id, payout_ref: payoutRef, payout_on: payoutOn, net_cents: netCents } = row;
  const { payout_read_status: asRead, entry_facts: facts } = row;
  const isKnown =
    id !== null && payoutRef !== null && payoutOn !== null && netCents !== null && asRead !== null;
  return isKnown ? { id, payoutRef, payoutOn, netCents, ...payoutProgress(facts, asRead) } : null;
}

function fromRow(row: Row): EntryRow {
  return {
    id: row.id,
    runId: row.run_id,
    payoutId: row.payout_id,
    payout: payoutOf(row),
    storeId: row.store_id,
    storeName: row.store_name,
    channelId: row.channel_id,
    platform: row.platform,
    kind: row.kind,
    documentNumber: row.document_number,
    entryOn: row.entry_on,
    currency: row.currency,
    debitCents: row.debit_cents,
    entry: readStoredEntry(row.entry),
    status: row.status,
    statusReason: readReason(row.status_reason),
    isAmbiguous: row.is_ambiguous,
    relatesTo: row.relates_to,
    realmId: row.realm_id,
    approvedAt: row.approved_at,
    postedAt: row.posted_at,
    verifiedAt: row.verified_at,
    externalId: row.external_id,
    postedAgainAs: row.posted_again_as,
    postedElsewhere: readPostedElsewhere(row.posted_elsewhere),
    updatedAt: row.updated_at,
  };
}

/** Whether the tenant owns the store; checked before anything changes. */
export async function isOwnStore(
  tx: Transaction,
  { tenantId }: TenantScope,
  storeId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('stores')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', storeId)
    .executeTakeFirst();
  return row !== undefined;
}
