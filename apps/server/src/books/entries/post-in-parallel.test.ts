import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import type { components } from '@platebook/api-client';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { dataOf, refusalOf } from '../../testing/test-server.ts';
import type { Answer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntryDetail'];
type Run = Schemas['PostRunAnswer']['data'];

const ENTRIES = 20;
const CALLS = 100;
const EACH_IN_THE_ORDER_OF_ITS_CALL = 7;

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
});

afterAll(() => env.stop());

async function writeEntries(count: number, firstCents: number): Promise<string[]> {
  const accounts = await env.sandbox.accounts(await env.sandbox.connect(REALM));
  const account = (name: string): string => String(accounts.get(name));
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const amount = firstCents + at;
    const { id } = await env.read<Entry>('POST entries/manual', {
      entry_on: '2026-11-08',
      currency: 'USD',
      memo: `Promotion ${at + 1} settled by hand`,
      lines: [
        { account_id: account('Uber Eats Clearing'), side: 'debit', amount_cents: amount },
        { account_id: account('Delivery Sales'), side: 'credit', amount_cents: amount },
      ],
    });
    ids.push(id);
  }
  return ids;
}

/** Retries as long as the answer is 503 with `Retry-After`. */
async function post(ids: readonly string[]): Promise<Answer> {
  const answer = await env.ask('POST entries/post', { entry_ids: ids });
  if (answer.status !== 503) {
    return answer;
  }
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  await delay(seconds * 1_000);
  return post(ids);
}

test('a hundred concurrent requests for the same entries share one run, and QuickBooks gets each entry once', async () => {
  const ids = await writeEntries(ENTRIES, 1_000);
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, call) => {
      const round = (call * EACH_IN_THE_ORDER_OF_ITS_CALL) % ENTRIES;
      return post([...ids.slice(round), ...ids.slice(0, round)]);
    }),
  );
  expect(answers.filter(({ status }) => status !== 202).map(({ body }) => body)).toEqual([]);
  const runs = answers.map(({ body }) => dataOf(body) as Run);
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  for (const run of runs) {
    expect(run.entry_ids.toSorted()).toEqual(ids.toSorted());
    expect(run.refused).toEqual([]);
  }
  const history = await env.read<{ items: { id: string }[] }>('GET sync/history?limit=50');
  expect(history.items.map(({ id }) => id)).toEqual([runs[0]?.id]);
  await vi.waitFor(
    async () => {
      const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
      expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['posted']));
    },
    { timeout: 30_000, interval: 100 },
  );
  const numbers = await Promise.all(
    ids.map(async (id) => (await env.read<Entry>(`GET entries/${id}`)).document_number),
  );
  const held = (await env.sandbox.entries(REALM)).map(({ DocNumber }) => String(DocNumber));
  expect(held.filter((number) => numbers.includes(number)).toSorted()).toEqual(numbers.toSorted());
});

test('a request blocked by a long lock gets 503 with Retry-After, and succeeds later', async () => {
  const [id = ''] = await writeEntries(1, 9_000);
  const other = await env.server.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from journal_entries where id = $1 for update', [id]);
    const answer = await env.ask('POST entries/post', { entry_ids: [id] });
    expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(answer.headers.get('retry-after')).toBe('1');
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect((await post([id])).status).toBe(202);
});
