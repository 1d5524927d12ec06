import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, TenantScope } from '../../db/database.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { createSealedBox, SealedBoxError } from '../../platform/sealed-box.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { CrashPointName } from '../../platform/crash-point.ts';
import { createAccess } from './access.ts';
import { connectedClient, scriptedProvider } from './connections.fake.ts';
import type { ScriptedProvider } from './connections.fake.ts';
import { ConnectionError } from './connections.port.ts';
import type { Access, Connections } from './connections.port.ts';
import { ProviderFailure, refusalBy } from '../provider-failure.ts';
import { resealConnections } from './reseal.ts';
import { openToken } from './sealed-tokens.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const CRASHES = 1_000;

const key = (kid: string) => ({ kid, key: randomBytes(32) });
const k1 = key('k1');
const k2 = key('k2');
const clock = createFakeClock();
const box = createSealedBox([k1]);

let testDatabase: TestDatabase;
let notifications: OutgoingNotification[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
});
beforeEach(() => {
  notifications = [];
});

type Process = { readonly connections: Connections; readonly hasDied: () => boolean };

class Crash extends Error {}

/** A server process: shares the database with others, and runs nothing after its crash point. */
function startProcess(
  provider: ScriptedProvider,
  {
    crashAt = null,
    sealed = box,
    evenUnusable = false,
  }: { crashAt?: CrashPointName | null; sealed?: SealedBox; evenUnusable?: boolean } = {},
): Process {
  let dead = false;
  const { database } = testDatabase;
  const mortal: Database = {
    ...database,
    inTenant: (scope, work) =>
      dead ? Promise.reject(new Crash()) : database.inTenant(scope, work),
  };
  const connections = createAccess({
    database: mortal,
    clock,
    evenUnusable,
    box: sealed,
    log: createLogger('silent'),
    live: { changed: async () => undefined },
    notifier: { notify: async (_tx, one) => void notifications.push(one) },
    consents: new Map([['quickbooks', provider]]),
    crashPoint: (name) => {
      if (name === crashAt) {
        dead = true;
        throw new Crash();
      }
    },
  });
  return { connections, hasDied: () => dead };
}

async function connected(provider: ScriptedProvider): Promise<{ scope: TenantScope; id: string }> {
  const issued = await provider.exchange('code', 'https://platebook.test');
  return connectedClient(testDatabase, { clock, box, issued });
}

