import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { contains } from '../../db/contains.ts';
import type { ClientCategory, TenantLevel } from '../../db/tables.ts';
import { fromClientRow } from './clients.store.ts';
import type { Client, ClientRow } from './clients.store.ts';
import { toWaiting, TRIAGE_COLUMNS } from './waiting.read-model.ts';
import type { Waiting, WaitingRow } from './waiting.read-model.ts';

export type ClientOfUser = Client & {
  readonly level: TenantLevel;
  /** Null where it was not counted. */
  readonly triage: Waiting | null;
};

export type ClientSort = 'name' | '-attention' | '-last_import';

export type ClientFilter = {
  readonly search?: string | undefined;
  readonly category?: ClientCategory | undefined;
  /** `null` is both. */
  readonly archived: boolean | null;
  readonly needs?: 'attention' | 'blocked' | 'nothing' | 'first_import' | undefined;
};

export type ClientListing = {
  readonly userId: string;
  /** The tenants an API token is limited to; null for all of the user's. */
  readonly tenantIds: readonly string[] | null;
  /** Whether clients that require two-step sign-in are counted as well. */
  readonly secondStepDone: boolean;
  /** The day that stores are deactivated or not on. */
  readonly today: string;
  readonly filter: ClientFilter;
  readonly sort: ClientSort;
  readonly counted: boolean;
  readonly after: readonly string[] | null;
  readonly count: number;
};

type Row = ClientRow & { level: TenantLevel } & Counts;
/** Absent where nothing was counted, null in a client whose counts are hidden. */
type Counts = { [Field in keyof WaitingRow]?: WaitingRow[Field] | null };

/** The key of `-attention` for a client whose counts are hidden. */
const HIDDEN = -1;
const KNOWN_ATTENTION = sql.raw(`coalesce(attention, ${HIDDEN})`);

/** The keys each sort is made of, as `order by` and as what comes after a cursor. */
const SORTS: Readonly<Record<ClientSort, { order: RawBuilder<unknown>; after: After }>> = {
  name: {
    order: sql`name, id`,
    after: ([name, id]) => sql`(name, id) > (${name}, ${id}::uuid)`,
  },
  '-attention': {
    order: sql`${KNOWN_ATTENTION} desc, name, id`,
    after: ([attention, name, id]) =>
      sql`(-${KNOWN_ATTENTION}, name, id) > (-(${attention}::integer), ${name}, ${id}::uuid)`,
  },
  '-last_import': {
    order: sql`coalesce(last_import_at, '-infinity') desc, name, id`,
    after: ([at, name, id]) => sql`(coalesce(last_import_at, '-infinity') < ${at}::timestamptz
      or (coalesce(last_import_at, '-infinity') = ${at}::timestamptz and (name, id) > (${name}, ${id}::uuid)))`,
  },
};

type After = (keys: readonly string[]) => RawBuilder<unknown>;

/** The key of `-last_import` for a client nothing was ever imported for. */
const NEVER = '-infinity';

/** What a cursor holds for each sort. */
export function sortKeysOf(
  sort: ClientSort,
  { name, id, triage }: Pick<ClientOfUser, 'name' | 'id' | 'triage'>,
): string[] {
  const first = {
    name: [],
    '-attention': [String(triage?.attention ?? HIDDEN)],
    '-last_import': [triage?.lastImportAt?.toISOString() ?? NEVER],
  };
  return [...first[sort], name, id];
}

export const SORT_KEYS: Readonly<Record<ClientSort, number>> = {
  name: 2,
  '-attention': 3,
  '-last_import': 3,
};

/**
 * As the user: row-level security shows the clients of their tenants. By name, only the clients of the page are counted;
 * where the counts decide the order or what is in the list, all are.
 */
export async function listClientsOfUser(
  tx: Transaction,
  listing: ClientListing,
): Promise<ClientOfUser[]> {
  const { sort, filter, after, count } = listing;
  const { order, after: comesAfter } = SORTS[sort];
  const following = after === null ? sql`true` : comesAfter(after);
  const page = sql`order by ${order} limit ${count}`;
  const countsDecide = sort !== 'name' || filter.needs !== undefined;
  const query = countsDecide
    ? sql<Row>`select * from (${withTriage(sql`(${mine(listing)})`, listing)}) counted
        where ${needed(filter)} and ${following} ${page}`
    : listing.counted
      ? sql<Row>`${withTriage(sql`(${mine(listing)} and ${following} ${page})`, listing)} order by ${order}`
      : sql<Row>`${mine(listing)} and ${following} ${page}`;
  const { rows } = await query.execute(tx);
  return rows.map(({ level, ...row }) => ({ ...fromClientRow(row), level, triage: toTriage(row) }));
}

/** By name: a prepared statement does not survive that its `*` becomes more columns. */
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

/** What waits in a client that requires two-step sign-in is hidden from whoever has not done it, and so decides nothing. */
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

/** Text as part of a pattern in which nothing has a meaning of its own. */
function toTriage(row: Counts): Waiting | null {
  return isCounted(row) ? toWaiting(row) : null;
}

function isCounted(row: Counts): row is WaitingRow {
  return row.stores !== undefined && row.stores !== null;
}

/** In the tenant's scope: one client, counted. */
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
