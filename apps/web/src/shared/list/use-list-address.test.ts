import { expect, test } from 'vitest';
import { withPreserved } from './use-list-address.ts';

test('the page’s own parameters stay while its list changes', () => {
  expect(withPreserved('client=c1&q=dana', '?client=c1&tab=members&q=d', ['tab'])).toBe(
    '?client=c1&q=dana&tab=members',
  );
  expect(withPreserved('', '?tab=members', ['tab'])).toBe('?tab=members');
});

test('unknown parameters are removed', () => {
  expect(withPreserved('q=dana', '?error=denied&q=d', [])).toBe('?q=dana');
});
