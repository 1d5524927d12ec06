const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first letters of the first and the last word: "Ada King Lovelace" is "AL", "Émile" is "É"; what stands in brackets
 * is left out; '' without a letter.
 */
export function initialsOf(name: string): string {
  const words = name
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[\s\u00A0]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word)).join('');
}

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}
