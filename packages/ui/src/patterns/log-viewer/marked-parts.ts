export type MarkedPart = { text: string; from: number; isMatch: boolean };

/** Splits a text into the matches of a pattern and the parts between them. */
export function markedParts(text: string, pattern: RegExp | null): readonly MarkedPart[] {
  if (pattern === null) {
    return [{ text, from: 0, isMatch: false }];
  }
  const parts: MarkedPart[] = [];
  let until = 0;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi'))) {
    const [found] = match;
    // Patterns such as `x*` also match the empty string, which is not shown.
    if (found !== '') {
      parts.push(
        { text: text.slice(until, match.index), from: until, isMatch: false },
        { text: found, from: match.index, isMatch: true },
      );
      until = match.index + found.length;
    }
  }
  parts.push({ text: text.slice(until), from: until, isMatch: false });
  return parts.filter((part) => part.text !== '');
}
