import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { join } from '../../styles/join.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './data-grid.css.ts';
import type { GridColumn, GridSort } from './grid-model.ts';
import { cellId } from './grid-row.tsx';
import { dataGridWords } from './data-grid.words.ts';

type GridHeaderProps<Row> = {
  gridId: string;
  columns: readonly GridColumn<Row>[];
  offsets: readonly (number | null)[];
  widths: readonly number[];
  sort: GridSort | null;
  onResize: (columnId: string, width: number) => void;
  /** Null if selection is disabled. */
  allSelected: boolean | 'some' | null;
  onSelectAll: () => void;
  /** The active column, −1 when another row is active. */
  activeColumn: number;
};

/** The column headers; each one sorts, and resizes at its end. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { gridId, columns, allSelected, activeColumn } = props;
  const shift = allSelected === null ? 0 : 1;
  return (
    <div role="row" className={styles.header} aria-rowindex={1}>
      {allSelected === null ? null : (
        <div
          role="columnheader"
          id={cellId(gridId, -1, 0)}
          aria-colindex={1}
          className={join(styles.headerCell, styles.pinned, activeColumn === 0 && styles.active)}
          style={assignInlineVars({ [styles.offset]: '0px' })}
        >
          <label className={styles.checkTarget}>
            <input
              type="checkbox"
              className={styles.check}
              tabIndex={-1}
              checked={allSelected === true}
              ref={(box) => {
                if (box !== null) {
                  box.indeterminate = allSelected === 'some';
                }
              }}
              onChange={props.onSelectAll}
              aria-label={dataGridWords.selectAllRows}
            />
          </label>
        </div>
      )}
      {columns.map((column, position) => (
        <HeaderCell
          key={column.id}
          {...props}
          column={column}
          position={position}
          place={position + shift}
        />
      ))}
    </div>
  );
}

type HeaderCellProps<Row> = GridHeaderProps<Row> & {
  column: GridColumn<Row>;
  position: number;
  place: number;
};

function HeaderCell<Row>({ column, position, place, ...props }: HeaderCellProps<Row>) {
  const { sort, activeColumn } = props;
  const offset = props.offsets[position] ?? null;
  const sorted = sort?.columnId === column.id;
  const sortable = column.sortable ?? true;
  return (
    <div
      role="columnheader"
      id={cellId(props.gridId, -1, place)}
      aria-colindex={place + 1}
      aria-sort={
        sorted ? (sort.descending ? 'descending' : 'ascending') : sortable ? 'none' : undefined
      }
      data-card={column.card}
      data-sortable={sortable ? column.id : undefined}
      className={join(
        styles.headerCell,
        column.numeric === true && styles.numericHead,
        offset !== null && styles.pinned,
        activeColumn === place && styles.active,
      )}
      style={
        offset === null ? undefined : assignInlineVars({ [styles.offset]: `${String(offset)}px` })
      }
    >
      <span className={styles.headName}>{column.header}</span>
      <span className={styles.arrow}>
        {sorted ? <Icon name={sort.descending ? 'sort-down' : 'sort-up'} /> : null}
      </span>
      <Grip
        width={props.widths[position] ?? 0}
        onResize={(width) => props.onResize(column.id, width)}
      />
    </div>
  );
}

/** For the pointer; the keyboard uses Alt with an arrow. */
function Grip({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number; sign: number } | null>(null);
  return (
    <span
      className={styles.grip}
      role="presentation"
      data-grip=""
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
        start.current = { x: event.clientX, width, sign };
      }}
      onPointerMove={(event) => {
        if (start.current !== null) {
          const moved = (event.clientX - start.current.x) * start.current.sign;
          onResize(start.current.width + moved);
        }
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    />
  );
}
