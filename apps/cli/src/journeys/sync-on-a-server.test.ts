import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { CLIENT, syncRun } from '../testing/online-data.fake.ts';
import { runBuilt, runShell } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const SYNC = '/api/v2/clients/sync';
const TENANT = `/api/v2/clients/tenants/${CLIENT.tenant_id}`;

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-sync-'));
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

function platebook(args: readonly string[], cwd = home) {
  const env = { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_token' };
  return runBuilt(args, { cwd, env });
}

/** Scripts the run's states in order; the last one repeats. */
function goingThrough(...runs: ReturnType<typeof syncRun>[]) {
  let looks = 0;
  return (): ScriptedAnswer => {
    const run = runs[Math.min(looks, runs.length - 1)];
    looks += 1;
    return success({ run });
  };
}

test('platebook sync owed shows when each operation continues, or what a person must do', async () => {
  const owed = {
    id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f21',
    entry_id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f22',
    operation: 'create',
    sends: 1,
    asks: 0,
    since: '2026-11-22T09:00:00.000Z',
    age_s: 60,
  };
  const items = [
    {
      ...owed,
      document_number: 'UE-1-1108-1',
      state: 'unknown',
      next_attempt_at: '2026-11-22T09:02:10.000Z',
      last_error: { code: 'no_answer', message: 'No answer.', action: 'Nothing to do.' },
    },
    {
      ...owed,
      document_number: 'UE-1-1109-1',
      state: 'blocked',
      next_attempt_at: null,
      last_error: {
        code: 'period_closed',
        message: 'The books are closed.',
        action: 'Open the period in QuickBooks.',
      },
    },
  ];
  answer = ({ call }) =>
    call.startsWith(`GET ${TENANT}/owed-operations`) ? success({ items }) : undefined;
  const { exitCode, stdout } = await platebook(
    'sync owed --json document_number,state,next_attempt_at,action,error_code'.split(' '),
  );
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    0,
    [
      {
        document_number: 'UE-1-1108-1',
        state: 'unknown',
        next_attempt_at: '2026-11-22T09:02:10.000Z',
        action: null,
        error_code: 'no_answer',
      },
      {
        document_number: 'UE-1-1109-1',
        state: 'blocked',
        next_attempt_at: null,
        action: 'Open the period in QuickBooks.',
        error_code: 'period_closed',
      },
    ],
  ]);
});

describe('platebook sync trigger', () => {
  test('sends its filters, follows the runs, and exits by their outcome', async () => {
    const started = syncRun({ state: 'queued', status: 'queued', finished_at: null });
    const read = goingThrough(
      started,
      syncRun({ state: 'checking', status: 'running', finished_at: null }),
      syncRun({ state: 'ready', status: 'partial' }),
    );
    answer = ({ call }) => {
      if (call === `POST ${SYNC}/trigger`) {
        const skipped = { store_id: 's', channel_id: 'c', channel_type: 'doordash' };
        return success({
          runs: [{ already_running: false, run: started }],
          skipped: [{ ...skipped, code: 'connection_missing', message: 'Connect DoorDash first.' }],
        });
      }
      if (call === `GET ${TENANT}/sync/status`) {
        return success({ runs: {}, channels: [{ store_id: 's', channel_type: 'ubereats' }] });
      }
      return call === `GET ${SYNC}/${started.id}` ? read() : undefined;
    };
    const { exitCode, stdout, stderr } = await platebook(
      'sync trigger --channel ubereats --since 2026-11-02 --until 2026-11-08 --watch --interval 1 --exit-status --json id,status'.split(
        ' ',
      ),
    );
    expect(server.requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      tenant_id: CLIENT.tenant_id,
      channel_type: 'ubereats',
      from: '2026-11-02',
      to: '2026-11-08',
    });
    expect([exitCode, JSON.parse(stdout)]).toEqual([3, [{ id: started.id, status: 'partial' }]]);
    expect(stderr.split('\n')).toEqual([
      '1 run for Juniper & Rye.',
      'skipped doordash: Connect DoorDash first.',
      `${started.id} queued: 1 payouts, 1 entries`,
      `${started.id} checking: 1 payouts, 1 entries`,
      `${started.id} ready: 1 payouts, 1 entries`,
      '',
    ]);
  });

  test('asks for confirmation for several stores, but not for one or a dry run', async () => {
    const channels = [
      { store_id: 'one', channel_type: 'ubereats' },
      { store_id: 'other', channel_type: 'ubereats' },
      { store_id: 'other', channel_type: 'doordash' },
    ];
    answer = ({ call }) =>
      call === `GET ${TENANT}/sync/status`
        ? success({ runs: {}, channels })
        : call === `POST ${SYNC}/trigger`
          ? success({ runs: [], skipped: [] })
          : undefined;
    const trigger = async (...more: string[]) =>
      (await platebook(['sync', 'trigger', ...more])).exitCode;
    const posts = () => server.requests.filter(({ call }) => call.startsWith('POST')).length;
    expect([await trigger(), posts()]).toEqual([2, 0]);
    expect([
      await trigger('--channel', 'doordash'),
      await trigger('--dry-run'),
      await trigger('--yes'),
      posts(),
    ]).toEqual([0, 0, 0, 3]);
  });

  test('refuses an invalid day before any request', async () => {
    const { exitCode } = await platebook(['sync', 'trigger', '--since', '2026-02-30']);
    expect([exitCode, server.requests]).toEqual([2, []]);
  });
});

