import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMarked, markOf, postingKey, requestIdOf } from './posting-key.ts';
import type { Keyed } from './posting-key.ts';

const keyed: Keyed = {
  tenantId: 't',
  realmId: 'r',
  storeId: 's',
  channelId: 'c',
  period: 'p',
  operation: 'create',
  version: 1,
  ordinal: 0,
};

test('a key is the hash of tenant, realm, store, channel, period, kind and version', () => {
  const text = 't|r|s|c|p|create|1.0';
  expect(postingKey(keyed)).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each<Partial<Keyed>>([
  { tenantId: 'x' },
  { realmId: 'x' },
  { storeId: null },
  { channelId: null },
  { period: 'x' },
  { operation: 'delete' },
  { version: 2 },
  { ordinal: 1 },
])('a key changes with %o', (change) => {
  expect(postingKey({ ...keyed, ...change })).not.toBe(postingKey(keyed));
});

test('a requestid is the first 250 bits of the key in base32, 50 characters', () => {
  expect(requestIdOf(`ff${'00'.repeat(31)}`)).toBe(`74${'a'.repeat(48)}`);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(requestIdOf(Buffer.from(bytes).toString('hex'))).toMatch(/^[a-z2-7]{50}$/);
    }),
  );
});

test('a mark is distinguished from other memos', () => {
  const key = postingKey(keyed);
  expect([isMarked(`Uber Eats\n${markOf(key)}`), isMarked('[platebook]'), isMarked('')]).toEqual([
    true,
    false,
    false,
  ]);
});
