import { listKnownFormats } from '@platebook/accounting';
import type { ColumnAlias, KnownFormat, Platform } from '@platebook/accounting';
import * as v from 'valibot';
import type { Transaction } from '../db/database.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

/** Another name of a column that a platform's reports know, for all tenants. */
export type PublishedAlias = {
  readonly platform: Platform;
  /** As files print it. */
  readonly header: string;
  /** The column as formats call it. */
  readonly column: string;
};

const ALIASES = v.array(
  v.object({
    platform: v.picklist(DELIVERY_PLATFORMS),
    header: v.string(),
    column: v.string(),
  }),
);

/** Reads `report_format_versions.aliases`. */
export function readAliases(stored: StoredJson): PublishedAlias[] {
  return readStored(ALIASES, stored, 'report_format_versions.aliases');
}

/** What reports of every tenant are read with, as decisions about columns: one for each report that knows the column. */
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

/** Whether what reports are read with was changed after this instant. */
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

/** The types of report of a platform with such a column. */
function formatsKnowing(platform: Platform, column: string): KnownFormat['reportType'][] {
  const knowing = FORMATS.filter(
    (format) => format.platform === platform && format.columns.some(({ name }) => name === column),
  );
  return [...new Set(knowing.map(({ reportType }) => reportType))];
}
