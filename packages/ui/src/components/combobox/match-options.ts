/** Entries that contain every typed word, ignoring case and accents; those that start with it come first. */
export function matchOptions<Entry>(
  entries: readonly Entry[],
  typed: string,
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) {
    return entries;
  }
  const start = words.join(' ');
  const first: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of entries) {
    const text = fold(textOf(entry));
    if (words.every((word) => text.includes(word))) {
      (text.startsWith(start) ? first : others).push(entry);
    }
  }
  return [...first, ...others];
}

// Most names have no accents to strip.
const NOT_ASCII = /\P{ASCII}/u;

function fold(text: string): string {
  return NOT_ASCII.test(text) ? withoutAccents(text) : text.toLowerCase();
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US');
}
