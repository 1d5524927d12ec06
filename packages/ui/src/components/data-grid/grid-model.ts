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

/** A column of a grid: what is sorted and searched by is `value`, what is drawn is `cell`. */
export type GridColumn<Row> = {
  id: string;
  header: string;
  /** What is sorted by and searched; null stands last, whichever way the grid is sorted. */
  value: (row: Row) => GridValue;
  /** What is shown; the value itself when left out. It must depend on the row alone. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined;
  /** Pixels; 160 when left out. */
  width?: number | undefined;
  /** Stays in sight while the others scroll. Only for leading columns. */
  pinned?: boolean | undefined;
  sortable?: boolean | undefined;
  /**
   * Where the column stands on the card that a row becomes in a narrow container: one column in each place. Left out, it
   * is not on it. A menu is at the end of the card, and stays in sight at the end of a row that scrolls.
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

/** Numbers by size and words as the reader's language orders them. */
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
  /** Rows whose values hold this text, whatever its case; empty keeps all. */
  query: string;
};

export type GridModel<Row extends object> = {
  /** The rows that are left, in order. */
  shown: GridRows<Row>;
  widths: readonly number[];
  resize: (columnId: string, width: number) => void;
};

/** Sorts, filters and sizes; TanStack Table keeps each step until what it depends on changes. */
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
    // Each row is asked once: `matches` looks at all of its columns.
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
    // What is undefined stands last both ways; null would be compared.
    accessorFn: (row) => column.value(row) ?? undefined,
    sortFn: byValue,
    sortUndefined: 'last',
    enableSorting: column.sortable ?? true,
    size: column.width ?? DEFAULT_WIDTH,
    minSize: MIN_WIDTH,
  };
}

/** The text of a row is put together once, however many letters are typed. */
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
