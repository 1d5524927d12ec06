import { expect, test } from 'vitest';
import { hasPart, partOf, withPart } from './log-query-text.ts';

test.each([
  ['level', 'error', 'level:error'],
  ['operation', 'POST /v3/company/:id', 'operation:"POST /v3/company/:id"'],
  ['operation', 'say "hello"', 'operation:"say *hello*"'],
])('%s %s becomes the query %s', (field, value, part) => {
  expect(partOf(field, value)).toBe(part);
});

test('a value is added to a query once, and can be removed', () => {
  const level = { field: 'level', value: 'error' };
  const request = withPart('timeout -kind:job', { ...level, isWanted: true });
  expect(request).toBe('timeout -kind:job level:error');
  expect(withPart(request, { ...level, isWanted: true })).toBe(request);
  expect(withPart(request, { ...level, isWanted: false })).toBe('timeout -kind:job');
});

test('an excluded value is not a required one', () => {
  expect(hasPart('-level:error', 'level', 'error')).toBe(false);
  expect(hasPart('a level:"error"', 'level', 'error')).toBe(true);
});
