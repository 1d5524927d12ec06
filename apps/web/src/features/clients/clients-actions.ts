import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Client } from '../../shared/api/entities.ts';
import type { ListAction } from '../../shared/list/list-actions.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './bulk.messages.ts';

type Context = {
  readonly api: ApiClient;
  /** Reads the clients again. */
  readonly refresh: () => Promise<unknown>;
  /** Leads to a new batch of these tenants. */
  readonly onBatch: (tenants: readonly string[]) => void;
};

/** What can be done with several clients: archive and restore them, each the way back of the other, or start a batch. */
export function clientsActions({ api, refresh, onBatch }: Context): readonly ListAction<Client>[] {
  const put = (archived: boolean) => (item: { readonly id: string }) =>
    unwrap(
      api.PUT('/api/v2/clients/clients/{id}', {
        params: { path: { id: item.id } },
        body: { archived },
      }),
    );
  const archiving = (id: string, archived: boolean): ListAction<Client> => {
    const label = archived ? words.archive : words.restore;
    return {
      id,
      label,
      takes: (client) => mayManage(client) && (client.archived_at !== null) !== archived,
      leftOut: words.mayChange,
      prepare: (clients) => ({
        job: {
          title: label(clients.length),
          items: clients.map((client) => ({ id: client.id, name: client.name })),
          work: put(archived),
          undo: put(!archived),
          onEnd: refresh,
        },
      }),
    };
  };
  return [
    {
      id: 'batch',
      label: words.batch,
      takes: ({ archived_at: archivedAt }) => archivedAt === null,
      prepare: (clients) => {
        onBatch(clients.map(({ tenant_id: tenant }) => tenant));
        return null;
      },
    },
    archiving('archive', true),
    archiving('restore', false),
  ];
}
