import type { KeyboardEvent } from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import { placeAfterKey } from './grid-keys.ts';
import type { GridPlace } from './grid-keys.ts';
import { cellId } from './grid-row.tsx';
import type { Grid } from './use-grid.ts';

const RESIZE_STEP_PX = 16;

type GridEvent = KeyboardEvent<HTMLDivElement>;

/** The grid's key handler; returns true if it handled the key. */
export function gridKeyHandler<Row extends object>(grid: Grid<Row>, props: DataGridProps<Row>) {
  return (event: GridEvent): void => {
    if (event.target !== event.currentTarget) {
      leaveControl(event);
      return;
    }
    const taken =
      resizeColumn(grid, props, event) ||
      move(grid, event) ||
      (grid.place.row === -1 ? actOnHeader(grid, props, event) : actOnRow(grid, props, event));
    if (taken) {
      event.preventDefault();
    }
  };
}

function move<Row extends object>(grid: Grid<Row>, event: GridEvent): boolean {
  const { place, shown, columnCount, page, selection } = grid;
  const size = { rows: shown.length, columns: columnCount, page };
  const next = placeAfterKey(place, mirrored(event), size);
  if (next === null) {
    return false;
  }
  if (event.shiftKey && next.row !== place.row) {
    selection.extendTo(place.row, next.row);
  }
  grid.goTo(next);
  return true;
}

/** Alt with an arrow resizes the column. */
function resizeColumn<Row extends object>(
  grid: Grid<Row>,
  { columns }: DataGridProps<Row>,
  event: GridEvent,
): boolean {
  const index = grid.place.column - (grid.selectable ? 1 : 0);
  const column = columns[index];
  const { key } = mirrored(event);
  if (!event.altKey || grid.place.row !== -1 || column === undefined || !key.startsWith('Arrow')) {
    return false;
  }
  const step = key === 'ArrowRight' ? RESIZE_STEP_PX : key === 'ArrowLeft' ? -RESIZE_STEP_PX : 0;
  grid.resize(column.id, (grid.widths[index] ?? 0) + step);
  return true;
}

function actOnHeader<Row extends object>(
  grid: Grid<Row>,
  { columns }: DataGridProps<Row>,
  event: GridEvent,
): boolean {
  const column = columns[grid.place.column - (grid.selectable ? 1 : 0)];
  if (event.key !== 'Enter' && event.key !== ' ') {
    return false;
  }
  if (column === undefined) {
    grid.selection.toggleAll();
  } else if (column.sortable !== false) {
    grid.toggleSort(column.id);
  }
  return true;
}

function actOnRow<Row extends object>(
  grid: Grid<Row>,
  { onOpen, detail }: DataGridProps<Row>,
  event: GridEvent,
): boolean {
  const row = grid.shown.at(grid.place.row);
  if (row === undefined) {
    return false;
  }
  const select = () => grid.selection.toggle(grid.place.row, event.shiftKey);
  const actions: Readonly<Record<string, () => void>> = {
    ' ': select,
    x: select,
    X: select,
    Enter: () => onOpen?.(row.original),
    F2: () => {
      if (!enterControl(grid.gridId, grid.place) && detail !== undefined) {
        grid.toggleDetail(row.id);
      }
    },
    ...(event.ctrlKey || event.metaKey ? { a: grid.selection.selectAll } : {}),
  };
  const action = actions[event.key];
  action?.();
  return action !== undefined;
}

/** In right-to-left layouts the next column is on the left. */
function mirrored({ key, ctrlKey, metaKey, altKey, currentTarget }: GridEvent) {
  const swap: Readonly<Record<string, string>> = {
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
  };
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return { key: isMirrored ? (swap[key] ?? key) : key, ctrlKey, metaKey, altKey };
}

/** Focuses the first control in a cell; false if there is none. */
function enterControl(gridId: string, { row, column }: GridPlace): boolean {
  const cell = document.getElementById(cellId(gridId, row, column));
  const control = cell?.querySelector<HTMLElement>(
    'a, :is(button, input):not([tabindex="-1"]), select',
  );
  control?.focus();
  return control !== null && control !== undefined;
}

/** Escape in a control returns the focus to the grid. */
function leaveControl(event: GridEvent): void {
  if (event.key === 'Escape') {
    event.currentTarget.focus({ preventScroll: true });
    event.preventDefault();
  }
}
