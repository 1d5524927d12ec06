import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test.each([
  ['one a line', 'sam@example.test\nalex@example.test', ['sam@example.test', 'alex@example.test']],
  ['commas and semicolons', 'a@x.test, b@x.test;c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  [
    'from a mail program',
    'Sam Ortiz <Sam@Example.test>, "Li, Ana" <ana@x.test>',
    ['sam@example.test', 'ana@x.test'],
  ],
  ['twice', 'sam@x.test SAM@x.test', ['sam@x.test']],
  ['nothing', ' \n ', []],
])('addresses pasted as %s are read', (_how, text, emails) => {
  expect(readAddresses(text).emails).toEqual(emails);
});

test('what is no address is told', () => {
  expect(readAddresses('sam@x.test sam@ @x.test sam@localhost sam')).toEqual({
    emails: ['sam@x.test'],
    unread: ['sam@', '@x.test', 'sam@localhost', 'sam'],
  });
});
