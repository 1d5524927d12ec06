import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { contains } from '../db/contains.ts';
import { descending, pageOf } from '../db/page-of.ts';
import type { PageKey, PageRequest } from '../db/page-of.ts';
import type { ClientCategory, TenantLevel } from '../db/tables.ts';
import type { Page } from '../http/cursor.ts';
import { fromClientRow } from './clients.store.ts';
import type { Client, ClientRow } from './clients.store.ts';
import { toWaiting, TRIAGE_COLUMNS } from './waiting.read-model.ts';
import type { Waiting, WaitingRow } from './waiting.read-model.ts';

export type ClientOfUser = Client & {
  readonly level: TenantLevel;
  /** Null if it was not counted. */
  readonly triage: Waiting | null;
};

export type ClientFilter = {
  readonly search?: string | undefined;
  readonly category?: ClientCategory | undefined;
  /** `null` for both. */
  readonly archived: boolean | null;
  readonly needs?: 'attention' | 'blocked' | 'nothing' | 'first_import' | undefined;
};

export type ClientListing = {
  readonly userId: string;
  /** The tenants an API token is limited to; null for all of the user's. */
  readonly tenantIds: readonly string[] | null;
  /** Whether clients that require two-step sign-in are counted. */
  readonly secondStepDone: boolean;
  /** The day on which stores count as active or deactivated. */
  readonly today: string;
  readonly filter: ClientFilter;
  readonly sort: ClientSort;
  readonly counted: boolean;
};

type Row = ClientRow & { level: TenantLevel } & Counts;
/** Absent if not counted, null in a client whose counts are hidden. */
type Counts = { [Field in keyof WaitingRow]?: WaitingRow[Field] | null | undefined };

/** Sort key for a client whose counts are hidden. */
const HIDDEN = -1;
/** Sort key for a client without any import. */
const NEVER = '-infinity';

type Key = PageKey<ClientOfUser>;
const NAME: Key = { column: 'listed.name', type: 'text', of: ({ name }) => name };
const ID: Key = { column: 'listed.id', type: 'uuid', of: ({ id }) => id };
const ATTENTION: Key = {
  column: 'listed.attention_key',
  type: 'bigint',
  of: ({ triage }) => String(triage?.attention ?? HIDDEN),
};
const LAST_IMPORT: Key = {
  column: 'listed.last_import_key',
  type: 'timestamptz',
  of: ({ triage }) => triage?.lastImportAt?.toISOString() ?? NEVER,
};

const ORDERS = {
  name: [NAME, ID],
  '-name': [descending(NAME), ID],
  attention: [ATTENTION, NAME, ID],
  '-attention': [descending(ATTENTION), NAME, ID],
  last_import: [LAST_IMPORT, NAME, ID],
  '-last_import': [descending(LAST_IMPORT), NAME, ID],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

export type ClientSort = keyof typeof ORDERS;

/**
 * As the user: row-level security limits it to the clients of their tenants. Sorted by name, only the clients of the
 * page are counted; if the counts affect the order or the filter, all are.
 */
export async function pageClientsOfUser(
  tx: Transaction,
  listing: ClientListing,
  request: PageRequest,
): Promise<Page<ClientOfUser>> {
  const { sort } = listing;
  const from = countsDecide(listing) ? countedClients(listing) : sql<Row>`(${mine(listing)})`;
  const page = await pageOf(tx.selectFrom(from.as('listed')).selectAll(), request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: fromRow,
  });
  return countsPageAfterwards(listing)
    ? { ...page, items: await withCounts(tx, listing, page.items) }
    : page;
}

function countsDecide({ sort, filter }: Pick<ClientListing, 'sort' | 'filter'>): boolean {
  return (sort !== 'name' && sort !== '-name') || filter.needs !== undefined;
}

/** Whether to read the page first and count afterwards: two statements, which a read transaction does not allow. */
export function countsPageAfterwards(
  listing: Pick<ClientListing, 'sort' | 'filter' | 'counted'>,
): boolean {
  return listing.counted && !countsDecide(listing);
}

