import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { KEY_NOTICE_MS } from '../../identity/auth/tokens/key-ring.ts';
import { openSecrets } from '../../platform/open-secrets.ts';
import { createSealedBox } from '../../platform/sealed-box.ts';
import type { SecretKey } from '../../platform/sealed-box.ts';
import { keyFileIn, readSecretKeys } from '../../platform/secret-keys.ts';
import { loadServerSecret } from '../../platform/server-secrets.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import {
  PASSWORD,
  TEST_ENV,
  addPerson,
  dataOf,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { listKeys, rotateKeys } from './rotate-keys.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { SEALED_PLACES } from './sealed-places.ts';

const NEXT: SecretKey = { kid: 'next', key: randomBytes(32) };
const NEVER = '/nonexistent';

function testKeys(): readonly SecretKey[] {
  return readConfig(TEST_ENV).auth.secretKeys ?? [];
}

async function auditOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ action: string; target_id: string }>(
    `select action, target_id from audit_log where action ~ 'key' order by sequence`,
  );
  return rows;
}

/** Like a kill between two batches: what was committed stays, and nothing else happens. */
function killedAfter(batches: number): () => void {
  let seen = 0;
  return () => {
    seen += 1;
    if (seen > batches) {
      throw new Error('killed');
    }
  };
}

