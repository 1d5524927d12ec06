import type { KnownFormat } from '@platebook/accounting';
import type { components } from '@platebook/api-client';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { keyOf } from './change-aliases.ts';
import type { OutcomeCounts, TriedFile } from './trials.store.ts';
import { countFiles } from './trials.store.ts';
import type { TrialResult } from './try-changes.ts';
import type { UnknownHeader } from './unknown-headers.store.ts';
import type { FormatVersion } from './versions.store.ts';

type Schemas = components['schemas'];

export function presentFormat(format: KnownFormat): Schemas['KnownReportFormat'] {
  return {
    report_type: format.reportType,
    platform: format.platform,
    title: format.title,
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
): Schemas['ReportAlias'] {
  return { platform, header, column, since_version: sinceVersion };
}

export function presentHeader(
  header: UnknownHeader,
  aliases: readonly PublishedAlias[],
): Schemas['UnknownHeader'] {
  const { platform, column_name: name } = header;
  const alias = aliases.find((each) => keyOf(each) === `${platform} ${name}`);
  return {
    platform,
    header: header.printed,
    report_types: header.report_types,
    tenants: header.tenants,
    files: header.files,
    stopped_files: header.stopped_files,
    has_money: header.has_money,
    first_seen_at: header.first_seen_at.toISOString(),
    last_seen_at: header.last_seen_at.toISOString(),
    alias_of: alias?.column ?? null,
  };
}

export function presentVersion(
  version: FormatVersion,
  counts: OutcomeCounts | null,
): Schemas['ReportFormatVersion'] {
  const { publishedBy } = version;
  return {
    version: version.version,
    reason: version.reason,
    published_by:
      publishedBy === null ? null : { user_id: publishedBy.userId, email: publishedBy.email },
    published_at: version.publishedAt.toISOString(),
    restored_version: version.restoredVersion,
    aliases: version.aliases.length,
    changes: version.changes.map((change) => ({ ...change })),
    trial: counts === null ? null : { ...counts },
  };
}

export function presentTrial({ trial, files }: TrialResult): Schemas['ReportFormatTrial'] {
  return {
    id: trial.id,
    base_version: trial.baseVersion,
    changes: trial.changes.map((change) => ({ ...change })),
    tried_at: trial.triedAt.toISOString(),
    counts: { ...countFiles(files) },
    left_out: trial.leftOut,
    files: files.map(presentTriedFile),
  };
}

function presentTriedFile(file: TriedFile): Schemas['TriedReportFile'] {
  return {
    sha256: file.sha256,
    chosen_as: file.chosenAs,
    outcome: file.outcome,
    report_type: file.reportType,
    rows: file.rows,
    payouts: file.payouts,
    set_aside: file.setAside,
    identities_checked: file.identitiesChecked,
    identities_broken: file.identitiesBroken,
    reason_before: file.reasonBefore,
    reason_after: file.reasonAfter,
  };
}
