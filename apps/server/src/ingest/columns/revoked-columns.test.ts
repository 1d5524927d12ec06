import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { addMappingClient } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { dataOf, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const KNOWN = 'Marketing Adjustment';
const COLUMN = 'Campaign support';
const AS_CREDIT = { column: COLUMN, decision: 'component', component: 'platform_promo_credit' };
const HEADER_LINES = 2;

let server: TestServer;
let lines: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  lines = (await readDemo(UBER)).toString('utf8').trimEnd().split(/\r?\n/);
});

afterAll(() => server.stop());

/** The selected rows of the demo report, with its column under an unknown or the known name. */
function report(name: string, isWanted: (line: string) => boolean): string {
  const header = lines.slice(0, HEADER_LINES).join('\n').replace(`,${KNOWN},`, `,${name},`);
  return `${[header, ...lines.slice(HEADER_LINES).filter(isWanted)].join('\n')}\n`;
}

/** A cell of a row; the cells after it must have no commas. */
function cellOf(line: string, column: string): string | undefined {
  const header = (lines[HEADER_LINES - 1] ?? '').split(',');
  return line.split(',').at(header.indexOf(column) - header.length);
}

const isZero = (line: string) => cellOf(line, KNOWN) === '0';
const isEarly = (line: string) =>
  ['3/30/26', '3/31/26', '4/1/26', '4/2/26'].includes(cellOf(line, 'Order Date') ?? '');
const isLate = (line: string) => !isEarly(line);

async function imported(client: MappingClient, name: string, content: string) {
  const token = await signIn(server, client.email);
  const caller = { server, base: client.base, token };
  const started = await uploadFile(caller, name, content);
  return settled(client, started.import.id);
}

async function settled(client: MappingClient, id: string): Promise<Schemas['Import']> {
  const token = await signIn(server, client.email);
  await settledImport({ server, base: client.base, token }, id);
  return dataOf((await client.call(`GET imports/${id}`)).body) as Schemas['Import'];
}

async function decided(client: MappingClient, run: Schemas['Import']): Promise<Schemas['Import']> {
  const answer = await client.call(`POST sync/runs/${run.id}/column-decisions`, {
    decisions: [AS_CREDIT],
  });
  const { imports } = dataOf(answer.body) as Schemas['DecideColumnsAnswer']['data'];
  return settled(client, imports[0]?.id ?? '');
}

async function decisionOf({ call }: MappingClient): Promise<string> {
  const { items } = dataOf((await call('GET column-decisions')).body) as {
    items: Schemas['ColumnDecision'][];
  };
  return items[0]?.id ?? '';
}

async function payoutsOf({ call }: MappingClient): Promise<readonly object[]> {
  const { items } = dataOf((await call('GET payouts')).body) as Schemas['PayoutsAnswer']['data'];
  const payouts = await Promise.all(
    items.map(
      async ({ id }) => dataOf((await call(`GET payouts/${id}`)).body) as Schemas['Payout'],
    ),
  );
  return payouts
    .map(({ payout_ref, net_cents, components }) => ({ payout_ref, net_cents, components }))
    .toSorted((a, b) => (a.payout_ref < b.payout_ref ? -1 : 1));
}

test('rows read with a revoked decision stay in payouts that a later file adds rows to', async () => {
  const whole = await addMappingClient(server, { name: 'Whole' });
  await imported(
    whole,
    'whole.csv',
    report(KNOWN, () => true),
  );
  const client = await addMappingClient(server, { name: 'In parts' });
  const stopped = await imported(client, 'early.csv', report(COLUMN, isEarly));
  expect((await decided(client, stopped)).state).toBe('ready');
  expect((await client.call(`DELETE column-decisions/${await decisionOf(client)}`)).status).toBe(
    200,
  );

  const later = await imported(client, 'late.csv', report(KNOWN, isLate));
  expect([later.state, later.blocked]).toEqual(['ready', []]);
  expect(await payoutsOf(client)).toEqual(await payoutsOf(whole));

  const again = await imported(client, 'again.csv', report(COLUMN, isLate));
  expect([again.state, again.blocked.map(({ reason }) => reason)]).toEqual([
    'blocked',
    ['unknown_money_column'],
  ]);
  expect(await payoutsOf(client)).toEqual(await payoutsOf(whole));
});

test('revoking is simulated on the stored files: which would stop, and which payouts are affected', async () => {
  const client = await addMappingClient(server, { name: 'Tries it' });
  const stopped = await imported(
    client,
    'week.csv',
    report(COLUMN, () => true),
  );
  const read = await decided(client, stopped);
  const zeros = await imported(client, 'zeros.csv', report(COLUMN, isZero));
  expect([zeros.state, zeros.reports[0]?.columns?.[0]?.rows_tested]).toEqual(['ready', 0]);

  const answer = await client.call(`GET column-decisions/${await decisionOf(client)}/effect`);
  const { files, payouts } = dataOf(answer.body) as Schemas['ColumnDecisionEffect'];
  expect(
    files
      .map(({ file, would_stop, message }) => ({ file, would_stop, message }))
      .toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  ).toEqual([
    { file: 'week.csv', would_stop: true, message: expect.stringContaining(`"${COLUMN}" (row `) },
    { file: 'zeros.csv', would_stop: false, message: null },
  ]);
  expect(payouts.map(({ id }) => id).toSorted()).toEqual(
    read.payouts.map(({ id }) => id).toSorted(),
  );
});
