import { expect, test } from 'vitest';
import { readFields } from './use-text-draft.ts';

test('a draft is its texts; anything else that was stored is none', () => {
  expect(readFields('{"subject":"Short","message":"","other":5}')).toEqual({
    subject: 'Short',
    message: '',
  });
  expect([readFields(null), readFields('not json'), readFields('5'), readFields('null')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
