import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { hasTerminal, runBuilt, runShell, talkOnTerminal } from '../testing/run-built.ts';
import { startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const byContract = createContractAnswers();
let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-dataflow-'));
  answer = byContract;
  server = await startStandIn((request) => answer(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const options = () => ({
  cwd: home,
  env: { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_0123456789' },
});
const dataflow = (...args: string[]) => runBuilt(['dataflow', ...args], options());
const calls = () => server.requests.map(({ call }) => call);

describe('dataflow health', () => {
  test('lists the whole, its components, and its stages', async () => {
    const { exitCode, stdout, stderr } = await dataflow('health', '--hours', '24');
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      [
        'installation\tinstallation\tdegraded\t\t\t\t\t\tpostings_unknown\n',
        'quickbooks\tcomponent\tdegraded\t4120\t107\t\t880\t2026-11-26T08:59:58.000Z\t\n',
        'post\tstage\t\t4120\t107\t880\t6200\t\t\n',
      ].join(''),
      'default is degraded, in the last 24 h until 2026-11-26T09:00:00.000Z.\n',
    ]);
    expect(calls()).toEqual(['GET /api/dataflow/health?hours=24']);
  });

  test.each([
    [['--exit-status'], 10],
    [['--max-error-rate', '2.5%'], 10],
    [['--max-error-rate', '2.6'], 0],
  ])('%j ends with %d', async (args, exitCode) => {
    expect((await dataflow('health', ...args)).exitCode).toBe(exitCode);
  });

  test('names what exceeds the maximum error rate', async () => {
    const { stderr } = await dataflow('health', '--max-error-rate', '2%');
    expect(stderr.split('\n').slice(1)).toEqual([
      'quickbooks: 2.60% failed.',
      'post: 2.60% failed.',
      '',
    ]);
  });
});

test.each([
  ['operation', 'listPayouts\trequest\t\t20110\t14\t0\t12\t48\n'],
  ['tenant', 'Juniper & Rye\t\t\t4100\t20\t1\t17\t390\n'],
  ['day', '2026-11-25\t\t\t13100\t180\t12\t18\t402\n'],
  ['provider', 'quickbooks\t\t\t4120\t3\t107\t880\t6200\n'],
  ['failure', 'POST /v3/company/:id/journalentry\t\thttp_429\t31\t\t31\t\t\n'],
])('dataflow stats --by %s', async (by, line) => {
  const { exitCode, stdout, stderr } = await dataflow('stats', '--days', '7', '--by', by);
  expect([exitCode, stdout, stderr]).toEqual([
    0,
    line,
    '91200 events in 7 days, 1240 refused, 131 failed.\n',
  ]);
});

test('dataflow operations sends its filters', async () => {
  const wanted = ['--operation', 'postEntries', '--status', 'failed', '--kind', 'request'];
  const { exitCode, stdout } = await dataflow('operations', ...wanted, '--tenant', 'T');
  expect([exitCode, stdout]).toEqual([
    0,
    '2026-11-26T09:00:00.000Z\trequest\tpostEntries\tsucceeded\t41.2\t\tJuniper & Rye\t7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01\n',
  ]);
  expect(calls()).toEqual([
    'GET /api/dataflow/operations?limit=30&operation=postEntries&status=failed&kind=request&tenant_id=T',
  ]);
});

describe('dataflow errors', () => {
  test('lists the errors of the log, of the server and of pages', async () => {
    const { exitCode, stdout, stderr } = await dataflow('errors');
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      '2026-11-26T09:00:00.000Z\tprovider_call\tPOST /v3/company/:id/journalentry failed: http_500 500\tJuniper & Rye\t7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01\n',
      '',
    ]);
    expect(calls()).toEqual(['GET /api/dataflow/logs?limit=30&q=level%3Aerror']);
  });

  test('filters them by its options', async () => {
    const wanted = ['--hours', '48', '--kind', 'browser', '--tenant', 'T', '--limit', '5'];
    await dataflow('errors', ...wanted, '--query', '-operation:listStores');
    const [call = ''] = calls();
    expect(Object.fromEntries(new URL(call.slice(4), server.url).searchParams)).toEqual({
      limit: '5',
      hours: '48',
      q: 'level:error kind:browser tenant_id:T -operation:listStores',
    });
  });

  test.each([
    ['--hours', '745'],
    ['--kind', 'page'],
  ])('%s %s is 2', async (...args) => {
    expect([(await dataflow('errors', ...args)).exitCode, calls()]).toEqual([2, []]);
  });
});

