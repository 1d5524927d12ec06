import { COMPONENTS } from '../model/components.ts';
import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { JournalEntry, JournalLine, Side } from '../model/journal.ts';
import type { FacetSum, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { ACCOUNTS, accountName } from './accounts.ts';
import type { AccountRole } from './accounts.ts';
import { DEFAULT_PLAN_OPTIONS } from './plan-options.ts';
import type { AccountMapping, PlanOptions } from './plan-options.ts';
import { isRecordedByPos } from './pos-components.ts';
import { isTaxOnSales, postingOf } from './posting-rules.ts';
import type { PostingContext, TaxContext } from './posting-rules.ts';

/** A key that a mapping can assign an account to. */
export type AccountKey = keyof AccountMapping;

/** A piece of a line with one account. */
export type LinePart = {
  /** The first mapped key determines the account; without one, the part has no account. */
  readonly keys: readonly AccountKey[];
  readonly side: Side;
  /** Always positive. */
  readonly amountCents: Cents;
};

const DESCRIBED = `${ACCOUNTS.unclassified.name} – `;

/**
 * The `accounts` to plan with if `lineParts` resolves accounts later: every amount gets the default account of its role,
 * and each description of `other_unclassified` its own, so that a missing mapping blocks no payout.
 *
 * @example
 * const { entries } = planEntries([payout], { accounts: planningAccounts(payout) });
 * entries.flatMap((entry) => entry.lines.flatMap((line) => lineParts(line, entry)));
 */
export function planningAccounts(
  payout: Pick<StorePayout, 'components' | 'unclassified'>,
): AccountMapping {
  const described = payout.unclassified.reduce((sum, item) => sum + item.cents, 0);
  const isDescribed = described === (payout.components.other_unclassified ?? 0);
  const items = isDescribed ? payout.unclassified : [];
  return {
    other_unclassified: ACCOUNTS.unclassified.name,
    ...Object.fromEntries(
      items
        .filter(({ description }) => description !== '')
        .map(({ description }) => [
          `other_unclassified:${description}`,
          `${DESCRIBED}${description}`,
        ]),
    ),
  };
}

/**
 * The pieces of a line of an entry planned with `planningAccounts`, each with the mapping keys that can name its account,
 * most specific first. A line is split only if its components may have their own accounts.
 *
 * @example
 * const line = { account: 'Delivery commission', side: 'debit', component: 'commission' } as const;
 * lineParts({ ...line, amountCents: toCents(2_500) }, { platform: 'ubereats', currency: 'USD' });
 * // [{ side: 'debit', amountCents: 2500, keys: ['commission'] }]
 */
export function lineParts(
  line: Pick<JournalLine, 'account' | 'side' | 'amountCents' | 'component'> & {
    readonly components?: ComponentCents;
    readonly bookedCents?: Cents;
  },
  entry: Pick<JournalEntry, 'platform' | 'currency'>,
): LinePart[] {
  const whole = { side: line.side, amountCents: line.amountCents };
  if (line.account.startsWith(DESCRIBED)) {
    const description = line.account.slice(DESCRIBED.length);
    return [{ ...whole, keys: [`other_unclassified:${description}`, 'other_unclassified'] }];
  }
  const role = roleOf(line.account, entry);
  if (role === null) {
    return [{ ...whole, keys: [line.component] }];
  }
  const parts = takesOwnKeys(role, line.components ?? {})
    ? splitByComponent(line, role)
    : [{ ...whole, keys: [ACCOUNTS[role].key] }];
  return parts ?? [{ ...whole, keys: keysOf(line.component, role) }];
}

function splitByComponent(
  line: Parameters<typeof lineParts>[0],
  role: AccountRole,
): LinePart[] | null {
  const cents = Object.entries(line.components ?? {}).filter(([, amount]) => amount !== 0);
  const sum = cents.reduce((total, [, amount]) => total + amount, 0);
  const signed = line.side === 'credit' ? line.amountCents : 0 - line.amountCents;
  // The rest of an adjustment is in the books already: its line is not the sum of its components.
  if (line.bookedCents !== undefined || sum !== signed) {
    return null;
  }
  return cents.map(([component, amount]) => ({
    side: amount > 0 ? 'credit' : 'debit',
    amountCents: toCents(Math.abs(amount)),
    keys: keysOf(component as ComponentKey, role),
  }));
}

function keysOf(component: ComponentKey, role: AccountRole): AccountKey[] {
  return [...new Set<AccountKey>([component, ACCOUNTS[role].key])];
}

/** Lines that must not be split, or they would not cancel out, and those of the payout itself. */
const UNDIVIDED: ReadonlySet<AccountRole> = new Set<AccountRole>([
  'clearing',
  'bank',
  'promo_pass_through',
  'sales_tax',
  'facilitator_tax',
  'hst_payable',
]);

function takesOwnKeys(role: AccountRole, components: ComponentCents): boolean {
  if (role === 'sales') {
    // Net revenue includes everything it deducts.
    return Object.keys(components).every(
      (key) => key === 'gross_sales' || key === 'price_adjustment',
    );
  }
  return !UNDIVIDED.has(role);
}

const ROLES = Object.keys(ACCOUNTS) as AccountRole[];

function roleOf(
  account: string,
  entry: Pick<JournalEntry, 'platform' | 'currency'>,
): AccountRole | null {
  return ROLES.find((role) => accountName(role, entry, {}) === account) ?? null;
}

/** A key of a mapping that a payout needs, and the money that waits for its account. */
export type KeyInUse = {
  readonly key: AccountKey;
  /** Signed by effect on the payout. */
  readonly cents: number;
  /** The key whose account it uses while it has none of its own. */
  readonly follows: AccountKey | null;
};

/**
 * The mapping keys that a payout needs, derived from its sums: the keys that `lineParts` would return for its entries.
 *
 * @example
 * keysInUse(payout).map(({ key, cents }) => [key, cents]);
 * // [['net_payout', 7500], ['gross_sales', 10000], ['commission', -2500]]
 */
export function keysInUse(
  payout: Pick<StorePayout, 'platform' | 'currency' | 'components' | 'netCents'> & {
    readonly unclassified: readonly { readonly description: string; readonly cents: number }[];
  },
  options: Partial<Pick<PlanOptions, 'sales' | 'taxMode' | 'revenue'>> = {},
): KeyInUse[] {
  const { sales, taxMode, revenue } = { ...DEFAULT_PLAN_OPTIONS, ...options };
  const context: PostingContext = {
    platform: payout.platform,
    tax: taxOf(payout),
    taxMode,
    revenue,
    sales,
  };
  const isBooked = (component: string): boolean =>
    sales === 'report' || !isRecordedByPos(component as ComponentKey);
  const found = new Map<AccountKey, KeyInUse>();
  const add = (key: AccountKey, cents: number, follows: AccountKey | null): void => {
    found.set(key, { key, cents: (found.get(key)?.cents ?? 0) + cents, follows });
  };
  const booked = Object.entries(payout.components).filter(([component]) => isBooked(component));
  const cleared =
    sales === 'report' ? payout.netCents : booked.reduce((sum, [, cents]) => sum + cents, 0);
  if (cleared !== 0) {
    add('net_payout', cleared, null);
  }
  for (const [component, cents] of booked) {
    const posting =
      cents === 0 || component === 'other_unclassified'
        ? null
        : postingOf({ component, column: '' } as FacetSum, context);
    if (posting !== null) {
      const key = posting.ownKey ? (component as AccountKey) : ACCOUNTS[posting.role].key;
      add(key, cents, key === ACCOUNTS[posting.role].key ? null : ACCOUNTS[posting.role].key);
    }
  }
  for (const { description, cents } of payout.unclassified.filter((item) => item.cents !== 0)) {
    add(
      description === '' ? 'other_unclassified' : `other_unclassified:${description}`,
      cents,
      description === '' ? null : 'other_unclassified',
    );
  }
  return [...found.values()];
}

function taxOf({ currency, components }: Pick<StorePayout, 'currency' | 'components'>): TaxContext {
  if (currency === 'CAD') {
    return 'hst';
  }
  if ((components.facilitator_tax_withheld ?? 0) === 0) {
    return 'restaurant_remits';
  }
  const residue = Object.entries(components)
    .filter(([key]) => isTaxOnSales(key as ComponentKey))
    .reduce((sum, [, cents]) => sum + cents, 0);
  return residue === 0 ? 'facilitated' : 'split_tax';
}

/**
 * The default account of a key: its role's account in the worked examples. Null for a key that is not a component.
 *
 * @example
 * defaultAccount('commission', { platform: 'ubereats', currency: 'USD' });
 * // { name: 'Delivery commission', type: 'Expense' }
 */
export function defaultAccount(
  key: AccountKey,
  payout: Pick<StorePayout, 'platform' | 'currency'>,
): { readonly name: string; readonly type: (typeof ACCOUNTS)[AccountRole]['type'] } | null {
  const own = ROLES.filter((role) => ACCOUNTS[role].key === key);
  // Two pairs of roles share a key: tax by country, and the bag fee, whose deposits are distinguished by column.
  const role =
    own.find((one) => one === (payout.currency === 'CAD' ? 'hst_payable' : 'sales_tax')) ?? own[0];
  return role === undefined
    ? null
    : { name: accountName(role, payout, {}), type: ACCOUNTS[role].type };
}

/**
 * The order of keys in every list: components in the order of `COMPONENTS`, each followed by its tax.
 *
 * @example
 * (['tips', 'commission_tax', 'commission'] as const).toSorted(compareKeys); // commission, commission_tax, tips
 */
export function compareKeys(left: AccountKey, right: AccountKey): number {
  return rankOf(left) - rankOf(right) || left.localeCompare(right, 'en-US');
}

function rankOf(key: AccountKey): number {
  const base = key.split(':')[0]?.replace(/_tax$/, '') ?? '';
  const exact = COMPONENTS.findIndex((component) => component === key);
  const place = exact === -1 ? COMPONENTS.findIndex((component) => component === base) : exact;
  return place === -1 ? COMPONENTS.length : place;
}
