import { unwrap, type operations } from '@platebook/api-client';
import type { SyncRun } from '../../../shared/api/entities.ts';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import type { PagedList } from '../../../shared/list/paged-query.ts';
import { runsKey, type Scope } from '../sync.queries.ts';
import { runStatuses } from './runs.messages.ts';

const PAGE = 100;

/** A client's runs of a request, page by page. */
export function runsList({ api, tenant }: Scope, request: ListRequest): PagedList<SyncRun> {
  const query = toRunsQuery(request);
  return {
    key: [...runsKey(tenant), 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

type RunsQuery = NonNullable<operations['listSyncRuns']['parameters']['query']>;

/** The server accepts one value per filter; unknown ones are omitted. */
export function toRunsQuery({ filters, q, sort }: ListRequest): RunsQuery {
  const store = filters['store']?.[0];
  const platform = filters['platform']?.[0];
  const status = filters['status']?.[0];
  const days = filters['days']?.[0];
  return {
    ...(store === undefined ? {} : { store_id: store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { channel_type: platform } : {}),
    ...(isRunStatus(status) ? { status } : {}),
    ...(days === undefined ? {} : { days: Number(days) }),
    ...(q === undefined ? {} : { q }),
    ...(sort === 'started' || sort === '-started' ? { sort } : {}),
  };
}

function isRunStatus(status: string | undefined): status is SyncRun['status'] {
  return status !== undefined && Object.hasOwn(runStatuses, status);
}
