import type { MappingTarget } from './account-mapping.port.ts';

export type AccountFacts = Pick<
  MappingTarget,
  'accountName' | 'accountType' | 'accountSubType' | 'currency' | 'active'
>;

export type BlockedAccount = {
  readonly code:
    | 'account_inactive'
    | 'account_currency'
    | 'account_entity'
    | 'account_sales_tax'
    | 'account_not_posting';
  readonly message: string;
};

/** Sub types of the accounts that QuickBooks' own sales tax center keeps. */
const SALES_TAX_CENTRE: ReadonlySet<string> = new Set([
  'SalesTaxPayable',
  'GlobalTaxPayable',
  'GlobalTaxSuspense',
  'GlobalTaxDeferred',
]);

/** Why nothing can be posted to an account whatever stands beside it, and the way out; null where it can. */
export function unusableAccount(
  account: AccountFacts,
  currency: string | null,
): BlockedAccount | null {
  const { accountName: name, accountType: type, accountSubType: subType } = account;
  if (!account.active) {
    return {
      code: 'account_inactive',
      message: `${name} is inactive in QuickBooks. Choose another account, or make it active there.`,
    };
  }
  if (type === 'Non-Posting') {
    return {
      code: 'account_not_posting',
      message: `${name} is a header account, which takes no entries. Choose an account below it.`,
    };
  }
  if (subType !== null && SALES_TAX_CENTRE.has(subType)) {
    return {
      code: 'account_sales_tax',
      message: `${name} belongs to the sales tax center of QuickBooks, which calculates it by itself. Choose a liability account of your own.`,
    };
  }
  if (currency !== null && account.currency !== null && account.currency !== currency) {
    return {
      code: 'account_currency',
      message: `${name} is kept in ${account.currency}. Choose an account in ${currency}.`,
    };
  }
  return null;
}

/** As `unusableAccount`; receivables and payables also need the customer or vendor they are about. */
export function blockedAccount(
  target: AccountFacts & Pick<MappingTarget, 'entity'>,
  currency: string | null,
): BlockedAccount | null {
  return unusableAccount(target, currency) ?? withoutEntity(target);
}

function withoutEntity({
  accountName: name,
  accountType: type,
  entity,
}: AccountFacts & Pick<MappingTarget, 'entity'>): BlockedAccount | null {
  if (type === 'Accounts Receivable' && entity?.type !== 'Customer') {
    return {
      code: 'account_entity',
      message: `${name} is an account of receivables: QuickBooks wants a customer on each line. Choose one, or another account.`,
    };
  }
  return type === 'Accounts Payable' && entity?.type !== 'Vendor'
    ? {
        code: 'account_entity',
        message: `${name} is an account of payables: QuickBooks wants a vendor on each line. Choose one, or another account.`,
      }
    : null;
}
