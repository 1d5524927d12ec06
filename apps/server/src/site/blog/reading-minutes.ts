/** An adult's reading speed for a text like this. */
const WORDS_PER_MINUTE = 230;

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
