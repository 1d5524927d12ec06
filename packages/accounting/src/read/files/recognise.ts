import type { RefusedReport, ReportFormat } from '../../formats/report-format.ts';
import type { ColumnDecision } from '../../model/reading.ts';
import { nameColumns } from '../columns/column-names.ts';
import { normaliseHeader } from '../columns/normalise-header.ts';

export type Recognition =
  | { readonly kind: 'report'; readonly format: ReportFormat }
  | { readonly kind: 'refused'; readonly report: RefusedReport };

/** The report of a header line; `null` if it is no known header line. */
export function recogniseHeader(
  cells: readonly string[],
  formats: readonly ReportFormat[],
  refused: readonly RefusedReport[],
  decisions: readonly ColumnDecision[] = [],
): Recognition | null {
  const normalised = cells.map(normaliseHeader);
  const plain = new Set(normalised);
  const report = refused.find(({ identifiedBy }) => identifiedBy.every((name) => plain.has(name)));
  if (report !== undefined) {
    return { kind: 'refused', report };
  }
  for (const format of formats) {
    const names = new Set(nameColumns(normalised, format, decisions).names);
    const isFormat =
      format.identifiedBy.every((name) => names.has(name)) &&
      (format.withOneOf?.some((name) => names.has(name)) ?? true) &&
      !format.notWith.some((name) => names.has(name));
    if (isFormat) {
      return { kind: 'report', format };
    }
  }
  return null;
}
