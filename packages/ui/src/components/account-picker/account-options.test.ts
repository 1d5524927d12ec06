import { describe, expect, test } from 'vitest';
import { accountOptions, accountProblem } from './account-options.ts';

const account = (id: string, change: object = {}) => ({
  id,
  name: `Account ${id}`,
  number: `50${id}`,
  type: 'Expense',
  currency: 'USD',
  active: true,
  ...change,
});
const ACCOUNTS = [
  account('20'),
  account('3'),
  account('10', { type: 'Income', number: undefined, name: 'Sales' }),
  account('40', { active: false }),
  account('50', { currency: 'CAD' }),
];

describe('accountOptions', () => {
  test('keeps the types that may be posted to, by type and number', () => {
    const shown = accountOptions({ accounts: ACCOUNTS, types: ['Expense'] });
    expect(shown.map(({ value }) => value)).toEqual(['3', '20', '40', '50']);
    expect(accountOptions({ accounts: ACCOUNTS }).at(-1)).toEqual({
      account: ACCOUNTS[2],
      value: '10',
      code: undefined,
      label: 'Sales',
      detail: 'Income · USD',
      disabled: false,
      note: undefined,
      group: 'Income',
    });
  });

  test('puts the suggested one first, with the reason', () => {
    const suggestion = { accountId: '20', reason: 'Used in 12 stores' };
    const [first, ...others] = accountOptions({ accounts: ACCOUNTS, suggestion });
    expect(first).toMatchObject({ value: '20', group: 'Suggested', note: 'Used in 12 stores' });
    expect(others.map(({ value }) => value)).not.toContain('20');
  });

  test('puts the types that fit best before all others', () => {
    const shown = accountOptions({ accounts: ACCOUNTS, fitting: ['Income', 'Bank'] });
    expect(shown.map(({ value }) => value)).toEqual(['10', '3', '20', '40', '50']);
  });

  test('does not suggest what may not be chosen', () => {
    const suggested = (accountId: string) =>
      accountOptions({
        accounts: ACCOUNTS,
        types: ['Expense'],
        suggestion: { accountId, reason: '' },
      }).filter(({ group }) => group === 'Suggested').length;
    expect([suggested('10'), suggested('40'), suggested('99'), suggested('3')]).toEqual([
      0, 0, 0, 1,
    ]);
  });

  test('says why an account cannot be chosen', () => {
    const heading = account('60', { blocked: 'A heading' });
    const shown = accountOptions({ accounts: [...ACCOUNTS, heading], currency: 'USD' });
    const refused = shown.filter(({ disabled }) => disabled === true);
    expect(refused.map(({ value, note }) => [value, note])).toEqual([
      ['40', 'Inactive in QuickBooks'],
      ['50', 'In CAD'],
      ['60', 'A heading'],
    ]);
  });
});

describe('accountProblem', () => {
  const problem = (id: string | null) =>
    accountProblem(id, {
      accounts: ACCOUNTS,
      types: ['Expense', 'Other Expense'],
      currency: 'USD',
    });

  test('is nothing while nothing or something legal is chosen', () => {
    expect([problem(null), problem('3')]).toEqual([undefined, undefined]);
  });

  test('names what is wrong and what to do', () => {
    expect(problem('99')).toBe('This account is no longer in QuickBooks. Choose another one.');
    expect(problem('40')).toBe(
      'Account 40 is inactive in QuickBooks. Choose another one, or make it active there.',
    );
    expect(problem('10')).toBe(
      'Sales has the type Income. Choose one with the type Expense or Other Expense.',
    );
    expect(problem('50')).toBe('Account 50 is in CAD. Choose one in USD.');
  });
});