/** Every client of the listing with its counts and sort keys. */
function countedClients(listing: ClientListing): RawBuilder<Row> {
  return sql<Row>`(
    select counted.*, coalesce(attention, ${sql.raw(String(HIDDEN))})::bigint as attention_key,
      coalesce(last_import_at, ${sql.lit(NEVER)}) as last_import_key
    from (${withTriage(sql`(${mine(listing)})`, listing)}) counted
    where ${needed(listing.filter)})`;
}

async function withCounts(
  tx: Transaction,
  listing: ClientListing,
  clients: readonly ClientOfUser[],
): Promise<ClientOfUser[]> {
  const ids = clients.map(({ id }) => id);
  const { rows } = await sql<Row>`${withTriage(
    sql`(${mine(listing)} and clients.id = any(${ids}::uuid[]))`,
    listing,
  )}`.execute(tx);
  const triages = new Map(rows.map((row) => [row.id, toTriage(row)]));
  return clients.map((client) => ({ ...client, triage: triages.get(client.id) ?? null }));
}

function fromRow({ level, ...row }: Row): ClientOfUser {
  return { ...fromClientRow(row), level, triage: toTriage(row) };
}

/** Explicit columns: a prepared statement fails once its `*` expands to more columns. */
const COLUMNS =
  sql.raw(`clients.tenant_id, clients.id, clients.name, clients.number, clients.client_category,
  clients.time_zone, clients.currency, clients.country, clients.archived_at, clients.created_at, clients.updated_at`);

function mine({ userId, tenantIds, filter }: ClientListing): RawBuilder<unknown> {
  const { search, category, archived } = filter;
  return sql`
    select ${COLUMNS}, level from clients
    join memberships using (tenant_id)
    where user_id = ${userId} and level <> 'no_access'
      ${tenantIds === null ? sql`` : sql`and tenant_id = any(${tenantIds}::uuid[])`}
      ${archived === null ? sql`` : archived ? sql`and archived_at is not null` : sql`and archived_at is null`}
      ${category === undefined ? sql`` : sql`and client_category = ${category}`}
      ${search === undefined ? sql`` : sql`and (name ilike ${contains(search)} or number ilike ${contains(search)})`}`;
}

/**
 * The counts of a client that requires two-step sign-in are hidden from users who have not done it, and therefore must
 * not affect filters.
 */
function withTriage(
  clients: RawBuilder<unknown>,
  { today, secondStepDone }: Pick<ClientListing, 'today' | 'secondStepDone'>,
): RawBuilder<unknown> {
  const shown = secondStepDone
    ? sql`true`
    : sql`not exists (select from tenants where tenants.id = mine.tenant_id and second_step_required)`;
  return sql`
    with mine as ${clients}
    select mine.*, ${TRIAGE_COLUMNS} from mine
    left join clients_triage(array(select tenant_id from mine where ${shown}), ${today}::date) triage
      on triage.tenant_id = mine.tenant_id`;
}

function needed({ needs }: ClientFilter): RawBuilder<unknown> {
  const conditions = {
    attention: sql`attention > 0`,
    blocked: sql`entries_failed + imports_failed + fetches_failed > 0`,
    nothing: sql`attention = 0`,
    first_import: sql`stores is not null and last_import_at is null`,
  };
  return needs === undefined ? sql`true` : conditions[needs];
}

function toTriage(row: Counts): Waiting | null {
  return isCounted(row) ? toWaiting(row) : null;
}

function isCounted(row: Counts): row is WaitingRow {
  return row.stores !== undefined && row.stores !== null;
}

/** In the tenant's scope: one client with its counts. */
export async function findCountedClient(
  tx: Transaction,
  { id, tenantId, today }: { id: string; tenantId: string; today: string },
): Promise<(Client & { readonly triage: Waiting | null }) | null> {
  const clients = sql`(select * from clients where tenant_id = ${tenantId} and id = ${id})`;
  const counted = withTriage(clients, { today, secondStepDone: true });
  const { rows } = await sql<ClientRow & Counts>`${counted}`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...fromClientRow(row), triage: toTriage(row) };
}
