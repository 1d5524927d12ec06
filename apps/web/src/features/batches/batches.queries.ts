import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { operationTitles } from './batch-progress.messages.ts';

type Schemas = components['schemas'];

export type Batch = Schemas['Batch'];
export type BatchItem = Schemas['BatchItem'];
export type BatchSummary = Schemas['BatchSummary'];
export type BatchRequest = Schemas['PreviewBatchRequest'];
export type BatchPreview = Schemas['BatchPreviewAnswer']['data'];
export type BatchMove = 'pause' | 'resume' | 'cancel' | 'retry' | 'undo';

/** Batches belong to the person, whichever client is active. */
export const BATCHES_KEY = ['batches'] as const;

const READ_AGAIN_MS = 1_000;

type BatchesQuery = NonNullable<operations['listBatches']['parameters']['query']>;

/** The batches of a request, page by page; polled while one of them is running. */
export function batchesList(api: ApiClient, request: ListRequest): PagedList<BatchSummary> {
  const query = toBatchesQuery(request);
  return {
    key: [...BATCHES_KEY, 'list', query],
    pageSize: 50,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/batches', { params: { query: { ...query, ...page } }, signal }),
      ),
    again: (batches) => (batches.some(isMoving) ? READ_AGAIN_MS : false),
  };
}

/** Filters unknown to the server are omitted. */
export function toBatchesQuery({ filters, sort }: ListRequest): BatchesQuery {
  const operation = filters['operation']?.[0];
  return {
    ...(isOperation(operation) ? { operation } : {}),
    ...(sort === 'started' || sort === '-started' ? { sort } : {}),
  };
}

function isOperation(name: string | undefined): name is BatchSummary['operation'] {
  return name !== undefined && Object.hasOwn(operationTitles, name);
}

/** Polled every second while the batch is running. */
export function batchQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...BATCHES_KEY, id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/batches/{batch}', { params: { path: { batch: id } }, signal }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isMoving(data) ? READ_AGAIN_MS : false,
  });
}

/** A paused batch still finishes started items. */
export function isMoving({ status, counts }: Pick<Batch, 'status' | 'counts'>): boolean {
  return status === 'running' || counts.running > 0;
}

/** Whether a batch item is finished; before that there is nothing to open. */
export function isSettled({ state }: Pick<BatchItem, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

/** The items whose month-end pack can be downloaded. */
export function packsOf({ items }: Pick<Batch, 'items'>): BatchItem[] {
  return items.filter(
    (item) => item.state === 'done' && item.link?.href.startsWith('/api/') === true,
  );
}

export function moveBatch(api: ApiClient, id: string, how: BatchMove): Promise<Batch> {
  const params = { path: { batch: id } };
  const calls = {
    pause: () => api.POST('/api/v2/clients/batches/{batch}/pause', { params }),
    resume: () => api.POST('/api/v2/clients/batches/{batch}/resume', { params }),
    cancel: () => api.POST('/api/v2/clients/batches/{batch}/cancel', { params }),
    retry: () => api.POST('/api/v2/clients/batches/{batch}/retry', { params }),
    undo: () => api.POST('/api/v2/clients/batches/{batch}/undo', { params }),
  };
  return unwrap(calls[how]());
}

export async function downloadResults(api: ApiClient, id: string): Promise<NamedFile> {
  const answer = await api.GET('/api/v2/clients/batches/{batch}/results', {
    params: { path: { batch: id } },
    parseAs: 'blob',
  });
  return toNamedFile(answer, 'batch.csv');
}

/** The month-end pack that a batch made for one client. */
export async function downloadPack(
  api: ApiClient,
  { tenant_id: tenant, link }: BatchItem,
): Promise<NamedFile> {
  const report = /generated-reports\/([^/]+)\/download$/.exec(link?.href ?? '')?.[1] ?? '';
  const answer = await api.GET(
    '/api/v2/clients/tenants/{tenant}/generated-reports/{generated_report}/download',
    { params: { path: { tenant, generated_report: report } }, parseAs: 'blob' },
  );
  return toNamedFile(answer, 'workpapers.zip');
}
