import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { pagedQuery } from '../../shared/list/paged-query.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

export type FetchedReport = components['schemas']['FetchedReport'];
type Platform = FetchedReport['report']['provider'];

/** Reports requested from a platform, latest first; invalidated by live events of the topic `run`. */
export function fetchedReportsQuery(api: ApiClient, tenant: string, provider: Platform) {
  return pagedQuery<FetchedReport>({
    key: [...clientKey(tenant), 'runs', 'fetched', provider],
    pageSize: 20,
    hidesPrevious: true,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/platform-reports', {
          params: { path: { tenant }, query: { provider, ...page } },
          signal,
        }),
      ),
  });
}

/** A raw file as the platform sent it. */
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
