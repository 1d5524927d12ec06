import type { QuarantinedRow, ReportReading } from '../../model/reading.ts';
import { distinctNotes, reportNote } from '../../model/report-notes.ts';
import { compareText } from './component-order.ts';
import type { FileRows } from '../rows/file-rows.ts';
import type { Selection } from './precedence.ts';

/**
 * The outcome of every file.
 *
 * @param files In the order of their sha256; of equal ones the first counts.
 */
export function toReports(files: readonly FileRows[], selection: Selection): ReportReading[] {
  const byOpening = new Map<number, FileRows[]>();
  for (const rows of files) {
    byOpening.set(rows.opening, [...(byOpening.get(rows.opening) ?? []), rows]);
  }
  return [...byOpening.values()]
    .flatMap(([rows, ...more]) => {
      if (rows === undefined) {
        return [];
      }
      const first = files.find(({ file }) => file.sha256 === rows.file.sha256) ?? rows;
      return [
        first.opening === rows.opening
          ? joinParts(toReport(rows, selection), [rows, ...more], selection)
          : toRepeatedReport([rows, ...more], rows, first.file.name),
      ];
    })
    .toSorted(
      (a, b) => compareText(a.file.name, b.file.name) || compareText(a.file.sha256, b.file.sha256),
    );
}

/** The outcome of a file with several exports. */
function joinParts(
  first: ReportReading,
  parts: readonly FileRows[],
  selection: Selection,
): ReportReading {
  if (parts.length === 1) {
    return first;
  }
  const reports = parts.map((rows, at) => (at === 0 ? first : toReport(rows, selection)));
  const leftOut: Record<string, number> = {};
  for (const report of reports) {
    for (const [reason, rows] of Object.entries(report.leftOut)) {
      // Already counted by file, whichever of its parts have them.
      const isOfFile = reason === 'in_better_report' || reason === 'used_as_check';
      leftOut[reason] = isOfFile ? rows : (leftOut[reason] ?? 0) + rows;
    }
  }
  return {
    ...first,
    rows: reports.reduce((sum, { rows }) => sum + rows, 0),
    quarantined: reports.flatMap(({ quarantined }) => quarantined),
    variants: reports.flatMap(({ variants }) => variants),
    leftOut,
    notes: [
      reportNote('several_exports', { exports: parts.length }),
      ...distinctNotes(reports.flatMap(({ notes }) => notes)),
    ],
  };
}

/** Beside details a summary only checks them: its rows need not foot on their own. */
function isOnlyCheck({ format: { use, platform } }: FileRows, { detailed }: Selection): boolean {
  return use !== 'detail' && detailed.has(platform);
}

/** The rows of a file that are excluded from every entry, for a person to review. */
export function listQuarantined(rows: FileRows, selection: Selection): readonly QuarantinedRow[] {
  return isOnlyCheck(rows, selection)
    ? rows.quarantined.filter(({ reason }) => reason !== 'row_does_not_foot')
    : rows.quarantined;
}

function toReport(rows: FileRows, selection: Selection): ReportReading {
  const { use, note, platform } = rows.format;
  const repeated = selection.covered.get(rows.file.sha256) ?? 0;
  const leftOut: Record<string, number> = { ...rows.leftOut };
  const isCheckOnly = isOnlyCheck(rows, selection);
  const unfooted = rows.quarantined.filter(({ reason }) => reason === 'row_does_not_foot').length;
  const checked = repeated + (isCheckOnly ? unfooted : 0);
  if (checked > 0) {
    leftOut[use === 'detail' ? 'in_better_report' : 'used_as_check'] = checked;
  }
  if (rows.dropped.size > 0) {
    leftOut.seen_in_other_file = rows.dropped.size;
  }
  return {
    file: rows.file,
    platform,
    reportType: rows.format.reportType,
    rows: rows.rows,
    quarantined: listQuarantined(rows, selection),
    variants: rows.variants,
    leftOut,
    notes: isCheckOnly || note === undefined ? rows.notes : [reportNote(note, {}), ...rows.notes],
    ...(rows.columns.length === 0 ? {} : { columns: rows.columns }),
  };
}

function toRepeatedReport(
  parts: readonly FileRows[],
  rows: FileRows,
  first: string,
): ReportReading {
  const count = parts.reduce((sum, part) => sum + part.rows, 0);
  return {
    file: rows.file,
    platform: rows.format.platform,
    reportType: rows.format.reportType,
    rows: count,
    quarantined: [],
    variants: rows.variants,
    leftOut: { same_file: count },
    notes: [reportNote('same_content', { file: first })],
  };
}
