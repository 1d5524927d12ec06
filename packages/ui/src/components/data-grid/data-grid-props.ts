import type { ReactNode } from 'react';
import type { GridColumn, GridSort } from './grid-model.ts';
import type { GridState } from './grid-placeholder.tsx';
import type { GridRowStatus } from './grid-row.tsx';
import type { ServerRows } from './grid-rows.ts';

export type DataGridProps<Row> = {
  /** The accessible name. */
  label: string;
  /** Must be stable between renders. */
  columns: readonly GridColumn<Row>[];
  /** Must be stable between renders; for server rows, a new object when some have arrived. */
  rows: readonly Row[] | ServerRows<Row>;
  rowKey: (row: Row) => string;
  /** Without it the grid keeps its own sort order. */
  sort?: GridSort | null | undefined;
  onSortChange?: ((sort: GridSort | null) => void) | undefined;
  /** Filters rows by this text; server rows are filtered on the server. */
  query?: string | undefined;
  /** Keys of the selected rows; without it selection is disabled. */
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Whether all rows are selected, including unloaded ones; a change of `selected` ends it. */
  allMatching?: boolean | undefined;
  /** Called on Enter or a double click. */
  onOpen?: ((row: Row) => void) | undefined;
  rowStatus?: ((row: Row) => GridRowStatus | null) | undefined;
  /** The expanded content of a row; toggled by F2. */
  detail?: ((row: Row) => ReactNode) | undefined;
  state?: GridState | undefined;
  /** The number of placeholder rows while loading; defaults to 8. */
  expectedRows?: number | undefined;
  /** The empty state without a query. */
  empty?: ReactNode | undefined;
  /** The empty state of a query. */
  noResults?: ReactNode | undefined;
  /** The height of the viewport in pixels; defaults to 560. */
  height?: number | undefined;
};
