import { expect, test } from 'vitest';
import { owedFor, owedToDo } from './reconcile.view.ts';

test.each([
  [0, 'less than a minute'],
  [60, '1 minute'],
  [4_200, '1 hour'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(owedFor(seconds)).toBe(words);
});

test('items that do not continue automatically say what to do', () => {
  const last_error = { code: 'period_closed', message: 'Closed.', action: 'Open the period.' };
  expect(owedToDo({ last_error })).toBe('Open the period.');
  expect(owedToDo({ last_error: null })).toBe('Post the entry.');
});
