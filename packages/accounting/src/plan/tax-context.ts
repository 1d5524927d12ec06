import type { StorePayout } from '../model/reading.ts';
import { isTaxOnSales } from './posting-rules.ts';
import type { TaxContext } from './posting-rules.ts';
import type { Part } from './split-parts.ts';

export type TaxDecision =
  | { readonly kind: 'ok'; readonly context: TaxContext; readonly residueCents: number }
  | {
      readonly kind: 'blocked';
      readonly slice: string;
      readonly residueCents: number;
      readonly payoutResidueCents: number;
    };

/**
 * Who owes the tax of this payout (`docs/accounting.md`, "Who owes the sales tax"). The platform is a facilitator if any
 * row withholds tax. Then the withheld tax must equal the collected tax, to the cent and in each part. A residue that is
 * positive, and negative in no part, is "split tax": tax that Uber collected and left to the restaurant to remit. Any
 * other residue is unexplained, and blocks posting.
 */
export function decideTax(
  payout: StorePayout,
  parts: readonly Part[],
  splitTax: 'restaurant_remits' | 'block',
): TaxDecision {
  const residues = parts.map((part) => ({ slice: part.slice, cents: taxResidue(part) }));
  const total = residues.reduce((sum, residue) => sum + residue.cents, 0);
  if (payout.currency === 'CAD') {
    return { kind: 'ok', context: 'hst', residueCents: total };
  }
  if (!withholdsTax(payout)) {
    return { kind: 'ok', context: 'restaurant_remits', residueCents: total };
  }
  const open = residues.find((residue) => residue.cents !== 0);
  if (open === undefined) {
    return { kind: 'ok', context: 'facilitated', residueCents: 0 };
  }
  const explained = residues.every((residue) => residue.cents >= 0);
  if (explained && splitTax === 'restaurant_remits') {
    return { kind: 'ok', context: 'split_tax', residueCents: total };
  }
  const shown = residues.find((residue) => residue.cents < 0) ?? open;
  return {
    kind: 'blocked',
    slice: shown.slice,
    residueCents: shown.cents,
    payoutResidueCents: total,
  };
}

function withholdsTax(payout: StorePayout): boolean {
  return payout.days.some((day) =>
    day.sums.some((facet) => facet.component === 'facilitator_tax_withheld'),
  );
}

/** Collected tax less tax on reductions less withheld tax, in cents. */
function taxResidue(part: Part): number {
  return part.facets.reduce(
    (sum, facet) => (isTaxOnSales(facet.component) ? sum + facet.cents : sum),
    0,
  );
}
