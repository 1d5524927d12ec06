import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { Blocked, Platform, StorePayout } from '../model/reading.ts';
import { conflictsOfEntries, isSameAccount } from './account-conflicts.ts';
import { blockReason, conflictBlocked, notBalanced, taxBlocked } from './block-payout.ts';
import { buildLines, sumComponents } from './build-lines.ts';
import { documentNumber } from './document-number.ts';
import { entryMemo, transferMemo } from './memo.ts';
import { DEFAULT_PLAN_OPTIONS } from './plan-options.ts';
import type { PlanOptions } from './plan-options.ts';
import { planWarnings } from './plan-warnings.ts';
import type { PlanWarning } from './plan-warnings.ts';
import type { TaxContext } from './posting-rules.ts';
import { splitParts } from './split-parts.ts';
import type { Part } from './split-parts.ts';
import { decideTax } from './tax-context.ts';
import { payoutVariances } from './variances.ts';
import type { Variance } from './variances.ts';
import { ACCOUNTS, accountName } from './accounts.ts';

/** A payout with nothing to post: recorded so that a week without sales is not mistaken for a missing one. */
export type NilPayout = {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  readonly channel: string;
  /** `nothing_kept`: everything the platform owes for sales in the POS arrives with the deposit. */
  readonly reason: 'no_activity' | 'nets_to_zero' | 'nothing_kept';
};

/** What payouts became: entries, and each reason why there is none or another than one would expect. */
export type EntryPlan = {
  /** In payout order, parts chronologically, the bank transfer last. */
  readonly entries: readonly JournalEntry[];
  readonly blocked: readonly Blocked[];
  readonly nil: readonly NilPayout[];
  readonly variances: readonly Variance[];
  /** Options that change what the books contain. */
  readonly warnings: readonly PlanWarning[];
};

type PayoutPlan = Pick<EntryPlan, 'entries' | 'blocked' | 'nil' | 'variances'>;

/**
 * Turns payouts into balanced journal entries: payout × store × channel, split and dated by the options. Pure: the same
 * payouts and options give the same entries and document numbers in any input order. A payout that cannot be booked
 * truthfully is listed in `blocked` with its reason, and the others are planned.
 *
 * @example
 * const { entries, blocked } = planEntries(readReports(files).payouts, { basis: 'cash' });
 */
export function planEntries(
  payouts: readonly StorePayout[],
  options: Partial<PlanOptions> = {},
): EntryPlan {
  const complete: PlanOptions = { ...DEFAULT_PLAN_OPTIONS, ...options };
  const planned = [...payouts]
    .sort(comparePayouts)
    .map((payout) => ({ payout, plan: planPayout(payout, complete) }));
  const plans = withoutConflicts(planned);
  return {
    entries: plans.flatMap((plan) => plan.entries),
    blocked: plans.flatMap((plan) => plan.blocked),
    nil: plans.flatMap((plan) => plan.nil),
    variances: plans.flatMap((plan) => plan.variances),
    warnings: planWarnings(payouts, complete),
  };
}

/** Payouts whose lines would give one account two types are blocked, as no books allow that. */
function withoutConflicts(
  planned: readonly { readonly payout: StorePayout; readonly plan: PayoutPlan }[],
): PayoutPlan[] {
  const conflicts = conflictsOfEntries(planned.flatMap(({ plan }) => plan.entries));
  return planned.map(({ payout, plan }) => {
    const conflict = conflicts.find(({ account }) =>
      plan.entries.some(({ lines }) => lines.some((line) => isSameAccount(line.account, account))),
    );
    return conflict === undefined
      ? plan
      : { ...plan, entries: [], blocked: [conflictBlocked(payout, conflict)] };
  });
}

