/** A property to filter by: `f.status=failed,partial` in the address. */
export type FilterProperty = {
  /** Its name in the address after `f.`. */
  id: string;
  label: string;
  /** All possible values; omit if any text is allowed, such as ids. */
  values?: readonly FilterValue[] | undefined;
  /** Single-valued; of several values in an address the first one is used. */
  single?: boolean | undefined;
};

export type FilterValue = { value: string; label: string };

/** Values by property: any one of them matches, and every property must match. */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

/** ISO dates, inclusive; null for an open end. */
export type ListDays = { readonly from: string | null; readonly to: string | null };

export type ListSort = { columnId: string; descending: boolean };

export const LIST_TIME_ZONES = ['store', 'platform', 'utc'] as const;
export type ListTimeZone = (typeof LIST_TIME_ZONES)[number];

/** A list's state in its address: filters, order, and the open panel. */
export type ListAddress = {
  client: string | null;
  view: string | null;
  q: string;
  filters: ListFilters;
  /** ISO dates, inclusive. */
  from: string | null;
  to: string | null;
  tz: ListTimeZone;
  sort: ListSort | null;
  /** The shown columns in order; null for the defaults. */
  cols: readonly string[] | null;
  sel: string | null;
  panel: string | null;
  /** The server cursor of a page; null for the first. */
  page: string | null;
};

/** The values a list supports; anything else in an address is dropped. */
export type ListRules = {
  properties: readonly FilterProperty[];
  /** Column ids; must not start with a minus sign. */
  sortable: readonly string[];
  columns: readonly string[];
  panels?: readonly string[] | undefined;
  /** The order without `sort` in the address. */
  sort?: ListSort | null | undefined;
};

/** An address value unknown to its list. */
export type DroppedValue = { parameter: string; value: string };

/**
 * The default address: all rows in default order.
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
 * The query string of a list without its question mark, `client` first, without defaults. Values are separated by
 * commas; a comma within a value is escaped by a backslash.
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
  // A query may contain unescaped commas, which keeps links readable.
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
