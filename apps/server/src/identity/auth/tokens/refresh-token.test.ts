import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideRefresh } from './refresh-decision.ts';
import type { RefreshDecision, RefreshState } from './refresh-decision.ts';
import { issueRefreshToken, readRefreshToken } from './refresh-token.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const SESSION = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';

describe('a refresh token', () => {
  test('carries its session and counter, and is signed', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(2 ** 31), (sessionId, counter) => {
        const claim = readRefreshToken(issueRefreshToken(sessionId, counter, KEY));
        expect([claim?.sessionId, claim?.counter, claim?.isSignedWith(KEY)]).toEqual([
          sessionId,
          counter,
          true,
        ]);
        expect(claim?.isSignedWith(KEY.map((byte) => byte ^ 1))).toBe(false);
      }),
    );
  });

  test('with any bit flipped is malformed or has a wrong signature', () => {
    const bytes = Buffer.from(issueRefreshToken(SESSION, 300, KEY), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readRefreshToken(flipped.toString('base64url'))).toBeNull();
    }
  });

  test('of any other text is rejected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(readRefreshToken(text)).toBeNull();
      }),
    );
  });
});

describe('the decision on a refresh', () => {
  const now = new Date('2026-11-21T09:00:00.000Z');
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const state = (change: Partial<RefreshState> = {}): RefreshState => ({
    counter: 5,
    refreshedAt: ago(60_000),
    createdAt: ago(3_600_000),
    notAfter: new Date(now.getTime() + 86_400_000),
    ...change,
  });

  const cases: [string, Partial<RefreshState>, number, RefreshDecision][] = [
    ['the newest token rotates', {}, 5, 'rotate'],
    ['the one before it, within an hour, gets the current one again', {}, 4, 'reissue'],
    ['the one before it, after an hour, is reuse', { refreshedAt: ago(3_600_001) }, 4, 'reuse'],
    ['an older one is reuse', {}, 3, 'reuse'],
    [
      'an older one within ten seconds is a concurrent refresh',
      { refreshedAt: ago(9_999) },
      0,
      'reissue',
    ],
    ['an older one at ten seconds is reuse', { refreshedAt: ago(10_000) }, 0, 'reuse'],
    ['one from the future was not issued here', {}, 6, 'not_issued'],
    ['past its absolute life a session has expired', { notAfter: now }, 5, 'expired'],
    ['after 14 days of silence too', { refreshedAt: ago(14 * 86_400_000 + 1) }, 5, 'expired'],
  ];
  test.each(cases)('%s', (_name, change, presented, decision) => {
    expect(decideRefresh(state(change), presented, now)).toBe(decision);
  });
});
