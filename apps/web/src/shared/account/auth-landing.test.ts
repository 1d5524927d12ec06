import { describe, expect, test, vi } from 'vitest';
import { readLanding, readVerifier, takeLanding } from './auth-landing.ts';

const NOW_S = 1_795_000_000;
const TOKENS =
  'access_token=a.b.c&expires_at=1795003600&expires_in=3600&refresh_token=r&token_type=bearer';

describe('readLanding', () => {
  test('reads the session of a link', () => {
    expect(readLanding(`#${TOKENS}&type=recovery`, NOW_S)).toEqual({
      kind: 'session',
      type: 'recovery',
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: 1_795_003_600,
      expires_in: 3_600,
    });
  });

  test('counts from now when the fragment has no expiry', () => {
    expect(readLanding('#access_token=a&refresh_token=r&type=signup', NOW_S)).toMatchObject({
      expires_at: NOW_S + 3_600,
      expires_in: 3_600,
    });
  });

  test('reads why a link was refused', () => {
    expect(
      readLanding(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
        NOW_S,
      ),
    ).toEqual({
      kind: 'refused',
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
    });
  });

  test('detects that another link has to be opened', () => {
    expect(
      readLanding('#message=Confirmation+link+accepted.+Please+proceed+to+confirm', NOW_S),
    ).toEqual({ kind: 'message', text: 'Confirmation link accepted. Please proceed to confirm' });
  });

  test.each(['', '#', '#channels', '#access_token=a', '#refresh_token=r', '#type=recovery'])(
    '%j is not a landing',
    (hash) => {
      expect(readLanding(hash, NOW_S)).toBe(null);
    },
  );
});

describe('takeLanding', () => {
  test.each([
    ['/', `#${TOKENS}&type=signup`, '/confirm'],
    ['/login', `#${TOKENS}&type=magiclink`, '/confirm'],
    ['/', `#${TOKENS}&type=recovery`, '/reset-password'],
    ['/reset-password', `#${TOKENS}&type=recovery`, '/reset-password'],
    ['/reset-password', '#error=access_denied&error_code=otp_expired', '/reset-password'],
    ['/', '#error=access_denied&error_code=otp_expired', '/confirm'],
  ])('%s%s is handled at %s, and no token stays in the history', (pathname, hash, path) => {
    const replaceState = vi.fn();
    expect(takeLanding({ pathname, hash, search: '' }, { replaceState }, NOW_S)).not.toBe(null);
    expect(replaceState.mock.calls).toEqual([[null, '', path]]);
  });

  test('leaves other addresses alone', () => {
    const replaceState = vi.fn();
    expect(
      takeLanding(
        { pathname: '/dashboard', hash: '#channels', search: '?code=of-another-page' },
        { replaceState },
        NOW_S,
      ),
    ).toBe(null);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('uses the code of a link whose verifier this browser has', () => {
    const replaceState = vi.fn();
    const place = { pathname: '/reset-password', hash: '', search: '?code=abc' };
    expect(takeLanding(place, { replaceState }, NOW_S)).toEqual({ kind: 'code', code: 'abc' });
    expect(replaceState.mock.calls).toEqual([[null, '', '/reset-password']]);
  });
});

test.each([
  [null, null],
  ['', null],
  ['not JSON', null],
  ['""', null],
  ['"v3rifier"', 'v3rifier'],
  ['"v3rifier/PASSWORD_RECOVERY"', 'v3rifier'],
])('the verifier stored as %s is %s', (stored, verifier) => {
  expect(readVerifier({ getItem: () => stored })).toBe(verifier);
});
