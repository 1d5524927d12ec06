/** The views of the list, as its address names them. */
export const VIEWS = [
  'all',
  'attention',
  'blocked',
  'ok',
  'favourites',
  'new',
  'delivery',
  'archived',
] as const;
export type ClientView = (typeof VIEWS)[number];

/** The orders of the list, as its address names them. */
export const SORTS = ['-attention', 'name', '-last_import'] as const;
export type ClientSort = (typeof SORTS)[number];

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
    view: isOneOf(VIEWS, view) ? view : DEFAULT_VIEW,
    sort: isOneOf(SORTS, sort) ? sort : DEFAULT_SORT,
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    dropped: [
      ...(isOneOf(VIEWS, view) ? [] : [`view=${view}`]),
      ...(isOneOf(SORTS, sort) ? [] : [`sort=${sort}`]),
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

function isOneOf<Known extends string>(known: readonly Known[], value: string): value is Known {
  return (known as readonly string[]).includes(value);
}
