import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
let mine: { tenantId: string; clientId: string };
let foreign: { tenantId: string; clientId: string };

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const other = await addPerson(server, { email: 'other@example.test' });
  await addTenant(server, { name: 'Harbor', members: [{ person, level: 'user_owner' }] });
  server.clock.advance(1_000);
  mine = await addTenant(server, { name: 'Quince', members: [{ person, level: 'user_basic' }] });
  foreign = await addTenant(server, {
    name: 'Elm',
    members: [{ person: other, level: 'user_owner' }],
  });
  token = await signIn(server, person.email);
});

afterAll(() => server.stop());

function exported(query = '', clientId?: string): Promise<Answer> {
  return server.call(
    `GET /api/v2/clients/sync/export?start_date=2026-11-01&end_date=2026-11-30${query}`,
    { token, ...(clientId === undefined ? {} : { headers: { 'x-client-id': clientId } }) },
  );
}

async function nameOf(answer: Promise<Answer>): Promise<string | null> {
  return (await answer).headers.get('content-disposition');
}

const named = (client: string) =>
  `attachment; filename="${client} - Journal entries - 2026-11.csv"`;

test('the export uses the active client if no tenant is given', async () => {
  expect(await nameOf(exported('', mine.clientId))).toBe(named('Quince'));
});

test('without an active client it uses the first one, and a given tenant takes precedence', async () => {
  expect(await nameOf(exported())).toBe(named('Harbor'));
  expect(await nameOf(exported(`&tenant_id=${mine.tenantId}`))).toBe(named('Quince'));
});

test.each([() => foreign.clientId, () => 'no-uuid', () => '00000000-0000-4000-8000-000000000000'])(
  'a client the caller is not in is refused like one that does not exist',
  async (clientId) => {
    expect(refusalOf(await exported('', clientId()))).toMatchObject({
      status: 403,
      code: 'client_access_denied',
    });
  },
);

/** An entry without a platform: its lines are as planned. */
async function addEntry(tenantId: string, number: string, currency: 'USD' | 'CAD'): Promise<void> {
  const line = { account: 'Sales', description: number, component: 'sales', amountCents: 100 };
  const entry = {
    documentNumber: number,
    kind: 'manual',
    date: '2026-11-20',
    memo: '',
    currency,
    platform: null,
    payoutRef: '',
    payoutOn: '2026-11-20',
    storeId: '',
    storeName: '',
    channel: '',
    part: 1,
    parts: 1,
    slice: '',
    lines: [
      { ...line, side: 'debit' },
      { ...line, side: 'credit' },
    ],
  };
  await server.database.pool.query(
    `insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents, entry,
       status, created_at, updated_at)
     values ($1, $2, 'manual', $3, $3, '2026-11-20', $4, 100, $5, 'ready', $6, $6)`,
    [tenantId, randomUUID(), number, currency, entry, server.clock.now()],
  );
}

test('it has only the entries of its own client, in each currency', async () => {
  await addEntry(mine.tenantId, 'M-1', 'USD');
  await addEntry(mine.tenantId, 'M-2', 'CAD');
  await addEntry(foreign.tenantId, 'M-3', 'USD');
  const [, ...records] = String((await exported('', mine.clientId)).body)
    .trimEnd()
    .split('\r\n');
  expect(records).toEqual([
    '2026-11-20,M-1,,,manual,ready,Sales,M-1,1.00,,USD,,2026-11-20,,',
    '2026-11-20,M-1,,,manual,ready,Sales,M-1,,1.00,USD,,2026-11-20,,',
    '2026-11-20,M-2,,,manual,ready,Sales,M-2,1.00,,CAD,,2026-11-20,,',
    '2026-11-20,M-2,,,manual,ready,Sales,M-2,,1.00,CAD,,2026-11-20,,',
  ]);
});
