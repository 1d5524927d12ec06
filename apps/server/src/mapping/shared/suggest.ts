/** A reason to suggest a candidate; strongest rule first. */
export type Rule<Candidate, Reason> = {
  readonly fits: (candidate: Candidate) => boolean;
  readonly reason: Reason;
};

/** The first candidate of the strongest rule that fits any, with the reason. Null if no rule fits. */
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

/** Best first, ties by ID; at most `most`, and none below `least`. */
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

/** Folds accents and case for comparing names. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
