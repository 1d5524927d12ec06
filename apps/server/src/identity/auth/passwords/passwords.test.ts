import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a password is stored as argon2id with the parameters of the security rules, salted each time', async () => {
  const [first, second] = await Promise.all([passwords.hash('one'), passwords.hash('one')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test('matches only in full: no byte is truncated', async () => {
  const long = 'ä'.repeat(200);
  const stored = await passwords.hash(long);
  expect(await passwords.matches(stored, long)).toBe(true);
  expect(await passwords.matches(stored, `${long}!`)).toBe(false);
});

test('nothing matches an account without a password', async () => {
  expect(await passwords.matches(null, 'not a password of anybody')).toBe(false);
});

test('many concurrent calls all complete', async () => {
  const stored = await passwords.hash('one');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      passwords.matches(stored, index % 2 === 0 ? 'one' : 'two'),
    ),
  );
  expect(answers).toEqual([true, false, true, false, true, false, true, false]);
});

test('calls beyond the queue are rejected for a retry, and queued ones complete', async () => {
  const narrow = createPasswords({ atOnce: 1, waiting: 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => narrow.hash('a password')),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[4]).toMatchObject({
    reason: { status: 503, headers: { 'retry-after': '1' } },
  });
  expect(await narrow.hash('a password')).toMatch(/^\$argon2id\$/);
});
