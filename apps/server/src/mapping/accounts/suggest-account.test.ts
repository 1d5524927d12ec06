import { describe, expect, test } from 'vitest';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { Mapped } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { booksObject, mapped } from './mapping-facts.fake.ts';
import { defaultNames } from './mapped-components.ts';
import { foldName, nameWords, suggestAccount } from './suggest-account.ts';

const [OWN_NAME = ''] = defaultNames('commission', null, 'USD');

type Question = {
  readonly component?: string;
  readonly platform?: DeliveryPlatform | null;
  readonly storeId?: string | null;
  readonly own?: readonly Mapped[];
};

function suggest(
  accounts: readonly BooksObject[],
  { component = 'commission', platform = null, storeId = null, own = [] }: Question = {},
) {
  const found = suggestAccount({
    component,
    scope: { platform, storeId },
    currency: 'USD',
    accounts,
    mapped: own,
    storeNames: new Map([['harbor', 'Harbor']]),
  });
  return found === null ? null : [found.accountId, found.confidence, found.reason.code];
}

const NAMED = booksObject('account', 'named', OWN_NAME);
const WORD = booksObject('account', 'word', 'All commission');
const USED = booksObject('account', 'used', 'Something else');
const OF_HARBOR = mapped('commission', { account_id: 'used' }, { storeId: 'harbor' });

describe('an account is suggested', () => {
  test('by its own name before another store’s use, and that before a word of its name', () => {
    const own = [OF_HARBOR];
    expect(suggest([WORD, USED, NAMED], { own })).toEqual(['named', 'high', 'named_as_default']);
    expect(suggest([WORD, USED], { own })).toEqual(['used', 'high', 'used_by_store']);
    expect(suggest([WORD], { own })).toEqual(['word', 'low', 'word_in_name']);
    expect(suggest([USED])).toBeNull();
  });

  test('in any word order, singular or plural', () => {
    const [first = '', ...more] = OWN_NAME.split(' ');
    const turned = booksObject('account', 'turned', `${more.join(' ').toUpperCase()}: ${first}s`);
    expect(suggest([turned])).toEqual(['turned', 'high', 'named_as_default']);
  });

  test('by a store that uses it, with that store’s name', () => {
    const found = suggestAccount({
      component: 'commission',
      scope: { platform: null, storeId: null },
      currency: 'USD',
      accounts: [USED],
      mapped: [OF_HARBOR],
      storeNames: new Map([['harbor', 'Harbor']]),
    });
    expect(found).toMatchObject({
      accountName: 'Something else',
      reason: { code: 'used_by_store', values: { store: 'Harbor' } },
    });
  });

  test.each([
    [
      'what that store does on the other platform',
      { platform: 'doordash' },
      { platform: 'ubereats' },
    ],
    ['what the scope says itself', {}, { storeId: 'harbor' }],
    ['what is mapped for all stores', { storeId: null }, { storeId: 'canal' }],
    ['what it does with another component', { component: 'tips' }, {}],
  ] as const)('not by %s', (_what, over, question) => {
    const own = [{ ...OF_HARBOR, ...over }];
    expect(suggest([USED], { own, ...question })).toBeNull();
  });

  test('only if it can be posted to without a customer or vendor', () => {
    for (const over of [
      { active: false },
      { currency: 'CAD' },
      { accountType: 'Non-Posting' },
      { accountType: 'Accounts Payable' },
      { accountType: 'Accounts Receivable' },
      { accountSubType: 'SalesTaxPayable' },
    ]) {
      expect(suggest([{ ...NAMED, ...over }])).toBeNull();
    }
  });

  test('by a word only if its type fits, best type first', () => {
    const other = { ...WORD, id: 'other', accountType: 'Other Expense' };
    expect(suggest([other, WORD])).toEqual(['word', 'low', 'word_in_name']);
    expect(suggest([other])).toEqual(['other', 'low', 'word_in_name']);
    expect(suggest([{ ...WORD, accountType: 'Bank' }])).toBeNull();
  });

  test('not by a word if its name has the other platform', () => {
    const ofUber = booksObject('account', 'uber', 'Uber commission');
    expect(suggest([ofUber], { platform: 'ubereats' })).toEqual(['uber', 'low', 'word_in_name']);
    expect(suggest([ofUber], { platform: 'doordash' })).toBeNull();
    expect(suggest([ofUber])).toBeNull();
  });
});

test.each([
  ['Uber Eats Clearing', 'Clearing – Uber Eats'],
  ['Delivery fees', 'delivery fee'],
  ['Crédit, café', 'Cafe credit'],
])('the words of %s equal those of %s', (one, other) => {
  expect(nameWords(one)).toBe(nameWords(other));
});

test('a name is folded, not split', () => {
  expect(foldName('  Clearing —  Über ')).toBe('clearing - uber');
  expect(foldName('A-B')).not.toBe(foldName('B-A'));
});
