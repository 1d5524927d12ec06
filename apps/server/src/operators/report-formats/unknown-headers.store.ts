import type { Platform } from '@platebook/accounting';
import { sql } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';

/** A header in any tenant's reports that no built-in format knows: names and counts, and nothing of rows. */
export type UnknownHeader = {
  readonly platform: Platform;
  /** Normalized for comparison. */
  readonly column_name: string;
  /** As spelled in the latest file. */
  readonly printed: string;
  readonly report_types: string[];
  readonly tenants: number;
  readonly files: number;
  /** How many of those are not read. */
  readonly stopped_files: number;
  /** Null if no row of a file with it could be read. */
  readonly has_money: boolean | null;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
};

export type HeadersFilter = {
  readonly platform?: Platform | undefined;
  readonly hasMoney?: boolean | undefined;
  readonly text?: string | undefined;
  /** Only those, or all but those, with one of these `platform column_name`. */
  readonly aliased?: { readonly keys: readonly string[]; readonly isWanted: boolean } | undefined;
};

const MOST_STOPPED_FIRST: PageOrder<UnknownHeader> = {
  name: 'stopped',
  keys: [
    {
      column: 'headers.stopped_files',
      type: 'bigint',
      descending: true,
      of: (row) => String(row.stopped_files),
    },
    {
      column: 'headers.last_seen_at',
      type: 'timestamptz',
      descending: true,
      of: (row) => row.last_seen_at.toISOString(),
    },
    { column: 'headers.platform', type: 'text', of: (row) => row.platform },
    { column: 'headers.column_name', type: 'text', of: (row) => row.column_name },
  ],
};

/** Those that stop most files first, then those seen last. */
export function pageUnknownHeaders(
  tx: Transaction,
  { platform, hasMoney, text, aliased }: HeadersFilter,
  page: PageRequest,
): Promise<Page<UnknownHeader>> {
  let query = tx
    .selectFrom(
      sql<UnknownHeader>`(
        select platform, column_name, (array_agg(printed order by last_seen_at desc, printed))[1] as printed,
          array_agg(distinct report_type order by report_type) as report_types,
          count(distinct tenant_id) as tenants, count(distinct (tenant_id, sha256)) as files,
          count(distinct (tenant_id, sha256)) filter (where is_stopped) as stopped_files,
          bool_or(has_money) as has_money, min(first_seen_at) as first_seen_at, max(last_seen_at) as last_seen_at
        from report_header_sightings
        group by platform, column_name)`.as('headers'),
    )
    .selectAll();
  if (platform !== undefined) {
    query = query.where('headers.platform', '=', platform);
  }
  if (hasMoney !== undefined) {
    query = query.where(hasMoney ? sql<boolean>`has_money` : sql<boolean>`has_money is not true`);
  }
  if (text !== undefined) {
    query = query.where('headers.printed', 'ilike', contains(text));
  }
  if (aliased !== undefined) {
    const isNamed = sql<boolean>`platform || ' ' || column_name = any(${[...aliased.keys]}::text[])`;
    query = query.where(aliased.isWanted ? isNamed : sql<boolean>`not (${isNamed})`);
  }
  return pageOf(query, page, { order: MOST_STOPPED_FIRST, toRow: (row) => row });
}
