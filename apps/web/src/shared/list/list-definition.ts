import type {
  DroppedValue,
  FilterProperty,
  GridColumn,
  ListAddress,
  ListFilters,
  ListRules,
  ListSort,
  MenuItem,
} from '@platebook/ui';
import type { ListAction } from './list-actions.ts';
import type { Preferences } from '../account/preferences.queries.ts';

/** A cell of a file: text, an amount in minor units, or an integer. */
export type FileCell =
  | { readonly text: string }
  | { readonly cents: number }
  | { readonly integer: number };

/** A column of a list: how it is shown, sorted and exported. Lists are extended by adding one. */
export type ListColumn<Row> = Omit<GridColumn<Row>, 'sortable'> & {
  /** Whether the server can sort by it, under the column's id. */
  readonly sorts?: boolean;
  /** The file cell; defaults to the value. */
  readonly file?: (row: Row) => FileCell;
};

/** A file-only column. */
export type FileColumn<Row> = {
  readonly header: string;
  readonly file: (row: Row) => FileCell;
};

/** The lists that support saved views. */
export type SavedList = Preferences['saved_views'][number]['list'];

/** The noun for a row: "payout", "payouts"; `all` overrides "All payouts". */
export type ListNoun = { readonly one: string; readonly many: string; readonly all?: string };

/** A named tab of a list: "Archived". */
export type ListPart = {
  readonly id: string;
  readonly label: string;
  /** The empty state; defaults to the page's. */
  readonly none?: string;
  /** Its number of rows. */
  readonly count?: number;
  /** Only shown while it has rows or is active. */
  readonly seldom?: boolean;
};

export type ListMenu<Row> = {
  /** The menu column's header. */
  readonly header: string;
  /** The accessible name of the button: "Actions for Harbor". */
  readonly label: (row: Row) => string;
  /** Empty without any available action. */
  readonly items: (row: Row) => readonly MenuItem[];
};

/** The client-independent definition of a list. */
export type ListDefinition<Row> = {
  readonly id: SavedList;
  readonly noun: ListNoun;
  /** The grid's accessible name, if it differs from the rows' noun. */
  readonly label?: string;
  /** The first one names the row, and cannot be hidden. */
  readonly columns: readonly ListColumn<Row>[];
  /** Additional file columns: ids for other programs, the currency of amounts. */
  readonly fileColumns?: readonly FileColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly properties: readonly FilterProperty[];
  readonly sort: ListSort;
  /** Enables the date filter, with its label: "Paid". */
  readonly dated?: string;
  /** Whether the server supports text search. */
  readonly searches?: boolean;
  /** Tabs, as `view` in the address; the first is the default. */
  readonly parts?: readonly ListPart[];
  /** The accessible name of the tabs: "Parts of the queue". */
  readonly partsLabel?: string;
  /** The default tab if it depends on the rows: each tab then has its own address. */
  readonly usualPart?: string;
  /** Tabs whose pages are all loaded, for statements and actions about all rows. */
  readonly wholeParts?: readonly string[];
  /** Panels beside the list, as `panel` in the address. */
  readonly panels?: readonly string[];
  /** Address parameters owned by the page, such as its tab. */
  readonly preserved?: readonly string[];
  /** The row menu. */
  readonly menu?: ListMenu<Row>;
  /** Bulk actions; without any, rows can still be selected for files. */
  readonly actions?: readonly ListAction<Row>[];
};

/** A list request, in the vocabulary shared by all server lists. */
export type ListRequest = {
  /** The tab; absent for the default. */
  readonly part?: string;
  readonly filters: ListFilters;
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  /** `-paid` for latest first. */
  readonly sort: string;
};

/** The server's maximum search length. */
const LONGEST_SEARCH = 100;

/** The allowed address parameters of the list. */
export function rulesOf<Row>(definition: ListDefinition<Row>): ListRules {
  const { columns, properties, sort, panels } = definition;
  return {
    ...(panels === undefined ? {} : { panels }),
    properties,
    sort,
    sortable: columns.flatMap(({ id, sorts }) => (sorts === true ? [id] : [])),
    columns: columns.map(({ id }) => id),
  };
}

export function requestOf<Row>(
  address: ListAddress,
  definition: Pick<ListDefinition<Row>, 'sort' | 'parts' | 'usualPart'>,
): ListRequest {
  const { filters, q, from, to, sort } = address;
  const part = partOf(address, definition);
  const text = q.trim().slice(0, LONGEST_SEARCH);
  const { columnId, descending } = sort ?? definition.sort;
  return {
    ...(part === null ? {} : { part }),
    filters,
    ...(text === '' ? {} : { q: text }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    sort: `${descending ? '-' : ''}${columnId}`,
  };
}

/**
 * The sort order after a header press; null where the grid clears the sorting. Then the default order applies, or its
 * reverse if it was already active.
 */
export function sortAfter(
  pressed: ListSort | null,
  { before, usual }: { readonly before: ListSort | null; readonly usual: ListSort },
): ListSort {
  const isUsual = before?.columnId === usual.columnId && before.descending === usual.descending;
  return pressed ?? (isUsual ? { ...usual, descending: !usual.descending } : usual);
}

/** The tab of an address; null for the default. */
export function partOf<Row>(
  { view }: Pick<ListAddress, 'view'>,
  { parts = [], usualPart }: Pick<ListDefinition<Row>, 'parts' | 'usualPart'>,
): string | null {
  const named = usualPart === undefined ? parts.slice(1) : parts;
  return named.find(({ id }) => id === view)?.id ?? usualPart ?? null;
}

/** Unknown tabs in an address. */
export function unknownParts<Row>(
  { view }: Pick<ListAddress, 'view'>,
  { parts }: Pick<ListDefinition<Row>, 'parts'>,
): readonly DroppedValue[] {
  return view === null || parts === undefined || parts.some(({ id }) => id === view)
    ? []
    : [{ parameter: 'view', value: view }];
}

/** Whether the list has a search, filters or dates. */
export function isNarrowable<Row>({
  searches,
  properties,
  dated,
}: Pick<ListDefinition<Row>, 'searches' | 'properties' | 'dated'>): boolean {
  return searches === true || properties.length > 0 || dated !== undefined;
}

/** Whether the address filters the list. */
export function isNarrowed({ q, filters, from, to }: ListAddress): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0 || from !== null || to !== null;
}

/** The shown columns of an address, in order; the naming column is always first. */
export function shownColumns<Row>(
  { columns }: ListDefinition<Row>,
  cols: ListAddress['cols'],
): readonly ListColumn<Row>[] {
  const [first, ...others] = columns;
  if (cols === null || first === undefined) {
    return columns;
  }
  return [first, ...cols.flatMap((id) => others.find((column) => column.id === id) ?? [])];
}
