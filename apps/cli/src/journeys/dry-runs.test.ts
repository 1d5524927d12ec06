import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { runBuilt } from '../testing/run-built.ts';
import { signIn } from '../testing/sign-in.fake.ts';
import { startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const byContract = createContractAnswers();
let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-dry-runs-'));
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? byContract(request));
  await signIn(home, server.url);
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const platebook = (line: string, stdin = '') =>
  runBuilt(line.split(' '), {
    stdin,
    cwd: home,
    env: { HOME: home, PLATEBOOK_API_URL: server.url },
  });
const calls = () => server.requests.map(({ call }) => call);

/** From the examples of the contract. */
const CLIENT = '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01';
const TENANT = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';
const STORE = '2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01';
const CHANNEL = '3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01';
const RUN = '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01';
const ENTRY = '7a7a8f5e-4283-4a82-8d71-91ae1f2a3001';
const EXCEPTION = '9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001';
const DEMO = '2c1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c91';
const SENT_CODE = '7c1f7a52-7f0a-4c0b-9c55-1f2f3a4b5ca1';
const INVITATION = '4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41';
const STAFF = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a09';
const TICKET = 'ticket 1042: The deposit is 12.40 short';
const CHANNELS = `/api/v2/clients/tenants/${TENANT}/stores/${STORE}/channels`;

type Case = readonly [
  line: string,
  operation: string,
  call: string,
  rest: Readonly<Record<string, unknown>>,
];

const CASES: readonly Case[] = [
  [
    `demo update ${DEMO} --status scheduled --scheduled-on 2026-12-01`,
    'updateDemoBooking',
    `PUT /api/admin/demo-bookings/${DEMO}`,
    { for: 'Dana Whitfield, Juniper & Rye', status: 'scheduled', scheduled_on: '2026-12-01' },
  ],
  [
    `ticket update T --priority high --assignee ${STAFF}`,
    'updateStaffTicket',
    'PUT /api/admin/support/tickets/T',
    { for: TICKET, priority: 'high', assignee_id: STAFF },
  ],
  [
    'ticket update T --assignee none',
    'updateStaffTicket',
    'PUT /api/admin/support/tickets/T',
    { for: TICKET, assignee_id: null },
  ],
  [
    'ticket reply T --body-file - --solved',
    'createSupportReply',
    'POST /api/admin/support/tickets/T/replies',
    { for: TICKET, message: 'It is in row 41.', is_internal: false, status: 'solved' },
  ],
  [
    'verification create dana@example.com',
    'createVerificationCode',
    'POST /api/admin/verification-codes',
    { purpose: 'email', target: 'dana@example.com' },
  ],
  [
    `verification resend ${SENT_CODE}`,
    'resendVerificationCode',
    `POST /api/admin/verification-codes/${SENT_CODE}/resend`,
    { for: 'email code to d•••@example.com (open)' },
  ],
  [
    `verification delete ${SENT_CODE}`,
    'deleteVerificationCode',
    `DELETE /api/admin/verification-codes/${SENT_CODE}`,
    { for: 'email code to d•••@example.com (open)' },
  ],
  [
    `ledger verify ${TENANT} --since 2026-10-01 --until 2026-10-31`,
    'createLedgerVerification',
    'POST /api/admin/ledger-verifications',
    { tenant_id: TENANT, from: '2026-10-01', to: '2026-10-31' },
  ],
  [
    'format restore 2 --reason mistaken',
    'restoreReportFormatVersion',
    'POST /api/admin/config/report-formats/versions/restore',
    { for: 'version 2, 1 alias', version: 2, reason: 'mistaken' },
  ],
  [
    'format restore 0 --reason mistaken',
    'restoreReportFormatVersion',
    'POST /api/admin/config/report-formats/versions/restore',
    { for: 'version 0, 0 aliases', version: 0, reason: 'mistaken' },
  ],
  [
    'invitation create --count 20 --campaign spring --expires 2026-12-31 --plan firm',
    'createInvitationCodes',
    'POST /api/admin/invitation-codes',
    { count: 20, campaign: 'spring', expires_at: '2026-12-31T00:00:00.000Z', plan_code: 'firm' },
  ],
  [
    `invitation extend ${INVITATION} --expires never`,
    'updateInvitationCode',
    `PUT /api/admin/invitation-codes/${INVITATION}`,
    { for: 'K7QW-… (open)', expires_at: null },
  ],
  [
    `invitation disable ${INVITATION}`,
    'deleteInvitationCode',
    `DELETE /api/admin/invitation-codes/${INVITATION}`,
    { for: 'K7QW-… (open)' },
  ],
  [
    'admin grant Sam@example.com --level system_admin',
    'createStaffMember',
    'POST /api/admin/staff',
    { for: 'Sam@example.com (no system level)', email: 'Sam@example.com', level: 'system_admin' },
  ],
  [
    'admin revoke ana@example.com',
    'deleteStaffMember',
    `DELETE /api/admin/staff/${STAFF}`,
    { for: 'ana@example.com (system_operator)' },
  ],
  [
    `entry approve ${ENTRY} --difference 65.87 --reason Reimbursed`,
    'approveEntries',
    `POST /api/v2/clients/tenants/${TENANT}/entries/approve`,
    {
      for: expect.stringMatching(/^UE-7K3Q9FAB-1108-1 \(\w+\)$/),
      entry_ids: [ENTRY],
      difference: '{"amount_cents":6587,"reason":"Reimbursed"}',
    },
  ],
  [
    `exception resolve ${EXCEPTION} --note Refunded`,
    'resolveException',
    `POST /api/v2/clients/tenants/${TENANT}/exceptions/${EXCEPTION}/resolve`,
    { for: 'payout UE-2026-11-10-000417 of 2026-11-10', note: 'Refunded' },
  ],
  [
    `jobs cancel ${RUN}`,
    'cancelSyncRun',
    `POST /api/v2/clients/sync/${RUN}/cancel`,
    { for: 'run fetch Juniper & Rye - Fishtown (waiting)' },
  ],
  [
    `client update ${CLIENT} --number none --country CA --archive`,
    'updateClient',
    `PUT /api/v2/clients/clients/${CLIENT}`,
    { for: 'Juniper & Rye', number: null, country: 'CA', currency: 'CAD', archived: true },
  ],
  [
    `store channel connect ${STORE} --channel doordash --platform-store 18407648`,
    'createChannel',
    `POST ${CHANNELS}`,
    {
      for: 'Juniper & Rye - Fishtown',
      channel_type: 'doordash',
      platform_store_id: '18407648',
    },
  ],
  [
    `store channel disconnect ${STORE}`,
    'deleteChannel',
    `DELETE ${CHANNELS}/${CHANNEL}`,
    { for: 'Juniper & Rye - Fishtown from ubereats' },
  ],
];

