import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../testing/mails.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { verifyLedger as verifyRestoredLedger } from '../backup/verify-ledger.ts';

type Schemas = components['schemas'];
type Code = Schemas['VerificationCode'];
type Verification = Schemas['LedgerVerification'];

const CODES = '/api/admin/verification-codes';
const LEDGERS = '/api/admin/ledger-verifications';
const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const DAYS = { from: '2026-03-01', to: '2026-04-30' };

let server: TestServer;
let token: string;
let ownerToken: string;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const { userId } = await addPerson(server, { email: 'operator@example.test' });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level: 'system_operator', created_at: server.clock.now() })
      .execute(),
  );
  token = await signIn(server, 'operator@example.test');
  const owner = await addPerson(server, { email: 'owner@example.test' });
  ownerToken = await signIn(server, owner.email);
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person: owner, level: 'user_owner' }],
  }));
});
afterAll(() => server.stop());

function send(target: string, purpose: Schemas['VerificationPurpose'] = 'email') {
  return server.call(`POST ${CODES}`, { token, json: { purpose, target } });
}

async function codesOf(target: string): Promise<Code[]> {
  const { body } = await server.call(`GET ${CODES}?target=${encodeURIComponent(target)}`, {
    token,
  });
  return (dataOf(body) as { items: Code[] }).items;
}

