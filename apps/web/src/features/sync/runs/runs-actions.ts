import { unwrap } from '@platebook/api-client';
import type { Client, SyncRun } from '../../../shared/api/entities.ts';
import type { ListAction } from '../../../shared/list/list-actions.ts';
import { workpapersAction } from '../../../shared/list/workpapers-action.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import type { Scope } from '../sync.queries.ts';
import { runTitle } from './run-title.ts';
import { words } from './runs-list.messages.ts';

type Context = Pick<Scope, 'api'> & {
  readonly client: Client;
  /** Refetches the runs. */
  readonly refresh: () => Promise<unknown>;
};

/** Bulk actions on runs: retry failed ones, download workpapers. */
export function runsActions({ api, client, refresh }: Context): readonly ListAction<SyncRun>[] {
  const retry: ListAction<SyncRun> = {
    id: 'retry',
    label: words.retry,
    icon: 'refresh',
    takes: isRetryable,
    leftOut: words.retryLeftOut,
    prepare: (runs) => ({
      job: {
        title: words.retry(runs.length),
        items: runs.map((run) => ({ id: run.id, name: runTitle(run) })),
        work: ({ id }) =>
          unwrap(api.POST('/api/v2/clients/sync/{run}/retry', { params: { path: { run: id } } })),
        onEnd: refresh,
      },
    }),
  };
  return [
    ...(mayManage(client) ? [retry] : []),
    workpapersAction<SyncRun>({
      clientName: client.name,
      rowKey: ({ id }) => id,
      nameOf: runTitle,
      takes: ({ situation }) => situation.counts.payouts > 0,
      download: (run) =>
        api.GET('/api/v2/clients/sync/{run}/workpapers', {
          params: { path: { run } },
          parseAs: 'blob',
        }),
    }),
  ];
}

/** Mirrors the server: a canceled run that posts selected entries cannot be retried. */
function isRetryable({ kind, situation: { state, failure } }: SyncRun): boolean {
  return (
    (state === 'failed' && failure?.retryable === true) ||
    state === 'partial' ||
    state === 'needs_mapping' ||
    (state === 'cancelled' && kind !== 'post')
  );
}
