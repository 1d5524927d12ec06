import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalBy } from '../provider-failure.ts';
import { ConnectionError } from './connections.port.ts';
import { scriptedProvider } from './connections.fake.ts';
import { actorOf, connectBy, openConnections } from './connections-service.fake.ts';
import type { OpenConnections } from './connections-service.fake.ts';

const HOUR_MS = 3_600_000;

let bench: OpenConnections;

beforeAll(async () => {
  bench = await openConnections();
});
afterAll(async () => {
  await bench.close();
});
beforeEach(() => {
  bench.notifications.length = 0;
});

/** A client whose refresh blocks at the provider until `resume`, and then has this outcome. */
async function whileRefreshing(outcome: 'a new pair' | 'a refusal') {
  const gate: { resume: () => void; calls: number } = { resume: () => undefined, calls: 0 };
  const consent = scriptedProvider(bench.clock, {
    account: { externalId: randomUUID(), externalName: 'Harbor', details: {} },
    wait: () => {
      gate.calls += 1;
      return gate.calls === 1
        ? new Promise<void>((resolve) => {
            gate.resume = resolve;
          })
        : Promise.resolve();
    },
  });
  const client = await bench.addClient();
  const { row } = await connectBy(bench, client, { consent });
  bench.clock.advance(HOUR_MS);
  if (outcome === 'a refusal') {
    consent.failNext(refusalBy('QuickBooks', 'invalid_grant'));
  }
  const access = bench.access.access(client.scope, 'quickbooks').then(
    ({ authorization }) => authorization,
    (error: unknown) => (error instanceof ConnectionError ? error.code : String(error)),
  );
  await expect.poll(() => gate.calls).toBe(1);
  return { client, consent, id: row.id, access, resume: () => gate.resume() };
}

test.each(['a new pair', 'a refusal'] as const)(
  'a refresh that returns %s after a disconnect leaves the connection ended',
  async (outcome) => {
    const { client, id, access, resume } = await whileRefreshing(outcome);
    await bench.service.end(client.scope, id, actorOf(client.scope));
    resume();
    expect(await access).toBe('connection_missing');
    const row = await bench.rowOf(id);
    expect([row.status, row.access_token, row.refresh_token, row.refresh_owner]).toEqual([
      'disconnected',
      null,
      null,
      null,
    ]);
    expect(bench.notifications).toEqual([]);
    const { events } = await bench.service.find(client.scope, id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['connected', 'disconnected']);
  },
);

test.each(['a new pair', 'a refusal'] as const)(
  'a refresh that returns %s after another company was connected yields that company’s access',
  async (outcome) => {
    const { client, id, access, resume } = await whileRefreshing(outcome);
    await bench.service.end(client.scope, id, actorOf(client.scope));
    const account = { externalId: randomUUID(), externalName: 'Cove', details: {} };
    const consent = scriptedProvider(bench.clock, { account });
    const other = await connectBy(bench, client, { consent });
    resume();
    expect(await access).toBe('Bearer access-1');
    expect([(await bench.rowOf(id)).status, (await bench.rowOf(other.row.id)).status]).toEqual([
      'disconnected',
      'connected',
    ]);
    expect(bench.notifications).toEqual([]);
  },
);

test.each(['a new pair', 'a refusal'] as const)(
  'a refresh that returns %s after the same company was reconnected yields the new access',
  async (outcome) => {
    const { client, consent, id, access, resume } = await whileRefreshing(outcome);
    await bench.service.end(client.scope, id, actorOf(client.scope));
    const again = await connectBy(bench, client, { consent });
    const { row: connected } = again;
    resume();
    expect(await access).toBe('Bearer access-1');
    const row = await bench.rowOf(id);
    expect([connected.id, row.status, row.token_version]).toEqual([
      id,
      'connected',
      connected.token_version,
    ]);
    expect(bench.notifications).toEqual([]);
  },
);

test('a refresh completes despite a pause: the pair is stored, and later calls wait', async () => {
  const { client, id, access, resume } = await whileRefreshing('a new pair');
  await bench.service.pause(client.scope, id, actorOf(client.scope));
  resume();
  expect(await access).toBe('Bearer access-2');
  await expect(bench.access.access(client.scope, 'quickbooks')).rejects.toMatchObject({
    code: 'connection_paused',
  });
  await bench.service.resume(client.scope, id, actorOf(client.scope));
  expect((await bench.access.access(client.scope, 'quickbooks')).authorization).toBe(
    'Bearer access-2',
  );
});
