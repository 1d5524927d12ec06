import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import { readAliases } from '../../payouts/report-aliases.store.ts';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import type { Page } from '../../http/cursor.ts';
import { keyOf } from './change-aliases.ts';
import type { AliasDiff } from './change-aliases.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

export type FormatVersion = {
  readonly version: number;
  /** All active aliases of this version. */
  readonly aliases: readonly PublishedAlias[];
  /** Relative to the previous version. */
  readonly changes: readonly AliasDiff[];
  readonly reason: string;
  readonly trialId: string | null;
  readonly restoredVersion: number | null;
  /** Null if the account no longer exists. */
  readonly publishedBy: { readonly userId: string; readonly email: string | null } | null;
  readonly publishedAt: Date;
};

const COLUMN = v.nullable(v.string());
const CHANGES = v.array(
  v.object({
    platform: v.picklist(DELIVERY_PLATFORMS),
    header: v.string(),
    before: COLUMN,
    after: COLUMN,
  }),
);

const NEWEST_FIRST: PageOrder<FormatVersion> = {
  name: 'newest',
  keys: [
    {
      column: 'report_format_versions.version',
      type: 'bigint',
      descending: true,
      of: ({ version }) => String(version),
    },
  ],
};

/** Serializes publications until the transaction ends. */
export async function lockVersions(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7215063)`.execute(tx);
}

/** Null before the first version. */
export async function newestVersion(tx: Transaction): Promise<FormatVersion | null> {
  const row = await versions(tx).orderBy('version', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function findVersion(tx: Transaction, version: number): Promise<FormatVersion | null> {
  const row = await versions(tx).where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export function pageVersions(tx: Transaction, page: PageRequest): Promise<Page<FormatVersion>> {
  return pageOf(versions(tx), page, { order: NEWEST_FIRST, toRow: fromRow });
}

export async function insertVersion(
  tx: Transaction,
  version: Omit<FormatVersion, 'publishedBy'> & { readonly publishedBy: string | null },
): Promise<void> {
  await tx
    .insertInto('report_format_versions')
    .values({
      version: version.version,
      aliases: JSON.stringify(version.aliases),
      changes: JSON.stringify(version.changes),
      reason: version.reason,
      trial_id: version.trialId,
      restored_version: version.restoredVersion,
      published_by: version.publishedBy,
      published_at: version.publishedAt,
    })
    .execute();
}

/** The version since which each active alias is read as it is now. */
export async function versionsOfAliases(
  tx: Transaction,
  aliases: readonly PublishedAlias[],
): Promise<number[]> {
  if (aliases.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('report_format_versions')
    .select(['version', 'changes'])
    .orderBy('version')
    .execute();
  const latest = new Map(
    rows.flatMap(({ version, changes }) =>
      readChanges(changes).map((change): [string, number] => [keyOf(change), version]),
    ),
  );
  return aliases.map((alias) => latest.get(keyOf(alias)) ?? 1);
}

function readChanges(changes: StoredJson): AliasDiff[] {
  return readStored(CHANGES, changes, 'report_format_versions.changes');
}

function versions(tx: Transaction) {
  return tx
    .selectFrom('report_format_versions')
    .leftJoin('users', 'users.id', 'report_format_versions.published_by')
    .selectAll('report_format_versions')
    .select('users.email');
}

type Row = {
  readonly version: number;
  readonly aliases: StoredJson;
  readonly changes: StoredJson;
  readonly reason: string;
  readonly trial_id: string | null;
  readonly restored_version: number | null;
  readonly published_by: string | null;
  readonly published_at: Date;
  readonly email: string | null;
};

function fromRow(row: Row): FormatVersion {
  return {
    version: row.version,
    aliases: readAliases(row.aliases),
    changes: readChanges(row.changes),
    reason: row.reason,
    trialId: row.trial_id,
    restoredVersion: row.restored_version,
    publishedBy: row.published_by === null ? null : { userId: row.published_by, email: row.email },
    publishedAt: row.published_at,
  };
}
