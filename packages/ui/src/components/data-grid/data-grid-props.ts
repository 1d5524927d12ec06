import type { ReactNode } from 'react';
import type { GridColumn, GridSort } from './grid-model.ts';
import type { GridState } from './grid-placeholder.tsx';
import type { GridRowStatus } from './grid-row.tsx';
import type { ServerRows } from './grid-rows.ts';

export type DataGridProps<Row> = {
  /** The accessible name. */
  label: string;
  /** The same array between renders. */
  columns: readonly GridColumn<Row>[];
  /** The same array between renders; for rows that stand with the server, a new object when some of them came. */
  rows: readonly Row[] | ServerRows<Row>;
  rowKey: (row: Row) => string;
  /** Without it the grid keeps its own order. */
  sort?: GridSort | null | undefined;
  onSortChange?: ((sort: GridSort | null) => void) | undefined;
  /** Shows only rows that hold this text; rows of a server are filtered there. */
  query?: string | undefined;
  /** Keys of the selected rows; without it rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** All rows are selected, those not at hand too; a change of `selected` is the end of it. */
  allMatching?: boolean | undefined;
  /** Enter, or a double click. */
  onOpen?: ((row: Row) => void) | undefined;
  rowStatus?: ((row: Row) => GridRowStatus | null) | undefined;
  /** What a row shows below itself while it is open; F2 opens and closes it. */
  detail?: ((row: Row) => ReactNode) | undefined;
  state?: GridState | undefined;
  /** How many places stand for the first rows while they are on their way; 8 when left out. */
  expectedRows?: number | undefined;
  /** Where there are no rows at all. */
  empty?: ReactNode | undefined;
  /** Where the query leaves none. */
  noResults?: ReactNode | undefined;
  /** Height of the window on the rows, in pixels; 560 when left out. */
  height?: number | undefined;
};
