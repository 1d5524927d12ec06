import { expect, test } from 'vitest';
import { fieldError } from './field-errors.ts';
import { nameFields } from './named-fields.ts';

const refused = (count: number) => ({
  message: 'Some fields need attention.',
  errors: Array.from({ length: count }, (_, index) => ({
    path: `/field_${index}`,
    message: "isn't a known field",
    code: 'unknown_field' as const,
    values: {},
  })),
});

test('20 fields are all named, and the sentence is unchanged', () => {
  expect(nameFields(refused(20))).toEqual(refused(20));
});

test('of 1,021 fields the first 20 are named, and the sentence counts the rest', () => {
  const { message, errors } = nameFields(refused(1_021));
  expect(message).toBe(
    'Some fields need attention. The first 20 are named here; there are 1,001 more.',
  );
  expect(errors).toEqual(refused(20).errors);
});

test('long paths, messages and values are truncated, between characters', () => {
  const { errors } = nameFields({
    message: 'Some fields need attention.',
    errors: [
      fieldError(`/${'k'.repeat(300)}`, 'unknown_field'),
      fieldError('/name', 'other_account', { name: `${'v'.repeat(498)}🍜🍜` }),
      fieldError(`/${'🍜'.repeat(150)}`, 'unknown_field'),
    ],
  });
  expect(errors).toEqual([
    fieldError(`/${'k'.repeat(198)}…`, 'unknown_field'),
    fieldError('/name', 'other_account', { name: `${'v'.repeat(498)}…` }),
    fieldError(`/${'🍜'.repeat(99)}…`, 'unknown_field'),
  ]);
});
