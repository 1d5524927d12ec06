import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { rememberReadings } from './remembered-readings.ts';

const AT = new Date('2026-11-21T09:00:00.000Z');
const VALID = { kind: 'valid', userId: 'dana', sessionId: 'session', level: 'aal1' } as const;

function tokenUntil(expiresAt: Date): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid: 'key' })
    .setExpirationTime(expiresAt)
    .sign(new Uint8Array(32));
}

/** A key ring whose keys do not change. */
const hashing = { verifying: async () => new Uint8Array(32) };

describe('a caching reader', () => {
  test('verifies a valid token once until it expires, and then again', async () => {
    const seen: Date[] = [];
    const { read } = rememberReadings(
      {
        read: async (_token, now) => {
          seen.push(now);
          return VALID;
        },
      },
      hashing,
    );
    const expiresAt = new Date(AT.getTime() + 60_000);
    const token = await tokenUntil(expiresAt);
    expect([await read(token, AT), await read(token, AT)]).toEqual([VALID, VALID]);
    await read(token, expiresAt);
    expect(seen).toEqual([AT, expiresAt]);
  });

  test('verifies a token again once its key is dropped', async () => {
    const live = new Set(['key']);
    const answers = [VALID, { kind: 'invalid' }] as const;
    let requests = 0;
    const { read } = rememberReadings(
      { read: async () => answers[requests++] ?? VALID },
      { verifying: async (kid) => (live.has(kid) ? new Uint8Array(32) : null) },
    );
    const token = await tokenUntil(new Date(AT.getTime() + 60_000));
    expect([await read(token, AT), await read(token, AT)]).toEqual([VALID, VALID]);
    live.delete('key');
    expect(await read(token, AT)).toEqual({ kind: 'invalid' });
  });

  test('never caches a rejected token', async () => {
    const answers = [{ kind: 'invalid' }, VALID] as const;
    let requests = 0;
    const { read } = rememberReadings(
      {
        read: async () => answers[requests++] ?? VALID,
      },
      hashing,
    );
    const token = await tokenUntil(new Date(AT.getTime() + 60_000));
    expect([await read(token, AT), await read(token, AT)]).toEqual([{ kind: 'invalid' }, VALID]);
  });

  test('keeps two tokens apart', async () => {
    const { read } = rememberReadings(
      {
        read: async (token) => ({ ...VALID, userId: token }),
      },
      hashing,
    );
    const [one, other] = [
      await tokenUntil(new Date(AT.getTime() + 60_000)),
      await tokenUntil(new Date(AT.getTime() + 61_000)),
    ];
    expect([await read(one, AT), await read(other, AT)]).toEqual([
      { ...VALID, userId: one },
      { ...VALID, userId: other },
    ]);
  });
});
