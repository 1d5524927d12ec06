import type { ListenedFile, ReadRow, RowListener } from '@platebook/accounting';

export type FileReport = Omit<ListenedFile, 'columns'> & {
  readonly columns: readonly string[];
  readonly owners: readonly ReadRow['owner'][];
};

/** The rows of a reading as lines of PostgreSQL's text format: report, record, owner, day, kind, ids, net, amounts. */
export type RowLines = {
  readonly listener: RowListener;
  /** The lines of what was read since they were last taken. */
  readonly take: () => string;
  readonly reports: readonly FileReport[];
};

export function openRowLines(): RowLines {
  const reports: (FileReport & { owners: ReadRow['owner'][] })[] = [];
  let lines = '';
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
      lines += toLine(row, report, owner);
    };
  };
  return {
    listener,
    take: () => {
      const taken = lines;
      lines = '';
      return taken;
    },
    reports,
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
