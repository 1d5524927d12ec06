import type { ListAddress, ViewCommand } from '@platebook/ui';
import type { Preferences } from '../../../shared/account/preferences.queries.ts';

export type KeptView = Preferences['saved_views'][number];

/** The view that is always there: every entry, part by part. */
export const ALL = 'all';

/** What of the address of a list is kept under a name: which part and which filters, not what is open beside it. */
export function keptPart(address: ListAddress, view: string): ListAddress {
  return { ...address, client: null, view, sel: null, panel: null, page: null };
}

/** What a command makes of the views; `id` is that of a view that it adds. */
export function withCommand(
  views: readonly KeptView[],
  command: ViewCommand,
  { id, clientId, address }: { id: string; clientId: string; address: string },
): KeptView[] {
  const add = (name: string, of: string): KeptView[] => [
    ...views,
    { id, list: 'entries', client_id: clientId, name, address: of },
  ];
  switch (command.kind) {
    case 'create':
      return add(command.name, address);
    case 'duplicate': {
      const of = views.find((view) => view.id === command.id);
      return add(freeName(views, of?.name ?? 'All entries'), of?.address ?? address);
    }
    case 'rename':
      return views.map((view) => (view.id === command.id ? { ...view, name: command.name } : view));
    case 'save':
      return views.map((view) => (view.id === command.id ? { ...view, address } : view));
    case 'delete':
      return views.filter((view) => view.id !== command.id);
    case 'discard':
    case 'share':
    case 'make-default':
    default:
      return [...views];
  }
}

/** "Late 2", or the next number that is free. */
function freeName(views: readonly KeptView[], name: string): string {
  const taken = new Set(views.map((view) => view.name.toLowerCase()));
  let number = 2;
  while (taken.has(`${name} ${number}`.toLowerCase())) {
    number += 1;
  }
  return `${name} ${number}`;
}
