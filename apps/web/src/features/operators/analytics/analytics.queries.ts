import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';

export type Analytics = components['schemas']['Analytics'];

/** Adoption and usage of the installation over the last days. */
export function analyticsQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: ['operators', 'analytics', days],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/analytics', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Every figure as a CSV row. */
export async function downloadAnalytics(api: ApiClient, days: number): Promise<NamedFile> {
  const answer = await api.GET('/api/admin/analytics/export', {
    params: { query: { days } },
    parseAs: 'blob',
  });
  return toNamedFile(answer, 'analytics.csv');
}