describe('a dry run that the server does not offer', () => {
  test.each(CASES)('%s -n', async (line, operation, call, rest) => {
    const { exitCode, stdout, stderr } = await platebook(`${line} -n --json`, 'It is in row 41.');
    const [method = '', path = ''] = call.split(' ');
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      { dry_run: true, method, url: `${server.url}${path}`, ...rest },
      'DRY RUN: nothing was sent.\n',
    ]);
    expect(calls().filter((one) => !one.startsWith('GET '))).toEqual([]);
    const permission = calls().find((one) => one.includes('/me/permissions/')) ?? '';
    expect(permission.split('/').at(-1)?.split('?')[0]).toBe(operation);
  });

  test('prints the request that the real call sends', async () => {
    const [first] = CASES;
    const [line = '', , call = '', rest = {}] = first ?? [];
    await platebook(line);
    const { for: _subject, ...body } = rest;
    expect(server.requests).toMatchObject([{ call, body }]);
  });

  test("checks the permission in the client's tenant", async () => {
    await platebook(`client update ${CLIENT} --name Juniper -n`);
    expect(calls().at(-1)).toBe(`GET /api/v2/auth/me/permissions/updateClient?tenant_id=${TENANT}`);
  });

  test('ends with 5 without the permission', async () => {
    answer = ({ call }) =>
      call.includes('/me/permissions/')
        ? success({ permission: 'updateDemoBooking', has_permission: false })
        : undefined;
    const { exitCode, stdout, stderr } = await platebook(`demo update ${DEMO} --status held -n`);
    expect([exitCode, stdout, stderr.split('\n')[0]]).toEqual([
      5,
      '',
      "error[permission_error]: You can't do that: it needs updateDemoBooking.",
    ]);
  });

  test.each([
    ['demo update NONE --status held', 6],
    ['verification resend NONE', 6],
    ['verification delete NONE', 6],
    ['format restore 7 --reason mistaken', 6],
    ['invitation extend NONE --expires never', 6],
    ['invitation disable NONE', 6],
    ['invitation create --plan NONE', 6],
    ['ticket update T --assignee NONE', 6],
    ['ticket update T --assignee ana@example.com', 6],
    ['admin revoke nobody@example.com', 6],
    ['exception resolve NONE --note Refunded', 6],
    ['entry approve', 2],
    ['store channel disconnect NONE', 6],
    [`store channel disconnect ${STORE} --channel doordash`, 6],
    [`store channel connect ${STORE}`, 7],
    // The example client has stores and imports.
    [`client delete ${CLIENT}`, 7],
    ['demo update D', 2],
    ['ticket update T', 2],
    [`client update ${CLIENT}`, 2],
    [`client update ${CLIENT} --archive --restore`, 2],
    ['ticket reply T --body-file -', 2],
    ['invitation extend X --expires soon', 2],
    [`ledger verify ${TENANT} --since 2026-10-31 --until 2026-10-01`, 2],
    [`ledger verify ${TENANT} --since 2025-10-01 --until 2026-10-31`, 2],
  ])('%s -n ends with %d', async (line, exitCode) => {
    expect((await platebook(`${line} -n`)).exitCode).toBe(exitCode);
    expect(calls().filter((one) => !one.startsWith('GET '))).toEqual([]);
  });

  test('finds spam, and items on later pages', async () => {
    answer = ({ call }) => {
      if (!call.startsWith('GET /api/admin/demo-bookings')) {
        return undefined;
      }
      const isLast = call.includes('status=spam') && call.includes('cursor=next');
      const spam = { id: DEMO, name: 'Win', business: 'Now' };
      return success({
        items: isLast ? [spam] : [],
        next_cursor: call.includes('status=spam') && !isLast ? 'next' : null,
      });
    };
    const { stdout } = await platebook(`demo update ${DEMO} --status lost -n --jq .for`);
    expect(stdout).toBe('Win, Now\n');
  });
});

