import { createHash } from 'node:crypto';
import { defaultAccount } from '@platebook/accounting';
import type { AccountKey } from '@platebook/accounting';
import type { TenantScope } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { toBooksText } from './books-lines.port.ts';
import { resolve } from './effective-mapping.ts';
import { labelOf, typesOf } from './mapped-components.ts';
import { templateOf } from './mapping-templates.ts';
import type { MappingTemplate } from './mapping-templates.ts';
import type { AccountToCreate } from './mapping-views.ts';
import type { MappingFacts } from './read-mapping.ts';
import { refuseByBooks } from './refuse-by-books.ts';
import { toBooksObject } from './refresh-books.ts';
import type { BooksRow } from './refresh-books.ts';
import type { Seen } from './seen-components.ts';
import { foldName, nameWords } from './suggest-account.ts';

type Wanted = {
  readonly platform: DeliveryPlatform | null;
  readonly component: string;
  readonly name: string;
  readonly type: string;
};

/** Subtypes that Intuit lists for these names; QuickBooks chooses one for all others. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  gross_sales: 'SalesOfProductIncome',
  merchant_promo: 'DiscountsRefundsGiven',
  order_error: 'DiscountsRefundsGiven',
  ads_marketing: 'AdvertisingPromotional',
};

/** Components with a separate account per platform; all others share one. */
const OF_A_PLATFORM: ReadonlySet<string> = new Set([
  'net_payout',
  'gross_sales',
  'capital_repayment',
]);

/**
 * The accounts that the components of platforms' payouts lack, per platform if each has its own. A platform without
 * payouts gets the default chart of accounts of the company's country, so that the first payout finds its accounts.
 */
export function lackingAccounts(
  facts: MappingFacts,
  seen: ReadonlyMap<DeliveryPlatform, ReadonlyMap<string, Seen>>,
): AccountToCreate[] {
  const wanted = new Map<string, Wanted>();
  for (const [platform, components] of seen) {
    if (components.size === 0) {
      for (const account of usualAccounts(facts, platform)) {
        wanted.set(`${account.platform} ${account.component}`, account);
      }
    }
    for (const [component, { follows }] of components) {
      const scope = { platform, storeId: null };
      const has = [component, follows].some(
        (key) => key !== null && (resolve(facts.mapped, scope, key)?.account_id ?? null) !== null,
      );
      if (!has) {
        const own = toWanted({ component: follows ?? component, platform, facts });
        const place = OF_A_PLATFORM.has(own.component) ? platform : null;
        wanted.set(`${place} ${own.component}`, { ...own, platform: place });
      }
    }
  }
  return [...wanted.values()].map((one) => toCreate(facts, one));
}

/** The unmapped components that a platform's payouts usually have. */
function usualAccounts({ books, mapped }: MappingFacts, platform: DeliveryPlatform): Wanted[] {
  const { accounts } = templateOf(books?.country === 'CA' ? 'canada' : 'us_not_facilitated');
  return accounts.filter(
    (account) =>
      (account.platform ?? platform) === platform &&
      (resolve(mapped, { platform, storeId: null }, account.component)?.account_id ?? null) ===
        null,
  );
}

function toWanted({
  component,
  platform,
  facts,
}: {
  component: string;
  platform: DeliveryPlatform;
  facts: MappingFacts;
}): Wanted {
  const known = defaultAccount(component as AccountKey, { platform, currency: facts.currency });
  return {
    platform,
    component,
    name: known?.name ?? labelOf(component),
    type: known?.type ?? typesOf(component)[0] ?? 'Expense',
  };
}

/** The accounts of a template, including those that exist in QuickBooks. */
export function templateAccounts(
  facts: MappingFacts,
  template: MappingTemplate,
): AccountToCreate[] {
  return template.accounts.map((account) => toCreate(facts, account));
}

function toCreate({ books, objects }: MappingFacts, wanted: Wanted): AccountToCreate {
  const name = accountName(wanted.name, books);
  const known = objects.find(
    (one) => one.kind === 'account' && one.active && nameWords(one.name) === nameWords(name),
  );
  return {
    platform: wanted.platform,
    component: wanted.component,
    label: labelOf(wanted.component),
    name,
    account_type: wanted.type,
    account_sub_type: SUB_TYPES[wanted.component] ?? null,
    outcome: known === undefined ? 'to_create' : 'exists',
    account_id: known?.id ?? null,
  };
}

/** Unique, at most 100 characters, without a colon or a double quote (Intuit, "Account"). */
function accountName(name: string, books: Books | null): string {
  return toBooksText(name, books?.country ?? null)
    .replaceAll(/[:"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trimEnd();
}

export type Created = { readonly account: AccountToCreate; readonly object: BooksObject };

/**
 * Creates one account per name, however many components use it. The request ID is derived from company and name, so that
 * QuickBooks answers a retry with the first account.
 */
export async function createInBooks(
  quickbooks: QuickBooks,
  scope: TenantScope,
  accounts: readonly AccountToCreate[],
): Promise<Created[]> {
  const realm = await quickbooks.realmOf(scope).catch(refuseByBooks);
  const made = new Map<string, BooksObject>();
  const created: Created[] = [];
  for (const account of accounts.filter(({ outcome }) => outcome === 'to_create')) {
    const key = foldName(account.name);
    const object = made.get(key) ?? (await createOne(quickbooks, { scope, realm, account }));
    made.set(key, object);
    created.push({ account: { ...account, outcome: 'created', account_id: object.id }, object });
  }
  return created;
}

async function createOne(
  quickbooks: QuickBooks,
  { scope, realm, account }: { scope: TenantScope; realm: string; account: AccountToCreate },
): Promise<BooksObject> {
  const body = {
    Name: account.name,
    AccountType: account.account_type,
    ...(account.account_sub_type === null ? {} : { AccountSubType: account.account_sub_type }),
  };
  const requestId = requestIdOf([scope.tenantId, realm, account.name, account.account_type]);
  try {
    return toBooksObject(
      'account',
      await quickbooks.create<BooksRow>(scope, 'Account', body, requestId),
    );
  } catch (cause) {
    if (cause instanceof BooksFault && cause.meaning === 'duplicate_name') {
      return findByName(quickbooks, { scope, name: account.name, cause });
    }
    return refuseByBooks(cause);
  }
}

/** It was created in QuickBooks after the accounts were loaded. */
async function findByName(
  quickbooks: QuickBooks,
  { scope, name, cause }: { scope: TenantScope; name: string; cause: BooksFault },
): Promise<BooksObject> {
  const escaped = name.replaceAll("'", String.raw`\'`);
  const [row] = await quickbooks
    .query<BooksRow>(scope, 'Account', `Name = '${escaped}'`)
    .catch(refuseByBooks);
  return row === undefined ? refuseByBooks(cause) : toBooksObject('account', row);
}

/** At most 50 characters (Intuit, "requestid"). */
function requestIdOf(parts: readonly string[]): string {
  return `acct-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
}
