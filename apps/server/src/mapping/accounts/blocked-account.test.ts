import { describe, expect, test } from 'vitest';
import { blockedAccount, unusableAccount } from './blocked-account.ts';
import type { AccountFacts } from './blocked-account.ts';

const ACCOUNT: AccountFacts = {
  accountName: 'Delivery fees',
  accountType: 'Expense',
  accountSubType: null,
  currency: 'USD',
  active: true,
};

const codeOf = (over: Partial<AccountFacts>, currency: string | null = 'USD') =>
  unusableAccount({ ...ACCOUNT, ...over }, currency)?.code ?? null;

describe('an account can be posted to', () => {
  test.each<[string, Partial<AccountFacts>, string | null]>([
    ['in the currency of the payout', {}, 'USD'],
    ['that names no currency', { currency: null }, 'USD'],
    ['in any currency if the payout has none', { currency: 'CAD' }, null],
    ['of an unknown type', { accountType: null }, 'USD'],
    ['of another sub type', { accountSubType: 'OtherCurrentLiabilities' }, 'USD'],
  ])('%s', (_what, over, currency) => {
    expect(codeOf(over, currency)).toBeNull();
  });

  test.each<[Partial<AccountFacts>, string]>([
    [{ active: false }, 'account_inactive'],
    [{ accountType: 'Non-Posting' }, 'account_not_posting'],
    [{ accountSubType: 'SalesTaxPayable' }, 'account_sales_tax'],
    [{ accountSubType: 'GlobalTaxPayable' }, 'account_sales_tax'],
    [{ accountSubType: 'GlobalTaxSuspense' }, 'account_sales_tax'],
    [{ accountSubType: 'GlobalTaxDeferred' }, 'account_sales_tax'],
    [{ currency: 'CAD' }, 'account_currency'],
    // Of several faults, the one that remains when the others are fixed is reported.
    [{ active: false, accountType: 'Non-Posting', currency: 'CAD' }, 'account_inactive'],
    [{ accountType: 'Non-Posting', currency: 'CAD' }, 'account_not_posting'],
    [{ accountSubType: 'SalesTaxPayable', currency: 'CAD' }, 'account_sales_tax'],
  ])('not with %o: %s', (over, code) => {
    expect(codeOf(over)).toBe(code);
  });

  test('not in another currency; the reason names both', () => {
    expect(unusableAccount({ ...ACCOUNT, currency: 'CAD' }, 'USD')).toEqual({
      code: 'account_currency',
      message: 'Delivery fees is in CAD. Choose an account in USD.',
      values: { account: 'Delivery fees', currency: 'CAD', wanted: 'USD' },
    });
  });
});

describe('a receivable or payable account', () => {
  const RECEIVABLE = { ...ACCOUNT, accountType: 'Accounts Receivable' };
  const PAYABLE = { ...ACCOUNT, accountType: 'Accounts Payable' };
  const CUSTOMER = { type: 'Customer', id: '50' } as const;
  const VENDOR = { type: 'Vendor', id: '60' } as const;

  test.each([
    [RECEIVABLE, CUSTOMER, null],
    [RECEIVABLE, VENDOR, 'customer'],
    [RECEIVABLE, null, 'customer'],
    [PAYABLE, VENDOR, null],
    [PAYABLE, CUSTOMER, 'vendor'],
    [PAYABLE, null, 'vendor'],
    [ACCOUNT, null, null],
    [ACCOUNT, VENDOR, null],
  ])('%# requires its own kind of name', (account, entity, wanted) => {
    const blocked = blockedAccount({ ...account, entity }, 'USD');
    expect(blocked?.values ?? null).toEqual(
      wanted === null ? null : { account: 'Delivery fees', entity: wanted },
    );
  });

  test('is reported as inactive rather than without a name', () => {
    const blocked = blockedAccount({ ...PAYABLE, active: false, entity: null }, 'USD');
    expect(blocked?.code).toBe('account_inactive');
  });
});
