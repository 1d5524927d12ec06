import type { ComponentKey } from '../model/components.ts';
import type { AccountType } from '../model/journal.ts';
import type { Platform, StorePayout } from '../model/reading.ts';
import type { AccountMapping } from './plan-options.ts';

/** The purpose of an account, whatever its name. */
export type AccountRole =
  | 'clearing'
  | 'bank'
  | 'sales'
  | 'markup_sales'
  | 'delivery_fee_income'
  | 'bag_fee_income'
  | 'container_deposits'
  | 'promotions'
  | 'promo_pass_through'
  | 'promo_fees'
  | 'commission'
  | 'delivery_fees'
  | 'processing'
  | 'advertising'
  | 'refunds'
  | 'recoveries'
  | 'sales_tax'
  | 'facilitator_tax'
  | 'hst_payable'
  | 'input_tax_credits'
  | 'tips'
  | 'backup_withholding'
  | 'loan'
  | 'unclassified';

type AccountSpec = {
  /** `{platform}`, `{lender}` and `{currency}` are filled in per payout. */
  readonly name: string;
  readonly type: AccountType;
  /** The key that renames this account in an `AccountMapping`, and the component that names its lines. */
  readonly key: ComponentKey | 'bank';
};

/** Default accounts with QuickBooks Online types. Sources: `docs/accounting.md`, "Components and columns" and "Accounts". */
export const ACCOUNTS: Readonly<Record<AccountRole, AccountSpec>> = {
  clearing: {
    name: 'Clearing – {platform}{currency}',
    type: 'Other Current Asset',
    key: 'net_payout',
  },
  bank: { name: 'Bank', type: 'Bank', key: 'bank' },
  sales: { name: 'Delivery sales – {platform}', type: 'Income', key: 'gross_sales' },
  markup_sales: { name: 'Delivery sales – markup', type: 'Income', key: 'markup' },
  delivery_fee_income: { name: 'Delivery fee income', type: 'Income', key: 'delivery_fee_income' },
  bag_fee_income: { name: 'Bag fee income', type: 'Income', key: 'bag_container_other_fees' },
  container_deposits: {
    name: 'Container deposits',
    type: 'Other Current Liability',
    key: 'bag_container_other_fees',
  },
  promotions: { name: 'Promotions (contra)', type: 'Income', key: 'merchant_promo' },
  promo_pass_through: {
    name: 'Platform-funded promo pass-through',
    type: 'Other Current Liability',
    key: 'platform_promo',
  },
  promo_fees: { name: 'Promotion fees', type: 'Expense', key: 'promo_fee' },
  commission: { name: 'Delivery commission', type: 'Expense', key: 'commission' },
  delivery_fees: { name: 'Delivery fees', type: 'Expense', key: 'delivery_network_fee' },
  processing: { name: 'Merchant processing', type: 'Expense', key: 'processing_fee' },
  advertising: { name: 'Delivery advertising', type: 'Expense', key: 'ads_marketing' },
  refunds: { name: 'Refunds & error charges (contra)', type: 'Income', key: 'order_error' },
  recoveries: { name: 'Error-charge recoveries', type: 'Income', key: 'error_recovery' },
  sales_tax: {
    name: 'Sales tax – delivery platforms',
    type: 'Other Current Liability',
    key: 'sales_tax',
  },
  facilitator_tax: {
    name: 'Facilitator tax pass-through',
    type: 'Other Current Liability',
    key: 'facilitator_tax_withheld',
  },
  hst_payable: { name: 'HST payable', type: 'Other Current Liability', key: 'sales_tax' },
  input_tax_credits: {
    name: 'HST input tax credits',
    type: 'Other Current Asset',
    key: 'commission_tax',
  },
  tips: { name: 'Tips payable', type: 'Other Current Liability', key: 'tips' },
  backup_withholding: {
    name: 'Federal withholding receivable',
    type: 'Other Current Asset',
    key: 'backup_withholding',
  },
  loan: {
    name: 'Loan payable – {lender} capital',
    type: 'Other Current Liability',
    key: 'capital_repayment',
  },
  unclassified: {
    name: 'Unclassified platform amounts',
    type: 'Other Current Asset',
    key: 'other_unclassified',
  },
};

/**
 * The type of the account for a description of `other_unclassified`: such an amount has no type of its own, so it takes
 * that of its account, if another component uses it.
 */
export function unclassifiedType(
  account: string,
  payout: Pick<StorePayout, 'platform' | 'currency'>,
  mapping: AccountMapping,
): AccountType {
  const roles = Object.keys(ACCOUNTS) as AccountRole[];
  const named = roles.find(
    (role) =>
      role !== 'unclassified' &&
      accountName(role, payout, mapping).toLowerCase() === account.toLowerCase(),
  );
  return ACCOUNTS[named ?? 'unclassified'].type;
}

/** The platforms' own spellings. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
};

/** The payer or lender, in a sentence. */
const PLATFORM_SHORT_NAMES: Readonly<Record<Platform, string>> = {
  ubereats: 'Uber',
  doordash: 'DoorDash',
};

/** The account's name for this payout: the first mapped key of `keys`, then the account's own key, then the default. */
export function accountName(
  role: AccountRole,
  payout: Pick<StorePayout, 'platform' | 'currency'>,
  mapping: AccountMapping,
  keys: readonly (keyof AccountMapping)[] = [],
): string {
  const spec = ACCOUNTS[role];
  for (const key of [...keys, spec.key]) {
    const mapped = mapping[key];
    if (mapped !== undefined) {
      return mapped;
    }
  }
  return spec.name
    .replace('{platform}', PLATFORM_NAMES[payout.platform])
    .replace('{lender}', PLATFORM_SHORT_NAMES[payout.platform])
    .replace('{currency}', payout.currency === 'CAD' ? ' (CAD)' : '');
}
