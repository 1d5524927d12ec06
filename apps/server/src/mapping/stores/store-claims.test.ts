import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMappingClient, addStore, seeStores } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { mailsTo } from '../../testing/mails.ts';
import { addPerson, dataOf, startTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
});

afterAll(() => server.stop());

type Notice = { event: string; title: string; message: string; times: number };

async function noticesOf(client: MappingClient): Promise<Notice[]> {
  const { items } = dataOf((await client.call('GET notifications')).body) as { items: Notice[] };
  return items.filter(({ event }) => event === 'store_claimed');
}

async function mailsOf(email: string): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.filter(({ template }) => template === 'notification').map(({ text }) => text);
}

/** A firm whose connection lists a platform store. */
async function connected(platformStoreId: string): Promise<MappingClient> {
  const client = await addMappingClient(server, { name: 'Harbor Group' });
  await seeStores(server, client, [{ id: platformStoreId, name: 'Harbor Street' }]);
  const connectionId = randomUUID();
  await server.database.pool.query(
    `insert into connections
      (tenant_id, id, provider, external_id, external_name, status, scopes, details, connected_at, created_at, updated_at)
    values ($1, $2, 'ubereats', $3, 'Harbor', 'connected', '{}', '{}', $4, $4, $4)`,
    [client.tenantId, connectionId, randomUUID(), server.clock.now()],
  );
  await server.database.pool.query(
    'update platform_stores set connection_id = $1 where tenant_id = $2',
    [connectionId, client.tenantId],
  );
  return client;
}

async function claimInMapping(client: MappingClient, platformStoreId: string): Promise<Answer> {
  await seeStores(server, client, [{ id: platformStoreId, name: 'Seen in a file' }]);
  return mapTo(client, platformStoreId);
}

async function mapTo(client: MappingClient, platformStoreId: string): Promise<Answer> {
  const storeId = await addStore(client, { name: `Store ${randomUUID()}` });
  return client.call('POST store-mappings/remap', {
    store_id: storeId,
    channel_type: 'ubereats',
    platform_store_id: platformStoreId,
    effective_from: '2026-01-01',
  });
}

async function setByHand(client: MappingClient, platformStoreId: string): Promise<Answer> {
  const storeId = await addStore(client, { name: `Store ${randomUUID()}` });
  return client.call(`POST stores/${storeId}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: platformStoreId,
  });
}

/** Pending notification and mail jobs. */
async function jobsOfNotices(): Promise<number | undefined> {
  const { rows } = await server.database.pool.query<{ open: number }>(
    `select count(*)::integer as open from pgboss.job
     where name in ('platform-stores.claimed', 'notifications.mail', 'mail.deliver') and state < 'completed'`,
  );
  return rows[0]?.open;
}

/** Removes what differs between any two responses. */
function shapeOf({ status, body }: Answer): string {
  return JSON.stringify([status, body]).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '');
}

describe('a platform store that another firm has connected', () => {
  test.each([
    ['in the mapping', claimInMapping],
    ['by hand at the channel', setByHand],
  ])('cannot be claimed %s without notifying its owners', async (_where, claim) => {
    const platformStoreId = randomUUID();
    const holder = await connected(platformStoreId);
    const manager = await addPerson(server, { email: `${randomUUID()}@example.test` });
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: holder.tenantId,
          user_id: manager.userId,
          level: 'user_manager',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    const claimer = await addMappingClient(server, { name: 'Nobody Else' });
    const unheld = await claim(claimer, randomUUID());
    const answer = await claim(claimer, platformStoreId);
    expect(answer.status).toBeLessThan(300);
    // The response does not reveal that somebody else has it.
    expect(shapeOf(answer)).toBe(shapeOf(unheld));
    await expect.poll(() => mailsOf(holder.email)).toHaveLength(1);
    const [notice] = await noticesOf(holder);
    expect(notice).toMatchObject({
      title: 'Another Platebook account uses Harbor Street on Uber Eats',
      times: 1,
    });
    const everything = JSON.stringify([notice, await mailsOf(holder.email)]);
    expect(everything).toContain('Someone outside your company mapped this platform store');
    expect(everything).not.toContain('Nobody Else');
    expect(everything).not.toContain(claimer.tenantId);
    expect(await mailsOf(manager.email)).toEqual([]);
    expect(await noticesOf(claimer)).toEqual([]);
    expect(await mailsOf(claimer.email)).toEqual([]);
  });

  test('mails an owner once, however many claim it', async () => {
    const platformStoreId = randomUUID();
    const holder = await connected(platformStoreId);
    await mapTo(holder, platformStoreId);
    for (const name of ['One', 'Two']) {
      await claimInMapping(await addMappingClient(server, { name }), platformStoreId);
    }
    await expect.poll(async () => (await noticesOf(holder))[0]?.times).toBe(2);
    expect(await noticesOf(holder)).toHaveLength(1);
    await expect.poll(jobsOfNotices).toBe(0);
    expect(await mailsOf(holder.email)).toHaveLength(1);
  });
});