describe('a code', () => {
  test("is sent on staff's request, and listed without itself and with its address masked", async () => {
    const sent = await send(' Dana@Example.Test ');
    expect(sent.status).toBe(201);
    const at = server.clock.now();
    const listed = await codesOf('DANA@example.test');
    expect(listed).toEqual([
      {
        id: expect.any(String) as string,
        purpose: 'email',
        masked_target: 'd•••@example.test',
        state: 'open',
        attempts: 0,
        created_at: at.toISOString(),
        expires_at: (dataOf(sent.body) as { expires_at: string }).expires_at,
      },
    ]);
    const [mail] = await mailsTo(server, 'dana@example.test');
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
    expect(JSON.stringify(listed)).not.toContain(code);
  });

  test('is sent at most once a minute, resent on request, which voids the previous one', async () => {
    await send('sol@example.test');
    const refused = await send('sol@example.test');
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe('60');
    const [{ id } = { id: '' }] = await codesOf('sol@example.test');
    server.clock.advance(60_000);
    expect((await server.call(`POST ${CODES}/${id}/resend`, { token })).status).toBe(201);
    expect((await codesOf('sol@example.test')).map(({ state }) => state)).toEqual([
      'open',
      'voided',
    ]);
  });

  test('is voided by staff, whichever is open for the target', async () => {
    await send('+1 415 555 0101', 'phone');
    const [{ id } = { id: '' }] = await codesOf('+1 (415) 555 0101'.replaceAll(/[()]/g, ''));
    const end = () => server.call(`DELETE ${CODES}/${id}`, { token });
    expect(dataOf((await end()).body)).toEqual({ was_open: true });
    expect(dataOf((await end()).body)).toEqual({ was_open: false });
    const unknown = await server.call(`DELETE ${CODES}/${randomUUID()}`, { token });
    expect(refusalOf(unknown)).toMatchObject({ status: 404, code: 'verification_code_not_found' });
  });

  test('is filtered by status and purpose, and sorted', async () => {
    const mint = 'mint@example.test';
    await send(mint, 'intuit');
    await send(mint);
    server.clock.advance(60_000);
    await send(mint);
    const listed = async (query: string) => {
      const { body } = await server.call(`GET ${CODES}?target=${mint}&${query}`, { token });
      return (dataOf(body) as { items: Code[] }).items.map(
        ({ purpose, state }) => `${purpose} ${state}`,
      );
    };
    const all = ['email open', 'email voided', 'intuit open'];
    expect((await listed('sort=-created')).toSorted()).toEqual(all);
    expect((await listed('sort=-created'))[0]).toBe('email open');
    expect((await listed('sort=created'))[2]).toBe('email open');
    expect(await listed('purpose=intuit')).toEqual(['intuit open']);
    expect(await listed('state=voided')).toEqual(['email voided']);
    server.clock.advance(600_000);
    expect(await listed('state=open')).toEqual([]);
    expect(await listed('state=expired&purpose=email')).toEqual(['email expired']);
  });

  test('goes to an address or a number, and is available to staff only', async () => {
    expect(refusalOf(await send('not an address'))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(refusalOf(await send('dana@example.test', 'phone'))).toMatchObject({ status: 400 });
    expect(refusalOf(await server.call(`GET ${CODES}`, { token: ownerToken }))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
  });
});

function verify(json: object) {
  return server.call(`POST ${LEDGERS}`, { token, json: { tenant_id: tenantId, ...DAYS, ...json } });
}

async function verified(): Promise<Verification> {
  return dataOf((await verify({})).body) as Verification;
}

describe('a ledger', () => {
  test('is verified from its payouts, its entries and its log', async () => {
    const base = `/api/v2/clients/tenants/${tenantId}`;
    const caller = { server, base, token: ownerToken };
    const { import: started } = await uploadFile(caller, REPORT, await readDemo(REPORT));
    const { payouts } = await settledImport(caller, started.id);
    const first = await verified();
    expect(first).toMatchObject({
      tenant_id: tenantId,
      client_name: 'Harbor',
      requested_by: 'operator@example.test',
      ...DAYS,
      payouts: payouts.length,
      holds: true,
    });
    const of = (id: string, { checks } = first) => checks.find(({ check }) => check === id);
    expect(of('I1')).toEqual({ check: 'I1', checked: payouts.length, broken: 0 });
    expect(of('I5')).toEqual({ check: 'I5', checked: first.entries, broken: 0 });
    expect(of('audit')).toMatchObject({ broken: 0 });
    const { body } = await server.call(`GET ${LEDGERS}?tenant_id=${tenantId}`, { token });
    expect((dataOf(body) as { items: Verification[] }).items).toEqual([first]);
  });

  test.each([
    ['a line of more', `jsonb_set(entry, '{lines,0,amountCents}', '1')`, 'does not balance'],
    [
      'no lines, and one-sided ones for the books',
      `entry || jsonb_build_object('lines', '[]'::jsonb, 'booksLines', jsonb_build_array(entry #> '{lines,0}'))`,
      'does not balance',
    ],
    [
      'lines that balance, and one-sided ones for the books',
      `entry || jsonb_build_object('booksLines', jsonb_build_array(entry #> '{lines,0}'))`,
      'does not balance',
    ],
    ['no lines', `entry || '{"lines": []}'`, 'is of another amount than it says'],
  ])('reports an entry with %s, as a restore does', async (_what, damaged, problem) => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; entry: object; document_number: string }>(
      `select id, entry, document_number from journal_entries where tenant_id = $1 order by id limit 1`,
      [tenantId],
    );
    const [entry] = rows;
    await pool.query(`update journal_entries set entry = ${damaged} where id = $1`, [entry?.id]);
    const { holds, checks } = await verified();
    const restored = await verifyRestoredLedger(server.database);
    await pool.query('update journal_entries set entry = $2 where id = $1', [
      entry?.id,
      JSON.stringify(entry?.entry),
    ]);
    expect([holds, checks.filter(({ broken }) => broken > 0)]).toMatchObject([
      false,
      [{ check: 'I5', broken: 1 }],
    ]);
    expect(restored.problems).toEqual([
      `Entry ${entry?.document_number} of tenant ${tenantId} ${problem}.`,
    ]);
    expect((await verified()).holds).toBe(true);
  });

  test('is inconsistent if an identity is broken, and names it', async () => {
    const { pool } = server.database;
    await pool.query(
      `update payouts set reading = jsonb_set(reading, '{payout,identities,0,holds}', 'false')
        where id = (select id from payouts where tenant_id = $1 order by id limit 1)`,
      [tenantId],
    );
    const { holds, checks } = await verified();
    expect(holds).toBe(false);
    expect(checks.filter(({ broken }) => broken > 0)).toMatchObject([{ broken: 1 }]);
  });

  test('belongs to an existing tenant, over a year at most', async () => {
    expect(refusalOf(await verify({ tenant_id: randomUUID() }))).toMatchObject({
      status: 404,
      code: 'tenant_not_found',
    });
    expect(refusalOf(await verify({ to: '2026-02-28' }))).toMatchObject({ status: 400 });
    expect(refusalOf(await verify({ from: '2025-01-01' }))).toMatchObject({ status: 400 });
  });
});
