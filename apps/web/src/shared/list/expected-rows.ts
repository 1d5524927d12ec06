/** As many as a list shows without being scrolled. */
const MOST_EXPECTED = 8;

/** `expectedRows` of a list of which `known` rows are known already; left to the grid while that is not known. */
export function expectedRows(known: number | undefined): number | undefined {
  return known === undefined || known === 0 ? undefined : Math.min(known, MOST_EXPECTED);
}
