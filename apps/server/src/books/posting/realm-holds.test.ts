import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPostingProtocol } from './posting.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import { createRealmHolds } from './realm-holds.ts';

let env: PostingEnvironment;
let client: Client;

beforeAll(async () => {
  env = await openPostingEnvironment();
  client = await env.addClient();
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

const COMPANY = '9341452000012345';

function workers() {
  return [
    createRealmHolds({ ...env.deps, worker: 'one' }),
    createRealmHolds({ ...env.deps, worker: 'two' }),
  ] as const;
}

test('sends of one worker share the company’s lease, and another worker waits until the last of them ends', async () => {
  const [one, two] = workers();
  expect(await Promise.all([one.take(COMPANY), one.take(COMPANY)])).toEqual([null, null]);
  const until = new Date(env.clock.now().getTime() + TIMES.leaseMs);
  expect(await two.take(COMPANY)).toEqual(until);
  await one.leave(COMPANY);
  expect(await two.take(COMPANY)).toEqual(until);
  await one.leave(COMPANY);
  expect(await two.take(COMPANY)).toBeNull();
  expect(await one.take(COMPANY)).toEqual(until);
});

test('a lease that is taken again while it is being released stays taken', async () => {
  const [one, two] = workers();
  await one.take(COMPANY);
  const [, taken] = await Promise.all([one.leave(COMPANY), one.take(COMPANY)]);
  expect(taken).toBeNull();
  expect(await two.take(COMPANY)).not.toBeNull();
});

test('an old lease is renewed by the next send, and lost if another worker has it by then', async () => {
  const [one, two] = workers();
  await one.take(COMPANY);
  env.clock.advance(TIMES.leaseMs / 2);
  expect(await one.take(COMPANY)).toBeNull();
  env.clock.advance(TIMES.leaseMs / 2);
  expect(await two.take(COMPANY)).not.toBeNull();
  env.clock.advance(TIMES.leaseMs / 2);
  expect(await two.take(COMPANY)).toBeNull();
  expect(await one.take(COMPANY)).not.toBeNull();
  await one.leave(COMPANY);
  await one.leave(COMPANY);
  expect(await one.take(COMPANY)).not.toBeNull();
});

test('entries sent concurrently are in QuickBooks once each, while another worker sends none', async () => {
  const keys: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const entryId = await env.addEntry(client, { documentNumber: `UE-SAME${index}` });
    keys.push(await env.request(client, entryId));
  }
  const other = createPostingProtocol({ ...env.deps, worker: 'worker-2' });
  for (const _key of keys) {
    await env.sandbox.plan({ kind: 'slow', operation: 'write', delayMs: 3_000 });
  }
  const first = Promise.all(keys.map((key) => env.posting.send(client.scope, key)));
  await expect.poll(() => sending()).toBeGreaterThan(1);
  const { key: left } = await more('UE-LEFT');
  expect((await other.send(client.scope, left)).kind).toBe('throttled');
  expect((await first).map(({ kind }) => kind)).toEqual(keys.map(() => 'posted'));
  expect(await env.posting.readBack(client.scope, keys)).toEqual({ different: [] });
  const numbers = (await env.sandbox.entries()).map(({ DocNumber = '' }) => DocNumber);
  expect(numbers.filter((number) => number.startsWith('UE-SAME')).toSorted()).toEqual(
    keys.map((_, index) => `UE-SAME${index}`),
  );
  expect(numbers).not.toContain('UE-LEFT');
});

async function more(documentNumber: string): Promise<{ key: string }> {
  const entryId = await env.addEntry(client, { documentNumber });
  return { key: await env.request(client, entryId) };
}

/** How many outbox rows are being sent. */
async function sending(): Promise<number> {
  const { rows } = await env.database.pool.query<{ count: number }>(
    "select count(*)::int as count from postings where state = 'posting'",
  );
  return rows[0]?.count ?? 0;
}
