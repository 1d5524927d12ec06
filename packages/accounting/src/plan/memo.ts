import type { StorePayout } from '../model/reading.ts';
import { writeMoney } from '../output/amounts.ts';
import { PLATFORM_NAMES } from './accounts.ts';
import { writePeriod } from './days.ts';
import type { PlanOptions } from './plan-options.ts';
import { isTaxOnSales } from './posting-rules.ts';
import type { TaxContext } from './posting-rules.ts';
import type { Part } from './split-parts.ts';

type MemoInput = {
  readonly payout: StorePayout;
  readonly part: Part;
  readonly tax: TaxContext;
  readonly options: PlanOptions;
  readonly place: { readonly part: number; readonly parts: number };
};

/** "Uber Eats, Main Street (Marketplace), sales 30 Mar to 5 Apr 2026, payout PR-1 paid 7 Apr 2026, part 1/2 (30 to 31 Mar 2026)". */
export function entryMemo({ payout, part, tax, options, place }: MemoInput): string {
  const words = [
    `${PLATFORM_NAMES[payout.platform]}, ${payout.storeName} (${payout.channel})`,
    `sales ${writePeriod(payout.periodStartOn, payout.periodEndOn)}`,
    `payout ${payout.payoutRef} paid ${writePeriod(payout.payoutOn, payout.payoutOn)}`,
  ];
  const own = place.parts > 1 ? ` (${writePeriod(part.firstOn, part.lastOn)})` : '';
  words.push(`part ${place.part}/${place.parts}${own}`);
  if (options.taxMode === 'memo_only' && tax === 'facilitated') {
    const collected = part.facets.reduce(
      (sum, facet) => sum + (isTaxOnSales(facet.component) ? Math.max(facet.cents, 0) : 0),
      0,
    );
    words.push(
      `tax ${writeMoney(collected, payout.currency)} collected and remitted by ${PLATFORM_NAMES[payout.platform]}`,
    );
  }
  return words.join(', ');
}

/** The memo of the transfer entry from the clearing account to the bank. */
export function transferMemo(payout: StorePayout): string {
  return `${PLATFORM_NAMES[payout.platform]} deposit, ${payout.storeName} (${payout.channel}), payout ${payout.payoutRef} paid ${writePeriod(payout.payoutOn, payout.payoutOn)}`;
}
