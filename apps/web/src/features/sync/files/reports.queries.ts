import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/list/paged-query.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { isWorking, LIVE_INTERVAL_MS } from '../../../shared/workspace/imports.queries.ts';

type LineRows = components['schemas']['LineRows'];
type SourceRow = LineRows['items'][number];
type Scope = { readonly api: ApiClient; readonly tenant: string };

/** The maximum report size, and the client's storage. */
export function uploadLimitsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'uploads'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/uploads', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** One import with its results; polled while it is running. */
export function importQuery({ api, tenant }: Scope, id: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'imports', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/imports/{import}', {
          params: { path: { tenant, import: id } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWorking(state.data) ? LIVE_INTERVAL_MS : false,
  });
}

/** A payout's planned journal entries; nothing is stored or posted. */
export function previewQuery({ api, tenant }: Scope, payout: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'payouts', payout, 'preview'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/payouts/{payout}/preview', {
          params: { path: { tenant, payout } },
          signal,
        }),
      ),
  });
}

export type LineRef = {
  readonly payout: string;
  readonly documentNumber: string;
  readonly line: number;
};

/** The source rows of one entry line, page by page; never shows another line's rows as a placeholder. */
export function lineRowsQuery({ api, tenant }: Scope, { payout, documentNumber, line }: LineRef) {
  const path = { tenant, payout, document_number: documentNumber, line };
  return pagedQuery<SourceRow, LineRows>({
    key: [...clientKey(tenant), 'payouts', payout, 'entries', documentNumber, line, 'rows'],
    pageSize: 50,
    hidesPrevious: true,
    load: (page, signal) =>
      unwrap(
        api.GET(
          '/api/v2/clients/tenants/{tenant}/payouts/{payout}/entries/{document_number}/lines/{line}/rows',
          { params: { path, query: page }, signal },
        ),
      ),
  });
}
