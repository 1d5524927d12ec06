import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { refuseWeak, weaknessOf } from './password-policy.ts';

const EIGHT_OR_MORE = dictionary['passwords-common'].filter(({ length }) => length >= 8);

describe('a password', () => {
  test('among the 3,000 most common that are long enough is weak, in any case', () => {
    const commonest = EIGHT_OR_MORE.slice(0, 3_000);
    expect(commonest).toHaveLength(3_000);
    const taken = commonest.filter(
      (password) => weaknessOf(password) === null || weaknessOf(password.toUpperCase()) === null,
    );
    expect(taken).toEqual([]);
  });

  test('needs no mix of characters', () => {
    for (const password of ['lowercaseonly', '        x', 'ÄÖÜÄÖÜÄÖ', '83726451902']) {
      expect(weaknessOf(password), password).toBeNull();
    }
  });

  test('is measured in characters, not in bytes', () => {
    expect(weaknessOf('🙂🙂🙂🙂')?.reasons).toEqual(['length']);
    expect(weaknessOf('🙂🙂🙂🙂🙂🙂🙂🙂')).toBeNull();
  });

  test('may have 1,024 characters and no more', () => {
    expect(() => refuseWeak('ż'.repeat(1_024))).not.toThrow();
    expect(() => refuseWeak('ż'.repeat(1_025))).toThrow(
      'Password cannot be longer than 1024 characters',
    );
  });
});
