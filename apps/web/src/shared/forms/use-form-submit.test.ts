import { expect, test } from 'vitest';
import { toSummary } from './use-form-submit.ts';

test('each field with an error is in the summary, in form order', () => {
  expect(
    toSummary({
      email: { type: 'email', message: 'Enter an email address' },
      password: { type: 'required' },
      address: { city: { type: 'non_empty', message: 'Enter the city' } },
      rates: { 1: { mode: { type: 'picklist', message: 'Choose how' } } },
      name: { type: 'non_empty', message: 'Enter a name' },
    }),
  ).toEqual([
    { fieldId: 'email', message: 'Enter an email address' },
    { fieldId: 'address.city', message: 'Enter the city' },
    { fieldId: 'rates.1.mode', message: 'Choose how' },
    { fieldId: 'name', message: 'Enter a name' },
  ]);
});
