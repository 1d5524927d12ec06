import type { MessageValues } from '../model/coded-message.ts';
import type { Blocked, StorePayout } from '../model/reading.ts';
import { writeMoney } from '../output/amounts.ts';
import { describeConflict } from './account-conflicts.ts';
import type { AccountConflict } from './account-conflicts.ts';
import { PLATFORM_NAMES } from './accounts.ts';
import type { AccountMapping, PlanOptions } from './plan-options.ts';
import type { TaxDecision } from './tax-context.ts';

/** Why nothing of this payout may be posted, or `null`. */
export function blockReason(payout: StorePayout, options: PlanOptions): Blocked | null {
  if (options.booksCurrency !== null && options.booksCurrency !== payout.currency) {
    return blocked(payout, {
      reason: 'currency_mismatch',
      message: `The payout is in ${payout.currency} and the books are in ${options.booksCurrency}. Nothing is converted; connect this store to books in ${payout.currency}.`,
      values: { payout: payout.currency, books: options.booksCurrency },
    });
  }
  return unmappedReason(payout, options.accounts) ?? broken(payout);
}

/** The refusal for tax that does not cancel (`docs/accounting.md`, "Who owes the sales tax"). */
export function taxBlocked(
  payout: StorePayout,
  tax: Extract<TaxDecision, { kind: 'blocked' }>,
): Blocked {
  const money = (cents: number): string => writeMoney(cents, payout.currency);
  return blocked(payout, {
    reason: 'facilitator_tax_residue',
    message: `${PLATFORM_NAMES[payout.platform]} withheld tax, but in part ${tax.slice} collected and withheld tax differ by ${money(tax.residueCents)} (${money(tax.payoutResidueCents)} over the payout). Either it is split tax that the restaurant remits, or a row is missing: check the tax rows of this part.`,
    values: {
      slice: tax.slice,
      difference_cents: tax.residueCents,
      over_payout_cents: tax.payoutResidueCents,
      currency: payout.currency,
    },
  });
}

/** The refusal for a mapping that gives one account two types. */
export function conflictBlocked(payout: StorePayout, conflict: AccountConflict): Blocked {
  return blocked(payout, {
    reason: 'account_of_two_types',
    message: `Payout ${payout.payoutRef} is not booked: ${describeConflict(conflict)}`,
    values: {
      payout: payout.payoutRef,
      account: conflict.account,
      component: conflict.uses[0].key,
      label: conflict.uses[0].key,
      type: conflict.uses[0].type,
      other: conflict.uses[1].key,
      other_label: conflict.uses[1].key,
      other_type: conflict.uses[1].type,
    },
  });
}

/** The refusal when lines would not balance (I5): rows and payout total disagree. */
export function notBalanced(payout: StorePayout): Blocked {
  return blocked(payout, {
    reason: 'does_not_balance',
    message: `The rows of payout ${payout.payoutRef} do not add up to its ${writeMoney(payout.netCents, payout.currency)}. Nothing is posted, nothing is plugged; import the complete report.`,
    values: { payout: payout.payoutRef, net_cents: payout.netCents, currency: payout.currency },
  });
}

/**
 * The refusal while a description of `other_unclassified` has no account among these, or `null`.
 *
 * @example
 * unmappedReason(payout, { other_unclassified: 'Ask my accountant' }); // null
 */
export function unmappedReason(payout: StorePayout, accounts: AccountMapping): Blocked | null {
  if (accounts.other_unclassified !== undefined) {
    return null;
  }
  const open = payout.unclassified.filter(
    (item) => item.cents !== 0 && accounts[`other_unclassified:${item.description}`] === undefined,
  );
  const described = payout.unclassified.reduce((sum, item) => sum + item.cents, 0);
  const rest = (payout.components.other_unclassified ?? 0) - described;
  if (open.length === 0 && rest === 0) {
    return null;
  }
  const names = [...new Set(open.map((item) => `"${item.description}"`))].join(', ');
  const cents = open.reduce((sum, item) => sum + item.cents, rest);
  return blocked(payout, {
    reason: 'unmapped_component',
    column: firstUnclassifiedColumn(payout),
    message: `${writeMoney(cents, payout.currency)} of payout ${payout.payoutRef} has no account: ${names === '' ? 'other_unclassified' : names}. Map other_unclassified, or other_unclassified:<description>, to an account and plan again.`,
    values: { payout: payout.payoutRef, cents, currency: payout.currency, described: names },
  });
}

function broken(payout: StorePayout): Blocked | null {
  const foots = payout.days.every(
    (day) => day.sums.reduce((sum, facet) => sum + facet.cents, 0) === day.netCents,
  );
  const total = payout.days.reduce((sum, day) => sum + day.netCents, 0);
  return foots && total === payout.netCents ? null : notBalanced(payout);
}

function blocked(
  payout: StorePayout,
  why: {
    reason: string;
    message: string;
    values: MessageValues;
    column?: string | undefined;
  },
): Blocked {
  const facet = payout.days[0]?.sums[0];
  return {
    file: facet?.file.name ?? '',
    reason: why.reason,
    ...(why.column === undefined ? {} : { column: why.column }),
    payoutRef: payout.payoutRef,
    storeId: payout.storeId,
    message: why.message,
    values: why.values,
  };
}

function firstUnclassifiedColumn(payout: StorePayout): string | undefined {
  for (const day of payout.days) {
    const facet = day.sums.find((sum) => sum.component === 'other_unclassified');
    if (facet !== undefined) {
      return facet.column;
    }
  }
  return undefined;
}
