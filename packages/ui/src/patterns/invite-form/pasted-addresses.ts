export type PastedAddresses = {
  /** In lower case, each once, in the order they were written. */
  readonly emails: readonly string[];
  /** What does not read as an address. */
  readonly unread: readonly string[];
};

const ADDRESS = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** The addresses in pasted text: separated by commas, semicolons, spaces or lines, with or without names around them. */
export function pastedAddresses(text: string): PastedAddresses {
  const bare = text
    .replaceAll(/"[^"\n]*"\s*(?=<)/g, ' ')
    .replaceAll(/[^,;\n<>]*<([^<>\s]+)>/g, ' $1 ');
  const words = bare.split(/[\s,;]+/).filter((word) => word !== '');
  return {
    emails: [
      ...new Set(words.filter((word) => ADDRESS.test(word)).map((word) => word.toLowerCase())),
    ],
    unread: words.filter((word) => !ADDRESS.test(word)),
  };
}
