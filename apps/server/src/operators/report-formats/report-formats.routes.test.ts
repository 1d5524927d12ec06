import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SystemLevel } from '../../db/tables.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Client = { readonly base: string; readonly token: string; readonly tenantId: string };

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const BASE = '/api/admin/config/report-formats';
const KNOWN = 'Marketing Adjustment';
const RENAMED = 'Campaign support';
const ALIAS = { platform: 'ubereats', header: RENAMED, column: KNOWN };

let server: TestServer;
let administrator: string;
let operator: string;
let harbor: Client;
let quince: Client;
let report: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  administrator = await addStaff('administrator@example.test', 'system_admin');
  operator = await addStaff('operator@example.test', 'system_operator');
  harbor = await addClient('Harbor', 'ada@example.test');
  quince = await addClient('Quince', 'cyd@example.test');
  report = (await readDemo(UBER)).toString('utf8');
});

afterAll(() => server.stop());

async function addStaff(email: string, level: SystemLevel): Promise<string> {
  const { userId } = await addPerson(server, { email });
  const row = { user_id: userId, level, created_at: server.clock.now() };
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  return signIn(server, email);
}

async function addClient(name: string, email: string): Promise<Client> {
  const person = await addPerson(server, { email });
  const members = [{ person, level: 'user_owner' }] as const;
  const { tenantId } = await addTenant(server, { name, members });
  const base = `/api/v2/clients/tenants/${tenantId}`;
  return { base, tenantId, token: await signIn(server, email) };
}

/** The demo report with a renamed header. */
function withHeader(from: string, to: string): string {
  expect(report).toContain(`,${from},`);
  return report.replace(`,${from},`, `,${to},`);
}

async function imported({ base, token }: Client, name: string, content: string) {
  const started = await uploadFile({ server, base, token }, name, content);
  await settledImport({ server, base, token }, started.import.id);
  return importOf({ base, token }, started.import.id);
}

async function importOf({ base, token }: Omit<Client, 'tenantId'>, id: string) {
  const { body } = await server.call(`GET ${base}/imports/${id}`, { token });
  return dataOf(body) as Schemas['Import'];
}

/** The newest import of a client's file, once its run has settled. */
async function newestImport({ base, token }: Client): Promise<Schemas['Import']> {
  const { body } = await server.call(`GET ${base}/imports?limit=1`, { token });
  const [newest] = (dataOf(body) as { items: Schemas['ImportSummary'][] }).items;
  await settledImport({ server, base, token }, newest?.id ?? '');
  return importOf({ base, token }, newest?.id ?? '');
}

async function read<Data>(address = '', token = operator): Promise<Data> {
  return dataOf((await server.call(`GET ${BASE}${address}`, { token })).body) as Data;
}

function tryOut(changes: readonly object[], token = administrator): Promise<Answer> {
  return server.call(`POST ${BASE}/trials`, { token, json: { changes } });
}

async function tried(...changes: readonly object[]): Promise<Schemas['ReportFormatTrial']> {
  return dataOf((await tryOut(changes)).body) as Schemas['ReportFormatTrial'];
}

function publish(trialId: string, more: object = {}, token = administrator): Promise<Answer> {
  // A version is newer than earlier readings.
  server.clock.advance(1_000);
  const json = { trial_id: trialId, reason: 'Uber Eats renamed it.', ...more };
  return server.call(`POST ${BASE}/versions`, { token, json });
}

function restore(version: number): Promise<Answer> {
  server.clock.advance(1_000);
  const json = { version, reason: 'It was another column.' };
  return server.call(`POST ${BASE}/versions/restore`, { token: administrator, json });
}

async function headers(query = ''): Promise<Schemas['UnknownHeader'][]> {
  return (await read<{ items: Schemas['UnknownHeader'][] }>(`/headers${query}`)).items;
}

async function netsOf({ base, token }: Client) {
  const { body } = await server.call(`GET ${base}/payouts?limit=100`, { token });
  return (dataOf(body) as { items: Schemas['PayoutSummary'][] }).items
    .map(({ payout_ref, net_cents }) => ({ payout_ref, net_cents }))
    .toSorted((a, b) => (a.payout_ref < b.payout_ref ? -1 : 1));
}

