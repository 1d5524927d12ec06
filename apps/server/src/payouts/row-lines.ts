import type { ListenedFile, ReadRow, RowListener } from '@platebook/accounting';
import { openCopyText } from '../db/copy-text.ts';
import type { CopyText } from '../db/copy-text.ts';

export type FileReport = Omit<ListenedFile, 'columns'> & {
  readonly columns: readonly string[];
  readonly owners: readonly ReadRow['owner'][];
};

/** The rows of a reading in PostgreSQL's text format: report, record, owner, day, kind, mode, ids, net, amounts. */
export type RowLines = {
  readonly listener: RowListener;
  /** Takes the lines that were read since the last call. */
  readonly take: () => Buffer;
  readonly reports: readonly FileReport[];
};

export function openRowLines(): RowLines {
  const reports: (FileReport & { owners: ReadRow['owner'][] })[] = [];
  const lines = openCopyText();
  const listener: RowListener = (file) => {
    const numbers = new Map<ReadRow['owner'], number>();
    const owners: ReadRow['owner'][] = [];
    const report = reports.push({ ...file, owners }) - 1;
    return (row) => {
      let owner = numbers.get(row.owner);
      if (owner === undefined) {
        owner = owners.push(row.owner) - 1;
        numbers.set(row.owner, owner);
      }
      writeRow(lines, row, { report, owner });
    };
  };
  return {
    listener,
    take: lines.take,
    reports,
  };
}

type Numbers = { readonly report: number; readonly owner: number };

function writeRow(lines: CopyText, row: ReadRow, { report, owner }: Numbers): void {
  lines.integer(report, TAB);
  lines.integer(row.record, TAB);
  lines.integer(owner, TAB);
  if (row.on === null) {
    lines.empty(TAB);
  } else {
    lines.text(row.on, TAB);
  }
  lines.text(row.kind, TAB);
  if (row.mode === null) {
    lines.empty(TAB);
  } else {
    lines.text(row.mode, TAB);
  }
  lines.text(row.ids, TAB);
  lines.integer(row.netCents, TAB);
  lines.byte(OPEN);
  for (let at = 0; at < row.size; at += 1) {
    lines.integer(row.columns[at] ?? 0, COMMA);
    lines.integer(row.cents[at] ?? 0, at + 1 === row.size ? CLOSE : COMMA);
  }
  if (row.size === 0) {
    lines.byte(CLOSE);
  }
  lines.byte(NEWLINE);
}

const [TAB, NEWLINE, COMMA, OPEN, CLOSE] = [9, 10, 44, 123, 125];