test('sync history filters on the server, and prints one run per line into a pipe', async () => {
  const run = syncRun({});
  answer = ({ call }) =>
    call.startsWith(`GET ${TENANT}/sync/history`)
      ? success({ items: [run], next_cursor: null })
      : undefined;
  const { exitCode, stdout } = await platebook(
    'sync history --status failed --days 2 --channel doordash'.split(' '),
  );
  expect(server.requests.at(-1)?.call).toBe(
    `GET ${TENANT}/sync/history?limit=30&channel_type=doordash&status=failed&days=2`,
  );
  expect([exitCode, stdout]).toEqual([
    0,
    `${run.id}\t2026-11-21T09:00:00.000Z\tFishtown\tubereats\tsucceeded\tready\t1\n`,
  ]);
});

test('sync watch ends with 10 for a run that failed', async () => {
  const failure = { step: 'fetch', code: 'x', message: 'Nobody answers', retryable: true };
  answer = goingThrough(syncRun({ state: 'failed', status: 'failed', failure }));
  const { exitCode, stderr } = await platebook(['sync', 'watch', syncRun({}).id, '--exit-status']);
  expect([exitCode, stderr]).toEqual([
    10,
    `${syncRun({}).id} failed: 1 payouts, 1 entries, Nobody answers\n`,
  ]);
});

test('sync watch reports why a file was not read', async () => {
  const message =
    'This looks like the DoorDash Detailed transactions report, but its column "store id" is missing.';
  const blocked = [
    {
      file: 'week.csv',
      reason: 'missing_column',
      column: 'store id',
      payout_ref: null,
      platform_store_id: null,
      message,
    },
  ];
  const run = syncRun({ state: 'blocked', status: 'failed', blocked });
  answer = goingThrough(run);
  const { stderr } = await platebook(['sync', 'watch', run.id]);
  expect(stderr).toBe(`${run.id} blocked: 1 payouts, 1 entries, ${message}\n`);
});

test("sync watch follows the client's events without waiting for the next poll", async () => {
  const read = goingThrough(
    syncRun({ state: 'planning', status: 'running', finished_at: null }),
    syncRun({ state: 'ready', status: 'succeeded' }),
  );
  const changed = JSON.stringify({ topic: 'run', id: syncRun({}).id });
  answer = ({ call }) =>
    call === `GET ${TENANT}/events`
      ? { bytes: Buffer.from(`: hello\n\nid: 3\nevent: changed\ndata: ${changed}\n\n`) }
      : call === `GET ${SYNC}/${syncRun({}).id}`
        ? read()
        : undefined;
  const watch = ['sync', 'watch', syncRun({}).id, '--interval', '3600', '--exit-status', '-q'];
  const { exitCode } = await platebook(watch);
  expect([exitCode, server.requests.map(({ call }) => call)]).toEqual([
    0,
    [`GET ${SYNC}/${syncRun({}).id}`, `GET ${TENANT}/events`, `GET ${SYNC}/${syncRun({}).id}`],
  ]);
});

test.each([
  ['succeeded', 0],
  ['waiting', 0],
  ['partial', 3],
  ['cancelled', 10],
  ['failed', 10],
] as const)('sync watch --exit-status of a run that ended %s is %d', async (status, code) => {
  answer = goingThrough(syncRun({ state: 'ready', status }));
  const watched = await platebook(['sync', 'watch', syncRun({}).id, '--exit-status']);
  const unasked = await platebook(['sync', 'watch', syncRun({}).id]);
  expect([watched.exitCode, unasked.exitCode]).toEqual([code, 0]);
});

test('sync retry continues with the others when one cannot be restarted', async () => {
  const run = syncRun({ state: 'queued', status: 'queued' });
  answer = ({ call }) => {
    if (call === `POST ${SYNC}/${run.id}/retry`) {
      return success(run);
    }
    return call.startsWith('POST')
      ? refusal(409, 'run_not_retryable', 'Only a run that failed can be started again.')
      : undefined;
  };
  const other = '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f09';
  const both = await platebook(['sync', 'retry', other, run.id, '--json', 'id']);
  expect([both.exitCode, JSON.parse(both.stdout), both.stderr]).toEqual([
    3,
    [{ id: run.id }],
    `${other}: Only a run that failed can be started again.\n`,
  ]);
  expect((await platebook(['sync', 'retry', other])).exitCode).toBe(7);
});

