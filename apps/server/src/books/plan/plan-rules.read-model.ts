import { DEFAULT_PLAN_OPTIONS } from '@platebook/accounting';
import type { PlanOptions } from '@platebook/accounting';
import * as v from 'valibot';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';
import { readStoredOrNull } from '../../db/stored-json.ts';
import type { BooksEntryKind, EntryStatus } from '../../db/tables.ts';

const RULES = v.object({
  basis: v.picklist(['accrual', 'cash']),
  split: v.picklist(['month', 'none']),
  by: v.picklist(['payout', 'day']),
  taxMode: v.picklist(['pass_through_gross', 'net_omit', 'memo_only']),
  memoTax: v.picklist(['ignore', 'gross_up']),
  splitTax: v.picklist(['restaurant_remits', 'block']),
  revenue: v.picklist(['gross', 'net']),
  sales: v.picklist(['report', 'pos']),
  bankLeg: v.picklist(['none', 'transfer']),
});

/** The planning rules that a client chooses. */
export type PlanRules = v.InferOutput<typeof RULES>;

/** The rules among the options, as stored in `journal_entries.plan_rules`. */
export function toStoredRules(options: Partial<PlanOptions>): string {
  const { basis, split, by, taxMode, memoTax, splitTax, revenue, sales, bankLeg } = {
    ...DEFAULT_PLAN_OPTIONS,
    ...options,
  };
  const rules = { basis, split, by, taxMode, memoTax, splitTax, revenue, sales, bankLeg };
  return JSON.stringify(rules satisfies PlanRules);
}

/** Null if an entry was planned before rules were stored, or is manual. */
export function readStoredRules(stored: StoredJsonOrNull): PlanRules | null {
  return readStoredOrNull(RULES, stored, 'journal_entries.plan_rules');
}

type RuledEntry = {
  readonly kind: BooksEntryKind;
  readonly status: EntryStatus;
  readonly rules: PlanRules | null;
};

/** Posted, being posted, or excluded by a person. */
const SETTLED: ReadonlySet<EntryStatus> = new Set(['posted', 'posting', 'failed', 'skipped']);

/**
 * The known rules of a payout whose entries are in QuickBooks. All its parts keep them; otherwise amounts would be booked
 * twice or not at all. Null while nothing is settled.
 */
export function rulesOfSettled(entries: readonly RuledEntry[]): PlanRules | null {
  const settled = entries.find(
    ({ kind, status, rules }) =>
      (kind === 'payout' || kind === 'bank_transfer') && SETTLED.has(status) && rules !== null,
  );
  return settled?.rules ?? null;
}
