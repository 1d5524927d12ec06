import type { ComboboxOption } from '../combobox/combobox-items.ts';
import { matchClients, type ClientOption } from './match-clients.ts';
import { clientSwitcherWords } from './client-switcher.words.ts';

export type ClientListing = {
  clients: readonly ClientOption[];
  /** Recently opened clients, latest first. */
  recentIds: readonly string[];
  currentId: string | null;
  /** The client whose access was denied. */
  deniedId: string | undefined;
  /** While offline, switching is disabled. */
  offline: boolean;
};

/** The listed clients: search results, best first; otherwise pinned ones, recent ones, and all others. */
export function clientOptions(listing: ClientListing, typed: string): readonly ComboboxOption[] {
  const { clients, recentIds } = listing;
  if (typed.trim() !== '') {
    return matchClients(clients, typed).map((client) => toOption(client, listing));
  }
  const pinned = clients.filter((client) => client.pinned === true);
  const recent = recentIds.flatMap((id) => {
    const client = clients.find((one) => one.id === id);
    return client === undefined || client.pinned === true ? [] : [client];
  });
  const first = new Set([...pinned, ...recent]);
  const others = clients.filter((client) => !first.has(client));
  const under = (group: string, part: readonly ClientOption[]) =>
    part.map((client) => ({ ...toOption(client, listing), group }));
  return first.size === 0
    ? others.map((client) => toOption(client, listing))
    : [
        ...under(clientSwitcherWords.pinned, pinned),
        ...under(clientSwitcherWords.recent, recent),
        ...under(clientSwitcherWords.allClients, others),
      ];
}

function toOption(
  client: ClientOption,
  { currentId, deniedId, offline }: ClientListing,
): ComboboxOption {
  const { id, name, category, detail, health } = client;
  const isDenied = id === deniedId;
  const words = [category, detail].filter((word) => word !== undefined).join(' · ');
  return {
    value: id,
    label: name,
    note: isDenied ? clientSwitcherWords.noAccessToThis : words === '' ? undefined : words,
    status: health,
    disabled: isDenied || (offline && id !== currentId),
  };
}
