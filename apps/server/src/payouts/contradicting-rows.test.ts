import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemo, settledImport, uploadFile } from '../testing/report-uploads.ts';
import type { TenantCaller } from '../testing/report-uploads.ts';
import { addMappingClient } from '../testing/store-mappings.ts';
import type { MappingClient } from '../testing/store-mappings.ts';
import { dataOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
/** The first order, and the same one with a fee of a dollar less: both foot. */
const FIRST = { fee: '228.3,-58.53,', total: '0,156.81,4/6/26' };
const CHANGED = { fee: '228.3,-57.53,', total: '0,157.81,4/6/26' };
const HEADER_LINES = 2;

let server: TestServer;
let report: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  report = (await readDemo(UBER)).toString('utf8');
});

afterAll(() => server.stop());

async function imported({ email, base }: MappingClient, name: string, content: string) {
  const caller: TenantCaller = { server, base, token: await signIn(server, email) };
  const { import: started } = await uploadFile(caller, name, content);
  const { state, blocked } = await settledImport(caller, started.id);
  return { state, blocked };
}

async function netsOf({ call }: MappingClient): Promise<Record<string, number>> {
  const { items } = dataOf((await call('GET payouts')).body) as {
    items: { payout_ref: string; net_cents: number }[];
  };
  return Object.fromEntries(items.map(({ payout_ref: ref, net_cents: net }) => [ref, net]));
}

test('a file that contradicts a stored one reports the unchanged payout, and the rest is processed', async () => {
  const client = await addMappingClient(server, { name: 'Contradicted' });
  const first = await imported(client, 'first.csv', report);
  expect(first).toEqual({ state: 'ready', blocked: [] });
  const before = await netsOf(client);

  const changed = report.replace(FIRST.fee, CHANGED.fee).replace(FIRST.total, CHANGED.total);
  const again = await imported(client, 'again.csv', changed);

  expect(again).toEqual({
    state: 'ready',
    blocked: [
      {
        file: 'again.csv',
        reason: 'conflicting_rows',
        column: null,
        payout_ref: '8PKAZ0HABWBB',
        platform_store_id: 'PA-001',
        message:
          'Two files say different things about one payment (again.csv row 3, first.csv row 3), so payout 8PKAZ0HABWBB of store PA-001 is not booked from them. Export the report once more and give only that file.',
        values: {
          payout: '8PKAZ0HABWBB',
          places: 'again.csv row 3, first.csv row 3',
          store: 'PA-001',
        },
      },
    ],
  });
  expect(await netsOf(client)).toEqual(before);
});

test('a file with only contradicting rows is blocked', async () => {
  const client = await addMappingClient(server, { name: 'Only contradicted' });
  await imported(client, 'first.csv', report);
  const before = await netsOf(client);

  const lines = report.split('\n').slice(0, HEADER_LINES + 1);
  const changed = lines
    .join('\n')
    .replace(FIRST.fee, CHANGED.fee)
    .replace(FIRST.total, CHANGED.total);
  const { state, blocked } = await imported(client, 'again.csv', `${changed}\n`);

  expect([state, blocked.map(({ message }) => message)]).toEqual([
    'blocked',
    [
      'Two files say different things about one payment (again.csv row 3, first.csv row 3), so payout 8PKAZ0HABWBB of store PA-001 is not booked from them. Export the report once more and give only that file.',
    ],
  ]);
  expect(await netsOf(client)).toEqual(before);
});
