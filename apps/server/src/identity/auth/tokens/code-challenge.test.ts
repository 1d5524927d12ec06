import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { provesChallenge, readCodeChallenge } from './code-challenge.ts';

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** RFC 7636, appendix B. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('a challenge', () => {
  test.each([{}, { code_challenge: '' }, { code_challenge: null, code_challenge_method: null }])(
    'is null if %j names none',
    (body) => {
      expect(readCodeChallenge(body)).toBeNull();
    },
  );

  test('may name its method in any case', () => {
    const body = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };
    expect(readCodeChallenge(body)).toEqual({ value: CHALLENGE, method: 's256' });
  });

  test.each([
    [{ code_challenge: CHALLENGE }, /requires code_challenge_method/],
    [{ code_challenge_method: 's256' }, /requires code_challenge_method/],
    [{ code_challenge: CHALLENGE, code_challenge_method: 'md5' }, /Invalid code challenge method/],
    [{ code_challenge: 'a'.repeat(42), code_challenge_method: 'plain' }, /between 43 and 128/],
    [{ code_challenge: 'a'.repeat(129), code_challenge_method: 'plain' }, /between 43 and 128/],
    [{ code_challenge: `${CHALLENGE}=`, code_challenge_method: 's256' }, /between 43 and 128/],
  ])('is rejected if incomplete or malformed: %j', (body, message) => {
    expect(() => readCodeChallenge(body)).toThrow(GoTrueError);
    expect(() => readCodeChallenge(body)).toThrow(message);
  });
});

describe('a proof', () => {
  test('is the text whose hash is the challenge, as in the RFC', () => {
    const challenge = { value: CHALLENGE, method: 's256' } as const;
    expect(provesChallenge(challenge, VERIFIER)).toBe(true);
    expect(createHash('sha256').update(VERIFIER).digest('base64url')).toBe(CHALLENGE);
    for (const wrong of ['', CHALLENGE, `${VERIFIER} `, VERIFIER.toLowerCase()]) {
      expect(provesChallenge(challenge, wrong)).toBe(false);
    }
  });

  test('of a plain challenge is the challenge itself', () => {
    const challenge = { value: VERIFIER, method: 'plain' } as const;
    expect(provesChallenge(challenge, VERIFIER)).toBe(true);
    expect(provesChallenge(challenge, CHALLENGE)).toBe(false);
  });
});
