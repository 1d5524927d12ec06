import { describe, expect, test } from 'vitest';
import { expiryOf, expiryWords, methodWords } from './payment-method.view.ts';

const visa = { brand: 'visa', last4: '4242', expires_month: 12, expires_year: 2026 };

test('a card is named by its brand, its last digits and its expiry', () => {
  expect([methodWords(visa), expiryWords(visa)]).toEqual([
    'Visa ending in 4242',
    'Expires December 2026',
  ]);
  const account = { brand: 'us_bank_account', last4: '', expires_month: null, expires_year: null };
  expect(expiryWords(account)).toBeNull();
});

describe('a card', () => {
  test.each([
    ['2026-10-31', 'valid'],
    ['2026-11-01', 'expiring'],
    ['2026-12-31', 'expiring'],
    ['2027-01-01', 'expired'],
  ])('on %s is %s', (today, expected) => {
    expect(expiryOf(visa, today)).toBe(expected);
  });

  test('without an expiry is valid', () => {
    expect(expiryOf({ ...visa, expires_month: null, expires_year: null }, '2030-01-01')).toBe(
      'valid',
    );
  });
});
