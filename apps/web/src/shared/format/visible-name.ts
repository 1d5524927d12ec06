/** Bidi controls, control characters, line separators, and zero-width spaces. */
const UNSEEN = /[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}\u200B\u2060\uFEFF]/gu;

/**
 * A file name safe to display: invisible characters, which could make `csv.exe` look like `exe.csv`, are shown as
 * codes, as in `[U+202E]`.
 */
export function visibleName(name: string): string {
  return name.replaceAll(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