describe('a dry run of a local change', () => {
  const saved = () => readFile(join(home, '.config', 'platebook', 'config.json'), 'utf8');

  test('client use finds the client and leaves the profile unchanged', async () => {
    const { exitCode, stdout, stderr } = await platebook(`client use ${CLIENT} -n`);
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      '',
      'DRY RUN: profile default would work on Juniper & Rye.\n',
    ]);
    await expect(saved()).rejects.toThrow('ENOENT');
  });

  test('config set and unset name the file and leave it unchanged', async () => {
    const set = await platebook('config set output csv -n');
    expect([set.exitCode, set.stdout]).toEqual([0, '']);
    expect(set.stderr).toMatch(/^DRY RUN: output would be csv in .+ \(profile default\)\.\n$/);
    await expect(saved()).rejects.toThrow('ENOENT');
    await platebook('config set output csv');
    const before = await saved();
    const unset = await platebook('config unset output -n');
    expect(unset.stderr).toMatch(/^DRY RUN: output would be removed from .+\.\n$/);
    expect(await saved()).toBe(before);
  });

  test('config set refuses the same values', async () => {
    expect((await platebook('config set output words -n')).exitCode).toBe(2);
  });

  test('auth logout leaves the session unchanged', async () => {
    const { exitCode, stderr } = await platebook('auth logout -n');
    expect([exitCode, stderr]).toEqual([
      0,
      `DRY RUN: you would be signed out of ${server.url} (profile default).\n`,
    ]);
    expect(calls()).toEqual([]);
    expect((await platebook('auth status')).exitCode).toBe(0);
  });
});

describe('a dry run of an upload', () => {
  test('reads the files, checks the permission, and sends nothing', async () => {
    await writeFile(join(home, 'report.csv'), 'a,b\n1,2\n');
    const { exitCode, stdout, stderr } = await platebook(
      'sync upload report.csv gone.csv -n --json file,status,size_bytes,sha256,error_code,dry_run',
    );
    expect(exitCode).toBe(6);
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'report.csv',
        status: 'not_sent',
        size_bytes: 8,
        sha256: '492d5ea496056f1a6a6592241032fab764c321596317930b4fa0e1e8bc3b7470',
        error_code: null,
        dry_run: true,
      },
      {
        file: 'gone.csv',
        status: 'refused',
        size_bytes: null,
        sha256: null,
        error_code: 'file_not_found',
        dry_run: true,
      },
    ]);
    expect(stderr).toBe('gone.csv: There is no file gone.csv.\nDRY RUN: nothing was sent.\n');
    expect(calls().filter((one) => !one.startsWith('GET '))).toEqual([]);
    expect(calls().some((one) => one.includes('/me/permissions/createUpload'))).toBe(true);
  });
});
