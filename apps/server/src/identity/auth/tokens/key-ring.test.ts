import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSealedBox } from '../../../platform/sealed-box.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createAccessTokens } from './access-token.ts';
import type { TokenSubject } from './access-token.ts';
import { KEY_LIFE_MS, KEY_NOTICE_MS, createKeyRing, generateSigningKey } from './key-ring.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T09:00:00.000Z');
const BOX = createSealedBox([{ kid: 'k1', key: Buffer.alloc(32, 1) }]);
const SUBJECT: TokenSubject = {
  userId: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01',
  sessionId: '1c1c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01',
  email: 'dana@example.test',
  phone: '',
  appMetadata: {},
  userMetadata: {},
  authenticatedBy: 'password',
  authenticatedAt: new Date(START),
  secondFactor: null,
};

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

beforeEach(() => db.database.asOwner((tx) => tx.deleteFrom('signing_keys').execute()));

afterAll(() => db.drop());

function at(ms: number): Date {
  return new Date(START + ms);
}

function newRing() {
  return createKeyRing(db.database, BOX);
}

async function kids(ring: ReturnType<typeof newRing>, now: Date): Promise<unknown[]> {
  return (await ring.publicJwks(now)).map(({ kid }) => kid);
}

describe('the signing keys', () => {
  test('start with one that all processes share, however many start at once', async () => {
    const signing = await Promise.all(Array.from({ length: 6 }, () => newRing().signing(at(0))));
    expect(new Set(signing.map(({ kid }) => kid)).size).toBe(1);
  });

  test('are replaced immediately if one may have leaked: all earlier tokens are rejected', async () => {
    const ring = newRing();
    const { kid: before } = await ring.signing(at(0));
    const recorded: string[] = [];
    const kid = await ring.replace(at(MINUTE_MS), async (_tx, made) => {
      recorded.push(made);
    });
    expect(recorded).toEqual([kid]);
    expect((await ring.signing(at(MINUTE_MS))).kid).toBe(kid);
    expect(await ring.verifying(before, at(MINUTE_MS))).toBeNull();
    expect(await kids(newRing(), at(MINUTE_MS))).toEqual([kid]);
  });

  test('are stored sealed, and listed without their private part', async () => {
    const ring = newRing();
    const [listed] = await ring.publicJwks(at(0));
    const rows = await db.database.asOwner((tx) =>
      tx.selectFrom('signing_keys').selectAll().execute(),
    );
    expect([rows.length, rows[0]?.private_jwk]).toEqual([1, null]);
    expect(rows[0]?.sealed_private_jwk).toMatch(/^v1\.k1\./);
    expect(listed).not.toHaveProperty('d');
    expect(listed).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  });

  test('that an older version stored unsealed are sealed when read', async () => {
    const { kid, privateJwk } = await generateSigningKey(at(0));
    await db.database.pool.query('insert into signing_keys (kid, private_jwk) values ($1, $2)', [
      kid,
      JSON.stringify(privateJwk),
    ]);
    expect((await newRing().signing(at(0))).kid).toBe(kid);
    const { rows } = await db.database.pool.query('select private_jwk from signing_keys');
    expect(rows).toEqual([{ private_jwk: null }]);
    expect((await newRing().signing(at(0))).kid).toBe(kid);
  });

  test('are rotated after thirty days, the new one published before it signs', async () => {
    const ring = newRing();
    const { kid: first } = await ring.signing(at(0));
    expect(await ring.rotate(at(KEY_LIFE_MS - 1))).toBeNull();
    const second = await ring.rotate(at(KEY_LIFE_MS));
    expect(await kids(ring, at(KEY_LIFE_MS))).toEqual([second, first]);
    const signingAt = async (ms: number) => (await ring.signing(at(KEY_LIFE_MS + ms))).kid;
    expect([await signingAt(0), await signingAt(KEY_NOTICE_MS - 1)]).toEqual([first, first]);
    expect(await signingAt(KEY_NOTICE_MS)).toBe(second);
  });

  test('are rotated once, by whichever of many processes comes first', async () => {
    await newRing().signing(at(0));
    const made = await Promise.all(
      Array.from({ length: 6 }, () => newRing().rotate(at(KEY_LIFE_MS))),
    );
    expect(made.filter((kid) => kid !== null)).toHaveLength(1);
  });

  test('that are retired verify as long as one of their tokens lives, and are deleted afterwards', async () => {
    const ring = newRing();
    const tokens = createAccessTokens(ring, 'http://127.0.0.1/auth/v1');
    const { kid: first } = await ring.signing(at(0));
    await ring.rotate(at(KEY_LIFE_MS));
    const retiredAt = KEY_LIFE_MS + KEY_NOTICE_MS;
    const last = at(retiredAt - 1);
    const { token } = await tokens.sign(SUBJECT, last);
    const service = await tokens.signService(last, 86_400);
    const later = at(retiredAt + 3_598_000);
    expect((await tokens.read(token, later)).kind).toBe('valid');
    expect(await tokens.readService(service, at(retiredAt + DAY_MS - 2_000))).toBe('service');
    expect(await kids(ring, at(retiredAt + DAY_MS))).toContain(first);
    expect(await kids(ring, at(retiredAt + DAY_MS + MINUTE_MS))).not.toContain(first);
    await ring.rotate(at(retiredAt + DAY_MS + 2 * MINUTE_MS));
    const rows = await db.database.asOwner((tx) =>
      tx.selectFrom('signing_keys').select('kid').execute(),
    );
    expect(rows.map(({ kid }) => kid)).not.toContain(first);
  });

  test('that another process created are known here within a minute, before they sign', async () => {
    const here = newRing();
    await here.signing(at(0));
    const next = await newRing().rotate(at(KEY_LIFE_MS));
    expect(await here.verifying(next ?? '', at(KEY_LIFE_MS))).not.toBeNull();
    expect(KEY_NOTICE_MS).toBeGreaterThan(MINUTE_MS);
  });
});
