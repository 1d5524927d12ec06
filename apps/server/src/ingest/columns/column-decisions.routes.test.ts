import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';
import { addTwoTenants } from '../../testing/two-tenants.ts';

type Schemas = components['schemas'];

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const COLUMN = 'Campaign support';
const AS_CREDIT = { column: COLUMN, decision: 'component', component: 'platform_promo_credit' };

let server: TestServer;
let owner: string;
let basic: string;
let other: string;
let harbor: string;
let quince: string;
/** The demo report with one money column under an unknown name. */
let renamed: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  ({ owner, basic, other, harbor, quince } = await addTwoTenants(server));
  renamed = (await readDemo(UBER))
    .toString('utf8')
    .replace(',Marketing Adjustment,', `,${COLUMN},`);
});

afterAll(() => server.stop());

async function imported(name: string, content: string, tenant = harbor, token = owner) {
  const caller = { server, base: tenant, token };
  const started = await uploadFile(caller, name, content);
  return settled(started.import.id, tenant, token);
}

async function settled(id: string, tenant = harbor, token = owner): Promise<Schemas['Import']> {
  await settledImport({ server, base: tenant, token }, id);
  const answer = await server.call(`GET ${tenant}/imports/${id}`, { token });
  return dataOf(answer.body) as Schemas['Import'];
}

function decide(run: string, decisions: readonly object[], token = owner): Promise<Answer> {
  return server.call(`POST ${harbor}/sync/runs/${run}/column-decisions`, {
    token,
    json: { decisions },
  });
}

async function decisions(tenant = harbor, token = owner): Promise<Schemas['ColumnDecision'][]> {
  const answer = await server.call(`GET ${tenant}/column-decisions`, { token });
  return (dataOf(answer.body) as { items: Schemas['ColumnDecision'][] }).items;
}

async function netsOf(run: Schemas['Import'], tenant = harbor, token = owner) {
  const payouts = await Promise.all(
    run.payouts.map(async ({ id }) => {
      const answer = await server.call(`GET ${tenant}/payouts/${id}`, { token });
      return dataOf(answer.body) as Schemas['Payout'];
    }),
  );
  return payouts
    .map(({ payout_ref, net_cents, components }) => ({ payout_ref, net_cents, components }))
    .toSorted((a, b) => (a.payout_ref < b.payout_ref ? -1 : 1));
}

async function documentOf(run: string): Promise<Schemas['SyncReport']> {
  const answer = await server.call(`GET /api/v2/clients/sync/${run}/report`, { token: owner });
  return dataOf(answer.body) as Schemas['SyncReport'];
}

describe('classifying an unknown money column', () => {
  test('goes from the stopped run to entries, applies to the next file, and can be revoked', async () => {
    const stopped = await imported('week.csv', renamed);
    expect([stopped.state, stopped.payouts]).toEqual(['blocked', []]);
    expect(stopped.blocked).toEqual([
      {
        file: 'week.csv',
        reason: 'unknown_money_column',
        column: COLUMN,
        payout_ref: null,
        platform_store_id: null,
        message: expect.stringContaining(COLUMN),
        report_type: 'ubereats_payment_details_us',
        columns: [
          {
            column: COLUMN,
            row: expect.any(Number),
            cell: expect.any(String),
            kind: 'component',
            of: [],
            sign: 'as_printed',
            together: [],
            rows: 134,
            rows_matching: 134,
            recommended: 'component',
            message: 'every row foots once it is counted (134 of 134 rows): a component',
          },
        ],
      },
    ]);

    expect(refusalOf(await decide(stopped.id, [AS_CREDIT], basic)).code).toBe('permission_error');
    const unasked = await decide(stopped.id, [{ column: 'Tips', decision: 'not_money' }]);
    expect(refusalOf(unasked).code).toBe('column_not_open');
    const wrong = refusalOf(await decide(stopped.id, [{ column: COLUMN, decision: 'not_money' }]));
    expect(wrong).toMatchObject({ status: 409, code: 'column_decision_refused' });
    expect(wrong.message).toMatch(
      /but row \d+ foots only once it is counted: its parts add up to \d+\.\d\d and the row prints \d+\.\d\d\./,
    );
    expect(await decisions()).toEqual([]);

    const decided = await decide(stopped.id, [AS_CREDIT]);
    expect(decided.status).toBe(201);
    const { imports } = dataOf(decided.body) as Schemas['DecideColumnsAnswer']['data'];
    const again = await settled(imports[0]?.id ?? '');
    expect([again.state, again.blocked, again.counts.entries]).toEqual(['ready', [], 4]);
    expect(again.reports[0]?.columns).toEqual([
      {
        column: COLUMN,
        decision: 'component',
        component: 'platform_promo_credit',
        sign: 'as_printed',
        of: [],
        rows_tested: expect.any(Number),
      },
    ]);
    const known = await imported('known.csv', (await readDemo(UBER)).toString(), quince, other);
    expect(await netsOf(again)).toEqual(await netsOf(known, quince, other));
    expect(await decisions()).toEqual([
      expect.objectContaining({
        version: 1,
        report_type: 'ubereats_payment_details_us',
        column: COLUMN,
        decision: 'component',
        component: 'platform_promo_credit',
        revoked_at: null,
      }),
    ]);

    const next = await imported('next.csv', `${renamed}\n`);
    expect([next.state, next.blocked]).toEqual(['ready', []]);
    const before = await documentOf(again.id);
    const used = { columns: [{ column: COLUMN, component: 'platform_promo_credit' }] };
    expect(before.journal).toMatchObject({ reports: [used, used] });

    const id = (await decisions())[0]?.id ?? '';
    const effect = await server.call(`GET ${harbor}/column-decisions/${id}/effect`, {
      token: basic,
    });
    const { files, payouts } = dataOf(effect.body) as Schemas['ColumnDecisionEffect'];
    expect(files.map(({ file }) => file).toSorted()).toEqual(['next.csv', 'week.csv']);
    expect(payouts.map((payout) => payout.id).toSorted()).toEqual(
      again.payouts.map((payout) => payout.id).toSorted(),
    );

    const revoke = (token: string, tenant = harbor) =>
      server.call(`DELETE ${tenant}/column-decisions/${id}`, { token });
    expect(refusalOf(await revoke(basic)).code).toBe('permission_error');
    expect(refusalOf(await revoke(other, quince)).code).toBe('column_decision_not_found');
    expect((await revoke(owner)).status).toBe(200);
    expect(refusalOf(await revoke(owner)).code).toBe('column_decision_revoked');
    const third = await imported('third.csv', `${renamed}\n\n`);
    expect([third.state, third.blocked[0]?.reason]).toEqual(['blocked', 'unknown_money_column']);
    expect((await documentOf(again.id)).journal).toEqual(before.journal);

    expect((await decide(third.id, [AS_CREDIT])).status).toBe(201);
    expect(
      (await decisions()).map(({ version, revoked_at: at }) => [version, at !== null]),
    ).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('is recorded in the audit log, and applies to its client only', async () => {
    const actions = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select('action')
        .where('target_type', '=', 'column_decision')
        .orderBy('sequence')
        .execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'column_decision.created',
      'column_decision.revoked',
      'column_decision.created',
    ]);
    expect(await decisions(quince, other)).toEqual([]);
  });

  test('of an unknown run is not found', async () => {
    const answer = await decide('00000000-0000-4000-8000-000000000000', [AS_CREDIT]);
    expect(refusalOf(answer).code).toBe('run_not_found');
  });
});