test('every column with sealed values is rotated', async () => {
  const { database, drop } = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ 'sealed'
        or (table_name = 'connections' and column_name in ('access_token', 'refresh_token', 'credentials')))`,
  );
  expect(SEALED_PLACES.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
  await drop();
});

describe('with SECRET_KEYS', () => {
  let server: TestServer;
  let sessions: { readonly refresh_token: string }[];
  beforeEach(async () => {
    server = await startTestServer();
    sessions = [];
    for (const name of ['ana', 'bo', 'cleo']) {
      const { email } = await addPerson(server, { email: `${name}@example.test` });
      const { body } = await server.call('POST /api/v2/auth/login', {
        json: { email, password: PASSWORD },
      });
      sessions.push(dataOf(body) as { refresh_token: string });
    }
  });
  afterEach(() => server.stop());

  const deps = (ring: readonly SecretKey[]) => ({
    database: server.database,
    dataDir: NEVER,
    secretKeys: ring,
    clock: server.clock,
    progress: () => undefined,
    countSessions: async () => 1,
  });

  test('a killed rotation resumes, and only then the old key is retired', async () => {
    const ring = [NEXT, ...testKeys()];
    const [before] = await listKeys(deps(testKeys()));
    const all = before?.secrets ?? 0;
    expect(all).toBeGreaterThan(3);
    await expect(rotateKeys({ ...deps(ring), progress: killedAfter(1) })).rejects.toThrow('killed');
    const midway = await listKeys(deps(ring));
    expect(midway.map(({ key, secrets }) => [key, secrets > 0])).toEqual([
      ['next', true],
      ['test', true],
    ]);
    const done = midway[0]?.secrets ?? 0;
    expect(await rotateKeys(deps(ring))).toEqual({
      active: 'next',
      resealed: all - done,
      unreadable: 0,
      retired: [],
      unused: ['test'],
    });
    expect((await listKeys(deps([NEXT]))).map(({ key, secrets }) => [key, secrets])).toEqual([
      ['next', all],
    ]);
    expect(await auditOf(server.database)).toEqual([
      { action: 'secret_keys.rotation_started', target_id: 'next' },
      { action: 'secret_keys.rotation_started', target_id: 'next' },
      { action: 'secret_keys.rotated', target_id: 'next' },
    ]);
  });

  test('signed-in users stay signed in, with the new key alone', async () => {
    await rotateKeys(deps([NEXT, ...testKeys()]));
    const alone = await startTestServer({
      on: { ...server, drop: async () => undefined },
      env: { SECRET_KEYS: `next:${Buffer.from(NEXT.key).toString('base64')}` },
    });
    const answers = await Promise.all(
      sessions.map(({ refresh_token: token }) =>
        alone.call('POST /auth/v1/token?grant_type=refresh_token', {
          json: { refresh_token: token },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await alone.stop();
  });

  test('what no key opens is left unchanged and counted, and its key is not retired', async () => {
    const stranger = createSealedBox([{ kid: 'lost', key: randomBytes(32) }]);
    await server.database.pool.query(
      `insert into server_secrets (name, sealed) values ('stranger', $1)`,
      [stranger.seal(Buffer.from('x'), 'elsewhere')],
    );
    const ring = [NEXT, ...testKeys()];
    expect(await rotateKeys(deps(ring))).toMatchObject({ unreadable: 1, unused: ['test'] });
    expect(await listKeys(deps(ring))).toContainEqual({
      key: 'lost',
      is_active: false,
      is_known: false,
      secrets: 1,
      in: ['server_secrets 1'],
    });
  });

  test('a single key is rejected, with instructions for creating another', async () => {
    await expect(rotateKeys(deps(testKeys()))).rejects.toThrow('SECRET_KEYS has one key');
    expect(await auditOf(server.database)).toEqual([]);
  });

  test('the signing key is rotated with notice, and tokens of the previous one stay valid', async () => {
    const [first] = sessions as unknown as { access_token: string }[];
    const { database, clock } = server;
    const box = createSealedBox(testKeys());
    const now = clock.now().getTime();
    const gently = { atOnce: false };
    const rotation = await rotateSigningKey({ database, box, clock }, gently);
    expect(new Date(rotation.signs_from).getTime()).toBe(now + KEY_NOTICE_MS);
    expect(await auditOf(database)).toEqual([
      { action: 'signing_key.rotated', target_id: rotation.key },
    ]);
    await expect(rotateSigningKey({ database, box, clock }, gently)).rejects.toThrow(
      'takes over soon',
    );
    clock.advance(KEY_NOTICE_MS + 60_000);
    const token = String(first?.access_token);
    expect((await server.call('GET /api/v2/auth/me', { token })).status).toBe(200);
    const { body } = await server.call('POST /api/v2/auth/login', {
      json: { email: 'bo@example.test', password: PASSWORD },
    });
    const { access_token: signed } = dataOf(body) as { access_token: string };
    const [header = ''] = signed.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      kid: rotation.key,
    });
  });

  test('a leaked signing key is replaced immediately, and sessions renew themselves', async () => {
    const [first] = sessions as unknown as { access_token: string; refresh_token: string }[];
    const { database, clock } = server;
    const token = String(first?.access_token);
    // The server's cached verification of the token is void, too.
    expect((await server.call('GET /api/v2/auth/me', { token })).status).toBe(200);
    await rotateSigningKey({ database, box: createSealedBox(testKeys()), clock }, { atOnce: true });
    // Other processes reload a minute later.
    clock.advance(60_000);
    expect((await server.call('GET /api/v2/auth/me', { token })).status).toBe(401);
    const renewed = await server.call('POST /auth/v1/token?grant_type=refresh_token', {
      json: { refresh_token: first?.refresh_token },
    });
    expect(renewed.status).toBe(200);
  });
});

describe('with a key file', () => {
  let place: TestDatabase;
  let dataDir: string;
  beforeEach(async () => {
    place = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'platebook-keys-'));
    const box = await openSecrets({ ...place, dataDir, secretKeys: null });
    await loadServerSecret({ ...place, box }, 'kept');
  });
  afterEach(async () => {
    await place.drop();
    await rm(dataDir, { recursive: true });
  });

  const deps = (sessions = 0) => ({
    database: place.database,
    dataDir,
    secretKeys: null,
    clock: { now: () => new Date('2026-11-26T10:00:00.000Z') },
    progress: () => undefined,
    countSessions: async () => sessions,
  });
  const kids = async () => ((await readSecretKeys(dataDir)) ?? []).map(({ kid }) => kid);
  const secret = async () => {
    const box = await openSecrets({ ...place, dataDir, secretKeys: null });
    return (await loadServerSecret({ ...place, box }, 'kept')).toString('hex');
  };

  test('the new key replaces the old one in it', async () => {
    const old = await readFile(keyFileIn(dataDir), 'utf8');
    const before = await secret();
    expect(await rotateKeys(deps())).toEqual({
      active: 'k2',
      resealed: 1,
      unreadable: 0,
      retired: ['k1'],
      unused: [],
    });
    expect([await kids(), await secret()]).toEqual([['k2'], before]);
    // Earlier backups need it.
    expect(await readFile(`${keyFileIn(dataDir)}.retired`, 'utf8')).toBe(old);
  });

  test('a killed rotation is finished before another one starts', async () => {
    const before = await secret();
    await expect(rotateKeys({ ...deps(), progress: killedAfter(0) })).rejects.toThrow('killed');
    expect([await kids(), await secret()]).toEqual([['k2', 'k1'], before]);
    expect(await rotateKeys(deps())).toMatchObject({ active: 'k2', retired: ['k1'] });
    expect([await kids(), await secret()]).toEqual([['k2'], before]);
  });

  test('nothing is changed while Platebook runs', async () => {
    const before = await readFile(keyFileIn(dataDir), 'utf8');
    await expect(rotateKeys(deps(3))).rejects.toThrow('Stop every process of it');
    expect(await readFile(keyFileIn(dataDir), 'utf8')).toBe(before);
  });
});
