import { describe, expect, test } from 'vitest';
import {
  EVERY_LINE,
  compareComponents,
  defaultNames,
  groupOf,
  isMappable,
  labelOf,
  shownComponents,
  typesOf,
  wordsOf,
} from './mapped-components.ts';

describe('a component that can be mapped', () => {
  test.each([
    'tips',
    'commission_tax',
    'bank',
    EVERY_LINE,
    'processing_fee_tax',
    'other_unclassified:Gift',
  ])('is %s', (component) => {
    expect(isMappable(component)).toBe(true);
  });

  test.each(['', 'tip jar', 'tax', 'other_unclassified:', 'bank_tax'])(
    'is not “%s”',
    (component) => {
      expect(isMappable(component)).toBe(false);
    },
  );
});

describe('an unclassified payment', () => {
  const GIFT = 'other_unclassified:Gift card by mail';

  test('is named by its description and searched by its longer words', () => {
    expect([labelOf(GIFT), groupOf(GIFT), wordsOf(GIFT)]).toEqual([
      'Gift card by mail',
      'other',
      ['gift', 'card', 'mail'],
    ]);
  });

  test('may be incoming or outgoing', () => {
    expect(typesOf(GIFT)).toEqual([
      'Expense',
      'Other Expense',
      'Income',
      'Other Income',
      'Other Current Asset',
      'Other Current Liability',
    ]);
  });
});

test('the tax on a component is named and grouped after it', () => {
  expect(labelOf('processing_fee_tax')).toBe(`${labelOf('processing_fee')}, tax`);
  expect(groupOf('processing_fee_tax')).toBe(groupOf('processing_fee'));
  expect([labelOf('nothing'), groupOf('nothing'), wordsOf('nothing')]).toEqual([
    'nothing',
    'other',
    [],
  ]);
});

describe('the fitting account types', () => {
  test.each([
    ['commission', ['Expense', 'Cost of Goods Sold', 'Other Expense']],
    ['gross_sales', ['Income', 'Other Income']],
    ['net_payout', ['Other Current Asset', 'Other Asset', 'Bank', 'Accounts Receivable']],
    ['bank', ['Bank']],
    ['merchant_promo', ['Income', 'Other Income', 'Expense', 'Cost of Goods Sold']],
  ])('%s start with that of its own account', (component, types) => {
    expect(typesOf(component)).toEqual(types);
  });
});

describe('the name of a default account', () => {
  test('is the platform’s, or the common prefix of both', () => {
    const [uber = ''] = defaultNames('net_payout', 'ubereats', 'USD');
    const [doordash = ''] = defaultNames('net_payout', 'doordash', 'USD');
    const both = defaultNames('net_payout', null, 'USD');
    expect(uber).not.toBe(doordash);
    expect(both).toEqual(['Clearing']);
    expect([uber, doordash]).toEqual(['Clearing – Uber Eats', 'Clearing – DoorDash']);
  });

  test('is the same if both platforms use it', () => {
    expect(defaultNames('commission', null, 'USD')).toEqual(
      defaultNames('commission', 'ubereats', 'USD'),
    );
  });
});

describe('a mapping table', () => {
  test('shows the tax on fees only in Canada, and nothing that follows another component', () => {
    const shown = shownComponents('USD');
    expect(shownComponents('CAD').filter((component) => !shown.includes(component))).toEqual([
      'commission_tax',
    ]);
    for (const component of [
      'price_adjustment',
      'platform_promo_credit',
      'ad_credit',
      EVERY_LINE,
    ]) {
      expect(shown).not.toContain(component);
    }
  });

  test('starts with sales and ends with clearing', () => {
    const shown = shownComponents('CAD').toSorted(compareComponents);
    const groups = [...new Set(shown.map(groupOf))];
    expect([groups[0], groups.at(-1)]).toEqual(['sales', 'clearing']);
    expect(shown.map(groupOf)).toEqual(
      groups.flatMap((group) => shown.map(groupOf).filter((one) => one === group)),
    );
  });
});
