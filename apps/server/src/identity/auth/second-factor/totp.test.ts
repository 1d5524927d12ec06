import { describe, expect, test } from 'vitest';
import { createTotp, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at second %d matches RFC 6238', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('yields its own step a step early or late, so that it counts once', () => {
    expect([0, 30, 59, 60, 89].map((seconds) => stepOfCode(SECRET, '287082', at(seconds)))).toEqual(
      [1, 1, 1, 1, 1],
    );
  });

  test('is invalid two steps later', () => {
    expect(stepOfCode(SECRET, '287082', at(90))).toBeNull();
  });

  test.each(['287083', '94287082', '28708', '', 'abcdef', '-87082'])('%j is rejected', (code) => {
    expect(stepOfCode(SECRET, code, at(59))).toBeNull();
  });
});

test('the values given to an app produce the codes that are valid', () => {
  const { secret, uri, qrCode } = createTotp({ issuer: 'Platebook', account: 'dana@site.test' });
  const url = new URL(uri);
  expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'totp',
    secret,
  ]);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(qrCode).toMatch(/^<svg/);
  expect(createTotp({ issuer: 'Platebook', account: 'dana@site.test' }).secret).not.toBe(secret);
});
