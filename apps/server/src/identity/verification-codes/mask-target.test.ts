import { expect, test } from 'vitest';
import { maskTarget } from './mask-target.ts';

test.each([
  ['dana.whitfield@example.test', 'd•••@example.test'],
  ['a@b', 'a•••@b'],
  ['15550100123', '•••••••••23'],
  ['123', '•••'],
  ['', '••'],
])('%s is shown as %s', (target, shown) => {
  expect(maskTarget(target)).toBe(shown);
});
