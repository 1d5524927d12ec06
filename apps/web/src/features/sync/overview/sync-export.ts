import type { ApiClient, components } from '@platebook/api-client';
import type { DayRange } from '@platebook/ui';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';
import { exportRangesWords, exportFormatsWords } from './overview.messages.tsx';

export type ExportRange = components['schemas']['DateRange'];

export type ExportChoice = {
  /** A named period; null for `days`. */
  readonly range: ExportRange | null;
  readonly days: DayRange | null;
  readonly format: keyof typeof exportFormatsWords;
};

/** The request's query; null while no period is selected. */
export function toExportQuery(tenant: string, { range, days, format }: ExportChoice) {
  const query = { tenant_id: tenant, format };
  if (range !== null) {
    return { ...query, date_range: range };
  }
  return days === null ? null : { ...query, start_date: days.from, end_date: days.to };
}

/** The lines of all entries of a period, under the server's file name. */
export async function downloadExport(
  api: ApiClient,
  query: NonNullable<ReturnType<typeof toExportQuery>>,
): Promise<NamedFile> {
  const { data, response } = await api.GET('/api/v2/clients/sync/export', {
    params: { query },
    parseAs: 'blob',
  });
  return toNamedFile({ data, response }, `journal-entries.${query.format}`);
}

export function isExportRange(value: string): value is ExportRange {
  return Object.hasOwn(exportRangesWords, value);
}

export function isExportFormat(value: string): value is ExportChoice['format'] {
  return Object.hasOwn(exportFormatsWords, value);
}
