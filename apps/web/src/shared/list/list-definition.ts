import type {
  FilterProperty,
  GridColumn,
  ListAddress,
  ListFilters,
  ListRules,
  ListSort,
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

/** Which lists views can be saved of. */
export type SavedList = Preferences['saved_views'][number]['list'];

/** What a row is: "payout", "payouts"; `all` where the language says "All payouts" otherwise. */
export type ListNoun = { readonly one: string; readonly many: string; readonly all?: string };

/** What a list knows about itself, whichever client it is shown for. */
export type ListDefinition<Row> = {
  readonly id: SavedList;
  readonly noun: ListNoun;
  /** The first names the row, and cannot be hidden. */
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly properties: readonly FilterProperty[];
  readonly sort: ListSort;
  /** The server narrows the rows to days: what happened on them, "Paid". */
  readonly dated?: string;
  /** The server finds rows by a text. */
  readonly searches?: boolean;
  /** What can be done with several rows; rows can be selected for files without any. */
  readonly actions?: readonly ListAction<Row>[];
};

/** What a list asks its server for, in the words that every list of the server has. */
export type ListRequest = {
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
export function rulesOf<Row>({ columns, properties, sort }: ListDefinition<Row>): ListRules {
  return {
    properties,
    sort,
    sortable: columns.flatMap(({ id, sorts }) => (sorts === true ? [id] : [])),
    columns: columns.map(({ id }) => id),
  };
}

export function requestOf<Row>(
  { filters, q, from, to, sort }: ListAddress,
  definition: Pick<ListDefinition<Row>, 'sort'>,
): ListRequest {
  const text = q.trim().slice(0, LONGEST_SEARCH);
  const { columnId, descending } = sort ?? definition.sort;
  return {
    filters,
    ...(text === '' ? {} : { q: text }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    sort: `${descending ? '-' : ''}${columnId}`,
  };
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
