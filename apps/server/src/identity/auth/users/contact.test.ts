import { describe, expect, test } from 'vitest';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { acceptMetadata } from './user-metadata.ts';
import { addressOf, readContact, toEmail, toPhone } from './contact.ts';

describe('an address', () => {
  test.each([
    [' Dana@Example.TEST ', 'dana@example.test'],
    ["o'hara+books@mail.example.test", "o'hara+books@mail.example.test"],
    ['dana@localhost', 'dana@localhost'],
    [`${'a'.repeat(64)}@example.test`, `${'a'.repeat(64)}@example.test`],
  ])('%j is stored as %s', (text, email) => {
    expect(toEmail(text)).toBe(email);
  });

  test.each([
    '',
    'dana',
    '@example.test',
    'dana@',
    'dana@@example.test',
    'dana@example..test',
    'dana@-example.test',
    'dana@example.test.',
    'dana@example.test, eve@example.test',
    'dana@example.test\r\nBcc: eve@example.test',
    'Dana <dana@example.test>',
    '"dana"@example.test',
    `${'a'.repeat(65)}@example.test`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}`,
  ])('%j is rejected', (text) => {
    expect(() => toEmail(text)).toThrow(GoTrueError);
  });
});

describe('a number', () => {
  test.each([
    ['+1 415 555 0100', '14155550100'],
    ['442071838750', '442071838750'],
  ])('%s is stored as %s', (text, phone) => {
    expect(toPhone(text)).toBe(phone);
  });

  test.each(['', '+', '0415', '1', '+1 (415) 555-0100', '1234567890123456', '١٢٣'])(
    '%j is rejected',
    (text) => {
      expect(() => toPhone(text)).toThrow(GoTrueError);
    },
  );
});

describe('a contact', () => {
  test('is the one that is named', () => {
    const [byMail, byPhone] = [readContact({ email: 'A@b.test' }), readContact({ phone: '+4420' })];
    expect([byMail, byPhone]).toEqual([{ email: 'a@b.test' }, { phone: '4420' }]);
    expect([byMail, byPhone].map((way) => (way === null ? null : addressOf(way)))).toEqual([
      'a@b.test',
      '4420',
    ]);
  });

  test.each([{}, { email: '' }, { email: 'a@b.test', phone: '+4420' }])(
    'is null if %j names none or both',
    (fields) => {
      expect(readContact(fields)).toBeNull();
    },
  );
});

describe("a user's metadata", () => {
  test('merges the old and the new; null removes a field, and credentials are not stored', () => {
    expect(
      acceptMetadata(
        { full_name: 'Dana', city: 'Boston', invite_code: 'old' },
        { city: null, full_name: 'Dana W.', invitation_token: 'inv_1', invite_code: 'K7QW' },
      ),
    ).toEqual({ full_name: 'Dana W.' });
  });

  test('is at most 4,096 bytes, however many characters that is', () => {
    const room = 4_096 - '{"a":""}'.length;
    expect(acceptMetadata({}, { a: 'x'.repeat(room) })).toEqual({ a: 'x'.repeat(room) });
    expect(() => acceptMetadata({}, { a: 'x'.repeat(room + 1) })).toThrow(GoTrueError);
    expect(() => acceptMetadata({}, { a: 'é'.repeat(room / 2 + 1) })).toThrow(GoTrueError);
    expect(() => acceptMetadata({ a: 'x'.repeat(room) }, { b: 1 })).toThrow(GoTrueError);
  });

  test("has no NUL, which PostgreSQL's text cannot store", () => {
    expect(() => acceptMetadata({}, { name: 'a\0b' })).toThrow(GoTrueError);
    expect(() => acceptMetadata({}, { 'a\0b': 1 })).toThrow(GoTrueError);
  });
});
