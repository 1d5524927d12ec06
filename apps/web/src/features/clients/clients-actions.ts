import type { ApiClient } from '@platebook/api-client';
import type { Client } from '../../shared/api/entities.ts';
import type { ListAction } from '../../shared/list/list-actions.ts';
import { archiveClient } from '../../shared/workspace/archive-clients.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './bulk.messages.ts';

type Context = {
  readonly api: ApiClient;
  /** Refetches the clients. */
  readonly refresh: () => Promise<unknown>;
  /** Opens a new batch for these tenants. */
  readonly onBatch: (tenants: readonly string[]) => void;
};

/** Bulk actions on clients: archive and restore, each the undo of the other, or start a batch. */
export function clientsActions({ api, refresh, onBatch }: Context): readonly ListAction<Client>[] {
  const archiving = (id: 'archive' | 'restore', archived: boolean): ListAction<Client> => {
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
          work: archiveClient(api, archived),
          undo: archiveClient(api, !archived),
          undoKind: id,
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
