/** Moves a pin up (`-1`) or down (`1`); unchanged at the ends. */
export function moved(pins: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const at = pins.indexOf(id);
  const to = at + step;
  if (at === -1 || to < 0 || to >= pins.length) {
    return pins;
  }
  const others = pins.filter((pin) => pin !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
