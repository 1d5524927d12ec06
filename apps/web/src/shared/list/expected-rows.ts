/** As many as fit without scrolling. */
const MOST_EXPECTED = 8;

/** `expectedRows` of a list with `known` cached rows; undefined leaves it to the grid. */
export function expectedRows(known: number | undefined): number | undefined {
  return known === undefined || known === 0 ? undefined : Math.min(known, MOST_EXPECTED);
}
