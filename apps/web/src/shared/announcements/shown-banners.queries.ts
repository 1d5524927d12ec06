import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { language } from '../language/language.ts';

export const SHOWN_BANNERS_KEY = ['shown-banners'] as const;

/** How soon an open page shows what was announced, and that it is over. */
const READ_AGAIN_MS = 60_000;

/** What is announced to everybody in the app right now. */
export function shownBannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SHOWN_BANNERS_KEY,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/banners', { params: { query: { locale: language() } }, signal })),
    refetchInterval: READ_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}
