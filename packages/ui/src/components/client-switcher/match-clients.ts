import { matchOptions } from '../combobox/match-options.ts';

export type ClientOption = {
  id: string;
  name: string;
  /** A second line: how many stores, which city. */
  detail?: string | undefined;
};

/** The clients whose name or detail holds every word typed, best first: names that begin with the text come before the others. */
export function matchClients(
  clients: readonly ClientOption[],
  typed: string,
): readonly ClientOption[] {
  return matchOptions(clients, typed, ({ name, detail = '' }) => `${name} ${detail}`);
}
