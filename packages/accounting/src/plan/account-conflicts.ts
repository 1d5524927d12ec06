import { COMPONENTS } from '../model/components.ts';
import type { ComponentKey } from '../model/components.ts';
import type { AccountType, JournalEntry } from '../model/journal.ts';
import type { FacetSum, Platform } from '../model/reading.ts';
import type { Currency } from '../money/cents.ts';
import { ACCOUNTS, accountName } from './accounts.ts';
import type { AccountRole } from './accounts.ts';
import type { AccountMapping } from './plan-options.ts';
import { postingOf } from './posting-rules.ts';

type Key = keyof AccountMapping;

/** A use of an account, and the type it requires. */
export type AccountUse = { readonly key: Key; readonly type: AccountType };

/** An account that would have two types, which QuickBooks does not allow. */
export type AccountConflict = {
  /** In the mapping's spelling. */
  readonly account: string;
  readonly uses: readonly [AccountUse, AccountUse];
};

type NamedUse = AccountUse & { readonly account: string };

/**
 * The accounts that a mapping uses for two things of different types, such as clearing and sales, whatever a payout
 * holds. Names are compared as QuickBooks does, without case. An account that differs by currency alone (tax on a fee is
 * a cost in the United States and a credit in Canada) is judged when entries are planned.
 *
 * @param currency The currency of the books, when it is known.
 *
 * @example
 * findAccountConflicts({ net_payout: 'Delivery', gross_sales: 'Delivery' }, 'USD').map(({ account }) => account);
 * // ['Delivery'], which would be an asset and income
 */
export function findAccountConflicts(
  mapping: AccountMapping,
  currency: Currency | null = null,
): AccountConflict[] {
  const currencies: readonly Currency[] = currency === null ? ['USD', 'CAD'] : [currency];
  const [first = [], ...others] = currencies.map((one) => conflictsIn(mapping, one));
  return first.filter(({ account }) =>
    others.every((conflicts) => conflicts.some((one) => nameKey(one.account) === nameKey(account))),
  );
}

/** The accounts to which planned lines would give two types. */
export function conflictsOfEntries(entries: readonly JournalEntry[]): AccountConflict[] {
  return conflictsOf(usesOfEntries(entries));
}

function* usesOfEntries(entries: readonly JournalEntry[]): Generator<NamedUse> {
  for (const { lines } of entries) {
    for (const { account, accountType: type, component } of lines) {
      yield { account, type, key: type === 'Bank' ? 'bank' : component };
    }
  }
}

/**
 * Both uses and both types, and what to do, in two sentences.
 *
 * @example
 * findAccountConflicts({ net_payout: 'Delivery', gross_sales: 'Delivery' }).map(describeConflict);
 * // ['"Delivery" would be an Other Current Asset account for net_payout and an Income account for gross_sales. …']
 */
export function describeConflict({ account, uses: [one, other] }: AccountConflict): string {
  return `"${account}" would be ${withArticle(one.type)} account for ${one.key} and ${withArticle(other.type)} account for ${other.key}. An account has one type: give ${one.key} and ${other.key} accounts of their own.`;
}

export function isSameAccount(left: string, right: string): boolean {
  return nameKey(left) === nameKey(right);
}

function withArticle(type: AccountType): string {
  return /^[AEIOU]/u.test(type) ? `an ${type}` : `a ${type}`;
}

function conflictsIn(mapping: AccountMapping, currency: Currency): AccountConflict[] {
  const platforms: readonly Platform[] = ['ubereats', 'doordash'];
  const found = platforms.flatMap((platform) =>
    conflictsOf(usesOf(mapping, { platform, currency })).filter(({ uses }) =>
      uses.some(({ key }) => mapping[key] !== undefined),
    ),
  );
  return found.filter(
    ({ account }, place) =>
      found.findIndex((other) => isSameAccount(other.account, account)) === place,
  );
}

/** All account names that a payout's lines can have, with their uses. */
function usesOf(
  mapping: AccountMapping,
  payout: { readonly platform: Platform; readonly currency: Currency },
): NamedUse[] {
  const uses: NamedUse[] = [];
  for (const role of Object.keys(ACCOUNTS) as AccountRole[]) {
    const { key, type } = ACCOUNTS[role];
    // Both columns of component 17 have one key; whether both occur is known only when entries are planned.
    const isForeign = role === 'input_tax_credits' && payout.currency !== 'CAD';
    const isOptional = role === 'bank' || role === 'container_deposits' || role === 'unclassified';
    if ((!isOptional && !isForeign) || (role === 'bank' && mapping.bank !== undefined)) {
      uses.push({ account: accountName(role, payout, mapping), key, type });
    }
  }
  for (const key of Object.keys(mapping) as Key[]) {
    const role = ownRole(key, payout);
    const account = mapping[key];
    if (role !== null && account !== undefined) {
      uses.push({ account, key, type: ACCOUNTS[role].type });
    }
  }
  return uses;
}

/** The account role of a component with its own account. */
function ownRole(
  key: Key,
  { platform, currency }: { readonly platform: Platform; readonly currency: Currency },
): AccountRole | null {
  if (!isMoneyKey(key)) {
    return null;
  }
  const posting = postingOf({ component: key, column: '' } as FacetSum, {
    platform,
    tax: currency === 'CAD' ? 'hst' : 'restaurant_remits',
    taxMode: 'pass_through_gross',
    revenue: 'gross',
    sales: 'report',
  });
  return posting?.ownKey === true ? posting.role : null;
}

/** `other_unclassified` takes the type of its account. */
function isMoneyKey(key: Key): key is Exclude<ComponentKey, 'net_payout'> {
  const component = key.replace(/_tax$/u, '');
  return (
    key !== 'net_payout' &&
    key !== 'other_unclassified' &&
    COMPONENTS.some((known) => known === key || known === component)
  );
}

function conflictsOf(uses: Iterable<NamedUse>): AccountConflict[] {
  const firsts = new Map<string, NamedUse>();
  const conflicts = new Map<string, AccountConflict>();
  const names = new Map<string, string>();
  for (const use of uses) {
    const name = names.get(use.account) ?? nameKey(use.account);
    names.set(use.account, name);
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, use);
    } else if (first.type !== use.type && !conflicts.has(name)) {
      conflicts.set(name, { account: first.account, uses: [toUse(first), toUse(use)] });
    }
  }
  return [...conflicts.values()];
}

function toUse({ key, type }: NamedUse): AccountUse {
  return { key, type };
}

function nameKey(account: string): string {
  return account.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
