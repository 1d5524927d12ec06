import { expect, test } from 'vitest';
import { fromForm } from './form-body.ts';

test('a form body parses like JSON: nested, numbers, lists, and empty fields omitted', () => {
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
