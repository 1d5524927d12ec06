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

/** A cell of a file: text, an amount in minor units, or a whole number. */
export type FileCell =
  | { readonly text: string }
  | { readonly cents: number }
  | { readonly integer: number };

/** A column of a list: how it is shown, sorted and written to files. To add one is to add one of these. */
export type ListColumn<Row> = Omit<GridColumn<Row>, 'sortable'> & {
  /** The server sorts by it, under the id of the column. */
  readonly sorts?: boolean;
  /** What a file holds; the value where this is left out. */
  readonly file?: (row: Row) => FileCell;
};

/** A column of files alone. */
export type FileColumn<Row> = {
  readonly header: string;
  readonly file: (row: Row) => FileCell;
};

/** Which lists views can be saved of. */
export type SavedList = Preferences['saved_views'][number]['list'];

/** What a row is: "payout", "payouts"; `all` where the language says "All payouts" otherwise. */
export type ListNoun = { readonly one: string; readonly many: string; readonly all?: string };

/** A part of a list that has a name: "Archived". */
export type ListPart = {
  readonly id: string;
  readonly label: string;
  /** What is said where it has no rows; the page's own where this is left out. */
  readonly none?: string;
  /** How many rows it has. */
  readonly count?: number;
  /** Offered only while it has rows or is shown. */
  readonly seldom?: boolean;
};

export type ListMenu<Row> = {
  /** What stands over the menus. */
  readonly header: string;
  /** The accessible name of the button: "Actions for Harbor". */
  readonly label: (row: Row) => string;
  /** Empty where the reader can do nothing with the row. */
  readonly items: (row: Row) => readonly MenuItem[];
};

/** What a list knows about itself, whichever client it is shown for. */
export type ListDefinition<Row> = {
  readonly id: SavedList;
  readonly noun: ListNoun;
  /** Names the grid where that is not what the rows are called. */
  readonly label?: string;
  /** The first names the row, and cannot be hidden. */
  readonly columns: readonly ListColumn<Row>[];
  /** What files hold after the columns that are shown: ids that only another program reads, the currency of amounts. */
  readonly fileColumns?: readonly FileColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly properties: readonly FilterProperty[];
  readonly sort: ListSort;
  /** The server narrows the rows to days: what happened on them, "Paid". */
  readonly dated?: string;
  /** The server finds rows by a text. */
  readonly searches?: boolean;
  /** Parts of which one is shown at a time, as `view` in the address; the first is the usual one. */
  readonly parts?: readonly ListPart[];
  /** Names the links to the parts: "Parts of the queue". */
  readonly partsLabel?: string;
  /** The part of an address that names none, where that depends on the rows: each has an address of its own then. */
  readonly usualPart?: string;
  /** Parts of which every page is loaded, for what is said of all rows and done with all of them. */
  readonly wholeParts?: readonly string[];
  /** Parts of what is open beside the list, as `panel` in the address. */
  readonly panels?: readonly string[];
  /** Parameters of the address that are its page's, such as the tab it stands in. */
  readonly preserved?: readonly string[];
  /** What can be done with one row. */
  readonly menu?: ListMenu<Row>;
  /** What can be done with several rows; rows can be selected for files without any. */
  readonly actions?: readonly ListAction<Row>[];
};

/** What a list asks its server for, in the words that every list of the server has. */
export type ListRequest = {
  /** Which part; absent for the usual one. */
  readonly part?: string;
  readonly filters: ListFilters;
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  /** `-paid` for the latest first. */
  readonly sort: string;
};

/** As long as the server takes a text. */
const LONGEST_SEARCH = 100;

/** What the address of the list may say. */
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
 * How rows are sorted after a header was pressed; null where the grid sorts by nothing after the descending order. That is
 * the usual order, unless the usual one is what was there before: then the other way round.
 */
export function sortAfter(
  pressed: ListSort | null,
  { before, usual }: { readonly before: ListSort | null; readonly usual: ListSort },
): ListSort {
  const isUsual = before?.columnId === usual.columnId && before.descending === usual.descending;
  return pressed ?? (isUsual ? { ...usual, descending: !usual.descending } : usual);
}

/** The part that an address shows; null for the usual one. */
export function partOf<Row>(
  { view }: Pick<ListAddress, 'view'>,
  { parts = [], usualPart }: Pick<ListDefinition<Row>, 'parts' | 'usualPart'>,
): string | null {
  const named = usualPart === undefined ? parts.slice(1) : parts;
  return named.find(({ id }) => id === view)?.id ?? usualPart ?? null;
}

/** What an address says of parts that the list does not have. */
export function unknownParts<Row>(
  { view }: Pick<ListAddress, 'view'>,
  { parts }: Pick<ListDefinition<Row>, 'parts'>,
): readonly DroppedValue[] {
  return view === null || parts === undefined || parts.some(({ id }) => id === view)
    ? []
    : [{ parameter: 'view', value: view }];
}

/** The list has a search, filters or days. */
export function isNarrowable<Row>({
  searches,
  properties,
  dated,
}: Pick<ListDefinition<Row>, 'searches' | 'properties' | 'dated'>): boolean {
  return searches === true || properties.length > 0 || dated !== undefined;
}

/** Rows are left out: the address narrows the list. */
export function isNarrowed({ q, filters, from, to }: ListAddress): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0 || from !== null || to !== null;
}

/** The columns that an address shows, in its order; the one that names the row is always the first. */
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
