import { expect, test } from 'vitest';
import { nonEmpty, object, optional, pipe, string, trim } from 'valibot';
import { valibotResolver } from './valibot-resolver.ts';

const resolve = valibotResolver(
  object({
    name: pipe(string(), trim(), nonEmpty('Enter a name'), nonEmpty('never seen')),
    city: string('Enter a city'),
    address: optional(object({ line1: pipe(string(), nonEmpty('Enter the street')) })),
  }),
);
const options = { fields: {}, shouldUseNativeValidation: false };

test('returns the values as the schema transforms them', async () => {
  expect(await resolve({ name: ' Fishtown ', city: '' }, undefined, options)).toEqual({
    values: { name: 'Fishtown', city: '' },
    errors: {},
  });
});

test('returns the first error of each field', async () => {
  expect(await resolve({ name: '  ', city: undefined as never }, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: 'non_empty', message: 'Enter a name' },
      city: { type: 'string', message: 'Enter a city' },
    },
  });
});

test('an error of a nested field is nested', async () => {
  const values = { name: 'x', city: 'y', address: { line1: '' } };
  expect(await resolve(values, undefined, options)).toEqual({
    values: {},
    errors: { address: { line1: { type: 'non_empty', message: 'Enter the street' } } },
  });
});
