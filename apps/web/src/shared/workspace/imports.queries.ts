import { unwrap, type ApiClient } from '@platebook/api-client';
import type { ImportSummary } from '../api/entities.ts';
import type { ListRequest } from '../list/list-definition.ts';
import type { PagedList } from '../list/paged-query.ts';
import { clientKey } from './client-key.ts';

/** The mutation key of uploads in progress on any page. */
export const UPLOADS_KEY = ['uploads'] as const;

/** The query key of their progress in parts: percent by file name. */
export const UPLOAD_PERCENTS_KEY = [...UPLOADS_KEY, 'percents'] as const;

export type UploadPercents = Readonly<Record<string, number>>;

const WORKING_STATES: readonly ImportSummary['state'][] = [
  'queued',
  'fetching',
  'recognising',
  'checking',
  'planning',
  'posting.sending',
  'posting.waiting',
  'posting.quarantine',
  'posting.ambiguous',
  'verifying',
];
/** The polling interval of a running run. */
export const LIVE_INTERVAL_MS = 400;

/** Whether a run is progressing by itself. */
export function isWorking({ state }: Pick<ImportSummary, 'state'>): boolean {
  return WORKING_STATES.includes(state);
}

const PAGE = 20;

/** A value of the filter `needs`: imports that wait for a person. */
export const NEEDS_ATTENTION = 'attention' as const;

/** The list of imports that wait for a person. */
export const WAITING_IMPORTS = `/dashboard/sync/files?f.needs=${NEEDS_ATTENTION}`;

/** The key of the list of all imports. */
export function importsListKey(tenant: string) {
  return [...clientKey(tenant), 'imports', 'list'] as const;
}

/** A client's imports of a request, page by page; polled while one is running. */
export function importsList(
  api: ApiClient,
  tenant: string,
  { filters, q, sort }: Pick<ListRequest, 'filters' | 'q' | 'sort'>,
): PagedList<ImportSummary> {
  const query = {
    ...(filters['needs']?.[0] === NEEDS_ATTENTION ? { needs: NEEDS_ATTENTION } : {}),
    ...(q === undefined ? {} : { q }),
    ...(isImportSort(sort) ? { sort } : {}),
  };
  return {
    key: [...importsListKey(tenant), query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/imports', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
    again: (imports) => (imports.some(isWorking) ? LIVE_INTERVAL_MS : false),
  };
}

const SORTS = ['created', '-created', 'file', '-file'] as const;

function isImportSort(sort: string): sort is (typeof SORTS)[number] {
  return SORTS.some((known) => known === sort);
}
