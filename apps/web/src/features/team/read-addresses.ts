export type ReadAddresses = {
  /** In lower case, each once, in the order they were written. */
  readonly emails: readonly string[];
  /** What does not read as an address. */
  readonly unread: readonly string[];
};

/** The addresses in pasted text: separated by commas, semicolons, spaces or lines, with or without names around them. */
export function readAddresses(text: string): ReadAddresses {
  const bare = text.replaceAll(/[^,;\n<>]*<([^<>\s]+)>/g, ' $1 ');
  const words = bare.split(/[\s,;]+/).filter((word) => word !== '');
  const addresses = words.filter((word) => ADDRESS.test(word)).map((word) => word.toLowerCase());
  return {
    emails: [...new Set(addresses)],
    unread: words.filter((word) => !ADDRESS.test(word)),
  };
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