async function rowOf(id: string) {
  return testDatabase.database.asOwner((tx) =>
    tx.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

async function codeOf(call: Promise<Access>): Promise<string> {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof ConnectionError ? error.code : String(error);
}

const ask = ({ connections }: Process, scope: TenantScope) =>
  connections.access(scope, 'quickbooks');

describe('access', () => {
  test('is returned as granted until a minute before it expires', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    const process = startProcess(provider);
    const first = await ask(process, scope);
    expect([first.authorization, first.tokenVersion, first.connectionId]).toEqual([
      'Bearer access-1',
      1,
      id,
    ]);
    clock.advance(HOUR_MS - 60_000);
    expect((await ask(process, scope)).authorization).toBe('Bearer access-1');
    clock.advance(1);
    expect((await ask(process, scope)).authorization).toBe('Bearer access-2');
    expect(provider.refreshes()).toBe(1);
  });

  test('is refreshed once for fifty concurrent requests in three processes', async () => {
    const provider = scriptedProvider(clock, {
      wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
    const { scope } = await connected(provider);
    const processes = [1, 2, 3].map(() => startProcess(provider));
    clock.advance(HOUR_MS);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(processes[index % 3] as Process, scope)),
    );
    expect(new Set(answers.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer access-2']),
    );
    expect(provider.refreshes()).toBe(1);
  });

  test('after a 401 is the newer pair, or one that is refreshed once', async () => {
    const provider = scriptedProvider(clock);
    const { scope } = await connected(provider);
    const [one, two] = [startProcess(provider), startProcess(provider)] as const;
    const refused = await ask(one, scope);
    const answers = await Promise.all([
      one.connections.refresh(scope, refused),
      one.connections.refresh(scope, refused),
      two.connections.refresh(scope, refused),
    ]);
    expect(answers.map(({ authorization }) => authorization)).toEqual(
      Array.from({ length: 3 }, () => 'Bearer access-2'),
    );
    expect((await two.connections.refresh(scope, refused)).authorization).toBe('Bearer access-2');
    expect(provider.refreshes()).toBe(1);
  });

  test('is missing, paused or lost, as the row says', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    const process = startProcess(provider);
    expect(await codeOf(process.connections.access(scope, 'ubereats'))).toBe('connection_missing');
    const set = (change: string) =>
      testDatabase.database.pool.query(`update connections set ${change} where id = '${id}'`);
    await set('paused_at = now()');
    expect(await codeOf(ask(process, scope))).toBe('connection_paused');
    await set(`paused_at = null, status = 'expired'`);
    expect(await codeOf(ask(process, scope))).toBe('connection_expired');
    await set(`status = 'disconnected'`);
    expect(await codeOf(ask(process, scope))).toBe('connection_missing');
  });
});

describe('a provider that refuses', () => {
  test('loses nothing while it does not respond: the next request refreshes', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    clock.advance(HOUR_MS);
    provider.failNext(
      new ProviderFailure('unreachable', 'No answer.', { providerCode: 'timeout' }),
    );
    const process = startProcess(provider);
    expect(await codeOf(ask(process, scope))).toBe('provider_unavailable');
    const row = await rowOf(id);
    expect([row.status, row.refresh_owner, row.token_version]).toEqual(['connected', null, 1]);
    expect((await ask(process, scope)).authorization).toBe('Bearer access-2');
    expect((await rowOf(id)).last_error).toBe(null);
    expect(notifications).toEqual([]);
  });

  test('is believed if nobody has stored a newer pair, and people are notified', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    clock.advance(HOUR_MS);
    provider.failNext(refusalBy('QuickBooks', 'invalid_grant'));
    const process = startProcess(provider);
    expect(await codeOf(ask(process, scope))).toBe('connection_revoked');
    const row = await rowOf(id);
    expect([row.status, row.last_error, row.refresh_owner]).toEqual([
      'revoked',
      {
        code: 'connection_revoked',
        values: { name: 'QuickBooks' },
        message: 'Access was revoked in QuickBooks. Reconnect it. Posted entries stay as they are.',
        provider_code: 'invalid_grant',
      },
      null,
    ]);
    expect(notifications.map(({ event, title, subject }) => [event, title, subject])).toEqual([
      ['connection_lost', 'Access to QuickBooks was revoked', { connection_id: id }],
    ]);
    expect(await codeOf(ask(process, scope))).toBe('connection_revoked');
    expect(provider.refreshes()).toBe(1);
  });

  test('is reported as expired once the access has ended', async () => {
    const provider = scriptedProvider(clock);
    const { scope } = await connected(provider);
    // The provider's clock may be a little ahead of ours, and its responses take time.
    clock.advance(100 * DAY_MS - 60_000);
    provider.failNext(refusalBy('QuickBooks', 'invalid_grant'));
    expect(await codeOf(ask(startProcess(provider), scope))).toBe('connection_expired');
    expect(notifications.map(({ title, message }) => [title, message])).toEqual([
      [
        'Access to QuickBooks has expired',
        'Access to QuickBooks has expired. Reconnect it. Nothing was lost in the meantime.',
      ],
    ]);
  });

  test.each([
    ['expired', -DAY_MS],
    ['revoked', DAY_MS],
  ] as const)('keeps the finding %s, whenever it is checked again', async (status, sinceEndMs) => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    await testDatabase.database.pool.query(
      `update connections set status = $2, refresh_expires_at = $3 where id = $1`,
      [id, status, new Date(clock.now().getTime() - sinceEndMs)],
    );
    clock.advance(HOUR_MS);
    provider.failNext(refusalBy('QuickBooks', 'invalid_grant'));
    const trying = startProcess(provider, { evenUnusable: true });
    expect(await codeOf(ask(trying, scope))).toBe(`connection_${status}`);
    expect((await rowOf(id)).status).toBe(status);
  });

  test('an old token is called again with a newer one that was stored meanwhile', async () => {
    const slow: { resume: () => void } = { resume: () => undefined };
    let calls = 0;
    const provider = scriptedProvider(clock, {
      grace: false,
      wait: () => {
        calls += 1;
        return calls === 1
          ? new Promise<void>((resolve) => {
              slow.resume = resolve;
            })
          : Promise.resolve();
      },
    });
    const { scope, id } = await connected(provider);
    clock.advance(HOUR_MS);
    // The first owner stalls for longer than its lease; the second one refreshes instead.
    const late = ask(startProcess(provider), scope);
    await expect.poll(() => calls).toBe(1);
    await endLease(id);
    expect((await ask(startProcess(provider), scope)).authorization).toBe('Bearer access-2');
    slow.resume();
    expect((await late).authorization).toBe('Bearer access-2');
    expect((await rowOf(id)).status).toBe('connected');
  });
});

describe('access that is refused right after a refresh', () => {
  const MESSAGE =
    'QuickBooks refused the access it just renewed. Reconnect it. Posted entries stay as they are.';

  test('is shown on the connection until it is accepted, across refreshes, with one notification', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    const process = startProcess(provider);
    const { connections } = process;
    const seen = async () => {
      const { status, last_error: error } = await rowOf(id);
      return [status, error, (await ask(process, scope)).isDoubted];
    };
    const old = await ask(process, scope);
    const first = await connections.refresh(scope, old);
    // Another process has refreshed meanwhile: the old token's refusal no longer counts.
    await connections.noteUse(scope, old, 'refused');
    expect([await seen(), notifications]).toEqual([['connected', null, false], []]);
    await connections.noteUse(scope, first, 'refused');
    const second = await connections.refresh(scope, first);
    await connections.noteUse(scope, second, 'refused');
    expect(await seen()).toEqual([
      'error',
      { code: 'access_refused', values: { name: 'QuickBooks' }, message: MESSAGE },
      true,
    ]);
    expect(notifications.map(({ event, message, subject }) => [event, message, subject])).toEqual([
      ['connection_lost', MESSAGE, { connection_id: id }],
    ]);
    await connections.noteUse(scope, second, 'taken');
    expect(await seen()).toEqual(['connected', null, false]);
    await connections.noteUse(scope, second, 'refused');
    expect(notifications).toHaveLength(2);
  });

  test('changes nothing on a lost connection', async () => {
    const provider = scriptedProvider(clock);
    const { scope, id } = await connected(provider);
    const { connections } = startProcess(provider);
    const used = await connections.access(scope, 'quickbooks');
    await testDatabase.database.pool.query(
      `update connections set status = 'revoked' where id = $1`,
      [id],
    );
    await connections.noteUse(scope, used, 'refused');
    expect([(await rowOf(id)).status, notifications]).toEqual(['revoked', []]);
  });
});

