import { describe, expect, test } from 'vitest';
import { planEntries } from '../plan/plan-entries.ts';
import type { AccountMapping } from '../plan/plan-options.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import { toBeancountAccounts, toJournalAccount } from './plain-text-accounts.ts';

describe('account names for hledger and Ledger', () => {
  test.each([
    ['Clearing – Uber Eats', 'Other Current Asset', 'Assets:Clearing – Uber Eats'],
    ['Checking', 'Bank', 'Assets:Checking'],
    ['Tips payable', 'Other Current Liability', 'Liabilities:Tips payable'],
    ['Promotions (contra)', 'Income', 'Income:Promotions (contra)'],
    ['Fees:Delivery', 'Expense', 'Expenses:Fees:Delivery'],
    ['expenses:Delivery', 'Expense', 'Expenses:Delivery'],
    ['Income', 'Income', 'Income:Income'],
    ['two  blanks\tand ; a comment', 'Expense', 'Expenses:two blanks and a comment'],
    [': :', 'Expense', 'Expenses:Unnamed'],
    ['', 'Expense', 'Expenses:Unnamed'],
  ] as const)('%j (%s) is %s', (account, accountType, name) => {
    expect(toJournalAccount({ account, accountType })).toBe(name);
  });
});

describe('account names for Beancount', () => {
  function namesFor(accounts: AccountMapping): string[] {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { tips: 5, commission: -2, promo_fee: -1 } },
    ]);
    return [...toBeancountAccounts(planEntries([payout], { accounts }).entries).values()].sort();
  }

  test('are words joined by hyphens', () => {
    expect(namesFor({})).toEqual([
      'Assets:Clearing-Uber-Eats',
      'Expenses:Delivery-Commission',
      'Expenses:Promotion-Fees',
      'Liabilities:Tips-Payable',
    ]);
  });

  test('keep sub-accounts, drop accents, and stay distinct', () => {
    expect(
      namesFor({
        commission: 'frais:livraison (été)',
        promo_fee: 'Frais:Livraison été',
        tips: '2300',
      }),
    ).toEqual([
      'Assets:Clearing-Uber-Eats',
      'Expenses:Frais:Livraison-Ete',
      'Expenses:Frais:Livraison-Ete-2',
      'Liabilities:2300',
    ]);
  });
});
