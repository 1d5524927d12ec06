import { expect, test } from 'vitest';
import { toNamedFile } from './save-file.ts';

const data = new Blob(['bytes']);
const named = (disposition: string | null) =>
  toNamedFile(
    {
      data,
      response: new Response(
        null,
        disposition === null ? {} : { headers: { 'content-disposition': disposition } },
      ),
    },
    'otherwise.csv',
  ).name;

test.each([
  ['attachment; filename=screen.png', 'screen.png'],
  ['attachment; filename="bank statement.csv"', 'bank statement.csv'],
  [`attachment; filename="re?u.pdf"; filename*=UTF-8''re%C3%A7u.pdf`, 'reçu.pdf'],
  ['attachment', 'otherwise.csv'],
  [null, 'otherwise.csv'],
])('%s is saved as %s', (disposition, name) => {
  expect(named(disposition)).toBe(name);
});

test('a response without a body is an error', () => {
  expect(() => toNamedFile({ response: new Response() }, 'otherwise.csv')).toThrow(/no body/);
});
