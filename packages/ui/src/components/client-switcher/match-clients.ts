import type { OptionStatus } from '../combobox/combobox-items.ts';
import { matchOptions } from '../combobox/match-options.ts';

export type ClientOption = {
  id: string;
  name: string;
  /** What kind of client it is: "QuickBooks", "Delivery only". */
  category?: string | undefined;
  /** More about it: how many stores, which city. */
  detail?: string | undefined;
  /** How its books stand: "Needs mapping". */
  health?: OptionStatus | undefined;
  /** Stands before the others. */
  pinned?: boolean | undefined;
};

/** The clients whose name or details hold every word typed, best first: names that begin with the text come before the others. */
export function matchClients(
  clients: readonly ClientOption[],
  typed: string,
): readonly ClientOption[] {
  return matchOptions(clients, typed, searchText);
}

function searchText({ name, category = '', detail = '', health }: ClientOption): string {
  return `${name} ${category} ${detail} ${health?.text ?? ''}`;
}
