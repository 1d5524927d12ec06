import { sql } from 'kysely';
import type { StorePayout } from '@platebook/accounting';
import { camelRow } from '../db/camel-row.ts';
import type { CamelRow, RowOf } from '../db/camel-row.ts';
import { contains } from '../db/contains.ts';
import type { Transaction } from '../db/database.ts';
import { descending, pageOf } from '../db/page-of.ts';
import type { PageKey, PageRequest } from '../db/page-of.ts';
import type { ChannelType } from '../db/tables.ts';
import { entryFactsOf, payoutProgress } from './payout-status.read-model.ts';
import type { PayoutProgress } from './payout-status.read-model.ts';
import { CHANNEL_OF_PAYOUT } from '../clients/stores/payout-stores.read-model.ts';
import type { Page } from '../http/cursor.ts';
import { readPayout } from './payout-json.ts';
import type { StoredJson } from '../db/stored-json.ts';

type Row = RowOf<typeof payoutsQuery>;

/** A payout in a list: its columns, its status, and how many of its entries are posted. */
export type PayoutRow = Omit<CamelRow<Row>, 'entryFacts' | 'readStatus'> & PayoutProgress;

/** The stored files that these payouts were read from. */
export async function filesOfPayouts(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<string[]> {
  if (payoutIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('payout_files')
    .select('sha256')
    .distinct()
    .where('payout_id', 'in', payoutIds)
    .orderBy('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export type PayoutFilter = {
  readonly storeId?: string | undefined;
  readonly platform?: ChannelType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of the payout's reference or of the platform's store name. */
  readonly text?: string | undefined;
  readonly importId?: string | undefined;
  /** Read from any of these stored files. */
  readonly fileHashes?: readonly string[] | undefined;
};

type PayoutKey = PageKey<PayoutRow>;
const PAID: PayoutKey = {
  column: 'payouts.payout_on',
  type: 'date',
  of: ({ payoutOn }) => payoutOn,
};
const STORE: PayoutKey = {
  column: 'payouts.platform_store_name',
  type: 'text',
  of: ({ platformStoreName }) => platformStoreName,
};
const GROSS: PayoutKey = {
  column: 'payouts.gross_sales_cents',
  type: 'bigint',
  of: ({ grossSalesCents }) => String(grossSalesCents),
};
const NET: PayoutKey = {
  column: 'payouts.net_cents',
  type: 'bigint',
  of: ({ netCents }) => String(netCents),
};
/** The tie-break order of payouts with the same date and store. */
const TIES: readonly PayoutKey[] = [
  { column: 'payouts.platform', type: 'text', of: ({ platform }) => platform },
  { column: 'payouts.channel', type: 'text', of: ({ channel }) => channel },
  { column: 'payouts.id', type: 'uuid', of: ({ id }) => id },
];

const PAYOUT_ORDERS = {
  paid: [PAID, STORE, ...TIES],
  '-paid': [descending(PAID), STORE, ...TIES],
  store: [STORE, descending(PAID), ...TIES],
  '-store': [descending(STORE), descending(PAID), ...TIES],
  gross: [GROSS, descending(PAID), STORE, ...TIES],
  '-gross': [descending(GROSS), descending(PAID), STORE, ...TIES],
  net: [NET, descending(PAID), STORE, ...TIES],
  '-net': [descending(NET), descending(PAID), STORE, ...TIES],
} as const satisfies Readonly<Record<string, readonly PayoutKey[]>>;

export type PayoutSort = keyof typeof PAYOUT_ORDERS;

export function pagePayouts(
  tx: Transaction,
  { sort = '-paid', ...filter }: PayoutFilter & { readonly sort?: PayoutSort | undefined },
  request: PageRequest,
): Promise<Page<PayoutRow>> {
  return pageOf(filteredPayouts(tx, filter), request, {
    order: { name: sort, keys: PAYOUT_ORDERS[sort] },
    toRow: fromRow,
  });
}

/** The first payouts in the default order, at most `count`. */
export async function listPayoutRows(
  tx: Transaction,
  { count, ...filter }: PayoutFilter & { readonly count: number },
): Promise<readonly PayoutRow[]> {
  return (await pagePayouts(tx, filter, { limit: count })).items;
}

function filteredPayouts(tx: Transaction, filter: PayoutFilter) {
  const { storeId, platform, from, to, text, importId, fileHashes } = filter;
  let query = payoutsQuery(tx);
  if (storeId !== undefined) {
    query = query.where('channels.store_id', '=', storeId);
  }
  if (platform !== undefined) {
    query = query.where('payouts.platform', '=', platform);
  }
  if (from !== undefined) {
    query = query.where('payouts.payout_on', '>=', from);
  }
  if (to !== undefined) {
    query = query.where('payouts.payout_on', '<=', to);
  }
  if (text !== undefined) {
    const pattern = contains(text);
    query = query.where(
      sql<boolean>`(payouts.payout_ref ilike ${pattern} or payouts.platform_store_name ilike ${pattern})`,
    );
  }
  if (importId !== undefined) {
    query = query.where('payouts.id', 'in', payoutsOfRun(tx, importId));
  }
  if (fileHashes !== undefined) {
    query = query.where('payouts.id', 'in', (inner) =>
      inner
        .selectFrom('payout_files')
        .select('payout_files.payout_id')
        .where(sql<boolean>`payout_files.sha256 = any(${fileHashes})`),
    );
  }
  return query;
}

/** The payouts that were read from the files of a run. */
function payoutsOfRun(tx: Transaction, runId: string) {
  return tx
    .selectFrom('payout_files')
    .innerJoin('sync_run_files', (join) =>
      join
        .onRef('sync_run_files.tenant_id', '=', 'payout_files.tenant_id')
        .onRef('sync_run_files.sha256', '=', 'payout_files.sha256'),
    )
    .select('payout_files.payout_id')
    .where('sync_run_files.run_id', '=', runId);
}

export type PayoutWithReading = PayoutRow & { readonly payout: StorePayout };

export async function findPayout(tx: Transaction, id: string): Promise<PayoutWithReading | null> {
  const row = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : withReading(row);
}

export async function findPayoutsOfImport(
  tx: Transaction,
  importId: string,
): Promise<PayoutWithReading[]> {
  const rows = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', 'in', payoutsOfRun(tx, importId))
    .orderBy('payouts.payout_on')
    .orderBy('payouts.id')
    .execute();
  return rows.map(withReading);
}

export function payoutsQuery(tx: Transaction) {
  return tx
    .selectFrom('payouts')
    .leftJoinLateral(CHANNEL_OF_PAYOUT.as('channels'), (join) => join.onTrue())
    .select([
      'payouts.id',
      'payouts.import_id',
      'payouts.platform',
      'payouts.payout_ref',
      'payouts.payout_on',
      'payouts.period_start_on',
      'payouts.period_end_on',
      'payouts.platform_store_id',
      'payouts.platform_store_name',
      'payouts.channel',
      'payouts.currency',
      'payouts.gross_sales_cents',
      'payouts.net_cents',
      'payouts.tips_cents',
      'payouts.identities_hold',
      'payouts.status as read_status',
      entryFactsOf(sql.ref('payouts.tenant_id'), sql.ref('payouts.id')).as('entry_facts'),
      'channels.id as channel_id',
      'channels.store_id',
    ]);
}

export function withReading(row: Row & { reading: StoredJson }): PayoutWithReading {
  return {
    ...fromRow(row),
    payout: readPayout(row.reading),
  };
}

function fromRow(row: Row): PayoutRow {
  return camelRow(row, payoutProgress(row.entry_facts, row.read_status));
}
