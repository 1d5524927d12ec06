import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { createSealedBox } from '../../platform/sealed-box.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createAccess } from './access.ts';
import { connectedClient, scriptedProvider } from './connections.fake.ts';
import type { ScriptedProvider } from './connections.fake.ts';
import { ConnectionError } from './connections.port.ts';
import { finishRefreshes } from './finish-refreshes.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { openToken } from './sealed-tokens.ts';

const HOUR_MS = 3_600_000;
const clock = createFakeClock();
const box = createSealedBox([{ kid: 'k', key: randomBytes(32) }]);
const log = createLogger('silent');

class Died extends Error {}

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** A client whose access token has expired. */
async function openClient(provider: ScriptedProvider) {
  const { database } = testDatabase;
  const client = await connectedClient(testDatabase, {
    clock,
    box,
    issued: await provider.exchange('code', ''),
  });
  clock.advance(HOUR_MS);
  const accessOf = (crashPoint: (name: string) => void) =>
    createAccess({
      database,
      clock,
      box,
      log,
      live: { changed: async () => undefined },
      notifier: { notify: async () => undefined },
      consents: new Map([['quickbooks', provider]]),
      crashPoint,
    });
  const row = () =>
    database.asOwner((tx) =>
      tx
        .selectFrom('connections')
        .selectAll()
        .where('id', '=', client.id)
        .executeTakeFirstOrThrow(),
    );
  return {
    ask: (diesAt?: string) =>
      accessOf((name) => {
        if (name === diesAt) {
          throw new Died();
        }
      }).access(client.scope, 'quickbooks'),
    finish: () => finishRefreshes({ database, log, connections: accessOf(() => undefined) }),
    leaseRunsOut: () =>
      database.pool.query(
        `update connections set refresh_owner = gen_random_uuid(), refresh_until = clock_timestamp() - interval '1 second' where id = $1`,
        [client.id],
      ),
    held: async () => {
      const now = await row();
      return [
        now.status,
        now.last_error,
        openToken(box, now, 'refresh_token', now.refresh_token ?? ''),
      ];
    },
    pause: () =>
      database.pool.query('update connections set paused_at = now() where id = $1', [client.id]),
  };
}

test('a refresh whose process died before storing the new pair is retried automatically', async () => {
  const provider = scriptedProvider(clock);
  const client = await openClient(provider);
  await expect(client.ask('after_refresh_before_save')).rejects.toThrow(Died);
  await client.leaseRunsOut();
  expect(await client.held()).toEqual(['connected', null, 'refresh-1']);
  await client.finish();
  expect(await client.held()).toEqual(['connected', null, provider.newest()]);
  expect(provider.refreshes()).toBe(2);
  await client.finish();
  expect(provider.refreshes()).toBe(2);
});

test('an unanswered refresh is retried until it succeeds', async () => {
  const provider = scriptedProvider(clock);
  const client = await openClient(provider);
  const lost = () =>
    new ProviderFailure('unreachable', 'No answer.', { providerCode: 'no_answer' });
  provider.failNext(lost(), lost());
  await expect(client.ask()).rejects.toThrow(ConnectionError);
  await client.finish();
  expect((await client.held())[1]).toMatchObject({
    code: 'provider_unavailable',
    provider_code: 'no_answer',
  });
  await client.finish();
  expect(await client.held()).toEqual(['connected', null, 'refresh-2']);
});

test('a paused connection is not refreshed', async () => {
  const provider = scriptedProvider(clock);
  const client = await openClient(provider);
  await client.leaseRunsOut();
  await client.pause();
  await client.finish();
  expect(provider.refreshes()).toBe(0);
});