describe('an unknown header', () => {
  test('is counted, tried as a known column, published for all, and withdrawn', async () => {
    const at = server.clock.now().toISOString();
    const stopped = await imported(harbor, 'week.csv', withHeader(KNOWN, RENAMED));
    expect([stopped.state, stopped.payouts]).toEqual(['blocked', []]);
    const seen = {
      platform: 'ubereats',
      header: RENAMED,
      report_types: ['ubereats_payment_details_us'],
      tenants: 1,
      files: 1,
      stopped_files: 1,
      has_money: true,
      first_seen_at: at,
      last_seen_at: at,
      alias_of: null,
    };
    expect(await headers()).toEqual([seen]);
    expect(await headers('?has_money=false')).toEqual([]);
    expect(await headers('?platform=doordash')).toEqual([]);
    expect(await headers('?q=CAMPAIGN&aliased=false')).toEqual([seen]);

    const trial = await tried(ALIAS);
    expect(trial).toEqual({
      id: trial.id,
      base_version: 0,
      changes: [ALIAS],
      tried_at: at,
      counts: { becomes_readable: 1, unchanged: 0, changes: 0, stops: 0, still_stopped: 0 },
      left_out: 0,
      files: [
        {
          sha256: stopped.file.sha256,
          chosen_as: 'with_header',
          outcome: 'becomes_readable',
          report_type: 'ubereats_payment_details_us',
          rows: 134,
          payouts: expect.any(Number),
          set_aside: 0,
          identities_checked: expect.any(Number),
          identities_broken: 0,
          reason_before: 'unknown_money_column',
          reason_after: null,
        },
      ],
    });
    expect(await read<Schemas['ReportFormats']>()).toMatchObject({ version: 0, aliases: [] });
    expect((await importOf(harbor, stopped.id)).state).toBe('blocked');

    const published = dataOf((await publish(trial.id)).body);
    const changes = [
      { platform: 'ubereats', header: RENAMED, before: null, after: 'marketing adjustment' },
    ];
    expect(published).toMatchObject({ version: 1, aliases: 1, changes, files_queued: 1 });
    const readAgain = await newestImport(harbor);
    expect([readAgain.state, readAgain.file.sha256]).toEqual(['ready', stopped.file.sha256]);
    expect(readAgain.reports[0]?.columns).toEqual([
      {
        column: RENAMED,
        decision: 'alias',
        component: null,
        sign: 'as_printed',
        of: ['marketing adjustment'],
        rows_tested: 134,
      },
    ]);
    expect(await headers()).toEqual([
      {
        ...seen,
        stopped_files: 0,
        last_seen_at: expect.any(String),
        alias_of: 'marketing adjustment',
      },
    ]);
    expect(await headers('?aliased=false')).toEqual([]);

    // Another client's file is read with it immediately, like the file with the known name.
    const theirs = await imported(quince, 'week.csv', withHeader(KNOWN, RENAMED));
    expect(theirs.state).toBe('ready');
    expect(await netsOf(quince)).toEqual(await netsOf(harbor));
    const nets = await netsOf(harbor);
    expect(nets.length).toBeGreaterThan(0);

    expect(dataOf((await restore(0)).body)).toMatchObject({
      version: 2,
      restored_version: 0,
      aliases: 0,
    });
    expect(await netsOf(harbor)).toEqual(nets);
    const document = await server.call(`GET /api/v2/clients/sync/${readAgain.id}/report`, {
      token: harbor.token,
    });
    expect((dataOf(document.body) as Schemas['SyncReport']).journal).toMatchObject({
      reading_options: {
        columns: [{ column: RENAMED, decision: 'alias', of: ['marketing adjustment'] }],
      },
    });
    const stoppedAgain = await imported(
      quince,
      'later.csv',
      `${withHeader(KNOWN, RENAMED).trimEnd()}\n\n`,
    );
    expect(stoppedAgain.state).toBe('blocked');

    const { items } = await read<{ items: Schemas['ReportFormatVersion'][] }>('/versions');
    expect(
      items.map(({ version, reason, published_by: author, trial: counts }) => [
        version,
        reason,
        author?.email,
        counts,
      ]),
    ).toEqual([
      [2, 'It was another column.', 'administrator@example.test', null],
      [1, 'Uber Eats renamed it.', 'administrator@example.test', trial.counts],
    ]);
    const { rows: audit } = await server.database.pool.query<{ action: string }>(
      `select action from audit_log where action like 'report_formats.%' order by sequence`,
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'report_formats.tried',
      'report_formats.published',
      'report_formats.restored',
    ]);
  });

  test('that identifies a platform is found in a file that is not recognized without it', async () => {
    const stopped = await imported(harbor, 'total.csv', withHeader('Workflow ID', 'Flow number'));
    expect(stopped.blocked.map(({ reason }) => reason)).toEqual(['missing_column']);
    expect((await headers('?q=flow')).map(({ header, has_money }) => [header, has_money])).toEqual([
      ['Flow number', null],
    ]);
    const { files } = await tried({
      platform: 'ubereats',
      header: 'Flow number',
      column: 'workflow id',
    });
    expect(files.find(({ sha256 }) => sha256 === stopped.file.sha256)).toMatchObject({
      outcome: 'becomes_readable',
      rows: 134,
      identities_broken: 0,
    });
  });
});

describe('changes', () => {
  test('are rejected for a column that no report has, a header that all know, and if nothing differs', async () => {
    const refused = async (change: object) => refusalOf(await tryOut([change])).code;
    expect(await refused({ ...ALIAS, column: 'no such column' })).toBe('report_column_not_found');
    expect(await refused({ ...ALIAS, platform: 'doordash' })).toBe('report_column_not_found');
    expect(await refused({ ...ALIAS, header: 'Gratuity', column: 'tips' })).toBe(
      'report_header_known',
    );
    expect(await refused({ ...ALIAS, header: 'never published', column: null })).toBe(
      'report_formats_unchanged',
    );
    expect(refusalOf(await restore(99)).code).toBe('report_format_version_not_found');
    expect(refusalOf(await publish(randomUUID())).code).toBe('report_format_trial_not_found');
  });

  test('that read files differently are published only with explicit acceptance', async () => {
    await imported(harbor, 'names.csv', report.replace('\nStore Name,', '\nShop title,'));
    const trial = await tried({ platform: 'ubereats', header: 'Shop title', column: 'store name' });
    expect(trial.counts).toMatchObject({ becomes_readable: 0, changes: 1, stops: 0 });
    expect(refusalOf(await publish(trial.id)).code).toBe('report_format_effects');
    expect((await publish(trial.id, { accept_effects: true })).status).toBe(201);
    expect(refusalOf(await publish(trial.id)).code).toBe('report_formats_changed');
  });

  test('are visible to operators and made by those who manage configurations', async () => {
    const { status } = await server.call(`GET ${BASE}`, { token: operator });
    expect(status).toBe(200);
    expect(refusalOf(await tryOut([ALIAS], operator)).code).toBe('permission_error');
    expect(refusalOf(await publish(randomUUID(), {}, operator)).code).toBe('permission_error');
    expect(refusalOf(await server.call(`GET ${BASE}`, { token: harbor.token })).code).toBe(
      'permission_error',
    );
  });
});
