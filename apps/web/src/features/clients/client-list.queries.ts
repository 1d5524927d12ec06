import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import type { ListPart, ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { words } from './clients.messages.ts';

const PAGE_SIZE = 50;
/** Favorites are searched among all clients. */
const LARGEST_PAGE = 100;
const LIST_KEY = [...CLIENTS_KEY, 'list'] as const;

/** Refetches the clients after a change; resolves with the switcher, without waiting for the triage. */
export async function refreshClients(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: LIST_KEY });
  await queries.invalidateQueries({ queryKey: CLIENTS_KEY, exact: true });
}

type ClientsQuery = NonNullable<operations['listClients']['parameters']['query']>;

const PARTS = {
  all: {},
  attention: { needs: 'attention' },
  blocked: { needs: 'blocked' },
  ok: { needs: 'nothing' },
  favourites: {},
  new: { needs: 'first_import' },
  delivery: { client_category: 'delivery_only' },
  archived: { archived: true },
} as const satisfies Readonly<Record<string, ClientsQuery>>;

type ClientPart = keyof typeof PARTS;

export function clientParts(): readonly (ListPart & { readonly id: ClientPart })[] {
  const none: Readonly<Record<ClientPart, string>> = {
    all: words.noneAll,
    attention: words.noneAttention,
    blocked: words.noneBlocked,
    ok: words.noneOk,
    favourites: words.noneFavourites,
    new: words.noneNew,
    delivery: words.noneDelivery,
    archived: words.noneArchived,
  };
  return (Object.keys(PARTS) as ClientPart[]).map((id) => ({
    id,
    label: words[id],
    none: none[id],
  }));
}

/** The clients of a request, page by page, with their pending work. */
export function clientsList(
  api: ApiClient,
  request: ListRequest,
  favouriteIds: readonly string[],
): PagedList<Client> {
  const query = toClientsQuery(request);
  const isOfFavourites = request.part === 'favourites';
  return {
    key: [...LIST_KEY, isOfFavourites ? { ...query, favouriteIds } : query],
    pageSize: isOfFavourites ? LARGEST_PAGE : PAGE_SIZE,
    load: async (page, signal) => {
      const found = await unwrap(
        api.GET('/api/v2/clients/clients', { params: { query: { ...query, ...page } }, signal }),
      );
      return isOfFavourites
        ? { ...found, items: found.items.filter(({ id }) => favouriteIds.includes(id)) }
        : found;
    },
  };
}

/** A sort order unknown to the server is omitted. */
export function toClientsQuery({ part, q, sort }: ListRequest): ClientsQuery {
  return {
    include: 'triage',
    ...(isPart(part) ? PARTS[part] : {}),
    ...(q === undefined ? {} : { q }),
    ...(isClientSort(sort) ? { sort } : {}),
  };
}

function isPart(part: string | undefined): part is ClientPart {
  return part !== undefined && Object.hasOwn(PARTS, part);
}

const SORTS = ['name', '-name', 'attention', '-attention', 'last_import', '-last_import'] as const;

function isClientSort(sort: string): sort is (typeof SORTS)[number] {
  return SORTS.some((known) => known === sort);
}
