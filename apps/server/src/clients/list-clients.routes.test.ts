import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

let server: TestServer;
let adviser: string;
let adviserPerson: Person;

type Triage = {
  stores: number;
  needs_mapping: number;
  to_review: number;
  ready: number;
  entries_failed: number;
  owed_operations: number;
  drifted: number;
  late_changes: number;
  imports_failed: number;
  fetches_failed: number;
  last_import_at: string | null;
  attention: number;
};
type Client = { id: string; name: string; tenant_id: string; triage: Triage | null };

const QUIET: Triage = {
  stores: 0,
  needs_mapping: 0,
  to_review: 0,
  ready: 0,
  entries_failed: 0,
  owed_operations: 0,
  drifted: 0,
  late_changes: 0,
  imports_failed: 0,
  fetches_failed: 0,
  last_import_at: null,
  attention: 0,
};

beforeAll(async () => {
  server = await startTestServer();
  adviserPerson = await addPerson(server, { email: 'adviser@example.test' });
  const other = await addPerson(server, { email: 'other@example.test' });
  const tenants = new Map<string, string>();
  for (const name of ['Amber', 'Birch', 'Cedar', 'Dogwood']) {
    const members = [{ person: adviserPerson, level: 'user_manager' } as const];
    tenants.set(name, (await addTenant(server, { name, members })).tenantId);
  }
  const foreign = await addTenant(server, {
    name: 'Elm',
    members: [{ person: other, level: 'user_owner' }],
  });
  adviser = await signIn(server, 'adviser@example.test');
  await addStore(tenants.get('Birch'), null);
  await addStore(tenants.get('Birch'), '2020-01-01');
  await addStore(tenants.get('Birch'), '2999-01-01');
  await addImport(tenants.get('Birch'), { file: 'a', state: 'failed', hour: 1 });
  await addImport(tenants.get('Birch'), { file: 'a', state: 'ready', hour: 2 });
  await addImport(tenants.get('Birch'), { file: 'b', state: 'blocked', hour: 3 });
  await addPayouts(tenants.get('Cedar'), [
    'needs_mapping',
    'needs_review',
    'needs_review',
    'ready',
  ]);
  await addPayouts(foreign.tenantId, ['needs_mapping']);
});

afterAll(() => server.stop());

