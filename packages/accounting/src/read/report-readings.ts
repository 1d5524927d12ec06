import type { ReportReading } from '../model/reading.ts';
import { compareText } from './component-order.ts';
import type { FileRows } from './file-rows.ts';
import type { Selection } from './precedence.ts';

/**
 * What became of every file.
 *
 * @param files In the order of their sha256; of equal ones the first counts.
 */
export function toReports(files: readonly FileRows[], selection: Selection): ReportReading[] {
  return files
    .map((rows, at) => {
      const before = files[at - 1];
      return before?.file.sha256 === rows.file.sha256
        ? toRepeatedReport(rows, firstOf(files, rows))
        : toReport(rows, selection);
    })
    .toSorted(
      (a, b) => compareText(a.file.name, b.file.name) || compareText(a.file.sha256, b.file.sha256),
    );
}

function toReport(rows: FileRows, { covered, detailed }: Selection): ReportReading {
  const { use, note, platform } = rows.format;
  const repeated = covered.get(rows.file.sha256) ?? 0;
  const leftOut: Record<string, number> = { ...rows.leftOut };
  const isCheckOnly = use !== 'detail' && detailed.has(platform);
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
    quarantined: isCheckOnly
      ? rows.quarantined.filter(({ reason }) => reason !== 'row_does_not_foot')
      : rows.quarantined,
    variants: rows.variants,
    leftOut,
    notes: isCheckOnly || note === undefined ? rows.notes : [note, ...rows.notes],
    ...(rows.columns.length === 0 ? {} : { columns: rows.columns }),
  };
}

function toRepeatedReport(rows: FileRows, first: string): ReportReading {
  return {
    file: rows.file,
    platform: rows.format.platform,
    reportType: rows.format.reportType,
    rows: rows.rows,
    quarantined: [],
    variants: rows.variants,
    leftOut: { same_file: rows.rows },
    notes: [`This file has the same content as ${first}, so its rows count once.`],
  };
}

function firstOf(files: readonly FileRows[], rows: FileRows): string {
  return files.find(({ file }) => file.sha256 === rows.file.sha256)?.file.name ?? '';
}
