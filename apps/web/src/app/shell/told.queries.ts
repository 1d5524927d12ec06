import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { firstActivity } from './first-activity.queries.ts';

export type Told = components['schemas']['Notification'];
export type ToldList = {
  readonly items: readonly Told[];
  readonly unread_count: number;
  /** There are older ones. */
  readonly next_cursor: string | null;
};

/** As many as the centre asks for at a time. */
const PAGE = 50;
/** Live events say when to read again; this is for when they are missed. */
const READ_AGAIN_MS = 60_000;

export function toldKey(tenant: string) {
  return [...clientKey(tenant), 'notifications'] as const;
}

/** What the server tells the caller about a client, the latest first, `pages` of them. */
export function toldQuery(api: ApiClient, tenant: string, pages: number) {
  return queryOptions({
    queryKey: toldKey(tenant),
    queryFn: async ({ signal, ...first }): Promise<ToldList> =>
      (await firstActivity(api, tenant, first))?.notifications ??
      readPages(pages, (cursor) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/notifications', {
            params: {
              path: { tenant },
              query: { limit: PAGE, ...(cursor === null ? {} : { cursor }) },
            },
            signal,
          }),
        ),
      ),
    refetchInterval: READ_AGAIN_MS,
  });
}

/** The first pages as one list; how many are unread is what the last of them says. */
async function readPages(
  pages: number,
  load: (cursor: string | null) => Promise<ToldList>,
): Promise<ToldList> {
  let list = await load(null);
  for (let page = 1; page < pages && list.next_cursor !== null; page += 1) {
    // Each page begins where the one before ends.
    // oxlint-disable-next-line no-await-in-loop
    const next = await load(list.next_cursor);
    list = { ...next, items: [...list.items, ...next.items] };
  }
  return list;
}
