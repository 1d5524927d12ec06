import {
  decodeListAddress,
  emptyListAddress,
  type ListAddress,
  type ViewCommand,
} from '@platebook/ui';
import type { Preferences } from '../account/preferences.queries.ts';
import type { ListDefinition, SavedList } from './list-definition.ts';
import type { List } from './use-list.ts';

export type SavedView = Preferences['saved_views'][number];

/** The built-in view with all rows. */
export const ALL = 'all';

/** What a saved view stores of an address: tab and filters, not the open panel. */
export function savedPart(address: ListAddress, view: string | null): ListAddress {
  return { ...address, client: null, view, sel: null, panel: null, page: null };
}

/** The address of a saved view; null shows all rows, of the tab if tabs have their own addresses. */
export function addressOfView<Row>(
  saved: string | null,
  { usualPart }: Pick<ListDefinition<Row>, 'usualPart'>,
  { address: { client, view }, rules }: Pick<List<Row>, 'address' | 'rules'>,
): ListAddress {
  return saved === null
    ? { ...emptyListAddress(rules), client, view: usualPart === undefined ? null : view }
    : { ...decodeListAddress(saved, rules).address, client };
}

/** A view to be added. */
type NewView = {
  readonly id: string;
  readonly list: SavedList;
  /** Null for a list across clients. */
  readonly clientId: string | null;
  readonly address: string;
  /** The built-in view's name: "All payouts". */
  readonly all: string;
};

/** Applies a command to the views. */
export function withCommand(
  views: readonly SavedView[],
  command: ViewCommand,
  { id, list, all, clientId, address }: NewView,
): SavedView[] {
  const add = (name: string, of: string): SavedView[] => [
    ...views,
    { id, list, client_id: clientId, name, address: of },
  ];
  switch (command.kind) {
    case 'create':
      return add(command.name, address);
    case 'duplicate': {
      const of = views.find((view) => view.id === command.id);
      return add(freeName(views, of?.name ?? all), of?.address ?? address);
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

/** "Late 2", or the next free number. */
function freeName(views: readonly SavedView[], name: string): string {
  const taken = new Set(views.map((view) => view.name.toLowerCase()));
  let number = 2;
  while (taken.has(`${name} ${number}`.toLowerCase())) {
    number += 1;
  }
  return `${name} ${number}`;
}
