import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Client, ImportSummary } from '../../../shared/api/entities.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import type { ListAction } from '../../../shared/list/list-actions.ts';
import { workpapersAction } from '../../../shared/list/workpapers-action.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { words } from './imports-actions.messages.ts';

type Context = {
  readonly api: ApiClient;
  readonly client: Client;
  /** Refetches the list. */
  readonly refresh: () => Promise<unknown>;
};

/** Bulk actions on imports: retry failed ones, download workpapers. */
export function importsActions({
  api,
  client,
  refresh,
}: Context): readonly ListAction<ImportSummary>[] {
  const tenant = client.tenant_id;
  const readAgain: ListAction<ImportSummary> = {
    id: 'retry',
    label: words.readAgain,
    icon: 'refresh',
    takes: ({ state, failure }) => state === 'failed' && failure?.retryable === true,
    leftOut: words.readAgainLeftOut,
    prepare: (runs) => ({
      job: {
        title: words.readAgain(runs.length),
        items: runs.map((run) => ({ id: run.id, name: nameOf(run) })),
        work: ({ id }) =>
          unwrap(
            api.POST('/api/v2/clients/tenants/{tenant}/imports/{import}/retry', {
              params: { path: { tenant, import: id } },
            }),
          ),
        onEnd: refresh,
      },
    }),
  };
  return [
    ...(mayManage(client) ? [readAgain] : []),
    workpapersAction<ImportSummary>({
      clientName: client.name,
      rowKey: ({ id }) => id,
      nameOf,
      takes: ({ state }) => state === 'ready',
      download: (id) =>
        api.GET('/api/v2/clients/tenants/{tenant}/imports/{import}/workpapers', {
          params: { path: { tenant, import: id } },
          parseAs: 'blob',
        }),
    }),
  ];
}

function nameOf({ file }: ImportSummary): string {
  return visibleName(file.name);
}
