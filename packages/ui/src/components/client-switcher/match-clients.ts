import type { OptionStatus } from '../combobox/combobox-items.ts';
import { matchOptions } from '../combobox/match-options.ts';

export type ClientOption = {
  id: string;
  name: string;
  /** The client's category: "QuickBooks", "Delivery only". */
  category?: string | undefined;
  /** Further details: number of stores, city. */
  detail?: string | undefined;
  /** The health of its books: "Needs mapping". */
  health?: OptionStatus | undefined;
  /** Listed before the others. */
  pinned?: boolean | undefined;
};

/** Clients whose name or details contain every typed word, best first: names that start with the text come first. */
export function matchClients(
  clients: readonly ClientOption[],
  typed: string,
): readonly ClientOption[] {
  return matchOptions(clients, typed, searchText);
}

function searchText({ name, category = '', detail = '', health }: ClientOption): string {
  return `${name} ${category} ${detail} ${health?.text ?? ''}`;
}
