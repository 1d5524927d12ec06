/** What speaks for a candidate; of several rules the surest comes first. */
export type Rule<Candidate, Reason> = {
  readonly fits: (candidate: Candidate) => boolean;
  readonly reason: Reason;
};

/** The first candidate of the surest rule that any fits, and why it is suggested. Null where nothing speaks for one. */
export function suggestSurest<Candidate, Reason>(
  candidates: readonly Candidate[],
  rules: readonly Rule<Candidate, Reason>[],
): { readonly candidate: Candidate; readonly reason: Reason } | null {
  for (const { fits, reason } of rules) {
    const candidate = candidates.find(fits);
    if (candidate !== undefined) {
      return { candidate, reason };
    }
  }
  return null;
}

type Scored = { readonly score: number };

/** The best first, by their ids where two are equally good; none under `least`, and `most` of them. */
export function rankByScore<Match extends Scored>(
  matches: readonly Match[],
  {
    least,
    most,
    idOf,
  }: { readonly least: number; readonly most: number; readonly idOf: (match: Match) => string },
): Match[] {
  return matches
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score || idOf(one).localeCompare(idOf(other)))
    .slice(0, most);
}

/** As names are compared: without accents and case. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
