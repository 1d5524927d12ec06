import type { KnownFormat } from '@platebook/accounting';
import type { CamelCased } from '../../http/present.ts';
import type { components } from '@platebook/api-client';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { keyOf } from './change-aliases.ts';
import type { OutcomeCounts } from './trials.store.ts';
import { countFiles } from './trials.store.ts';
import type { TrialResult } from './try-changes.ts';
import type { UnknownHeader } from './unknown-headers.store.ts';
import type { FormatVersion } from './versions.store.ts';

type Schemas = components['schemas'];

export function presentFormat(format: KnownFormat): CamelCased<Schemas['KnownReportFormat']> {
  return {
    ...format,
    columns: format.columns.map(({ name, use, identifies, spellings }) => ({
      name,
      use,
      identifies,
      spellings: [...spellings],
    })),
  };
}

export function presentAlias(
  { platform, header, column }: PublishedAlias,
  sinceVersion: number,
): CamelCased<Schemas['ReportAlias']> {
  return { platform, header, column, sinceVersion };
}

export function presentHeader(
  header: UnknownHeader,
  aliases: readonly PublishedAlias[],
): CamelCased<Schemas['UnknownHeader']> {
  const { platform, column_name: name } = header;
  const alias = aliases.find((each) => keyOf(each) === `${platform} ${name}`);
  return {
    ...header,
    platform,
    header: header.printed,
    reportTypes: header.report_types,
    stoppedFiles: header.stopped_files,
    hasMoney: header.has_money,
    firstSeenAt: header.first_seen_at.toISOString(),
    lastSeenAt: header.last_seen_at.toISOString(),
    aliasOf: alias?.column ?? null,
  };
}

export function presentVersion(
  version: FormatVersion,
  counts: OutcomeCounts | null,
): CamelCased<Schemas['ReportFormatVersion']> {
  const { publishedBy } = version;
  return {
    ...version,
    publishedBy,
    aliases: version.aliases.length,
    trial: counts,
  };
}

export function presentTrial({
  trial,
  files,
}: TrialResult): CamelCased<Schemas['ReportFormatTrial']> {
  return {
    ...trial,
    counts: { ...countFiles(files) },
    files,
  };
}
