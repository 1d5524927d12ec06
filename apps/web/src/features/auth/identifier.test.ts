import { expect, test } from 'vitest';
import { toAddress, toIdentifier } from './identifier.ts';

test.each([
  ['dana@example.test', { email: 'dana@example.test' }],
  [' Dana@Example.test ', { email: 'dana@example.test' }],
  ['dana+books@mail.example.test', { email: 'dana+books@mail.example.test' }],
  ['+1 (415) 555-0132', { phone: '+14155550132' }],
  ['1 415.555.0132', { phone: '+14155550132' }],
  ['14155550132', { phone: '+14155550132' }],
])('%j is %o', (typed, identifier) => {
  expect(toIdentifier(typed)).toEqual(identifier);
});

test.each([
  '',
  '   ',
  'dana',
  'dana@',
  '@example.test',
  'dana@example',
  'a b@c.test',
  '12345',
  '0415555013',
  '+1234567890123456',
  'call me',
])('%j is neither', (typed) => {
  expect(toIdentifier(typed)).toBe(null);
});

test('a message is sent to the address or the number', () => {
  expect(toAddress({ email: 'dana@example.test' })).toBe('dana@example.test');
  expect(toAddress({ phone: '+14155550132' })).toBe('+14155550132');
});
