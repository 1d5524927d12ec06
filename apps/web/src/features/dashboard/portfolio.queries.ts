import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';

type Schemas = components['schemas'];
export type Portfolio = Schemas['Portfolio'];
export type PortfolioNeed = Schemas['PortfolioNeed'];
export type CloseState = Schemas['CloseState'];
export type CloseOfClient = Schemas['CloseOfClient'];

export type CloseFilter = {
  /** `YYYY-MM`; null for the month that is being closed. */
  readonly month: string | null;
  readonly state: CloseState | null;
};

const PAGE_SIZE = 25;
/** What waits in other clients comes by no live event of this one. */
const REREAD_MS = 60_000;

/** All of an adviser's clients in one answer: the strip, what needs them, and the close calendar page by page. */
export function portfolioQuery(api: ApiClient, { month, state }: CloseFilter) {
  return infiniteQueryOptions({
    queryKey: [...CLIENTS_KEY, 'portfolio', { month, state }],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/api/v2/clients/portfolio', {
          params: {
            query: {
              limit: PAGE_SIZE,
              ...(month === null ? {} : { month }),
              ...(state === null ? {} : { state }),
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ close }) => close.next_cursor,
    placeholderData: (previous) => previous,
    refetchInterval: REREAD_MS,
    // Whoever comes back from a client has just changed what waits there.
    staleTime: 0,
  });
}
