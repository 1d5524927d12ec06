import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import * as styles from './table.css.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined;
  /** The cell that names its row. */
  rowHeader?: boolean | undefined;
  /** Takes no more room than it needs. */
  shrink?: boolean | undefined;
};

export type TableProps<Row> = {
  /** The accessible name; shown above the table unless hidden. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Cells of the total row by column id: a rule above, a double rule below. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown in place of rows. */
  empty?: ReactNode | undefined;
  /** Said below the table. */
  note?: ReactNode | undefined;
};

/** A real table as in a printed ledger; in a narrow container each row becomes a card. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  totals,
  empty,
  note,
}: TableProps<Row>) {
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.captionHidden : styles.caption}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={join(styles.headCell, classOf(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} inBody>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined ? (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          ) : null}
        </tbody>
        {totals === undefined ? null : (
          <tfoot>
            <tr className={styles.totalRow}>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {totals[column.id]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}

type CellProps<Row> = { column: TableColumn<Row>; inBody?: boolean; children: ReactNode };

function Cell<Row>({ column, inBody = false, children }: CellProps<Row>) {
  const className = join(styles.cell, classOf(column));
  if (column.rowHeader === true) {
    return (
      <th
        scope="row"
        className={join(className, styles.rowHeader)}
        // A bare number does not name its card; a word does.
        data-label={inBody && column.numeric === true ? column.header : undefined}
      >
        {children}
      </th>
    );
  }
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <td className={join(className, isEmpty && styles.emptyCell)} data-label={column.header}>
      {children}
    </td>
  );
}

function classOf<Row>({ numeric, shrink }: TableColumn<Row>): string {
  return join(numeric === true && styles.numeric, shrink === true && styles.shrink);
}
