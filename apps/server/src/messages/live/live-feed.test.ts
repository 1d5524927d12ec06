import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { addTenant, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createLive } from './live.ts';
import { createLiveFeeds } from './live-feed.ts';
import { createLiveListener } from './live-listener.ts';
import type { LiveListener } from './live-listener.ts';

const STREAMS = 500;

let server: TestServer;
let listener: LiveListener;

beforeAll(async () => {
  server = await startTestServer();
  listener = createLiveListener(server.database.pool, createLogger('silent'));
});
afterAll(async () => {
  listener.close();
  await server.stop();
});

test('five hundred streams get a write through a few reads, each exactly once', async () => {
  const { tenantId } = await addTenant(server, { name: 'Harbor', members: [] });
  const scope = grantTenantScope(tenantId, randomUUID(), 'a-test');
  let reads = 0;
  const counting: Database = {
    ...server.database,
    inTenant: (of, work) => {
      reads += 1;
      return server.database.inTenant(of, work);
    },
  };
  const feeds = createLiveFeeds({ database: counting, listener });
  const received = Array.from({ length: STREAMS }, (): number[] => []);
  const failures: unknown[] = [];
  const joins = received.map((ids) =>
    feeds.join(scope, {
      onEvents: (events) => ids.push(...events.map(({ id }) => id)),
      onFailure: (error) => failures.push(error),
    }),
  );
  await Promise.all(joins.map(({ joined }) => joined));
  const readsToJoin = reads;
  await server.database.inTenant(scope, (tx) =>
    createLive(server).changed(tx, { tenantId, topic: 'run', id: randomUUID() }),
  );
  await expect.poll(() => received.every((ids) => ids.length === 1)).toBe(true);
  expect(new Set(received.flat()).size).toBe(1);
  expect(failures).toEqual([]);
  expect(readsToJoin).toBeLessThan(10);
  expect(reads - readsToJoin).toBeLessThan(10);
  joins.forEach(({ leave }) => leave());
});
