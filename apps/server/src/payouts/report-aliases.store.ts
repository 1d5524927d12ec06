import { listKnownFormats } from '@platebook/accounting';
import type { ColumnAlias, KnownFormat, Platform } from '@platebook/accounting';
import * as v from 'valibot';
import type { Transaction } from '../db/database.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

/** Another name for a known report column, for all tenants. */
export type PublishedAlias = {
  readonly platform: Platform;
  /** As printed in files. */
  readonly header: string;
  /** The format's name for the column. */
  readonly column: string;
};

const ALIASES = v.array(
  v.object({
    platform: v.picklist(DELIVERY_PLATFORMS),
    header: v.string(),
    column: v.string(),
  }),
);

/** Parses `report_format_versions.aliases`. */
export function readAliases(stored: StoredJson): PublishedAlias[] {
  return readStored(ALIASES, stored, 'report_format_versions.aliases');
}

/** Aliases for every tenant as column decisions: one per report type that has the column. */
export async function aliasesInForce(tx: Transaction): Promise<ColumnAlias[]> {
  const newest = await tx
    .selectFrom('report_format_versions')
    .select('aliases')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest === undefined ? [] : toDecisions(readAliases(newest.aliases));
}

export function toDecisions(aliases: readonly PublishedAlias[]): ColumnAlias[] {
  return aliases.flatMap(({ platform, header, column }) =>
    formatsKnowing(platform, column).map((reportType): ColumnAlias => ({
      column: header,
      reportType,
      decision: 'alias',
      knownAs: column,
    })),
  );
}

/** Whether the aliases changed after this time. */
export async function aliasesChangedSince(tx: Transaction, at: Date): Promise<boolean> {
  const newer = await tx
    .selectFrom('report_format_versions')
    .select('version')
    .where('published_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

const FORMATS = listKnownFormats();

/** The report types of a platform with such a column. */
function formatsKnowing(platform: Platform, column: string): KnownFormat['reportType'][] {
  const knowing = FORMATS.filter(
    (format) => format.platform === platform && format.columns.some(({ name }) => name === column),
  );
  return [...new Set(knowing.map(({ reportType }) => reportType))];
}
