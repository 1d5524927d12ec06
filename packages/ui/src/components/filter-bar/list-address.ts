/** Something a list can be filtered by: `f.status=failed,partial` in the address. */
export type FilterProperty = {
  /** As it stands in the address after `f.`. */
  id: string;
  label: string;
  /** All it can be; left out where any text is allowed, as for ids that are looked up. */
  values?: readonly FilterValue[] | undefined;
  /** It is one of its values at a time; of several in an address the first counts. */
  single?: boolean | undefined;
};

export type FilterValue = { value: string; label: string };

/** Values by property: any one of them matches, and every property must match. */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

/** ISO dates, both included; null where that end is open. */
export type ListDays = { readonly from: string | null; readonly to: string | null };

export type ListSort = { columnId: string; descending: boolean };

export const LIST_TIME_ZONES = ['store', 'platform', 'utc'] as const;
export type ListTimeZone = (typeof LIST_TIME_ZONES)[number];

/** What the address of a list says: which rows, in what order, and what is open beside them. */
export type ListAddress = {
  client: string | null;
  view: string | null;
  q: string;
  filters: ListFilters;
  /** ISO dates, both included. */
  from: string | null;
  to: string | null;
  tz: ListTimeZone;
  sort: ListSort | null;
  /** The columns that are shown, in order; null for those of the list itself. */
  cols: readonly string[] | null;
  sel: string | null;
  panel: string | null;
  /** The cursor of a page of the server; null for the first. */
  page: string | null;
};

/** What a list knows about itself; whatever an address says beyond it is dropped. */
export type ListRules = {
  properties: readonly FilterProperty[];
  /** Ids of columns; none may begin with a minus sign. */
  sortable: readonly string[];
  columns: readonly string[];
  panels?: readonly string[] | undefined;
  /** The order without `sort` in the address. */
  sort?: ListSort | null | undefined;
};

/** A value of an address that its list does not know. */
export type DroppedValue = { parameter: string; value: string };

/**
 * The address that says nothing: all rows in the order of the list.
 *
 * @example
 * emptyListAddress(rules); // { q: '', filters: {}, sort: null, page: null, … }
 */
export function emptyListAddress(rules: ListRules): ListAddress {
  return {
    client: null,
    view: null,
    q: '',
    filters: {},
    from: null,
    to: null,
    tz: 'store',
    sort: rules.sort ?? null,
    cols: null,
    sel: null,
    panel: null,
    page: null,
  };
}

/**
 * The query string of a list without its question mark, `client` first and nothing that is as usual. Commas stand
 * between values; one within a value has a backslash before it.
 *
 * @example
 * encodeListAddress({ ...emptyListAddress(rules), q: 'noodle' }, rules); // 'q=noodle'
 */
export function encodeListAddress(address: ListAddress, rules: ListRules): string {
  const usual = emptyListAddress(rules);
  const entries: [string, string | null][] = [
    ['client', address.client],
    ['view', address.view],
    ['q', address.q === '' ? null : address.q],
    ...rules.properties.map(({ id }): [string, string | null] => {
      const values = address.filters[id] ?? [];
      return [`f.${id}`, values.length === 0 ? null : joinValues(values)];
    }),
    ['from', address.from],
    ['to', address.to],
    ['tz', address.tz === usual.tz ? null : address.tz],
    ['sort', sameSort(address.sort, usual.sort) ? null : sortText(address.sort)],
    ['cols', columnsText(address.cols, rules)],
    ['sel', address.sel],
    ['panel', address.panel],
    ['page', address.page],
  ];
  const parameters = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value !== null) {
      parameters.append(name, value);
    }
  }
  // A comma needs no escape in a query, and a link with commas can be read.
  return parameters.toString().replaceAll('%2C', ',');
}

function sortText(sort: ListSort | null): string {
  return sort === null ? '' : `${sort.descending ? '-' : ''}${sort.columnId}`;
}

function sameSort(one: ListSort | null, other: ListSort | null): boolean {
  return sortText(one) === sortText(other);
}

function columnsText(shown: readonly string[] | null, { columns }: ListRules): string | null {
  const text = shown === null ? null : joinValues(shown);
  return text === joinValues(columns) ? null : text;
}

function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}
