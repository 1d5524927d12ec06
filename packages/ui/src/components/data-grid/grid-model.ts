import {
  columnFilteringFeature,
  columnSizingFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, Row as TableRow, SortFn } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { GridRows } from './grid-rows.ts';

export type GridValue = string | number | null;

/** A grid column: `value` is sorted and searched, `cell` is rendered. */
export type GridColumn<Row> = {
  id: string;
  header: string;
  /** The value to sort and search by; null always sorts last. */
  value: (row: Row) => GridValue;
  /** The rendered content; defaults to the value. Must depend on the row only. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined;
  /** Pixels; defaults to 160. */
  width?: number | undefined;
  /** Stays visible during horizontal scrolling. Only for leading columns. */
  pinned?: boolean | undefined;
  sortable?: boolean | undefined;
  /**
   * The column's slot on the card in a narrow container: one column per slot. Without one it is not on the card. A menu
   * is at the end of the card, and sticky at the end of a scrolling row.
   */
  card?: 'title' | 'value' | 'note' | 'note-end' | 'menu' | undefined;
};

export type GridSort = { columnId: string; descending: boolean };

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  columnSizingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
type Features = typeof features;

const DEFAULT_WIDTH = 160;
const MIN_WIDTH = 64;

const words = new Intl.Collator();

/** Compares numbers by value and text by the reader's locale. */
function compareValues(one: GridValue, other: GridValue): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));
}

export type GridModelInput<Row> = {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: GridSort | null;
  /** Case-insensitive text filter; empty matches all. */
  query: string;
};

export type GridModel<Row extends object> = {
  /** The remaining rows, in order. */
  shown: GridRows<Row>;
  widths: readonly number[];
  resize: (columnId: string, width: number) => void;
};

/** Sorts, filters and sizes; TanStack Table memoizes each step. */
export function useGridModel<Row extends object>(input: GridModelInput<Row>): GridModel<Row> {
  const { columns, rows, rowKey, sort, query } = input;
  const [sizing, setSizing] = useState<Record<string, number>>({});
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const matches = useMemo(() => searchIn(columns), [columns]);
  const sorting = useMemo(
    () => (sort === null ? [] : [{ id: sort.columnId, desc: sort.descending }]),
    [sort],
  );
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    // Each row is tested once: `matches` checks all of its columns.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: matches,
    state: { sorting, globalFilter: query === '' ? undefined : query, columnSizing: sizing },
    onColumnSizingChange: setSizing,
  });
  return {
    shown: table.getRowModel().rows,
    widths: columns.map(({ id }) => table.getColumn(id)?.getSize() ?? DEFAULT_WIDTH),
    resize: (columnId, width) =>
      setSizing((sizes) => ({ ...sizes, [columnId]: Math.max(MIN_WIDTH, Math.round(width)) })),
  };
}

function toDefinition<Row extends object>(column: GridColumn<Row>): ColumnDef<Features, Row> {
  const byValue: SortFn<Features, Row> = (one, other, id) =>
    compareValues(one.getValue<GridValue>(id), other.getValue<GridValue>(id));
  return {
    id: column.id,
    // Undefined sorts last in both directions; null would be compared.
    accessorFn: (row) => column.value(row) ?? undefined,
    sortFn: byValue,
    sortUndefined: 'last',
    enableSorting: column.sortable ?? true,
    size: column.width ?? DEFAULT_WIDTH,
    minSize: MIN_WIDTH,
  };
}

/** A row's search text is computed once, however many letters are typed. */
function searchIn<Row extends object>(columns: readonly GridColumn<Row>[]) {
  const texts = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    const known = texts.get(row);
    if (known !== undefined) {
      return known;
    }
    const text = columns
      .map(({ value }) => value(row) ?? '')
      .join('\n')
      .toLowerCase();
    texts.set(row, text);
    return text;
  };
  return (row: TableRow<Features, Row>, _columnId: string, query: string): boolean =>
    textOf(row.original).includes(query.toLowerCase());
}
