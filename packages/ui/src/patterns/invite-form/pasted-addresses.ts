export type PastedAddresses = {
  /** In lower case, without duplicates, in input order. */
  readonly emails: readonly string[];
  /** What is not an address. */
  readonly unread: readonly string[];
};

const ADDRESS = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** Parses pasted addresses: separated by commas, semicolons, spaces or line breaks, with or without names. */
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
