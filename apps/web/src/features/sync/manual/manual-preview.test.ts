import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './manual-draft.ts';
import { toPreviewLines } from './manual-preview.ts';

test('components are credited or debited by their sign, and the clearing account gets the balance', () => {
  const components = [
    { key: 1, component: 'gross_sales' as const, cents: 10_000 },
    { key: 2, component: 'commission' as const, cents: -2_500 },
    { key: 3, component: 'tips' as const, cents: 0 },
  ];
  expect(toPreviewLines({ ...EMPTY_DRAFT, components })).toEqual([
    { id: 'clearing', account: 'Clearing – Uber Eats', side: 'debit', amountCents: 7_500 },
    { id: '1', account: 'Gross sales', side: 'credit', amountCents: 10_000 },
    { id: '2', account: 'Commission', side: 'debit', amountCents: 2_500 },
  ]);
});

test('a negative payout is owed to the platform: the clearing account is credited', () => {
  const components = [{ key: 1, component: 'ads_marketing' as const, cents: -900 }];
  expect(toPreviewLines({ ...EMPTY_DRAFT, components })[0]).toEqual({
    id: 'clearing',
    account: 'Clearing – Uber Eats',
    side: 'credit',
    amountCents: 900,
  });
});

test('nothing is shown without an amount, and a line without an account is marked', () => {
  expect(toPreviewLines(EMPTY_DRAFT)).toEqual([]);
  expect(toPreviewLines({ ...EMPTY_DRAFT, mode: 'lines' })[0]).toEqual({
    id: '1',
    account: 'No account yet',
    side: 'debit',
    amountCents: 0,
    unmapped: true,
  });
});