function planPayout(payout: StorePayout, options: PlanOptions): PayoutPlan {
  const parts = splitParts(payout, options);
  const variances = payoutVariances(payout);
  const reason = blockReason(payout, options);
  if (reason !== null) {
    return { entries: [], blocked: [reason], nil: [], variances };
  }
  const tax = decideTax(payout, parts, options.splitTax);
  if (tax.kind === 'blocked') {
    return { entries: [], blocked: [taxBlocked(payout, tax)], nil: [], variances };
  }
  const booked = parts
    .map((part) => ({ part, lines: buildLines({ payout, part, tax: tax.context, options }) }))
    .filter(({ lines }) => lines.length > 0);
  if (booked.some(({ lines }) => !isBalanced(lines))) {
    return { entries: [], blocked: [notBalanced(payout)], nil: [], variances };
  }
  const entries = booked.map(({ part, lines }, index) =>
    toEntry({ payout, part, lines, tax: tax.context, options, index, parts: booked.length }),
  );
  const transfer = transferEntry(payout, parts, options);
  const all = transfer === null ? entries : [...entries, transfer];
  return { entries: all, blocked: [], nil: all.length === 0 ? [nilPayout(payout)] : [], variances };
}

type EntryInput = {
  readonly payout: StorePayout;
  readonly part: Part;
  readonly lines: readonly JournalLine[];
  readonly tax: TaxContext;
  readonly options: PlanOptions;
  readonly index: number;
  readonly parts: number;
};

function toEntry({ payout, part, lines, tax, options, index, parts }: EntryInput): JournalEntry {
  const place = { part: index + 1, parts };
  return {
    documentNumber: documentNumber(payout, part.date, String(place.part)),
    kind: 'payout',
    date: part.date,
    memo: entryMemo({ payout, part, tax, options, place }),
    currency: payout.currency,
    platform: payout.platform,
    payoutRef: payout.payoutRef,
    payoutOn: payout.payoutOn,
    storeId: payout.storeId,
    storeName: payout.storeName,
    channel: payout.channel,
    ...place,
    slice: part.slice,
    ...(options.sales === 'pos' ? { netCents: part.netCents } : {}),
    lines,
  };
}

function isBalanced(lines: readonly JournalLine[]): boolean {
  return (
    lines.reduce(
      (sum, line) => sum + (line.side === 'debit' ? line.amountCents : 0 - line.amountCents),
      0,
    ) === 0
  );
}

function nilPayout(payout: StorePayout): NilPayout {
  const { platform, payoutRef, storeId, channel } = payout;
  const active = payout.days.some((day) => day.sums.length > 0);
  const reason = active ? (payout.netCents === 0 ? 'nets_to_zero' : 'nothing_kept') : 'no_activity';
  return { platform, payoutRef, storeId, channel, reason };
}

/** The planning order: payout date, platform, payout ref, store ID, channel, currency. */
export function comparePayouts(left: StorePayout, right: StorePayout): number {
  const keys = ['payoutOn', 'platform', 'payoutRef', 'storeId', 'channel', 'currency'] as const;
  for (const key of keys) {
    if (left[key] !== right[key]) {
      return left[key] < right[key] ? -1 : 1;
    }
  }
  return 0;
}

/**
 * Dr Bank, Cr clearing on the payment date, with the exact amount, so that the bank feed shows a match. A zero or
 * negative payout moved no money and gets none.
 */
function transferEntry(
  payout: StorePayout,
  parts: readonly Part[],
  options: PlanOptions,
): JournalEntry | null {
  if (options.bankLeg === 'none' || payout.netCents <= 0) {
    return null;
  }
  const facets = parts.flatMap((part) => part.facets);
  const line = (role: 'bank' | 'clearing', side: 'debit' | 'credit'): JournalLine => ({
    account: accountName(role, payout, options.accounts),
    accountType: ACCOUNTS[role].type,
    description: '',
    side,
    amountCents: payout.netCents,
    component: 'net_payout',
    components: sumComponents(facets),
    sources: facets,
  });
  return {
    documentNumber: documentNumber(payout, payout.payoutOn, 'T'),
    kind: 'bank_transfer',
    date: payout.payoutOn,
    memo: transferMemo(payout),
    currency: payout.currency,
    platform: payout.platform,
    payoutRef: payout.payoutRef,
    payoutOn: payout.payoutOn,
    storeId: payout.storeId,
    storeName: payout.storeName,
    channel: payout.channel,
    part: 1,
    parts: 1,
    slice: 'all',
    lines: [line('bank', 'debit'), line('clearing', 'credit')],
  };
}
