import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import * as styles from './table.css.ts';
import { tableWords } from './table.words.ts';
import { useOverflow } from '../scroll-area/use-overflow.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined;
  /** The cell that names its row. */
  rowHeader?: boolean | undefined;
  /** Takes no more width than it needs. */
  shrink?: boolean | undefined;
  /** Adjacent columns of a group share a header. */
  group?: string | undefined;
  /** The id of a footnote that explains the column. */
  footnote?: string | undefined;
};

export type TableFootnote = { id: string; text: ReactNode };

export type TableProps<Row> = {
  /** The accessible name; shown above the table unless hidden. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Cells of the total row by column id: a rule above, a double rule below. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode | undefined;
  /** Shown below the table. */
  note?: ReactNode | undefined;
  /** Shown below the table, numbered in this order; a mark in the column header links to each. */
  footnotes?: readonly TableFootnote[] | undefined;
};

/**
 * A semantic table, styled like a printed ledger; in a narrow container each row becomes a card. Wider than its
 * container, it scrolls inside it, and the page never does.
 *
 * **When:** for a report to read or print, up to a hundred rows. **When not:** for many rows to sort, filter and select
 * (`DataGrid`), for facts about one thing (`DescriptionList`).
 *
 * **Keyboard:** links and footnote marks are tab stops; the table is one while it overflows, and arrows scroll it.
 *
 * **Accessibility:** native caption, column, row and group headers; a region named by the caption only while it scrolls;
 * footnotes are linked; the header repeats on every printed page.
 *
 * @example
 * const columns: TableColumn<Payout>[] = [
 *   { id: 'ref', header: 'Payout', cell: ({ ref }) => ref, rowHeader: true },
 *   { id: 'net', header: 'Net', cell: ({ netCents }) => <Money cents={netCents} currency="USD" />, numeric: true },
 * ];
 * <Table caption="Payouts" columns={columns} rows={payouts} rowKey={({ ref }) => ref} />
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  totals,
  empty,
  note,
  footnotes = [],
}: TableProps<Row>) {
  const tableId = useId();
  return (
    <div className={styles.container}>
      <SidewaysArea label={caption}>
        <table className={styles.table}>
          <caption className={captionHidden ? styles.captionHidden : styles.caption}>
            {caption}
          </caption>
          <thead className={styles.head}>
            <GroupRow columns={columns} />
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={join(styles.headCell, classOf(column))}>
                  {column.header}
                  <FootnoteMark tableId={tableId} footnotes={footnotes} of={column} />
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
                <td colSpan={columns.length} className={styles.empty}>
                  {empty}
                </td>
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
      </SidewaysArea>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {footnotes.length === 0 ? null : (
        <ol className={styles.footnotes}>
          {footnotes.map(({ id, text }) => (
            <li key={id} id={`${tableId}-${id}`} tabIndex={-1}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** One header cell per run of adjacent columns in a group; nothing without groups. */
function GroupRow<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  if (columns.every(({ group }) => group === undefined)) {
    return null;
  }
  const groups: { key: string; name: string | undefined; span: number }[] = [];
  for (const { id, group } of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === group) {
      last.span += 1;
    } else {
      groups.push({ key: id, name: group, span: 1 });
    }
  }
  return (
    <tr>
      {groups.map(({ key, name, span }) =>
        name === undefined ? (
          <td key={key} colSpan={span} aria-hidden="true" />
        ) : (
          <th key={key} scope="colgroup" colSpan={span} className={styles.groupCell}>
            <span className={styles.groupName}>{name}</span>
          </th>
        ),
      )}
    </tr>
  );
}

type FootnoteMarkProps<Row> = {
  tableId: string;
  footnotes: readonly TableFootnote[];
  of: TableColumn<Row>;
};

function FootnoteMark<Row>({ tableId, footnotes, of: { footnote } }: FootnoteMarkProps<Row>) {
  const index = footnotes.findIndex(({ id }) => id === footnote);
  const note = footnotes[index];
  return note === undefined ? null : (
    <sup>
      <a
        href={`#${tableId}-${note.id}`}
        aria-label={tableWords.footnote(index)}
        className={styles.mark}
      >
        {index + 1}
      </a>
    </sup>
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
        // A bare number needs its column's name in a card; text does not.
        data-label={inBody && column.numeric === true ? column.header : undefined}
      >
        {column.numeric === true ? <Figure>{children}</Figure> : children}
      </th>
    );
  }
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <td className={join(className, isEmpty && styles.emptyCell)} data-label={column.header}>
      {column.numeric === true && !isEmpty ? <Figure>{children}</Figure> : children}
    </td>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className={styles.figure}>{children}</span>;
}

function classOf<Row>({ numeric, shrink, rowHeader }: TableColumn<Row>): string {
  const isNumeric = numeric === true;
  const isShrunk = shrink === true;
  return join(
    isNumeric && styles.numeric,
    isShrunk && styles.shrink,
    !isNumeric && !isShrunk && rowHeader !== true && styles.words,
  );
}

/** Scrolls a table that overflows; one that fits is neither clipped nor a tab stop. */
function SidewaysArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area, content, 'inline');
  return (
    <div
      ref={area}
      {...(overflows
        ? { className: styles.sideways, role: 'region', 'aria-label': label, tabIndex: 0 }
        : {})}
    >
      <div ref={content} className={styles.sidewaysContent}>
        {children}
      </div>
    </div>
  );
}
