import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import {
  addressSchema,
  daySchema,
  ratesSchema,
  taxSchema,
  toAddressBody,
  toRatesBody,
  toTaxBody,
} from './store-schema.ts';

function complaints(schema: Parameters<typeof safeParse>[0], value: unknown): string[] {
  // A field shows its first error.
  return (safeParse(schema, value, { abortPipeEarly: true }).issues ?? []).map(
    ({ message }) => message,
  );
}

test.each([
  ['2026-02-28', []],
  ['2026-02-30', ['That date doesn’t exist']],
  ['28.2.2026', ['Enter a date as YYYY-MM-DD, like 2026-11-01']],
])('the day %s', (day, message) => {
  expect(complaints(daySchema, day)).toEqual(message);
});

test.each([
  [true, '13', []],
  [true, '', []],
  [true, '0', ['Enter a percentage between 0.0001 and 50, like 13 or 14.975']],
  [true, '51', ['Enter a percentage between 0.0001 and 50, like 13 or 14.975']],
  // Hidden fields are not validated.
  [false, 'nonsense', []],
])('prices that include tax: %j, at %s %%', (includes, rate, message) => {
  const tax = {
    facilitator: 'learned',
    prices_include_tax: includes,
    inclusive_tax_rate_ppm: rate,
  };
  expect(complaints(taxSchema, { tax_profile: tax })).toEqual(message);
});

test('a rate is sent in parts per million, and not at all if prices exclude tax', () => {
  const profile = { facilitator: 'learned', inclusive_tax_rate_ppm: '14.975' } as const;
  expect(toTaxBody({ tax_profile: { ...profile, prices_include_tax: true } })).toEqual({
    tax_profile: {
      facilitator: 'learned',
      prices_include_tax: true,
      inclusive_tax_rate_ppm: 149_750,
    },
  });
  expect(toTaxBody({ tax_profile: { ...profile, prices_include_tax: false } })).toEqual({
    tax_profile: {
      facilitator: 'learned',
      prices_include_tax: false,
      inclusive_tax_rate_ppm: null,
    },
  });
});

test('a contract rate is a percentage starting on a day', () => {
  const rate = {
    channel_type: 'doordash',
    mode: 'pickup',
    commission_rate_ppm: '6',
    starts_on: '2026-01-01',
  } as const;
  expect(complaints(ratesSchema, { contract_rates: [rate] })).toEqual([]);
  expect(
    complaints(ratesSchema, { contract_rates: [{ ...rate, commission_rate_ppm: '101' }] }),
  ).toEqual(['Enter a percentage between 0 and 100, like 25 or 27.5']);
  expect(
    complaints(ratesSchema, { contract_rates: [{ ...rate, commission_rate_ppm: '6 %' }] }),
  ).toEqual(['Enter a percentage between 0 and 100, like 25 or 27.5']);
  expect(toRatesBody({ contract_rates: [rate] }).contract_rates[0]?.commission_rate_ppm).toBe(
    60_000,
  );
});

test('an address needs everything but its second line', () => {
  const address = { line1: '', line2: '', city: '', region: '', postal_code: '', country: 'US' };
  expect(complaints(addressSchema, { address })).toEqual([
    'Enter the street address',
    'Enter the city',
    'Enter the state or province',
    'Enter the ZIP or postal code',
  ]);
  expect(
    toAddressBody({ address: { ...address, line1: '1 Main St', country: 'US' } }).address.line2,
  ).toBeNull();
});
