import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { join } from '../../styles/join.ts';
import { Icon } from '../icon/icon.tsx';
import { StatusShape } from '../status-pill/status-shape.tsx';
import * as styles from './data-grid.css.ts';
import type { GridColumn } from './grid-model.ts';
import { dataGridWords } from './data-grid.words.ts';

export type GridRowStatus = 'pending' | 'failed' | 'undone';

type GridRowProps<Row> = {
  gridId: string;
  row: Row;
  rowKey: string;
  /** The index among the shown rows, from 0. */
  index: number;
  start: number;
  height: number;
  columns: readonly GridColumn<Row>[];
  /** The offset of each pinned column from the start, in pixels. */
  offsets: readonly (number | null)[];
  selectable: boolean;
  selected: boolean;
  /** The active column, −1 when another row is active. */
  activeColumn: number;
  status: GridRowStatus | null;
  /** Null when it is collapsed or absent. */
  detail: ReactNode;
  expanded: boolean | null;
};

/** One row, memoized by its own props. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { gridId, row, rowKey, index, columns, selectable, selected, activeColumn, status } = props;
  const shift = selectable ? 1 : 0;
  return (
    <div
      role="row"
      className={join(styles.row, props.detail !== null && styles.openRow)}
      style={{ transform: `translateY(${String(props.start)}px)`, blockSize: props.height }}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      aria-busy={status === 'pending' ? true : undefined}
      data-index={index}
      data-key={rowKey}
      data-status={status ?? undefined}
    >
      {selectable ? (
        <Cell
          gridId={gridId}
          place={[index, 0]}
          card="check"
          active={activeColumn === 0}
          offset={0}
        >
          <label className={styles.checkTarget}>
            <input
              type="checkbox"
              className={styles.check}
              tabIndex={-1}
              checked={selected}
              readOnly
              aria-label={dataGridWords.select(columns[0]?.value(row), rowKey)}
            />
          </label>
        </Cell>
      ) : null}
      {columns.map((column, position) => (
        <Cell
          key={column.id}
          gridId={gridId}
          place={[index, position + shift]}
          card={column.card}
          active={activeColumn === position + shift}
          offset={props.offsets[position] ?? null}
          numeric={column.numeric}
          expanded={position === 0 ? props.expanded : null}
        >
          {position === 0 && props.expanded !== null ? (
            <Opener rowKey={rowKey} expanded={props.expanded} />
          ) : null}
          {position === 0 && status !== null ? <Mark status={status} /> : null}
          {column.cell === undefined ? column.value(row) : column.cell(row)}
        </Cell>
      ))}
      {props.detail === null ? null : (
        <div role="gridcell" className={styles.detail}>
          {props.detail}
        </div>
      )}
    </div>
  );
}) as <Row>(props: GridRowProps<Row>) => ReactNode;

const MARKS = {
  pending: {
    shape: 'half',
    get word() {
      return dataGridWords.pending;
    },
  },
  failed: {
    shape: 'cross',
    get word() {
      return dataGridWords.failed;
    },
  },
  undone: {
    shape: 'return',
    get word() {
      return dataGridWords.undone;
    },
  },
} as const;

function Mark({ status }: { status: GridRowStatus }) {
  const { shape, word } = MARKS[status];
  return (
    <span className={styles.mark} title={word}>
      <StatusShape shape={shape} />
      <VisuallyHidden>{`${word}: `}</VisuallyHidden>
    </span>
  );
}

/** For the pointer; the keyboard uses F2. */
function Opener({ rowKey, expanded }: { rowKey: string; expanded: boolean }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.opener}
      data-opener={rowKey}
      aria-label={expanded ? dataGridWords.hideDetails : dataGridWords.showDetails}
    >
      <Icon name={expanded ? 'expand' : 'next'} />
    </button>
  );
}

type PlaceRowProps<Row> = Pick<
  GridRowProps<Row>,
  'gridId' | 'index' | 'start' | 'height' | 'columns' | 'offsets' | 'selectable' | 'activeColumn'
>;

/** The placeholder of an unloaded row. */
export const PlaceRow = memo(function PlaceRow<Row>(props: PlaceRowProps<Row>) {
  const { gridId, index, columns, selectable, activeColumn } = props;
  const shift = selectable ? 1 : 0;
  return (
    <div
      role="row"
      className={styles.row}
      style={{ transform: `translateY(${String(props.start)}px)`, blockSize: props.height }}
      aria-rowindex={index + 2}
      aria-busy="true"
      data-index={index}
    >
      {selectable ? (
        <Cell
          gridId={gridId}
          place={[index, 0]}
          card="check"
          active={activeColumn === 0}
          offset={0}
        >
          {null}
        </Cell>
      ) : null}
      {columns.map((column, position) => (
        <Cell
          key={column.id}
          gridId={gridId}
          place={[index, position + shift]}
          card={column.card}
          active={activeColumn === position + shift}
          offset={props.offsets[position] ?? null}
          numeric={column.numeric}
        >
          {position === 0 ? <VisuallyHidden>{dataGridWords.loading}</VisuallyHidden> : null}
          <span className={styles.skeleton} />
        </Cell>
      ))}
    </div>
  );
}) as <Row>(props: PlaceRowProps<Row>) => ReactNode;

type CellProps = {
  gridId: string;
  place: readonly [row: number, column: number];
  card: string | undefined;
  active: boolean;
  offset: number | null;
  numeric?: boolean | undefined;
  expanded?: boolean | null;
  children: ReactNode;
};

function Cell(props: CellProps) {
  const { gridId, card, active, offset, numeric, expanded, children } = props;
  const [row, column] = props.place;
  return (
    <div
      role="gridcell"
      id={cellId(gridId, row, column)}
      aria-colindex={column + 1}
      aria-expanded={expanded ?? undefined}
      data-card={card}
      className={join(
        styles.cell,
        numeric === true && styles.numeric,
        offset !== null && styles.pinned,
        active && styles.active,
      )}
      style={
        offset === null ? undefined : assignInlineVars({ [styles.offset]: `${String(offset)}px` })
      }
    >
      {children}
    </div>
  );
}

/** The id of a cell, for the grid's aria-activedescendant. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${String(row)}-${String(column)}`;
}
