import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { divideLine, lineOfPiece, nameOfPart } from './divide-line.ts';
import { planningAccounts } from './line-parts.ts';
import type { AccountKey } from './line-parts.ts';
import { comparePayouts, planEntries } from './plan-entries.ts';
import type { EntryPlan } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';
import type { PlanWarning } from './plan-warnings.ts';

/** A QuickBooks account, with the other attributes of its lines. */
export type BooksAccount = {
  /** Null if nothing is mapped: the line has no account in the books. */
  readonly id: string | null;
  readonly name: string;
  /** In QuickBooks' spelling; null if it does not list the account. */
  readonly type: string | null;
  readonly className: string | null;
  readonly locationName: string | null;
  readonly taxCodeId: string | null;
  readonly entity: { readonly type: string; readonly id: string } | null;
};

/** Key of a part of a line → index of its account in `BooksPolicy.accounts`. */
export type BooksMapping = Readonly<Partial<Record<AccountKey, number>>>;

/** What names a payout among all others: one payout × store × channel, in its currency. */
export type PayoutName = Pick<
  StorePayout,
  'platform' | 'payoutRef' | 'storeId' | 'channel' | 'currency'
>;

/** How one payout is booked. */
export type PayoutPolicy = PayoutName & {
  /** Deviations from the plan's options. */
  readonly options: Partial<Omit<PlanOptions, 'accounts' | 'periodOf'>>;
  /** Document number → index of its mapping in `BooksPolicy.mappings`. */
  readonly entries: Readonly<Record<string, number>>;
};

/** How payouts are booked in one company: its accounts, and each payout's own rules. */
export type BooksPolicy = {
  /** Distinct; two with the same ID differ in class, location, tax code or entity. */
  readonly accounts: readonly BooksAccount[];
  readonly mappings: readonly BooksMapping[];
  readonly payouts: readonly PayoutPolicy[];
};

/**
 * Plans payouts in a company's accounts: each with its own options, and its lines in the accounts that the policy gives
 * for each entry. A line without such an account keeps the template's account name.
 *
 * @param options The options of payouts without their own; its `accounts` are ignored.
 *
 * @example
 * const read = readJournalDocument(JSON.parse(json));
 * if (read.kind === 'ok' && read.document.books !== undefined) {
 *   planInBooks(payouts, read.document.options, read.document.books).entries; // as they were posted
 * }
 */
export function planInBooks(
  payouts: readonly StorePayout[],
  options: Partial<PlanOptions>,
  books: BooksPolicy,
): EntryPlan {
  const policies = new Map(books.payouts.map((policy) => [payoutKey(policy), policy]));
  const plans = [...payouts].sort(comparePayouts).map((payout) => {
    const policy = policies.get(payoutKey(payout));
    const plan = planEntries([payout], {
      ...options,
      ...policy?.options,
      accounts: planningAccounts(payout),
    });
    return { ...plan, entries: plan.entries.map((entry) => toBooks(entry, policy, books)) };
  });
  return {
    entries: plans.flatMap(({ entries }) => entries),
    blocked: plans.flatMap(({ blocked }) => blocked),
    nil: plans.flatMap(({ nil }) => nil),
    variances: plans.flatMap(({ variances }) => variances),
    warnings: distinctWarnings(plans),
  };
}

/**
 * The warnings of several plans, deduplicated.
 *
 * @example
 * distinctWarnings([planEntries(march), planEntries(april)]); // what both warn of is there once
 */
export function distinctWarnings(plans: readonly Pick<EntryPlan, 'warnings'>[]): PlanWarning[] {
  const byMessage = new Map(
    plans.flatMap(({ warnings }) => warnings.map((warning) => [warning.message, warning])),
  );
  return [...byMessage.values()];
}

/**
 * The unique key of a payout.
 *
 * @example
 * payoutKey({ platform: 'ubereats', payoutRef: 'P-1', storeId: 'S-1', channel: 'delivery', currency: 'USD' });
 * // '["ubereats","P-1","S-1","delivery","USD"]'
 */
export function payoutKey({ platform, payoutRef, storeId, channel, currency }: PayoutName): string {
  return JSON.stringify([platform, payoutRef, storeId, channel, currency]);
}

function toBooks(
  entry: JournalEntry,
  policy: PayoutPolicy | undefined,
  { accounts, mappings }: BooksPolicy,
): JournalEntry {
  const place = policy?.entries[entry.documentNumber];
  const mapping = place === undefined ? undefined : mappings[place];
  const lines = entry.lines.flatMap((line) =>
    divideLine(line, entry, (part) => {
      const at = mapping?.[nameOfPart(part)];
      const target = at === undefined ? undefined : accounts[at];
      return { group: target === undefined ? '' : String(at), target };
    }).map((piece) => inAccount(lineOfPiece(line, piece), piece.target)),
  );
  return { ...entry, lines };
}

function inAccount(line: JournalLine, account: BooksAccount | undefined): JournalLine {
  return {
    ...line,
    ...(account === undefined ? {} : { account: account.name }),
    accountId: account?.id ?? null,
    ...(account === undefined || account.type === null ? {} : { booksAccountType: account.type }),
  };
}
