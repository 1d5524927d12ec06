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

test('gives the values as the schema makes them', async () => {
  expect(await resolve({ name: ' Fishtown ', city: '' }, undefined, options)).toEqual({
    values: { name: 'Fishtown', city: '' },
    errors: {},
  });
});

test('gives each field its first complaint', async () => {
  expect(await resolve({ name: '  ', city: undefined as never }, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: 'non_empty', message: 'Enter a name' },
      city: { type: 'string', message: 'Enter a city' },
    },
  });
});

test('a complaint about a field within a field stands within it', async () => {
  const values = { name: 'x', city: 'y', address: { line1: '' } };
  expect(await resolve(values, undefined, options)).toEqual({
    values: {},
    errors: { address: { line1: { type: 'non_empty', message: 'Enter the street' } } },
  });
});
