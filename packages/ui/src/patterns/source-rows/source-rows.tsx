import { Code } from '../../components/code/code.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import * as styles from './source-rows.css.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { sourceRowsWords } from './source-rows.words.ts';

export type SourceRow = {
  /** The row number in a spreadsheet, header lines included. */
  row: number;
  /** The value of the cell behind the line, signed by effect on the payout. */
  cents: number;
  /** Other cells that identify the row: order id, time, store. */
  cells?: readonly { column: string; value: string }[] | undefined;
};

export type SourceRowsGroup = {
  file: string;
  sha256: string;
  /** The column's name in the file. */
  column: string;
  /** The sum of all rows of the group, including those not listed. */
  cents: number;
  /** The total number of rows. */
  rowCount: number;
  rows: readonly SourceRow[];
};

export type SourceRowsProps = {
  groups: readonly SourceRowsGroup[];
  currency: Currency;
};

/**
 * The source of a journal line, by file, row and column.
 *
 * **When:** below an open line of a `JournalPreview`. **When not:** to browse a file use `DataGrid`.
 *
 * **Accessibility:** a table per column of each file, with its sum; the number of rows not listed is below it.
 *
 * @example
 * const group = { file: 'april.csv', sha256: '9f2c…', column: 'Marketplace fee', cents: -2_500, rowCount: 1 };
 * <SourceRows groups={[{ ...group, rows: [{ row: 12, cents: -2_500 }] }]} currency="USD" />
 */
export function SourceRows({ groups, currency }: SourceRowsProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={`${group.sha256} ${group.column}`} group={group} currency={currency} />
      ))}
    </div>
  );
}

function Group({ group, currency }: { group: SourceRowsGroup; currency: Currency }) {
  const { file, sha256, column, cents, rowCount, rows } = group;
  const formatMoney = useMoneyFormat();
  const extra = [...new Set(rows.flatMap((row) => (row.cells ?? []).map((cell) => cell.column)))];
  const columns: readonly TableColumn<SourceRow>[] = [
    {
      id: 'row',
      header: sourceRowsWords.row,
      cell: ({ row }) => formatCount(row),
      numeric: true,
      rowHeader: true,
      shrink: true,
    },
    ...extra.map((name, at) => ({
      // Two files may share a column name; the index makes the ids unique.
      id: `cell-${at}`,
      header: name,
      cell: (row: SourceRow) => row.cells?.find((cell) => cell.column === name)?.value,
    })),
    {
      id: 'cents',
      header: `${column} (${currency})`,
      cell: (row) => formatMoney(row.cents, { currency, show: 'none' }),
      numeric: true,
    },
  ];
  const hidden = rowCount - rows.length;
  return (
    <section className={styles.group}>
      <p className={styles.source}>
        <span className={styles.file}>{file}</span>
        <Code title={sha256}>{`sha256 ${sha256.slice(0, 12)}`}</Code>
        <span>{sourceRowsWords.column(column)}</span>
      </p>
      <Table
        caption={sourceRowsWords.rowsOfColumn(file, column)}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
        totals={{ row: sourceRowsWords.sum, cents: formatMoney(cents, { currency, show: 'none' }) }}
        note={hidden > 0 ? sourceRowsWords.moreRowsAreIn(hidden) : undefined}
      />
    </section>
  );
}