describe('dataflow export', () => {
  const LINES = '{"id":"1"}\n{"id":"2"}\n';
  const sendsLines = () => ({
    bytes: new TextEncoder().encode(LINES),
    type: 'application/x-ndjson',
  });

  test('goes into a pipe, a file, and a compressed file', async () => {
    answer = sendsLines;
    expect((await dataflow('export', '--days', '3')).stdout).toBe(LINES);
    const file = await dataflow('export', '-O', 'events.csv', '--format', 'csv');
    expect([file.exitCode, file.stdout, file.stderr]).toEqual([
      0,
      '',
      'The events are in events.csv.\n',
    ]);
    expect(await readFile(join(home, 'events.csv'), 'utf8')).toBe(LINES);
    await dataflow('export', '-O', 'events.gz', '--gzip');
    expect(gunzipSync(await readFile(join(home, 'events.gz'))).toString('utf8')).toBe(LINES);
    expect(calls()).toEqual([
      'GET /api/dataflow/export?format=ndjson&days=3',
      'GET /api/dataflow/export?format=csv',
      'GET /api/dataflow/export?format=ndjson',
    ]);
  });

  test.each([['hang up'], ['nothing']] as const)(
    'removes a partial file when, after its beginning, the response is: %s',
    async (next) => {
      answer = () => ({ begins: '{"id":"1"}\n', next });
      const { exitCode, stderr } = await dataflow('export', '-O', 'events', '--timeout', '1');
      expect([exitCode, stderr]).toEqual([
        8,
        'error[download_interrupted]: The server stopped before the end.\nhint: nothing was left behind; try again\n',
      ]);
      expect(await readdir(home)).toEqual([]);
    },
  );

  test('reports an incomplete export in a pipe', async () => {
    answer = () => ({ begins: '{"id":"1"}\n', next: 'hang up' });
    const { exitCode, stdout, stderr } = await dataflow('export');
    expect([exitCode, stdout, stderr]).toEqual([
      8,
      '{"id":"1"}\n',
      'error[download_interrupted]: The server stopped before the end.\nhint: what was printed is not all of it; try again\n',
    ]);
  });

  test('stops when its reader closes the pipe', async () => {
    answer = () => ({ begins: LINES.repeat(50_000), next: 'nothing' });
    const { stdout, stderr } = await runShell('$PLATEBOOK dataflow export | head -n 1', options());
    expect([stdout, stderr]).toEqual(['{"id":"1"}\n', '']);
  });
});

describe('dataflow cleanup', () => {
  const DRY = 'DELETE /api/dataflow/cleanup?days=30&dry_run=true';
  const REAL = 'DELETE /api/dataflow/cleanup?days=30&dry_run=false';

  test('counts and deletes nothing with --dry-run', async () => {
    const { exitCode, stdout, stderr } = await dataflow('cleanup', '-n', '--json');
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      {
        dry_run: true,
        days: 30,
        before: '2026-10-27T09:00:00.000Z',
        deleted_events: 1_204_331,
        total_events: 1_958_020,
        traces_lost: 88_120,
        oldest_at: '2026-08-28T09:00:00.000Z',
        newest_at: '2026-10-27T08:59:59.000Z',
      },
      'DRY RUN: 1204331 of 1958020 events would be deleted.\n',
    ]);
    expect(calls()).toEqual([DRY]);
  });

  test.each([
    [[], 'add --confirm "30d@default", or -n to see what would happen'],
    [['--confirm', '30d@prod'], 'add --confirm "30d@default"'],
  ])('is refused in a script with %j', async (args, hint) => {
    const { exitCode, stdout, stderr } = await dataflow('cleanup', ...args);
    expect([exitCode, stdout, stderr.split('\n')[1]]).toEqual([2, '', `hint: ${hint}`]);
    expect(calls()).toEqual([DRY]);
  });

  test('deletes once the days and the profile are confirmed', async () => {
    const { exitCode, stderr } = await dataflow('cleanup', '--confirm', '30d@default');
    expect([exitCode, stderr]).toEqual([0, 'Deleted 1204331 of 1958020 events.\n']);
    expect(calls()).toEqual([DRY, REAL]);
  });

  test('asks nothing when there are no old events', async () => {
    answer = () =>
      success({
        days: 30,
        dry_run: true,
        before: '2026-10-27T09:00:00.000Z',
        total_events: 5,
        deleted_events: 0,
        oldest_at: null,
        newest_at: null,
        traces_lost: 0,
      });
    const { exitCode, stderr } = await dataflow('cleanup');
    expect([exitCode, stderr]).toEqual([0, 'Nothing is older than 30 days.\n']);
    expect(calls()).toEqual([DRY]);
  });

  test('takes fewer than 7 days only with --force, and still asks', async () => {
    const few = (...args: string[]) => dataflow('cleanup', '--days', '6', ...args);
    const { exitCode, stderr } = await few('--confirm', '6d@default');
    expect([exitCode, stderr]).toEqual([
      2,
      'error[usage_error]: This would delete events of the last 7 days.\nhint: add --force if that is meant\n',
    ]);
    expect((await few('-n')).exitCode).toBe(2);
    expect((await dataflow('cleanup', '--days', '0', '--force')).exitCode).toBe(2);
    expect(calls()).toEqual([]);
    expect((await few('--force')).exitCode).toBe(2);
    expect((await few('--force', '--confirm', '6d@default')).exitCode).toBe(0);
    const of = (dryRun: boolean) => `DELETE /api/dataflow/cleanup?days=6&dry_run=${dryRun}`;
    expect(calls()).toEqual([of(true), of(true), of(false)]);
  });

  test.runIf(hasTerminal()).each([
    ['30d@default', 0, [DRY, REAL]],
    ['yes', 130, [DRY]],
  ])('when somebody types %s, it ends with %d', async (typed, exitCode, request) => {
    const talk = talkOnTerminal('$PLATEBOOK dataflow cleanup', options());
    await talk.shows('To proceed, type 30d@default');
    talk.type(`${typed}\r`);
    expect((await talk.finished).exitCode).toBe(exitCode);
    expect(calls()).toEqual(request);
  });
});
