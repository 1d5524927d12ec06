import { planEntries, planningAccounts, unmappedReason } from '@platebook/accounting';
import type { AccountMapping, EntryPlan, PlanOptions, StorePayout } from '@platebook/accounting';
import type { PayoutPlanning } from './planning-of-payout.port.ts';

/**
 * Plans the entries of payouts by a client's rules, in template accounts; `splitLines` maps each line to QuickBooks
 * accounts. Nothing else in the server plans.
 */
export function planByOptions(
  payouts: readonly StorePayout[],
  options: Partial<PlanOptions>,
): EntryPlan {
  return planEntries(payouts, { ...options, accounts: templateAccounts(payouts) });
}

/** The template accounts that `planByOptions` uses. */
function templateAccounts(payouts: readonly StorePayout[]): AccountMapping {
  return Object.assign({}, ...payouts.map(planningAccounts)) as AccountMapping;
}

/** Plans one payout. If an amount that the report only describes has no account, `blocked` says so beside the entries. */
export function planPayout(
  payout: StorePayout,
  { options, accounts }: Pick<PayoutPlanning, 'options' | 'accounts'>,
): EntryPlan {
  const plan = planByOptions([payout], options);
  const unmapped = plan.blocked.length === 0 ? unmappedReason(payout, accounts) : null;
  return unmapped === null ? plan : { ...plan, blocked: [unmapped] };
}
