import { expect, test } from 'vitest';
import { nameFields } from './named-fields.ts';

const refused = (count: number) => ({
  message: 'Some fields need attention.',
  errors: Array.from({ length: count }, (_, index) => ({
    path: `/field_${index}`,
    message: 'is not a known field',
  })),
});

test('20 fields are all named, and the sentence stays as it is', () => {
  expect(nameFields(refused(20))).toEqual(refused(20));
});

test('of 1,021 fields the first 20 are named, and the sentence says how many more there are', () => {
  const { message, errors } = nameFields(refused(1_021));
  expect(message).toBe(
    'Some fields need attention. The first 20 are named here; there are 1,001 more.',
  );
  expect(errors).toEqual(refused(20).errors);
});

test('a path and a message of any length are cut, between characters', () => {
  const { errors } = nameFields({
    message: 'Some fields need attention.',
    errors: [
      { path: `/${'k'.repeat(300)}`, message: 'is not a known field' },
      { path: '/name', message: `${'v'.repeat(498)}🍜🍜` },
      { path: `/${'🍜'.repeat(150)}`, message: 'is not a known field' },
    ],
  });
  expect(errors).toEqual([
    { path: `/${'k'.repeat(198)}…`, message: 'is not a known field' },
    { path: '/name', message: `${'v'.repeat(498)}…` },
    { path: `/${'🍜'.repeat(99)}…`, message: 'is not a known field' },
  ]);
});
