import type { MenuItem } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import type { ListMenu } from '../../shared/list/list-definition.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './clients.messages.ts';

type Actions = {
  readonly onEdit: (client: Client) => void;
  readonly onArchive: (client: Client, archived: boolean) => void;
  readonly onDelete: (client: Client) => void;
};

/** What can be done with one client: nothing by whoever may only read, and only an owner deletes it. */
export function clientMenu(actions: Actions): ListMenu<Client> {
  return {
    header: words.actions,
    label: ({ name }) => words.actionsFor(name),
    items: (client) => itemsFor(client, actions),
  };
}

function itemsFor(client: Client, { onEdit, onArchive, onDelete }: Actions): MenuItem[] {
  if (!mayManage(client)) {
    return [];
  }
  const isArchived = client.archived_at !== null;
  return [
    { kind: 'action', id: 'edit', label: words.edit, onSelect: () => onEdit(client) },
    {
      kind: 'action',
      id: 'archive',
      label: isArchived ? words.restore : words.archive,
      onSelect: () => onArchive(client, !isArchived),
    },
    ...(client.level === 'user_owner'
      ? [
          { kind: 'separator' as const, id: 'before-delete' },
          {
            kind: 'action' as const,
            id: 'delete',
            label: words.delete,
            icon: 'remove' as const,
            tone: 'danger' as const,
            onSelect: () => onDelete(client),
          },
        ]
      : []),
  ];
}
