import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';

type Credentials = { developer_id: string; key_id: string; signing_secret: string };
type JwtOfDoorDash = { Jwt: { generateJwt(credentials: Credentials): string } };

// The token maker of DoorDash's own package, unmodified; its main file talks to DoorDash, so the part is named by its path.
const require = createRequire(import.meta.url);
const { Jwt } = require(
  join(dirname(require.resolve('@doordash/sdk')), 'utils/jwt.js'),
) as JwtOfDoorDash;

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.doorDash.setReports({ readyAfterMs: 60_000 });
});
afterAll(() => sandbox.stop());

function freshToken(more: Partial<Credentials> = {}): string {
  const { developerId, keyId, signingSecret } = sandbox.doorDash.credentials;
  return Jwt.generateJwt({
    developer_id: developerId,
    key_id: keyId,
    signing_secret: signingSecret,
    ...more,
  });
}

async function ask(
  body: Record<string, unknown>,
  token: () => string = freshToken,
): Promise<Response> {
  // The package uses the machine's time for tokens; this world must match it.
  sandbox.clock.move(-sandbox.clock.offsetMs);
  return fetch(`${sandbox.origin}/dataexchange/v1/reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      business_ids: [],
      store_ids: [],
      start_date: '2026-09-07',
      end_date: '2026-09-13',
      report_type: 'TRANSACTION_DETAIL',
      report_version: 1,
      ...body,
    }),
  });
}

type Link = { report_status: string; report_link: string };

async function linkOf(id: string): Promise<Link> {
  const answer = await fetch(`${sandbox.origin}/dataexchange/v1/reports/${id}/reportlink`, {
    headers: { authorization: `Bearer ${freshToken()}` },
  });
  return (await answer.json()) as Link;
}

async function filesOf(link: string): Promise<Record<string, string>> {
  const answer = await fetch(link);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function reportOf(body: Record<string, unknown>): Promise<Record<string, string>> {
  sandbox.doorDash.setReports({ readyAfterMs: 0 });
  const { report_id: id } = (await (await ask(body)).json()) as { report_id: string };
  const { report_link: link } = await linkOf(id);
  return filesOf(link);
}

function rowsOf(text: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(text.trim(), { header: true }).data;
}

test('accepts a token of the official package, and rejects tampered and expired ones', async () => {
  expect((await ask({})).status).toBe(202);
  const broken = () => `${freshToken().slice(0, -4)}AAAA`;
  expect((await ask({}, broken)).status).toBe(401);
  expect((await ask({}, () => freshToken({ key_id: 'another' }))).status).toBe(401);
  const token = freshToken();
  sandbox.clock.move(61_000);
  const late = await fetch(`${sandbox.origin}/dataexchange/v1/reports/x/reportlink`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([
    401,
    'authentication_error',
  ]);
});

test('a report is pending, then ready; its link works for twenty seconds', async () => {
  sandbox.doorDash.setReports({ readyAfterMs: 30_000 });
  const { report_id: id } = (await (await ask({})).json()) as { report_id: string };
  expect(await linkOf(id)).toEqual({ report_status: 'PENDING', report_link: '' });
  sandbox.clock.move(30_000);
  const { report_status: status, report_link: link } = await linkOf(id);
  expect(status).toBe('SUCCEEDED');
  expect(Object.keys(await filesOf(link))).toEqual(['TRANSACTION_DETAIL_1.csv']);
  sandbox.clock.move(20_000);
  expect((await fetch(link)).status).toBe(403);
});

test('the file has upper-case headers and a PAYOUT row for the transfer', async () => {
  const files = await reportOf({});
  const rows = rowsOf(files['TRANSACTION_DETAIL_1.csv'] ?? '');
  expect(Object.keys(rows[0] ?? {}).every((name) => name === name.toUpperCase())).toBe(true);
  expect(new Set(rows.map((row) => row.TRANSACTION_TYPE))).toEqual(
    new Set(['DELIVERY', 'ERROR_CHARGE', 'ADJUSTMENT', 'PAYOUT']),
  );
});

test('stores are found through their report, and can be requested one by one', async () => {
  const stores = rowsOf(
    (await reportOf({ report_type: 'STORE_INFORMATION' }))['STORE_INFORMATION.csv'] ?? '',
  );
  expect(stores.map((row) => row.STORE_NAME)).toEqual([
    'Blue Lantern Noodles',
    'Casa Pimienta, Riverside',
    'Maple & Rye',
  ]);
  const [first] = stores;
  const rows = rowsOf(
    (await reportOf({ store_ids: [Number(first?.STORE_ID)] }))['TRANSACTION_DETAIL_1.csv'] ?? '',
  );
  expect(new Set(rows.map((row) => row.STORE_ID))).toEqual(new Set([first?.STORE_ID]));
});

test("the payout summary's net is the sum of its transactions", async () => {
  const summary = rowsOf(
    (await reportOf({ report_type: 'PAYOUT_SUMMARY' }))['PAYOUT_SUMMARY.csv'] ?? '',
  );
  const detail = rowsOf((await reportOf({}))['TRANSACTION_DETAIL_1.csv'] ?? '');
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
  const net = detail
    .filter((row) => row.TRANSACTION_TYPE !== 'PAYOUT')
    .reduce((sum, row) => sum + cents(row.CREDIT) - cents(row.DEBIT), 0);
  expect(summary.reduce((sum, row) => sum + cents(row.NET_PAYOUT), 0)).toBe(net);
});

test('an unknown report and another merchant’s store are refused', async () => {
  const unknown = await ask({ report_type: 'FINANCIAL_DETAILED_TRANSACTIONS' });
  expect([unknown.status, await unknown.json()]).toMatchObject([
    400,
    { code: 'validation_error', field_errors: [{ field: 'report_type' }] },
  ]);
  expect((await ask({ store_ids: [1] })).status).toBe(403);
});
