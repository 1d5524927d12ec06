import { unwrap, type ApiClient } from '@platebook/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import type { ClientListAddress } from './client-list-address.ts';

const PAGE_SIZE = 50;
const LIST_KEY = [...CLIENTS_KEY, 'list'] as const;

/** Reads the clients again after one has changed; done when the switcher knows, which the triage need not wait for. */
export async function refreshClients(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: LIST_KEY });
  await queries.invalidateQueries({ queryKey: CLIENTS_KEY, exact: true });
}

/** One view of the clients, page by page, with what waits in each. Favourites are found among all of them. */
export function clientsList(
  api: ApiClient,
  { view, sort, search }: ClientListAddress,
): PagedList<Client> {
  return {
    key: [...LIST_KEY, { view, sort, search }],
    pageSize: view === 'favourites' ? 100 : PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/clients', {
          params: {
            query: {
              include: 'triage',
              sort,
              ...page,
              ...(search === '' ? {} : { q: search }),
              ...FILTERS[view],
            },
          },
          signal,
        }),
      ),
  };
}

const FILTERS = {
  all: {},
  attention: { needs: 'attention' },
  blocked: { needs: 'blocked' },
  ok: { needs: 'nothing' },
  favourites: {},
  new: { needs: 'first_import' },
  delivery: { client_category: 'delivery_only' },
  archived: { archived: true },
} as const;