/** Expires a dead owner's lease. */
async function endLease(id: string): Promise<void> {
  await testDatabase.database.pool.query(
    `update connections set refresh_until = now() - interval '1 second' where id = $1 and refresh_until is not null`,
    [id],
  );
}

const POINTS: readonly CrashPointName[] = [
  'before_token_refresh',
  'after_refresh_before_save',
  'after_token_refresh',
];

test(`no token is lost in ${CRASHES} crashes around a refresh`, async () => {
  const provider = scriptedProvider(clock);
  const { scope, id } = await connected(provider);
  let crashes = 0;
  for (let trial = 0; trial < CRASHES; trial += 1) {
    clock.advance(HOUR_MS);
    const dying = startProcess(provider, { crashAt: POINTS[trial % POINTS.length] ?? null });
    await expect(ask(dying, scope)).rejects.toBeInstanceOf(Crash);
    crashes += dying.hasDied() ? 1 : 0;
    await endLease(id);
    await ask(startProcess(provider), scope);
    const row = await rowOf(id);
    const stored = openToken(box, row, 'refresh_token', row.refresh_token ?? '');
    if (stored !== provider.newest() || row.status !== 'connected') {
      throw new Error(`Trial ${trial} kept ${stored} where ${provider.newest()} counts.`);
    }
  }
  expect(crashes).toBe(CRASHES);
  expect(notifications).toEqual([]);
}, 900_000);

describe('tokens at rest', () => {
  test('can be opened only in their own row and column', async () => {
    const provider = scriptedProvider(clock);
    const ours = await rowOf((await connected(provider)).id);
    const theirs = await rowOf((await connected(provider)).id);
    const sealed = theirs.refresh_token ?? '';
    expect(openToken(box, theirs, 'refresh_token', sealed)).toBe('refresh-1');
    expect(() => openToken(box, ours, 'refresh_token', sealed)).toThrow(SealedBoxError);
    expect(() => openToken(box, theirs, 'access_token', sealed)).toThrow(SealedBoxError);
  });

  test('cannot be opened after they are moved to another client', async () => {
    const provider = scriptedProvider(clock);
    const ours = await connected(provider);
    const theirs = await connected(provider);
    await testDatabase.database.pool.query(
      `update connections set access_token = (select access_token from connections where id = $1) where id = $2`,
      [theirs.id, ours.id],
    );
    await expect(ask(startProcess(provider), ours.scope)).rejects.toBeInstanceOf(SealedBoxError);
  });

  test('are resealed with the new key in batches while they are read and refreshed', async () => {
    const provider = scriptedProvider(clock);
    const ring = createSealedBox([k2, k1]);
    const { scope, id } = await connected(provider);
    await Promise.all(Array.from({ length: 20 }, () => connected(provider)));
    const process = startProcess(provider, { sealed: ring });
    const sealing = { isDone: false };
    let reads = 0;
    const reading = (async () => {
      while (!sealing.isDone) {
        clock.advance(HOUR_MS / 2);
        expect((await ask(process, scope)).authorization).toMatch(/^Bearer access-\d+$/);
        reads += 1;
      }
    })();
    const deps = { database: testDatabase.database, box: ring };
    expect((await resealConnections(deps)).resealed).toBeGreaterThan(40);
    sealing.isDone = true;
    await reading;
    expect(reads).toBeGreaterThan(0);
    expect((await resealConnections(deps)).resealed).toBe(0);
    const row = await rowOf(id);
    // The old key can be removed now.
    const alone = createSealedBox([k2]);
    expect(openToken(alone, row, 'refresh_token', row.refresh_token ?? '')).toBe(provider.newest());
  });

  test('that no key opens are counted, and do not block the others', async () => {
    const provider = scriptedProvider(clock);
    const { id } = await connected(provider);
    const other = await connected(provider);
    const alone = createSealedBox([key('k3')]);
    const sealed = await rowOf(id);
    const { resealed, unreadable } = await resealConnections({
      database: testDatabase.database,
      box: alone,
    });
    expect([resealed, unreadable >= 4]).toEqual([0, true]);
    expect(await rowOf(id)).toEqual(sealed);
    expect((await ask(startProcess(provider), other.scope)).authorization).toBe('Bearer access-1');
  });
});
