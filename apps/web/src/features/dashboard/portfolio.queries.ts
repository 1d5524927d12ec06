import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { pagedQuery, type ListPage } from '../../shared/list/paged-query.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';

type Schemas = components['schemas'];
export type Portfolio = Schemas['Portfolio'];
export type PortfolioNeed = Schemas['PortfolioNeed'];
export type CloseState = Schemas['CloseState'];
export type CloseOfClient = Schemas['CloseOfClient'];

export type CloseFilter = {
  /** `YYYY-MM`; null for the month currently being closed. */
  readonly month: string | null;
  readonly state: CloseState | null;
};

/** Polling interval: other clients' changes send no live events to this one. */
const REREAD_MS = 60_000;

/** All of an adviser's clients in one response, with a page of the close calendar as its rows. */
export type PortfolioPage = Portfolio & ListPage<CloseOfClient>;

/** Summary, pending work, and the close calendar page by page. */
export function portfolioQuery(api: ApiClient, { month, state }: CloseFilter) {
  return pagedQuery<CloseOfClient, PortfolioPage>({
    key: [...CLIENTS_KEY, 'portfolio', { month, state }],
    pageSize: 25,
    load: async (page, signal) => {
      const query = {
        ...page,
        ...(month === null ? {} : { month }),
        ...(state === null ? {} : { state }),
      };
      const portfolio = await unwrap(
        api.GET('/api/v2/clients/portfolio', { params: { query }, signal }),
      );
      const { items, next_cursor } = portfolio.close;
      return { ...portfolio, items, next_cursor };
    },
    again: () => REREAD_MS,
  });
}
