import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

export type FetchedReport = components['schemas']['FetchedReport'];
type Platform = FetchedReport['report']['provider'];

const PAGE = 20;

/** The reports that a platform was asked for, the latest first; live events of the topic `run` make them stale. */
export function fetchedReportsQuery(api: ApiClient, tenant: string, provider: Platform) {
  return infiniteQueryOptions({
    queryKey: [...clientKey(tenant), 'runs', 'fetched', provider],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/platform-reports', {
          params: {
            path: { tenant },
            query: { provider, limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

/** A raw file as it came from the platform. */
export async function downloadRawFile(
  api: ApiClient,
  path: { run: string; file: string },
): Promise<NamedFile> {
  const answer = await api.GET('/api/v2/clients/sync/{run}/files/{file}', {
    params: { path },
    parseAs: 'blob',
  });
  return toNamedFile(answer, `${path.file}.csv`);
}
