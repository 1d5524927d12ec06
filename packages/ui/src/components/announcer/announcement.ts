/** What is read out for what came within one pause: each sentence once, in the order it came. */
export function joinAnnouncements(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
