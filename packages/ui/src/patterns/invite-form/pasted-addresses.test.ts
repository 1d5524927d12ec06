import { expect, test } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

test('reads addresses between commas, semicolons, spaces and lines, each once and in lower case', () => {
  expect(pastedAddresses('a@x.test, B@x.test; c@x.test\nb@X.test  d@x.test')).toEqual({
    emails: ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'],
    unread: [],
  });
});

test('reads the address out of a name with an address, as a mail program copies it', () => {
  expect(pastedAddresses('Ana Ruiz <ana@x.test>, "Park, Jo" <jo@x.test>')).toEqual({
    emails: ['ana@x.test', 'jo@x.test'],
    unread: [],
  });
});

test('gives back what does not read as an address', () => {
  expect(pastedAddresses('ana@x, jo@x.test @x.test')).toEqual({
    emails: ['jo@x.test'],
    unread: ['ana@x', '@x.test'],
  });
});

test('has nothing in an empty text', () => {
  expect(pastedAddresses(' \n ')).toEqual({ emails: [], unread: [] });
});
