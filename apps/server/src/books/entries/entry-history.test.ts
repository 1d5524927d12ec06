import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { addPerson, dataOf, signIn } from '../../testing/test-server.ts';
import type { Person } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Detail = Schemas['BooksEntryDetail'];
type Steps = readonly Schemas['HistoryStep'][];

let env: TestEnvironment;
let accounts: ReadonlyMap<string, string>;
let manager: Person;
let managerToken: string;
let basicToken: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  const { server, tenantId } = env;
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  accounts = await env.sandbox.accounts(await env.sandbox.connect(REALM));
  manager = await addPerson(server, { email: 'manager@example.test' });
  const basic = await addPerson(server, { email: 'basic@example.test' });
  const { pool } = server.database;
  await pool.query(
    `insert into memberships (tenant_id, user_id, level, created_at)
      values ($1, $2, 'user_manager', $4), ($1, $3, 'user_basic', $4)`,
    [tenantId, manager.userId, basic.userId, server.clock.now()],
  );
  managerToken = await signIn(server, manager.email);
  basicToken = await signIn(server, basic.email);
  await named(env.owner, 'Olive Owner');
  await named(manager, 'Mara Manager');
});

afterAll(() => env.stop());

async function named(person: Person, name: string | null): Promise<void> {
  await env.server.database.pool.query(
    `update users set user_metadata = case when $2::text is null then user_metadata - 'full_name'
      else user_metadata || jsonb_build_object('full_name', $2::text) end where id = $1`,
    [person.userId, name],
  );
}

async function write(cents: number): Promise<string> {
  const account = (name: string): string => String(accounts.get(name));
  const { id } = await env.read<Detail>('POST entries/manual', {
    entry_on: '2026-11-08',
    currency: 'USD',
    memo: 'Promotion settled by hand',
    lines: [
      { account_id: account('Uber Eats Clearing'), side: 'debit', amount_cents: cents },
      { account_id: account('Delivery Sales'), side: 'credit', amount_cents: cents },
    ],
  });
  return id;
}

/** Sends a request as the manager. */
async function manage<Data>(request: string, json: unknown): Promise<Data> {
  const [method, path] = request.split(' ');
  const answer = await env.server.call(`${method} ${env.base}/${path}`, {
    token: managerToken,
    json,
  });
  return dataOf(answer.body) as Data;
}

const entryOf = (id: string): Promise<Detail> => env.read(`GET entries/${id}`);

async function settled(id: string, status: string): Promise<Detail> {
  await expect
    .poll(async () => (await entryOf(id)).status, { timeout: 20_000, interval: 100 })
    .toBe(status);
  return entryOf(id);
}

const summary = (steps: Steps): string[][] =>
  steps
    .map(({ action, actor_kind: kind, actor_name: name }) => [kind, name, action])
    .toSorted((one, other) => one.join().localeCompare(other.join()));

describe('the history of an entry', () => {
  test('lists who wrote, approved, posted and reversed it', async () => {
    const id = await write(2_001);
    await manage('POST entries/approve', { entry_ids: [id] });
    const { id: runId } = await env.read<{ id: string }>('POST entries/post', {
      entry_ids: [id],
    });
    await settled(id, 'posted');
    await manage(`POST entries/${id}/undo`, { how: 'reverse_today' });
    const { history } = await settled(id, 'reversed');
    expect(summary(history)).toEqual([
      ['person', 'Mara Manager', 'approved'],
      ['person', 'Mara Manager', 'undo_requested'],
      ['person', 'Olive Owner', 'created'],
      ['person', 'Olive Owner', 'post_requested'],
      ['system', 'Platebook', 'reversed'],
    ]);
    const run = await env.read<Schemas['SyncRunDetail']>(`GET /api/v2/clients/sync/${runId}`);
    expect(summary(run.history)).toEqual([['person', 'Olive Owner', 'started']]);
  });

  test('hides emails from readers without access to them', async () => {
    const id = await write(2_002);
    await manage(`POST entries/${id}/skip`, { reason: 'Twice' });
    await named(manager, null);
    try {
      const { body } = await env.server.call(`GET ${env.base}/entries/${id}`, {
        token: basicToken,
      });
      expect(summary((dataOf(body) as Detail).history)).toEqual([
        ['person', 'Olive Owner', 'created'],
        ['person', 'Somebody without a name', 'skipped'],
      ]);
      expect(JSON.stringify(body)).not.toContain(manager.email);
    } finally {
      await named(manager, 'Mara Manager');
    }
  });

  test('shows a deleted account as a former user, also for the approval', async () => {
    const id = await write(2_003);
    await manage('POST entries/approve', { entry_ids: [id] });
    await env.server.database.pool.query('delete from users where id = $1', [manager.userId]);
    expect(summary((await entryOf(id)).history)).toEqual([
      ['person', 'A former user', 'approved'],
      ['person', 'Olive Owner', 'created'],
    ]);
  });
});
