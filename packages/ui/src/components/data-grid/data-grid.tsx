import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './data-grid.css.ts';
import { GridHeader } from './grid-header.tsx';
import type { DataGridProps } from './data-grid-props.ts';
import { GridPlaceholder } from './grid-placeholder.tsx';
import type { GridState } from './grid-placeholder.tsx';
import { GridRow, PlaceRow, cellId } from './grid-row.tsx';
import { isServerRows } from './grid-rows.ts';
import { gridKeyHandler } from './use-grid-keyboard.ts';
import { useGrid } from './use-grid.ts';
import type { Grid } from './use-grid.ts';
import { dataGridWords } from './data-grid.words.ts';

const READY: GridState = { kind: 'ready' };
const EXPECTED_ROWS = 8;

/**
 * A virtualized grid. In a narrow container each row becomes a card.
 *
 * **When:** rows are sorted, filtered, selected or opened. **When not:** a report that is read or printed (`Table`).
 *
 * **Keyboard:** one tab stop. Arrows, J, K, Home, End, Page Up and Page Down move, with Ctrl to the ends; Space or X
 * selects, Shift with Space, X or ↑ ↓ a range, Ctrl with A all; Enter opens a row or sorts a column, Alt with an arrow sizes a column; F2
 * goes into a cell or opens the detail, Escape comes back.
 *
 * **Accessibility:** a grid with row and column counts, the active cell and the sort order; the state of a row is a
 * shape, a word and a color.
 *
 * @example
 * const columns: GridColumn<Payout>[] = [
 *   { id: 'ref', header: 'Payout', value: ({ ref }) => ref, card: 'title' },
 *   { id: 'net', header: 'Net', value: ({ netCents }) => netCents, numeric: true, sortable: true },
 * ];
 * <DataGrid label="Payouts" columns={columns} rows={payouts} rowKey={({ ref }) => ref} />
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, columns, rows, state = READY, expectedRows = EXPECTED_ROWS } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const grid = useGrid(props, { scroller, ruler });
  const { gridId, shown, place, selectable, selection, virtualizer } = grid;
  const items = virtualizer.getVirtualItems();
  const isDrawn = place.row === -1 || items.some(({ index }) => index === place.row);
  // The first rows are loading, and their number is unknown.
  const isAwaited = state.kind === 'loading' && shown.length === 0;
  const isBusy = state.kind === 'loading' || state.kind === 'refreshing';
  return (
    <div className={styles.frame}>
      <div ref={ruler} className={styles.ruler} />
      {state.kind === 'refreshing' ? <div className={styles.busy} /> : null}
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className={styles.scroller}
        data-narrow={grid.narrow ? '' : undefined}
        style={{
          maxBlockSize: grid.height,
          ...assignInlineVars({ [styles.template]: grid.template, [styles.least]: grid.least }),
        }}
        aria-label={label}
        aria-rowcount={isAwaited ? -1 : shown.length + 1}
        aria-colcount={grid.columnCount}
        aria-multiselectable={selectable ? true : undefined}
        aria-busy={isBusy ? true : undefined}
        aria-activedescendant={isDrawn ? cellId(gridId, place.row, place.column) : undefined}
        onKeyDown={gridKeyHandler(grid, props)}
        onClick={(event) => takeClick(grid, event)}
        onDoubleClick={(event) => {
          const index = indexAt(event.target);
          const row = index === -1 ? undefined : shown.at(index);
          if (row !== undefined) {
            props.onOpen?.(row.original);
          }
        }}
      >
        <GridHeader
          gridId={gridId}
          columns={columns}
          offsets={grid.offsets}
          widths={grid.widths}
          sort={grid.sort}
          onResize={grid.resize}
          allSelected={selectable ? selection.all : null}
          onSelectAll={selection.toggleAll}
          activeColumn={place.row === -1 ? place.column : -1}
        />
        <div
          role="rowgroup"
          className={styles.body}
          style={{
            blockSize: isAwaited ? expectedRows * grid.rowHeight : virtualizer.getTotalSize(),
          }}
        >
          {isAwaited ? (
            <AwaitedRows grid={grid} props={props} count={expectedRows} />
          ) : (
            <Rows grid={grid} props={props} />
          )}
        </div>
      </div>
      <GridPlaceholder
        state={state}
        hasRows={(isServerRows(rows) ? rows.rowCount : rows.length) > 0}
        hasShown={shown.length > 0}
        empty={props.empty}
        noResults={props.noResults}
      />
      <VisuallyHidden>
        <span role="status">{grid.query === '' ? '' : dataGridWords.rows(shown.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

type RowsProps<Row extends object> = { grid: Grid<Row>; props: DataGridProps<Row> };

/** Placeholder rows of unknown number. */
function AwaitedRows<Row extends object>({
  grid,
  props,
  count,
}: RowsProps<Row> & { count: number }) {
  return Array.from({ length: count }, (_row, index) => (
    <PlaceRow
      key={index}
      gridId={grid.gridId}
      index={index}
      start={index * grid.rowHeight}
      height={grid.rowHeight}
      columns={props.columns}
      offsets={grid.offsets}
      selectable={grid.selectable}
      activeColumn={-1}
    />
  ));
}

function Rows<Row extends object>({ grid, props }: RowsProps<Row>) {
  const { shown, place, open } = grid;
  return grid.virtualizer.getVirtualItems().map(({ index, start, size }) => {
    const row = shown.at(index);
    return row === undefined ? (
      <PlaceRow
        key={index}
        gridId={grid.gridId}
        index={index}
        start={start}
        height={size}
        columns={props.columns}
        offsets={grid.offsets}
        selectable={grid.selectable}
        activeColumn={place.row === index ? place.column : -1}
      />
    ) : (
      <GridRow
        key={row.id}
        gridId={grid.gridId}
        row={row.original}
        rowKey={row.id}
        index={index}
        start={start}
        height={size}
        columns={props.columns}
        offsets={grid.offsets}
        selectable={grid.selectable}
        selected={props.allMatching === true || (props.selected?.has(row.id) ?? false)}
        activeColumn={place.row === index ? place.column : -1}
        status={props.rowStatus?.(row.original) ?? null}
        detail={open.has(row.id) ? (props.detail?.(row.original) ?? null) : null}
        expanded={props.detail === undefined ? null : open.has(row.id)}
      />
    );
  });
}

function indexAt(target: EventTarget): number {
  const row = (target as HTMLElement).closest<HTMLElement>('[data-index]');
  return row === null ? -1 : Number(row.dataset['index']);
}

function takeClick<Row extends object>(grid: Grid<Row>, event: MouseEvent<HTMLDivElement>): void {
  const target = event.target as HTMLElement;
  const columnId = target.closest<HTMLElement>('[data-sortable]')?.dataset['sortable'];
  if (columnId !== undefined && target.dataset['grip'] === undefined) {
    grid.toggleSort(columnId);
    return;
  }
  const index = indexAt(target);
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (index === -1 || cell === null) {
    return;
  }
  const opener = target.closest<HTMLElement>('[data-opener]')?.dataset['opener'];
  if (opener !== undefined) {
    grid.toggleDetail(opener);
    event.currentTarget.focus({ preventScroll: true });
  }
  grid.setPlace({ row: index, column: Number(cell.getAttribute('aria-colindex')) - 1 });
  if (cell.dataset['card'] === 'check' && target instanceof HTMLInputElement) {
    grid.selection.toggle(index, event.shiftKey);
    event.currentTarget.focus({ preventScroll: true });
  }
}
