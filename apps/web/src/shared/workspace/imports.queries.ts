import { unwrap, type ApiClient } from '@platebook/api-client';
import type { ImportSummary } from '../api/entities.ts';
import { pagedQuery } from '../list/paged-query.ts';
import { clientKey } from './client-key.ts';

/** The key of uploads that are on their way, whichever page began them. */
export const UPLOADS_KEY = ['uploads'] as const;

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
/** How often a run at work is looked at. */
export const LIVE_INTERVAL_MS = 400;

/** Whether a run still moves by itself. */
export function isWorking({ state }: Pick<ImportSummary, 'state'>): boolean {
  return WORKING_STATES.includes(state);
}

const PAGE = 20;

/** The key of the list of all imports. */
export function importsListKey(tenant: string) {
  return [...clientKey(tenant), 'imports', 'list'] as const;
}

/** All imports of a client, latest first, page by page; looked at again while one of them is at work. */
export function importsListQuery(api: ApiClient, tenant: string) {
  return pagedQuery({
    key: importsListKey(tenant),
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/imports', {
          params: { path: { tenant }, query: page },
          signal,
        }),
      ),
    again: (imports) => (imports.some(isWorking) ? LIVE_INTERVAL_MS : false),
  });
}
