import type { ListenedFile, ReadRow, RowListener } from '@platebook/accounting';

/** Lines of this many rows are joined before they are kept, so that a million rows are not a million strings. */
const ROWS_A_PIECE = 500;

export type FileReport = Omit<ListenedFile, 'columns'> & {
  readonly columns: readonly string[];
  readonly owners: readonly ReadRow['owner'][];
};

/** The rows of a reading as lines of PostgreSQL's text format: report, record, owner, day, kind, ids, net, amounts. */
export type RowLines = {
  readonly listener: RowListener;
  readonly reports: readonly FileReport[];
  readonly pieces: readonly string[];
};

type Mutable = { reports: (FileReport & { owners: ReadRow['owner'][] })[]; pieces: string[] };

export function collectRowLines(): RowLines & { readonly finish: () => RowLines } {
  const kept: Mutable = { reports: [], pieces: [] };
  let lines = '';
  let count = 0;
  const flush = (): void => {
    if (lines !== '') {
      kept.pieces.push(lines);
      lines = '';
      count = 0;
    }
  };
  const listener: RowListener = (file) => {
    const owners = new Map<ReadRow['owner'], number>();
    const report = kept.reports.push({ ...file, owners: [] }) - 1;
    const ownersOfReport = kept.reports[report]?.owners ?? [];
    return (row) => {
      let owner = owners.get(row.owner);
      if (owner === undefined) {
        owner = ownersOfReport.push(row.owner) - 1;
        owners.set(row.owner, owner);
      }
      lines += toLine(row, report, owner);
      count += 1;
      if (count === ROWS_A_PIECE) {
        flush();
      }
    };
  };
  const collected = { ...kept, listener };
  return {
    ...collected,
    finish: () => {
      flush();
      return collected;
    },
  };
}

function toLine(row: ReadRow, report: number, owner: number): string {
  let amounts = '';
  for (let at = 0; at < row.size; at += 1) {
    amounts += `${at === 0 ? '' : ','}${row.columns[at] ?? 0},${row.cents[at] ?? 0}`;
  }
  const day = row.on ?? '\\N';
  return `${report}\t${row.record}\t${owner}\t${day}\t${escaped(row.kind)}\t${escaped(row.ids)}\t${row.netCents}\t{${amounts}}\n`;
}

/** Backslash, tab and line ends mean something in the format. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
    : text;
}
