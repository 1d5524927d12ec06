/** The announcement of everything within one pause: each sentence once, in order. */
export function joinAnnouncements(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
