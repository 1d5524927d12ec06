import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import type { MappingTarget } from './account-mapping.port.ts';

export type AccountFacts = Pick<
  MappingTarget,
  'accountName' | 'accountType' | 'accountSubType' | 'currency' | 'active'
>;

export type BlockedAccount = Fault & {
  readonly code:
    | 'account_inactive'
    | 'account_currency'
    | 'account_entity'
    | 'account_sales_tax'
    | 'account_not_posting';
};

/** Subtypes of the accounts that QuickBooks' own sales tax center manages. */
const SALES_TAX_CENTRE: ReadonlySet<string> = new Set([
  'SalesTaxPayable',
  'GlobalTaxPayable',
  'GlobalTaxSuspense',
  'GlobalTaxDeferred',
]);

/** Why nothing can be posted to an account under any mapping, and the fix; null if it can be used. */
export function unusableAccount(
  account: AccountFacts,
  currency: string | null,
): BlockedAccount | null {
  const { accountName: name, accountType: type, accountSubType: subType } = account;
  if (!account.active) {
    return faultOf('account_inactive', { account: name });
  }
  if (type === 'Non-Posting') {
    return faultOf('account_not_posting', { account: name });
  }
  if (subType !== null && SALES_TAX_CENTRE.has(subType)) {
    return faultOf('account_sales_tax', { account: name });
  }
  if (currency !== null && account.currency !== null && account.currency !== currency) {
    return faultOf('account_currency', {
      account: name,
      currency: account.currency,
      wanted: currency,
    });
  }
  return null;
}

/** Like `unusableAccount`, but receivables and payables also require a customer or vendor. */
export function blockedAccount(
  target: AccountFacts & Pick<MappingTarget, 'entity'>,
  currency: string | null,
): BlockedAccount | null {
  return unusableAccount(target, currency) ?? withoutEntity(target);
}

function withoutEntity({
  accountName: account,
  accountType: type,
  entity,
}: AccountFacts & Pick<MappingTarget, 'entity'>): BlockedAccount | null {
  if (type === 'Accounts Receivable' && entity?.type !== 'Customer') {
    return faultOf('account_entity', { account, entity: 'customer' });
  }
  return type === 'Accounts Payable' && entity?.type !== 'Vendor'
    ? faultOf('account_entity', { account, entity: 'vendor' })
    : null;
}
