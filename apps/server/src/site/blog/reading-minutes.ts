/** What an adult reads of a text like this in a minute. */
const WORDS_PER_MINUTE = 230;

/** How long reading a text takes, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
