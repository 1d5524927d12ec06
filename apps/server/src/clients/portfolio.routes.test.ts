import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

type Portfolio = components['schemas']['Portfolio'];

let server: TestServer;
let adviser: string;
let adviserPerson: Person;
const tenants = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  adviserPerson = await addPerson(server, { email: 'adviser@example.test' });
  const other = await addPerson(server, { email: 'other@example.test' });
  for (const name of ['Amber', 'Birch', 'Cedar', 'Dogwood', 'Gone', 'Hidden']) {
    const level = name === 'Gone' ? ('no_access' as const) : ('user_basic' as const);
    const members = [{ person: adviserPerson, level }];
    tenants.set(name, (await addTenant(server, { name, members })).tenantId);
  }
  const foreign = { name: 'Elm', members: [{ person: other, level: 'user_owner' as const }] };
  tenants.set('Elm', (await addTenant(server, foreign)).tenantId);
  adviser = await signIn(server, 'adviser@example.test');
  // Amber is done; in Birch one failed and one is in review; Cedar was posted and has changed in the books since.
  await addEntries('Amber', [['posted', 'verified']]);
  await addEntries('Birch', [['posted', 'verified'], ['failed'], ['needs_review']]);
  await addEntries('Cedar', [['posted', 'verified'], ['posted']]);
  for (const name of ['Elm', 'Gone', 'Hidden']) {
    await addEntries(name, [['failed'], ['failed']]);
  }
  await server.database.pool.query(
    `update tenants set second_step_required = true where name = 'Hidden'`,
  );
});

afterAll(() => server.stop());

function tenantOf(name: string): string {
  return tenants.get(name) ?? '';
}

/** In January 2026. */
async function addEntries(
  name: string,
  entries: readonly (readonly [status: string, verified?: 'verified'])[],
): Promise<void> {
  for (const [at, [status, verified]] of entries.entries()) {
    await server.database.pool.query(
      `insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents, entry,
         status, verified_at, created_at, updated_at)
       values ($1, $2, 'payout', $3, $3, '2026-01-20', 'USD', 100, '{}', $4, $5, now(), now())`,
      [tenantOf(name), randomUUID(), `entry-${at}`, status, verified && '2026-01-21T09:00:00Z'],
    );
  }
}

async function ask(query: string): Promise<Portfolio> {
  const answer = await server.call(`GET /api/v2/clients/portfolio${query}`, { token: adviser });
  return dataOf(answer.body) as Portfolio;
}

const statesOf = ({ close }: Portfolio) =>
  close.items.map(({ client_name: name, state }) => `${name} ${state}`);

test("the strip, the clients that need somebody and the month count only the user's clients", async () => {
  const { clients, needs, close } = await ask('?month=2026-01');
  expect(clients).toEqual({ total: 5, ok: 3, attention: 1, blocked: 1, hidden: 1 });
  expect(
    needs.map(({ client_name, is_blocked, triage: { attention } }) => [
      client_name,
      is_blocked,
      attention,
    ]),
  ).toEqual([['Birch', true, 2]]);
  expect(close).toMatchObject({
    month: '2026-01',
    due_on: '2026-02-10',
    is_over: true,
    counts: { open: 1, posted: 1, reconciled: 0, ready: 1, nothing: 1 },
    next_cursor: null,
  });
  expect(
    close.items.map(({ client_name, state, open_items, posted, not_reconciled }) => [
      client_name,
      state,
      open_items,
      posted,
      not_reconciled,
    ]),
  ).toEqual([
    ['Birch', 'open', 2, 1, 0],
    ['Cedar', 'posted', 0, 2, 1],
    ['Amber', 'ready', 0, 1, 0],
    ['Dogwood', 'nothing', 0, 0, 0],
  ]);
});

test('the strip counts what the list of clients shows under the same names', async () => {
  const { clients } = await ask('');
  for (const [needs, count] of [
    ['nothing', clients.ok],
    ['attention', clients.attention],
    ['blocked', clients.blocked],
  ]) {
    const answer = await server.call(`GET /api/v2/clients/clients?needs=${needs}`, {
      token: adviser,
    });
    const { items } = dataOf(answer.body) as { items: unknown[] };
    expect([needs, items.length]).toEqual([needs, count]);
  }
});

test('the close calendar is the same page by page, and filters by state', async () => {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Portfolio = await ask(
      `?month=2026-01&limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    found.push(...statesOf(page));
    cursor = page.close.next_cursor;
  } while (cursor !== null);
  expect(found).toEqual(statesOf(await ask('?month=2026-01')));
  expect(statesOf(await ask('?month=2026-01&state=posted'))).toEqual(['Cedar posted']);
});

test('a month without activity is not a month to close', async () => {
  expect((await ask('?month=2025-01')).close.counts).toEqual({
    open: 0,
    posted: 0,
    reconciled: 0,
    ready: 0,
    nothing: 4,
  });
});

test('a cursor of another month, and an invalid month, are rejected', async () => {
  const { close } = await ask('?month=2026-01&limit=1');
  for (const query of [`?month=2026-02&cursor=${close.next_cursor}`, '?month=2026-13']) {
    const answer = await server.call(`GET /api/v2/clients/portfolio${query}`, { token: adviser });
    expect([query, refusalOf(answer).code]).toEqual([query, 'validation_failed']);
  }
});

test('the month of a tenant the user is not in is hidden, whatever is queried', async () => {
  for (const name of ['Elm', 'Gone']) {
    const { rows } = await server.database.asUser(adviserPerson.userId, (tx) =>
      sql`select * from clients_month_of_member(array[${tenantOf(name)}::uuid], '2026-01-01', '2026-01-31')`.execute(
        tx,
      ),
    );
    expect([name, rows]).toEqual([name, []]);
  }
});
