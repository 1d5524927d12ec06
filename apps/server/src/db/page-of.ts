import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { readCursor, toPage } from '../http/cursor.ts';
import type { Page } from '../http/cursor.ts';

/** A sort key of a list. The last key of an order is unique per row. */
export type PageKey<Row> = {
  /** The column as named in the query, such as `payouts.payout_on`; never null. */
  readonly column: string;
  readonly type: 'text' | 'uuid' | 'date' | 'timestamptz' | 'bigint';
  readonly descending?: boolean;
  /** The value of a row as text that PostgreSQL casts to this type. */
  readonly of: (row: Row) => string;
};

/** The same key in descending order. */
export function descending<Row>(key: PageKey<Row>): PageKey<Row> {
  return { ...key, descending: true };
}

export type PageOrder<Row> = {
  /** The `sort` of the request: a cursor of one order is rejected by another. */
  readonly name: string;
  readonly keys: readonly PageKey<Row>[];
};

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };

/**
 * One page of a list, by keyset pagination: rows inserted or deleted in the meantime shift no other row between pages.
 * The query has its filters and no order of its own.
 *
 * @throws AppError `validation_failed` for a cursor that was not issued by this order.
 */
export async function pageOf<DB, Table extends keyof DB, Raw, Row>(
  query: SelectQueryBuilder<DB, Table, Raw>,
  { limit, cursor }: PageRequest,
  { order, toRow }: { readonly order: PageOrder<Row>; readonly toRow: (raw: Raw) => Row },
): Promise<Page<Row>> {
  const { name, keys } = order;
  const after = readCursor(cursor, keys.length, name);
  let page = query.limit(limit + 1);
  for (const key of keys) {
    page = page.orderBy(sql.ref(key.column), key.descending === true ? 'desc' : 'asc');
  }
  if (after !== null) {
    page = page.where(isAfter(keys, after));
  }
  const rows = (await page.execute()).map(toRow);
  return toPage(rows, limit, (row) => keys.map((key) => key.of(row)), name);
}

/** Keys with the same direction are compared as one row value, which an index on them can serve. */
function isAfter<Row>(
  keys: readonly PageKey<Row>[],
  values: readonly string[],
): RawBuilder<boolean> {
  const isDescending = keys[0]?.descending === true;
  const flipAt = keys.findIndex((key) => (key.descending === true) !== isDescending);
  const count = flipAt === -1 ? keys.length : flipAt;
  const run = keys.slice(0, count);
  const columns = sql`(${sql.join(run.map(({ column }) => sql.ref(column)))})`;
  const last = sql`(${sql.join(run.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`))})`;
  const beyond = sql<boolean>`${columns} ${sql.raw(isDescending ? '<' : '>')} ${last}`;
  return flipAt === -1
    ? beyond
    : sql<boolean>`${columns} ${sql.raw(isDescending ? '<=' : '>=')} ${last}
        and (${beyond} or (${isAfter(keys.slice(count), values.slice(count))}))`;
}
