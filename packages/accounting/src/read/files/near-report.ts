import type { RefusedReport, ReportFormat } from '../../formats/report-format.ts';
import type { Refusal } from './export-parts.ts';
import { canonicalNames } from '../columns/column-names.ts';
import { normaliseHeader } from '../columns/normalise-header.ts';
import { recogniseHeader } from './recognise.ts';
import { looksLike } from './report-title.ts';

/** A line with fewer of a report's columns is not treated as its header. */
const FEWEST_KNOWN = 5;

/**
 * Explains what an unknown header line resembles: a known one with another cell separator, or one that lacks a column.
 * `null` if neither.
 */
export function nameNearReport(
  cells: readonly string[],
  formats: readonly ReportFormat[],
  refused: readonly RefusedReport[],
): Refusal | null {
  return nameSeparator(cells, formats, refused) ?? nameMissingColumn(cells, formats);
}

const SEPARATORS: readonly (readonly [separator: string, words: string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
];

function nameSeparator(
  cells: readonly string[],
  formats: readonly ReportFormat[],
  refused: readonly RefusedReport[],
): Refusal | null {
  const line = cells.join(',');
  for (const [separator, words] of SEPARATORS) {
    const split = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const found =
      split.length < FEWEST_KNOWN
        ? null
        : (recogniseHeader(split, formats, refused) ?? nameMissingColumn(split, formats));
    if (found !== null) {
      const report =
        'kind' in found
          ? found.kind === 'report'
            ? found.format.title
            : found.report.title
          : null;
      const title = report === null ? 'a report of a delivery platform' : `the ${report} report`;
      return {
        reason: 'wrong_separator',
        message: `This looks like ${title}, but its cells are separated by ${words} where commas are expected. A spreadsheet saved it that way: give the CSV as the platform exports it, or save it as "CSV UTF-8 (comma delimited)".`,
        values: { report, separator },
      };
    }
  }
  return null;
}

function nameMissingColumn(
  cells: readonly string[],
  formats: readonly ReportFormat[],
): Refusal | null {
  const nearest = findNearFormat(cells, formats);
  if (nearest === null) {
    return null;
  }
  const { format, missing } = nearest;
  const columns = missing.map((name) => `"${name}"`).join(' and ');
  return {
    reason: 'missing_column',
    ...(missing[0] === undefined ? {} : { column: missing[0] }),
    message: `${looksLike(format)}, but it lacks the column${missing.length === 1 ? '' : 's'} ${columns}. Export the report again with all of its columns.`,
    values: { report: format.title, column: missing.map((name) => `"${name}"`).join(', ') },
  };
}

/** The format whose header a line resembles, with its missing columns; null if there is none. */
export function findNearFormat(
  cells: readonly string[],
  formats: readonly ReportFormat[],
): { readonly format: ReportFormat; readonly missing: readonly string[] } | null {
  const normalised = cells.map(normaliseHeader);
  const candidates = formats.flatMap((format) => {
    const names = new Set(canonicalNames(normalised, format));
    const missing = format.identifiedBy.filter((name) => !names.has(name));
    const money = format.money.filter((column) => column.names.some((name) => names.has(name)));
    const isNear =
      missing.length > 0 &&
      missing.length * 2 < format.identifiedBy.length + 1 &&
      money.length >= FEWEST_KNOWN &&
      !format.notWith.some((name) => names.has(name));
    return isNear ? [{ format, missing, known: money.length }] : [];
  });
  const [nearest] = candidates.toSorted(
    (a, b) => a.missing.length - b.missing.length || b.known - a.known,
  );
  return nearest ?? null;
}
