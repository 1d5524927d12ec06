import { describe, expect, test } from 'vitest';
import { presentBooksObject, presentChange, presentTemplate } from './account-mapping.presenter.ts';
import type { ChangeNames } from './account-mapping.presenter.ts';
import type { Change } from './account-mapping.store.ts';
import { indexBooks } from './effective-mapping.ts';
import { EMPTY, booksObject } from './mapping-facts.fake.ts';
import { templateOf } from './mapping-templates.ts';

const CHANGE: Change = {
  tenantId: 'tenant',
  id: 'change',
  platform: 'ubereats',
  storeId: 'harbor',
  component: 'commission',
  before: { ...EMPTY, account_id: '1' },
  after: { ...EMPTY, account_id: '9' },
  from: '2026-12-01',
  changedBy: 'olivia',
  changedAt: new Date('2026-11-20T14:02:00Z'),
};
const NAMES: ChangeNames = {
  index: indexBooks([booksObject('account', '1', 'Fees', { fullName: 'Delivery:Fees' })]),
  stores: new Map([['harbor', 'Harbor']]),
  people: new Map([['olivia', 'Olivia']]),
};

describe('a change is shown', () => {
  test('with the current names of store, accounts and person', () => {
    expect(presentChange(CHANGE, NAMES)).toEqual({
      ...CHANGE,
      storeName: 'Harbor',
      label: 'Marketplace commission',
      beforeAccountName: 'Delivery:Fees',
      // QuickBooks no longer lists it.
      afterAccountName: 'Account 9',
      effectiveFrom: '2026-12-01',
      changedBy: 'Olivia',
    });
  });

  test.each<[string, Partial<Change>, object]>([
    ['of all stores', { storeId: null }, { storeName: null }],
    ['of a store that is gone', { storeId: 'gone' }, { storeName: null }],
    ['by a former user', { changedBy: 'nobody' }, { changedBy: 'A former user' }],
    ['without an author', { changedBy: null }, { changedBy: null }],
    ['that took the account away', { after: null }, { afterAccountName: null }],
    ['of a class alone', { after: { ...EMPTY, class_id: '7' } }, { afterAccountName: null }],
    ['of every day', { from: null }, { effectiveFrom: null }],
  ])('%s', (_what, over, shown) => {
    expect(presentChange({ ...CHANGE, ...over }, NAMES)).toMatchObject(shown);
  });
});

describe('a QuickBooks object', () => {
  test('says why an account cannot be posted to, considering the company’s currency', () => {
    const account = booksObject('account', '1', 'Fees', { fullName: 'Delivery:Fees' });
    expect(presentBooksObject(account, 'USD')).toEqual({ ...account, blocked: null });
    expect(presentBooksObject(account, 'CAD').blocked).toEqual({
      code: 'account_currency',
      message: 'Delivery:Fees is in USD. Choose an account in CAD.',
      values: { account: 'Delivery:Fees', currency: 'USD', wanted: 'CAD' },
    });
    expect(presentBooksObject(account, null).blocked).toBeNull();
  });

  test('that is not an account is never blocked', () => {
    const old = booksObject('class', '7', 'Closed', { active: false });
    expect(presentBooksObject(old, 'USD').blocked).toBeNull();
  });
});

test('a template is shown with the required type of each account', () => {
  const { accounts, id } = presentTemplate(templateOf('minimal'));
  expect(id).toBe('minimal');
  expect(accounts.slice(0, 2)).toEqual([
    {
      platform: null,
      component: 'net_payout',
      name: 'Delivery clearing',
      accountType: 'Other Current Asset',
    },
    { platform: null, component: 'gross_sales', name: 'Delivery sales', accountType: 'Income' },
  ]);
});
