import { expect, test } from 'vitest';
import { fromForm } from './form-body.ts';

test('a form says what JSON would: inside, as numbers, as lists, and nothing for what is empty', () => {
  const form = new URLSearchParams(
    'kind=slow&match.provider=quickbooks&match.operation=&times:json=3&bookCloseDate:json=null&cases:list=twins&cases:list=reversals&delayMs:json=soon',
  );
  expect(fromForm(form)).toEqual({
    kind: 'slow',
    match: { provider: 'quickbooks' },
    times: 3,
    bookCloseDate: null,
    cases: ['twins', 'reversals'],
    delayMs: 'soon',
  });
});
