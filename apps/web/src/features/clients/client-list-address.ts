/** The views of the list, by the word in its address. */
export const VIEWS = {
  all: 'All',
  attention: 'Needs attention',
  blocked: 'Something failed',
  ok: 'Nothing waits',
  favourites: 'Favorites',
  new: 'Nothing imported yet',
  delivery: 'Delivery only',
  archived: 'Archived',
} as const;
export type ClientView = keyof typeof VIEWS;

/** The orders of the list, by the word in its address. */
export const SORTS = {
  '-attention': 'Most waiting first',
  name: 'By name',
  '-last_import': 'Latest import first',
} as const;
export type ClientSort = keyof typeof SORTS;

export type ClientListAddress = {
  readonly view: ClientView;
  readonly sort: ClientSort;
  readonly search: string;
  /** What the address held and nobody understands, as it stood there. */
  readonly dropped: readonly string[];
};

const LONGEST_SEARCH = 200;
const DEFAULT_VIEW: ClientView = 'all';
const DEFAULT_SORT: ClientSort = '-attention';

/** Reads `view`, `sort` and `q`; a value that means nothing is left out and told. */
export function readAddress(query: URLSearchParams): ClientListAddress {
  const view = query.get('view') ?? DEFAULT_VIEW;
  const sort = query.get('sort') ?? DEFAULT_SORT;
  return {
    view: isKeyOf(VIEWS, view) ? view : DEFAULT_VIEW,
    sort: isKeyOf(SORTS, sort) ? sort : DEFAULT_SORT,
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    dropped: [
      ...(isKeyOf(VIEWS, view) ? [] : [`view=${view}`]),
      ...(isKeyOf(SORTS, sort) ? [] : [`sort=${sort}`]),
    ],
  };
}

/** The address of the list with some of it changed; what is the default is left out. */
export function writeAddress(
  current: ClientListAddress,
  change: Partial<Pick<ClientListAddress, 'view' | 'sort' | 'search'>>,
): string {
  const { view, sort, search } = { ...current, ...change };
  const query = new URLSearchParams({
    ...(view === DEFAULT_VIEW ? {} : { view }),
    ...(search === '' ? {} : { q: search }),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
  }).toString();
  return `/dashboard/clients${query === '' ? '' : `?${query}`}`;
}

function isKeyOf<Table extends object>(table: Table, key: string): key is string & keyof Table {
  return Object.hasOwn(table, key);
}
