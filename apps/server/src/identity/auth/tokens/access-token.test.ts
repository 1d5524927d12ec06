import { SignJWT, decodeJwt, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccessTokens } from './access-token.ts';
import type { AccessTokens, TokenSubject } from './access-token.ts';
import { generateSigningKey, ringOf } from './key-ring.ts';
import type { SigningKey } from './signing-keys.store.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const ISSUER = 'http://127.0.0.1/auth/v1';
const SUBJECT: TokenSubject = {
  userId: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01',
  sessionId: '1c1c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01',
  email: 'dana@example.test',
  phone: '',
  appMetadata: { provider: 'email', providers: ['email'] },
  userMetadata: { full_name: 'Dana' },
  authenticatedBy: 'password',
  authenticatedAt: NOW,
  secondFactor: null,
};

let key: SigningKey;
let tokens: AccessTokens;

beforeAll(async () => {
  key = await generateSigningKey(NOW);
  tokens = createAccessTokens(await ringOf([key]), ISSUER);
});

describe('an access token', () => {
  test('carries the claims that GoTrue clients read', async () => {
    const { token, expiresAt } = await tokens.sign(SUBJECT, NOW);
    expect(decodeJwt(token)).toEqual({
      iss: ISSUER,
      sub: SUBJECT.userId,
      aud: 'authenticated',
      iat: 1_795_251_600,
      exp: 1_795_255_200,
      email: 'dana@example.test',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Dana' },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: 1_795_251_600 }],
      session_id: SUBJECT.sessionId,
      is_anonymous: false,
    });
    expect(expiresAt).toBe(1_795_255_200);
  });

  test('of a session that has shown a second factor has the second level', async () => {
    const at = new Date('2026-11-21T09:05:00.000Z');
    const { token } = await tokens.sign({ ...SUBJECT, secondFactor: { by: 'totp', at } }, at);
    const { aal, amr } = decodeJwt(token);
    expect([aal, amr]).toEqual([
      'aal2',
      [
        { method: 'totp', timestamp: 1_795_251_900 },
        { method: 'password', timestamp: 1_795_251_600 },
      ],
    ]);
    expect(await tokens.read(token, at)).toMatchObject({ kind: 'valid', level: 'aal2' });
  });

  test('is accepted until it expires', async () => {
    const { token } = await tokens.sign(SUBJECT, NOW);
    const at = (seconds: number) => tokens.read(token, new Date(NOW.getTime() + seconds * 1_000));
    expect(await at(3_599)).toEqual({
      kind: 'valid',
      userId: SUBJECT.userId,
      sessionId: SUBJECT.sessionId,
      level: 'aal1',
    });
    expect(await at(3_600)).toEqual({ kind: 'expired' });
  });

  test('of another key, issuer or audience is invalid, and so is one without a signature', async () => {
    const stranger = createAccessTokens(await ringOf([await generateSigningKey(NOW)]), ISSUER);
    const elsewhere = createAccessTokens(await ringOf([key]), 'http://elsewhere/auth/v1');
    const privateKey = await importJWK(key.privateJwk, 'ES256');
    const wrongAudience = await new SignJWT({ session_id: SUBJECT.sessionId })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .setSubject(SUBJECT.userId)
      .setIssuer(ISSUER)
      .setAudience('somebody-else')
      .setExpirationTime(2_000_000_000)
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;
    const badTokens = [
      (await stranger.sign(SUBJECT, NOW)).token,
      (await elsewhere.sign(SUBJECT, NOW)).token,
      wrongAudience,
      unsigned,
      'nonsense',
    ];
    const readings = await Promise.all(badTokens.map((token) => tokens.read(token, NOW)));
    expect(readings).toEqual(badTokens.map(() => ({ kind: 'invalid' })));
  });

  test('of an older key is still accepted after a new key was added', async () => {
    const { token } = await tokens.sign(SUBJECT, NOW);
    const rotated = createAccessTokens(await ringOf([await generateSigningKey(NOW), key]), ISSUER);
    expect((await rotated.read(token, NOW)).kind).toBe('valid');
  });
});
