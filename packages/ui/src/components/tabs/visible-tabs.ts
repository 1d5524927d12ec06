/**
 * The indexes of the tabs that fit: as many as possible from the start, and always the current one. The rest moves behind
 * a button, which takes space too. Widths and gaps in px.
 */
export function visibleTabs(
  widths: readonly number[],
  currentAt: number,
  { room, gap, button }: { room: number; gap: number; button: number },
): ReadonlySet<number> {
  const all = widths.map((_width, at) => at);
  const taken = (places: readonly number[]) =>
    places.reduce((sum, at) => sum + (widths[at] ?? 0) + gap, -gap);
  if (taken(all) <= room) {
    return new Set(all);
  }
  const shown = all.includes(currentAt) ? [currentAt] : [];
  for (const at of all) {
    if (at !== currentAt) {
      if (taken([...shown, at]) + gap + button > room) {
        break;
      }
      shown.push(at);
    }
  }
  return new Set(shown);
}
