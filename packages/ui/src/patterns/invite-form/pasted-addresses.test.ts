import { expect, test } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

test('splits at commas, semicolons, spaces and line breaks; each address once, in lower case', () => {
  expect(pastedAddresses('a@x.test, B@x.test; c@x.test\nb@X.test  d@x.test')).toEqual({
    emails: ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'],
    unread: [],
  });
});

test('extracts the address from a name with an address, as mail programs copy it', () => {
  expect(pastedAddresses('Ana Ruiz <ana@x.test>, "Park, Jo" <jo@x.test>')).toEqual({
    emails: ['ana@x.test', 'jo@x.test'],
    unread: [],
  });
});

test('returns what is not an address', () => {
  expect(pastedAddresses('ana@x, jo@x.test @x.test')).toEqual({
    emails: ['jo@x.test'],
    unread: ['ana@x', '@x.test'],
  });
});

test('is empty for blank text', () => {
  expect(pastedAddresses(' \n ')).toEqual({ emails: [], unread: [] });
});
