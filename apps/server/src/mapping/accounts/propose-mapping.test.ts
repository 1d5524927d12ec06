import { describe, expect, test } from 'vitest';
import type { BooksObject } from './books-objects.store.ts';
import { EMPTY, booksObject, mapped, mappingFacts } from './mapping-facts.fake.ts';
import type { MappingTemplate } from './mapping-templates.ts';
import { proposeCopy, proposeTemplate, withAccount } from './propose-mapping.ts';

const TEMPLATE: MappingTemplate = {
  id: 'minimal',
  name: 'Test',
  description: '',
  accounts: [
    { platform: null, component: 'commission', name: 'Delivery commissions', type: 'Expense' },
    { platform: 'ubereats', component: 'tips', name: 'Tips', type: 'Other Current Liability' },
  ],
};

function codesOf(objects: readonly BooksObject[]) {
  const { proposals } = proposeTemplate(mappingFacts(objects), TEMPLATE);
  return proposals.map(({ account_id: id, reason_code: code }) => [id, code]);
}

describe('a template', () => {
  test('matches the full name before a short one, and that before its words', () => {
    const whole = booksObject('account', 'whole', 'DELIVERY COMMISSIONS');
    const short = { ...whole, id: 'short', fullName: 'Fees:Delivery commissions' };
    const words = booksObject('account', 'words', 'Commission, delivery');
    expect(codesOf([words, short, whole])).toEqual([['whole', 'same_name']]);
    expect(codesOf([words, short])).toEqual([['short', 'same_name']]);
    expect(codesOf([words])).toEqual([['words', 'same_words']]);
  });

  test('matches no account of another type, none that cannot be posted to, and no other objects', () => {
    const account = booksObject('account', '1', 'Delivery commissions');
    expect(codesOf([{ ...account, accountType: 'Income' }])).toEqual([]);
    expect(codesOf([{ ...account, active: false }])).toEqual([]);
    expect(codesOf([{ ...account, currency: 'CAD' }])).toEqual([]);
    expect(codesOf([{ ...account, kind: 'class' }])).toEqual([]);
  });

  test('reports the accounts that this company lacks', () => {
    const { proposals, unmatched, wishes } = proposeTemplate(mappingFacts([]), TEMPLATE);
    expect([proposals, wishes]).toEqual([[], []]);
    expect(unmatched).toEqual([
      {
        platform: null,
        component: 'commission',
        label: 'Marketplace commission',
        account_name: 'Delivery commissions',
        account_type: 'Expense',
      },
      {
        platform: 'ubereats',
        component: 'tips',
        label: 'Tips',
        account_name: 'Tips',
        account_type: 'Other Current Liability',
      },
    ]);
  });

  test('replaces an account, shows which, and keeps the class and the vendor', () => {
    const before = mapped('commission', {
      account_id: 'old',
      class_id: '20',
      entity: { type: 'Vendor', id: '60' },
    });
    const objects = [
      booksObject('account', 'new', 'Delivery commissions'),
      booksObject('account', 'old', 'Other fees'),
    ];
    const { proposals, wishes } = proposeTemplate(mappingFacts(objects, [before]), TEMPLATE);
    expect(proposals).toMatchObject([{ account_id: 'new', replaces: 'Other fees' }]);
    expect(wishes).toEqual([
      {
        scope: { platform: null, storeId: null },
        component: 'commission',
        target: { ...before.target, account_id: 'new' },
      },
    ]);
  });

  test('proposes nothing that is already mapped', () => {
    const objects = [booksObject('account', '1', 'Delivery commissions')];
    const own = [mapped('commission', { account_id: '1' })];
    expect(proposeTemplate(mappingFacts(objects, own), TEMPLATE)).toMatchObject({
      proposals: [],
      wishes: [],
      unmatched: [{ component: 'tips' }],
    });
  });
});

describe('a copy', () => {
  const THEIRS = booksObject('account', 'theirs', 'Commission', { accountNumber: '6120' });

  const copy = (
    objects: readonly BooksObject[],
    own = [mapped('commission', { account_id: 'theirs' })],
  ) => proposeCopy(mappingFacts(objects), mappingFacts([THEIRS], own));

  test('matches an account by number before name', () => {
    const numbered = booksObject('account', 'numbered', 'Fees', { accountNumber: '6120' });
    const named = booksObject('account', 'named', 'Commission', { accountNumber: '9000' });
    expect(copy([named, numbered]).proposals).toMatchObject([
      { account_id: 'numbered', reason_code: 'same_number', values: { number: '6120' } },
    ]);
    expect(copy([named]).proposals).toMatchObject([
      { account_id: 'named', reason_code: 'same_name' },
    ]);
  });

  test('does not match accounts just because both lack a number', () => {
    const bare = mappingFacts(
      [{ ...THEIRS, accountNumber: null }],
      [mapped('commission', { account_id: 'theirs' })],
    );
    const other = booksObject('account', 'other', 'Fees');
    expect(proposeCopy(mappingFacts([other]), bare)).toMatchObject({
      proposals: [],
      unmatched: [{ component: 'commission', account_name: 'Commission' }],
    });
  });

  test('skips targets of one store, of every line, or without an account', () => {
    const own = [
      mapped('commission', { account_id: 'theirs' }, { storeId: 'harbor' }),
      mapped('*', { account_id: 'theirs' }),
      mapped('tips', { class_id: '20' }),
      mapped('markup', { account_id: 'gone' }),
    ];
    expect(copy([THEIRS], own)).toEqual({ proposals: [], unmatched: [], wishes: [] });
  });
});

test('only the account of a target is replaced', () => {
  expect(withAccount(null, { id: '1' })).toEqual({ ...EMPTY, account_id: '1' });
});
