import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { language } from '../language/language.ts';

export const SHOWN_BANNERS_KEY = ['shown-banners'] as const;

/** The polling interval for new and ended announcements. */
const READ_AGAIN_MS = 60_000;

/** The current announcements in the app. */
export function shownBannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SHOWN_BANNERS_KEY,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/banners', { params: { query: { locale: language() } }, signal })),
    refetchInterval: READ_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}
