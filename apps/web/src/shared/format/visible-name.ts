/** Direction marks and overrides, control characters, line separators, and spaces without a width. */
const UNSEEN = /[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}\u200B\u2060\uFEFF]/gu;

/**
 * The name of a file as people may read it: characters that are not seen, and could make `exe.csv` of `csv.exe`, stand
 * as their codes, as in `[U+202E]`.
 */
export function visibleName(name: string): string {
  return name.replaceAll(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
