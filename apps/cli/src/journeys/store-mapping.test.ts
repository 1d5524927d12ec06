import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const PENDING_ID = '7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02';
const PLATFORM_STORE_ID = '8f4c1d2e-0000-4000-8000-000000000003';
const PENDING = {
  id: PENDING_ID,
  pending_id: PENDING_ID,
  tenant_id: CLIENT.tenant_id,
  store_id: '2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01',
  store_name: 'Fishtown',
  channel_type: 'ubereats',
  state: 'pending',
  platform_store: null,
  effective_from: null,
  effective_to: null,
  reason: null,
  decided_by: null,
  decided_at: null,
  payouts: { count: 0, last_on: null },
  posted_entries: 0,
  suggestions: [
    {
      platform_store_id: PLATFORM_STORE_ID,
      name: 'Juniper & Rye - Fishtown',
      address: null,
      score: 0.94,
      reasons: [{ what: 'name', same: true, words: 'The name is the same.' }],
      conflict: null,
    },
  ],
  exact_platform_store_id: PLATFORM_STORE_ID,
  created_at: '2026-11-20T09:00:00.000Z',
};
const MATCHED = {
  ...PENDING,
  pending_id: null,
  state: 'confirmed',
  platform_store: {
    platform_store_id: PLATFORM_STORE_ID,
    name: 'Juniper & Rye - Fishtown',
    previous_name: null,
    external_ref: null,
    address: null,
    status: 'active',
    integration: null,
  },
  decided_by: { user_id: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01', name: 'Dana Whitfield' },
  decided_at: '2026-11-21T09:00:00.000Z',
  suggestions: [],
  exact_platform_store_id: null,
};

const CONFIRM = `POST /api/v2/ubereats/tenants/${CLIENT.tenant_id}/confirm-store-mapping`;
const BODY = { pending_id: PENDING_ID, selected_platform_store_id: PLATFORM_STORE_ID };
const CALL = ['store', 'mapping', 'confirm', PENDING_ID, '--platform-store', PLATFORM_STORE_ID];

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-mapping-'));
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? byContract(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function byContract({ call, body }: RecordedRequest): ScriptedAnswer {
  const [path = '', search = ''] = call.split('?');
  if (path === 'GET /api/v2/clients/clients') {
    return success({ items: [CLIENT], next_cursor: null });
  }
  if (path === `GET /api/v2/clients/tenants/${CLIENT.tenant_id}/store-mappings`) {
    const items = search.includes('state=pending') ? [PENDING] : [MATCHED];
    return success({ items, counts: {}, next_cursor: null });
  }
  if (path === CONFIRM) {
    const isDry = (body as { dry_run?: boolean }).dry_run === true;
    return success({ mapping: MATCHED, channel_id: null, dry_run: isDry });
  }
  return refusal(404, 'route_not_found', "There's nothing at this address.");
}

const env = () => ({ HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_token' });

function platebook(args: readonly string[]) {
  return runBuilt(args, { cwd: home, env: env() });
}

const sent = () => server.requests.filter(({ call }) => call === CONFIRM).map(({ body }) => body);

describe('platebook store mapping', () => {
  test('lists pending stores, into a pipe without a header, and in JSON with its reasons', async () => {
    const piped = await platebook(['store', 'mapping', 'pending']);
    expect([piped.exitCode, piped.stdout]).toEqual([
      0,
      `Fishtown\tJuniper & Rye - Fishtown\t0.94\t${PLATFORM_STORE_ID}\t${PENDING_ID}\n`,
    ]);
    const fields = 'pending_id,reasons,exact_platform_store_id';
    const json = await platebook(['store', 'mapping', 'pending', '--json', fields]);
    expect(JSON.parse(json.stdout)).toEqual([
      {
        pending_id: PENDING_ID,
        reasons: ['The name is the same.'],
        exact_platform_store_id: PLATFORM_STORE_ID,
      },
    ]);
  });

  test('lists matches, filtered by platform and state', async () => {
    const listed = await platebook(['store', 'mapping', 'list', '-o', 'csv']);
    expect(listed.stdout).toBe(
      'store_name,platform_store_name,platform_store_id,effective_from,decided_by,state\n' +
        `Fishtown,Juniper & Rye - Fishtown,${PLATFORM_STORE_ID},,Dana Whitfield,confirmed\n`,
    );
    await platebook(['store', 'mapping', 'list', '--channel', 'doordash', '--state', 'ended']);
    expect(server.requests.at(-1)?.call).toBe(
      `GET /api/v2/clients/tenants/${CLIENT.tenant_id}/store-mappings?limit=30&channel_type=doordash&state=ended`,
    );
  });

  test('exports the matches as CSV and imports them after a preview', async () => {
    const base = `/api/v2/clients/tenants/${CLIENT.tenant_id}/store-mappings`;
    const change = {
      line: 2,
      store_name: 'Fishtown',
      channel_type: 'ubereats',
      before: null,
      after: 'Juniper & Rye - Fishtown',
      effective_from: '2026-11-21',
      posted_entries: 0,
    };
    answer = ({ call, body }) =>
      call === `POST ${base}/import`
        ? success({
            dry_run: (body as { dry_run: boolean }).dry_run,
            lines: 1,
            changes: [change],
            errors: [],
          })
        : undefined;
    await writeFile(join(home, 'stores.csv'), 'store,platform\n');
    const call = ['store', 'mapping', 'import', 'stores.csv'];
    const dry = await platebook([...call, '--dry-run']);
    expect([dry.exitCode, dry.stdout, dry.stderr]).toEqual([
      0,
      '2\tFishtown, ubereats\t\tJuniper & Rye - Fishtown\t2026-11-21\t\n',
      'DRY RUN: 1 change, nothing was saved.\n',
    ]);
    const saved = await platebook([...call, '--yes']);
    expect([saved.exitCode, saved.stderr]).toEqual([0, `Saved 1 change for ${CLIENT.name}.\n`]);
    const imports = server.requests.filter(
      ({ call: request }) => request === `POST ${base}/import`,
    );
    expect(imports.map(({ body }) => body)).toEqual([
      { csv: 'store,platform\n', dry_run: true },
      { csv: 'store,platform\n', dry_run: true },
      { csv: 'store,platform\n', dry_run: false },
    ]);
  });

  test('saves nothing of a file with an invalid line, and names it', async () => {
    answer = ({ call }) =>
      call.endsWith('/account-mapping/import')
        ? success({
            dry_run: true,
            lines: 1,
            changes: [],
            errors: [{ line: 2, column: 'account', message: "“6120” isn't in QuickBooks" }],
            affected_entries: [],
          })
        : undefined;
    await writeFile(join(home, 'accounts.csv'), 'component,account\ncommission,6120\n');
    const { exitCode, stdout, stderr } = await platebook([
      'store',
      'mapping',
      'import',
      'accounts.csv',
      '--accounts',
      '--yes',
    ]);
    expect([exitCode, stdout, stderr]).toEqual([
      7,
      "2\taccount\t\t\t\t“6120” isn't in QuickBooks\n",
      '1 line of accounts.csv cannot be read. Nothing was saved.\n',
    ]);
    const missing = await platebook(['store', 'mapping', 'import', 'none.csv']);
    expect([missing.exitCode, missing.stderr]).toEqual([
      6,
      expect.stringContaining('The file none.csv cannot be read:'),
    ]);
  });

  test('matches with --yes, and reports it', async () => {
    const { exitCode, stdout, stderr } = await platebook([...CALL, '--yes', '-o', 'json']);
    expect([exitCode, stderr]).toEqual([0, 'Matched Fishtown with Juniper & Rye - Fishtown.\n']);
    expect(JSON.parse(stdout)).toMatchObject({
      store_name: 'Fishtown',
      platform_store_id: PLATFORM_STORE_ID,
      state: 'confirmed',
    });
    expect(sent()).toEqual([BODY]);
  });

  test('gets its dry run from the server, and matches nothing', async () => {
    const { exitCode, stdout, stderr } = await platebook([...CALL, '--dry-run', '-o', 'json']);
    expect([exitCode, stderr]).toEqual([0, 'DRY RUN: nothing was matched.\n']);
    expect(JSON.parse(stdout)).toMatchObject({ dry_run: true, store_name: 'Fishtown' });
    expect(sent()).toEqual([{ ...BODY, dry_run: true }]);
  });

  test('refuses to match without a terminal or --yes', async () => {
    const { exitCode, stdout, stderr } = await platebook(CALL);
    expect([exitCode, stdout, stderr]).toEqual([
      2,
      '',
      'error[usage_error]: This needs your confirmation.\nhint: add --yes, or -n to see what would happen\n',
    ]);
    expect(sent()).toEqual([{ ...BODY, dry_run: true }]);
  });

  test('requires a platform store', async () => {
    const { exitCode, stderr } = await platebook(['store', 'mapping', 'confirm', PENDING_ID]);
    expect([exitCode, stderr]).toEqual([
      2,
      "error[usage_error]: Which platform store is it?\nhint: add --platform-store ID; 'platebook store mapping pending' shows what fits\n",
    ]);
  });

  test.each([
    [404, 'pending_mapping_not_found', 'Pending store mapping not found', 6],
    [409, 'pending_mapping_decided', 'This store mapping was decided already.', 7],
    [409, 'platform_store_mapped', 'This platform store stands for another store already.', 7],
    [
      403,
      'permission_error',
      'Insufficient permissions. Please check client context or contact administrator.',
      5,
    ],
  ])('with %i %s (%s) ends with %i', async (...[status, code, message, exitCode]) => {
    answer = ({ call }) => (call === CONFIRM ? refusal(status, code, message) : undefined);
    const refused = await platebook([...CALL, '--yes', '--json']);
    expect([refused.exitCode, refused.stdout]).toEqual([exitCode, '']);
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: { code, message, exit_code: exitCode },
    });
  });
});

describe.skipIf(!hasTerminal())('platebook store mapping confirm on a terminal', () => {
  const line = `$PLATEBOOK ${CALL.join(' ')}`;
  const talk = () => talkOnTerminal(line, { cwd: home, env: { ...env(), NO_COLOR: '1' } });

  test('asks, and matches after a yes', async () => {
    const terminal = talk();
    await terminal.shows('Match Fishtown with Juniper & Rye - Fishtown? [y/N] ');
    terminal.type('y\r');
    expect((await terminal.finished).exitCode).toBe(0);
    expect(sent()).toEqual([{ ...BODY, dry_run: true }, BODY]);
  });

  test('does nothing after any other answer, and ends with 130', async () => {
    const terminal = talk();
    await terminal.shows('[y/N] ');
    terminal.type('\r');
    expect((await terminal.finished).exitCode).toBe(130);
    expect(sent()).toEqual([{ ...BODY, dry_run: true }]);
  });
});