async function addStore(tenantId = '', deactivatedOn: string | null): Promise<void> {
  const now = server.clock.now();
  await server.database.asOwner((tx) =>
    tx
      .insertInto('stores')
      .values({
        tenant_id: tenantId,
        id: randomUUID(),
        name: `Store until ${deactivatedOn}`,
        time_zone: 'America/New_York',
        currency: 'USD',
        deactivated_on: deactivatedOn,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
}

type SeededImport = { file: 'a' | 'b' | 'c'; state: string; hour: number };

async function addImport(tenantId = '', { file, state, hour }: SeededImport): Promise<string> {
  const id = randomUUID();
  const at = new Date(Date.UTC(2026, 10, 20, hour));
  const sha256 = file.repeat(64);
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('report_files')
      .values({
        tenant_id: tenantId,
        sha256,
        name: `${file}.csv`,
        size_bytes: 1,
        bytes: Buffer.from('x'),
        uploaded_by: null,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('sync_runs')
      .values({
        tenant_id: tenantId,
        id,
        sha256,
        state,
        sequence: 1,
        machine: null,
        reports: '[]',
        created_at: at,
        updated_at: at,
        finished_at: at,
      })
      .execute();
  });
  return id;
}

async function addPayouts(
  tenantId = '',
  statuses: readonly ('needs_mapping' | 'needs_review' | 'ready')[],
): Promise<void> {
  const importId = await addImport(tenantId, { file: 'c', state: 'ready', hour: 5 });
  const now = server.clock.now();
  await server.database.asOwner((tx) =>
    tx
      .insertInto('payouts')
      .values(
        statuses.map((status, index) => ({
          tenant_id: tenantId,
          id: randomUUID(),
          import_id: importId,
          platform: 'ubereats' as const,
          payout_ref: `ref-${index}`,
          platform_store_id: 'PA-001',
          channel: 'marketplace',
          platform_store_name: 'Store',
          payout_on: '2026-11-17',
          period_start_on: '2026-11-09',
          period_end_on: '2026-11-15',
          currency: 'USD' as const,
          gross_sales_cents: 100,
          net_cents: 70,
          identities_hold: true,
          status,
          reading: '{}',
          created_at: now,
          updated_at: now,
        })),
      )
      .execute(),
  );
}

async function list(query: string): Promise<{ items: Client[]; next_cursor: string | null }> {
  const answer = await server.call(`GET /api/v2/clients/clients${query}`, { token: adviser });
  return dataOf(answer.body) as { items: Client[]; next_cursor: string | null };
}

async function names(query: string): Promise<string[]> {
  return (await list(query)).items.map(({ name }) => name);
}

async function allPages(query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor = '';
  do {
    const page = await list(`?limit=1${query}${cursor}`);
    found.push(...page.items.map(({ name }) => name));
    cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`;
  } while (cursor !== '');
  return found;
}

describe('the open items of each client', () => {
  const waiting: [string, Triage][] = [
    ['Amber', QUIET],
    [
      'Birch',
      {
        ...QUIET,
        stores: 2,
        imports_failed: 1,
        last_import_at: '2026-11-20T03:00:00.000Z',
        attention: 1,
      },
    ],
    [
      'Cedar',
      {
        ...QUIET,
        needs_mapping: 1,
        to_review: 2,
        last_import_at: '2026-11-20T05:00:00.000Z',
        attention: 3,
      },
    ],
    ['Dogwood', QUIET],
  ];

  test('are counted on request only', async () => {
    const counted = await list('?include=triage');
    expect(counted.items.map(({ name, triage }) => [name, triage])).toEqual(waiting);
    expect((await list('')).items.map(({ triage }) => triage)).toEqual([null, null, null, null]);
  });

  test('are the same page by page', async () => {
    const first = await list('?include=triage&limit=2');
    const second = await list(`?include=triage&limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ name, triage }) => [name, triage])).toEqual(
      waiting,
    );
  });

  test('are in the response of a single client', async () => {
    const [, birch] = (await list('')).items;
    const { body } = await server.call(`GET /api/v2/clients/clients/${birch?.id}`, {
      token: adviser,
    });
    expect(dataOf(body)).toMatchObject({ name: 'Birch', triage: waiting[1]?.[1] });
  });

  test('are hidden for a tenant the user is not in, whatever is queried', async () => {
    const elm = await tenantNamed('Elm');
    const { rows } = await server.database.asUser(adviserPerson.userId, (tx) =>
      sql`select * from clients_triage(array[${elm}::uuid], current_date)`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});

async function tenantNamed(name: string): Promise<string> {
  const { id } = await server.database.asOwner((tx) =>
    tx.selectFrom('tenants').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return id;
}

describe('the list of clients', () => {
  test('sorts by most open items, then by latest import, and pages through both', async () => {
    expect(await allPages('&sort=-attention')).toEqual(['Cedar', 'Birch', 'Amber', 'Dogwood']);
    expect(await allPages('&sort=-last_import')).toEqual(['Cedar', 'Birch', 'Amber', 'Dogwood']);
    expect(await allPages('&sort=name')).toEqual(['Amber', 'Birch', 'Cedar', 'Dogwood']);
    expect(await allPages('&sort=-name')).toEqual(['Dogwood', 'Cedar', 'Birch', 'Amber']);
    expect(await allPages('&sort=attention')).toEqual(['Amber', 'Dogwood', 'Birch', 'Cedar']);
    expect(await allPages('&sort=last_import')).toEqual(['Amber', 'Dogwood', 'Birch', 'Cedar']);
  });

  test('filters by what needs somebody and by what was never imported', async () => {
    expect(await names('?needs=attention')).toEqual(['Birch', 'Cedar']);
    expect(await names('?needs=blocked')).toEqual(['Birch']);
    expect(await names('?needs=nothing')).toEqual(['Amber', 'Dogwood']);
    expect(await names('?needs=first_import&sort=-attention')).toEqual(['Amber', 'Dogwood']);
  });

  test('searches by name and number, and escapes pattern characters', async () => {
    const [amber] = (await list('')).items;
    await server.call(`PUT /api/v2/clients/clients/${amber?.id}`, {
      token: adviser,
      json: { number: ' C-0_14 ' },
    });
    expect(await names('?q=CED')).toEqual(['Cedar']);
    expect(await names('?q=c-0_1')).toEqual(['Amber']);
    expect(await names('?q=C-0%2514')).toEqual([]);
    expect(await names(`?q=${encodeURIComponent('_')}`)).toEqual(['Amber']);
    expect(await names(`?q=${encodeURIComponent('\\')}`)).toEqual([]);
  });

  test('filters by category', async () => {
    const [amber] = (await list('')).items;
    await server.call(`PUT /api/v2/clients/clients/${amber?.id}`, {
      token: adviser,
      json: { client_category: 'delivery_only' },
    });
    expect(await names('?client_category=delivery_only')).toEqual(['Amber']);
    expect(await names('?client_category=qbo')).toEqual(['Birch', 'Cedar', 'Dogwood']);
  });

  test('rejects a cursor of another order and an unknown order', async () => {
    const { next_cursor: cursor } = await list('?limit=1');
    for (const query of [`?sort=-attention&cursor=${cursor}`, '?sort=level', '?archived=maybe']) {
      const answer = await server.call(`GET /api/v2/clients/clients${query}`, { token: adviser });
      expect([query, refusalOf(answer).code]).toEqual([query, 'validation_failed']);
    }
  });
});