describe('platebook sync retry --failed', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const failed = (last: string, created: string) =>
    syncRun({
      id: `4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f${last}`,
      created_at: created,
      status: 'failed',
    });
  const [newest, older, tooOld] = [
    failed('11', minutesAgo(5)),
    failed('12', minutesAgo(90)),
    failed('13', minutesAgo(60 * 23)),
  ];

  beforeEach(() => {
    answer = ({ call }) => {
      const [, id] = /^POST .*\/sync\/([\w-]+)\/retry$/.exec(call) ?? [];
      const read = /^GET .*\/sync\/([\w-]{36})$/.exec(call)?.[1];
      if (call.startsWith(`GET ${TENANT}/sync/history`)) {
        return success({ items: [newest, older, tooOld], next_cursor: null });
      }
      return id !== undefined || read !== undefined
        ? success(id === undefined ? { run: { ...newest, id: read } } : { ...newest, id })
        : undefined;
    };
  });

  const posts = () =>
    server.requests.map(({ call }) => call).filter((call) => call.startsWith('POST'));

  test('finds them since a time, takes the newest, and restarts them', async () => {
    const { exitCode, stdout, stderr } = await platebook(
      'sync retry --failed --since 2h --max 1 --yes --json id'.split(' '),
    );
    expect(
      server.requests.some(({ call }) => call.endsWith('limit=100&status=failed&days=1')),
    ).toBe(true);
    expect([exitCode, JSON.parse(stdout), posts()]).toEqual([
      0,
      [{ id: newest?.id }],
      [`POST ${SYNC}/${newest?.id ?? ''}/retry`],
    ]);
    expect(stderr).toMatch(
      /^2 runs of Juniper & Rye failed since .*\.\nThe newest 1 are taken; 1 more with --max 2\.\n$/,
    );
  });

  test('restarts none without confirmation, and none in a dry run', async () => {
    const unasked = await platebook('sync retry --failed --since 24h'.split(' '));
    const dry = await platebook('sync retry --failed --since 24h -n --json id'.split(' '));
    expect([unasked.exitCode, dry.exitCode, posts()]).toEqual([2, 0, []]);
    expect(JSON.parse(dry.stdout)).toHaveLength(3);
    expect(dry.stderr).toContain('DRY RUN: nothing was started again.');
  });

  test('cannot be combined with ids', async () => {
    const both = await platebook(['sync', 'retry', '--failed', newest?.id ?? '']);
    const none = await platebook(['sync', 'retry']);
    expect([both.exitCode, none.exitCode, server.requests]).toEqual([2, 2, []]);
  });
});

test('the proof of a run rederives from its raw files, and a changed cent does not', async () => {
  const demo = await copyDemo();
  try {
    await runBuilt(['journal', DEMO.uber, '-O', 'entries.json'], { cwd: demo.folder });
    const bytes = await readFile(join(demo.folder, DEMO.uber));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const run = syncRun({});
    const file = { name: '../../evil name.csv', sha256, size_bytes: bytes.length };
    const journal = JSON.parse(await readFile(join(demo.folder, 'entries.json'), 'utf8')) as object;
    const proof = {
      identities_checked: 4,
      identities_broken: 0,
      entries: 4,
      entries_verified: 0,
      debit_cents: 1,
      credit_cents: 1,
    };
    answer = ({ call }) => {
      if (call === `GET ${SYNC}/${run.id}/report`) {
        return success({
          run,
          files: [file],
          reports: [],
          payouts: [],
          findings: [],
          entries: [],
          proof,
          reading: { time_zone: null, business_day_cutoff: null, tax_rates: [] },
          journal,
        });
      }
      return call === `GET ${SYNC}/${run.id}/files/${sha256}` ? { bytes } : undefined;
    };
    const written = await platebook(['sync', 'report', run.id, '--proof', 'proof']);
    expect(written.exitCode).toBe(0);
    expect(await readdir(join(home, 'proof/files'))).toEqual([
      `${sha256.slice(0, 8)}--..-evil-name.csv`,
    ]);
    const verify = '$PLATEBOOK verify --entries proof/journal.json proof/files/* -q';
    expect((await runShell(verify, { cwd: home })).exitCode).toBe(0);
    const document = join(home, 'proof/journal.json');
    const text = await readFile(document, 'utf8');
    await writeFile(document, text.replace(/"amount_cents":(\d+)/, '"amount_cents":1'));
    expect((await runShell(verify, { cwd: home })).exitCode).toBe(10);
  } finally {
    await demo.dispose();
  }
});

test("sync workpapers and export write the server's bytes unchanged", async () => {
  const bytes = Buffer.from([80, 75, 3, 4, 0, 255]);
  const run = syncRun({});
  answer = ({ call }) =>
    call.includes('/workpapers') || call.includes('/export') ? { bytes } : undefined;
  expect((await platebook(['sync', 'workpapers', run.id, '-O', 'week.xlsx'])).exitCode).toBe(0);
  expect(await readFile(join(home, 'week.xlsx'))).toEqual(bytes);
  const exported = await platebook(
    'sync export --range last_month --format xlsx -O month.xlsx'.split(' '),
  );
  expect([exported.exitCode, await readFile(join(home, 'month.xlsx'))]).toEqual([0, bytes]);
  expect(server.requests.at(-1)?.call).toBe(
    `GET ${SYNC}/export?tenant_id=${CLIENT.tenant_id}&format=xlsx&date_range=last_month`,
  );
});
