import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, syncRun } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, runOnTerminal, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const SYNC = '/api/v2/clients/sync';
const TENANT = `/api/v2/clients/tenants/${CLIENT.tenant_id}`;
const RUN = syncRun({}).id;
const READ = `GET ${SYNC}/${RUN}`;

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-scripts-'));
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? byContract(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function byContract({ call }: RecordedRequest): ScriptedAnswer {
  return call.startsWith('GET /api/v2/clients/clients')
    ? success({ items: [CLIENT], next_cursor: null })
    : refusal(404, 'run_not_found', 'Sync run not found');
}

const env = (): Record<string, string> => ({
  HOME: home,
  PLATEBOOK_API_URL: server.url,
  PLATEBOOK_TOKEN: 'pbt_token',
});

function platebook(...args: string[]) {
  return runBuilt(args, { cwd: home, env: env() });
}

const history = (count: number): void => {
  const items = Array.from({ length: count }, (_, index) =>
    syncRun({ id: `4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1${String(100 + index)}` }),
  );
  answer = ({ call }) =>
    call.startsWith(`GET ${TENANT}/sync/history`)
      ? success({ items, next_cursor: null })
      : undefined;
};

/** Scripts the answers for reading the run; the last one repeats. */
function saying(...answers: ScriptedAnswer[]): void {
  let looks = 0;
  answer = ({ call }) => {
    if (call !== READ) {
      return undefined;
    }
    looks += 1;
    return answers[Math.min(looks, answers.length) - 1];
  };
}

const PLANNING = success({
  run: syncRun({ state: 'planning', status: 'running', finished_at: null }),
});
const READY = success({ run: syncRun({ state: 'ready', status: 'succeeded' }) });

describe('--jq', () => {
  test("prints jq's result of all or the selected fields, strings without quotes", async () => {
    history(2);
    const ids = await platebook('sync', 'history', '--jq', '.[].id');
    const fields = await platebook('sync', 'history', '--json', 'id,entries', '--jq', '.[0]|keys');
    expect([ids.exitCode, ids.stdout]).toEqual([
      0,
      '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1100\n4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1101\n',
    ]);
    expect(fields.stdout).toBe('["entries","id"]\n');
  });

  test('with an invalid filter is a usage error in JSON, and nothing on stdout', async () => {
    history(1);
    const { exitCode, stdout, stderr } = await platebook('sync', 'history', '--jq', '.[');
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toMatchObject({
      error: { code: 'usage_error', message: expect.stringContaining('jq rejected the filter: ') },
    });
  });

  test('only works with JSON', async () => {
    const { exitCode, stderr } = await platebook('sync', 'history', '--jq', '.', '-o', 'csv');
    expect([exitCode, server.requests]).toEqual([2, []]);
    expect(JSON.parse(stderr)).toMatchObject({
      error: { hint: "see 'platebook sync history --help'" },
    });
  });
});

describe('the documents of a run', () => {
  const report = {
    run: syncRun({}),
    files: [],
    reports: [],
    payouts: [],
    findings: [
      {
        payout_id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f31',
        payout_ref: 'PR-1',
        payout_on: '2026-04-06',
        platform: 'ubereats',
        platform_store_name: 'Blue Lantern Noodles',
        finding: {
          code: 'commission_differs',
          message: 'Uber Eats charged $25.70 commission; the contract says $1.00.',
          commission: {
            orders_compared: 1,
            orders_affected: 1,
            sales_cents: 10_000,
            charged_cents: 2_570,
            agreed_cents: 100,
            difference_cents: 2_470,
          },
        },
      },
    ],
    entries: [],
    proof: {},
    reading: {},
    journal: { version: 1 },
  };
  const bytes = Buffer.from([80, 75, 3, 4, 0, 255]);

  beforeEach(() => {
    answer = ({ call }) => {
      if (call === `${READ}/report`) {
        return success(report);
      }
      return call === `${READ}/workpapers` ? { bytes } : undefined;
    };
  });

  test.each(['report', 'workpapers'])(
    'sync %s gives the report as JSON and as a workbook',
    async (what) => {
      const json = await platebook('sync', what, RUN, '--format', 'json');
      expect([json.exitCode, JSON.parse(json.stdout)]).toEqual([0, report]);
      const status = ['--format', 'json', '--jq', '.run.status'];
      expect((await platebook('sync', what, RUN, ...status)).stdout).toBe('succeeded\n');
      const workbook = await platebook('sync', what, RUN, '--format', 'xlsx', '-O', 'week.xlsx');
      expect([workbook.exitCode, await readFile(join(home, 'week.xlsx'))]).toEqual([0, bytes]);
    },
  );

  test('sync report shows the findings about its payouts', async () => {
    const sentence =
      'Blue Lantern Noodles, 2026-04-06: Uber Eats charged $25.70 commission; the contract says $1.00.';
    const report = await platebook('sync', 'report', RUN, '-o', 'table');
    expect([report.exitCode, report.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining(sentence),
    ]);
    const json = await platebook('sync', 'report', RUN, '--json', 'findings');
    expect([json.exitCode, JSON.parse(json.stdout)]).toEqual([0, { findings: [sentence] }]);
  });

  test.skipIf(!hasTerminal())('a workbook is not written to a terminal', async () => {
    const line = `$PLATEBOOK sync workpapers ${RUN} -O -`;
    const { exitCode, stdout } = await runOnTerminal(line, {
      cwd: home,
      env: env(),
      columns: 100,
    });
    expect([exitCode, stdout, server.requests]).toEqual([
      2,
      expect.stringContaining('error[binary_to_terminal]'),
      [],
    ]);
  });
});

describe('sync watch', () => {
  test('prints each state of a run as it comes with -o ndjson', async () => {
    saying(PLANNING, PLANNING, READY);
    const args = ['-o', 'ndjson', '--json', 'state,status', '-q'];
    const { exitCode, stdout } = await platebook('sync', 'watch', RUN, '--interval', '1', ...args);
    expect([exitCode, stdout]).toEqual([
      0,
      '{"state":"planning","status":"running"}\n{"state":"ready","status":"succeeded"}\n',
    ]);
  });

  test('survives an outage of the server, and fails if it never answered', async () => {
    const call = ['sync', 'watch', RUN, '--interval', '1', '--retry', '0', '--json', 'state'];
    saying(PLANNING, 'hang up', 'hang up', READY);
    const watched = await platebook(...call);
    expect([watched.exitCode, JSON.parse(watched.stdout)]).toEqual([0, [{ state: 'ready' }]]);
    expect(watched.stderr.match(/The server isn't responding\. Trying again\./g)).toHaveLength(1);
    saying('hang up', READY);
    expect((await platebook(...call)).exitCode).toBe(8);
  });

  test("ends with the run, even if the client's events continue", async () => {
    const answers = [PLANNING, READY];
    answer = ({ call }) =>
      call === `GET ${TENANT}/events`
        ? { events: ': hello\n\nid: 3\nevent: changed\ndata: {}\n\n' }
        : call === READ
          ? answers.shift()
          : undefined;
    const watched = await platebook('sync', 'watch', RUN, '--interval', '3600', '--timeout', '600');
    expect([watched.exitCode, server.requests.map(({ call }) => call)]).toEqual([
      0,
      [READ, `GET ${TENANT}/events`, READ],
    ]);
  });

  test('ends when the run is gone, or access to it', async () => {
    saying(PLANNING, refusal(404, 'run_not_found', 'Sync run not found'));
    expect((await platebook('sync', 'watch', RUN, '--interval', '1')).exitCode).toBe(6);
  });

  test.skipIf(!hasTerminal())('ends on Ctrl-C with how to resume', async () => {
    saying(PLANNING);
    const terminal = talkOnTerminal(`$PLATEBOOK sync watch ${RUN}`, { cwd: home, env: env() });
    await terminal.shows('planning');
    terminal.type('\u0003');
    const { exitCode, stdout } = await terminal.finished;
    expect([exitCode, stdout]).toEqual([
      130,
      expect.stringContaining(`platebook sync watch ${RUN}`),
    ]);
  });
});

describe.skipIf(!hasTerminal())('a list that is longer than the terminal', () => {
  async function shown(count: number, ...more: string[]): Promise<string> {
    history(count);
    const line = ['$PLATEBOOK sync history', ...more].join(' ');
    const pager = { PAGER: "sed 's/^/paged: /'", NO_COLOR: '1' };
    const where = { cwd: home, env: { ...env(), ...pager }, columns: 120 };
    return (await runOnTerminal(line, where)).stdout;
  }

  test('is shown in the configured pager, unless it is short or with --no-pager', async () => {
    expect((await shown(60)).match(/^paged: /gm)).toHaveLength(61);
    expect(await shown(5)).not.toContain('paged: ');
    const all = await shown(60, '--no-pager');
    expect([all.includes('paged: '), all.match(/4e4e7d3b/g)?.length]).toEqual([false, 60]);
  });

  test('is written out when the pager is missing', async () => {
    history(60);
    const where = { cwd: home, env: { ...env(), PAGER: '/nowhere/less' }, columns: 120 };
    const { exitCode, stdout } = await runOnTerminal('$PLATEBOOK sync history', where);
    expect([exitCode, stdout.match(/4e4e7d3b/g)?.length]).toEqual([0, 60]);
  });
});
