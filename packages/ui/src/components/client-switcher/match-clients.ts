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
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) {
    return clients;
  }
  const found = clients.filter((client) => {
    const text = fold(`${client.name} ${client.detail ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const start = words.join(' ');
  return [
    ...found.filter((client) => fold(client.name).startsWith(start)),
    ...found.filter((client) => !fold(client.name).startsWith(start)),
  ];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US');
}
