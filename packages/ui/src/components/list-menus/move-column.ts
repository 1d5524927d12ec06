/** Moves an id one place up or down; unchanged at either end. */
export function moveBy(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (from === -1 || other === undefined) {
    return ids;
  }
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
