import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, OTHER_CLIENT, syncRun } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, spawnBuilt, talkOnTerminal } from '../testing/run-built.ts';
import { signIn } from '../testing/sign-in.fake.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const TENANT = `/api/v2/clients/tenants/${CLIENT.tenant_id}`;
const BATCHES = '/api/v2/clients/batches';

const RUNNING = syncRun({
  created_at: '2026-11-22T09:00:00.000Z',
  state: 'planning',
  status: 'running',
  finished_at: null,
});
const ENDED = syncRun({ id: '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02' });
const BATCH = {
  id: '9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01',
  operation: 'export_workpapers',
  options: { from: '2026-03-01', to: '2026-03-31' },
  status: 'running',
  counts: {
    total: 12,
    queued: 3,
    running: 1,
    done: 6,
    skipped: 0,
    failed: 2,
    cancelled: 0,
    undone: 0,
  },
  entries: 0,
  can_undo: false,
  idempotency_key: '3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01',
  created_at: '2026-11-23T09:00:00.000Z',
  updated_at: '2026-11-23T09:00:05.000Z',
  finished_at: null,
};
const REPORT = {
  id: '8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01',
  state: 'ready',
  failure: null,
  file_name: 'Juniper & Rye - Payout summary - 2026-03.csv',
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: '2026-11-20T09:00:01.000Z',
};

let home = '';
let server: StandIn;
let clients: readonly unknown[];
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-jobs-'));
  clients = [CLIENT];
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? usually(request));
  await signIn(home, server.url);
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const page = (...items: unknown[]) => success({ items, next_cursor: null });

function usually({ call }: RecordedRequest): ScriptedAnswer {
  const [method, address = ''] = call.split(' ');
  const [path = '', query] = address.split('?');
  const known: Record<string, () => ScriptedAnswer> = {
    '/api/v2/clients/clients': () => page(...clients),
    [`${TENANT}/sync/history`]: () =>
      page(
        ...[RUNNING, ENDED].filter(({ status }) => {
          const wanted = new URLSearchParams(query).get('status');
          return wanted === null || wanted === status;
        }),
      ),
    [`${TENANT}/generated-reports`]: () => page(REPORT),
    [BATCHES]: () => page(BATCH),
    [`${BATCHES}/${BATCH.id}`]: () => success({ ...BATCH, items: [] }),
    [`/api/v2/clients/sync/${RUNNING.id}`]: () => success({ run: RUNNING }),
  };
  return (method === 'GET' && known[path]?.()) || refusal(404, 'run_not_found', 'Not found');
}

const env = () => ({ HOME: home, PLATEBOOK_API_URL: server.url });
const jobs = (...args: string[]) => runBuilt(['jobs', ...args], { cwd: home, env: env() });
const byToken = (...args: string[]) =>
  runBuilt(['jobs', ...args], { cwd: home, env: { ...env(), PLATEBOOK_TOKEN: 'pbt_0123456789' } });

describe('jobs list', () => {
  test('lists batches, runs and reports, newest first', async () => {
    expect(await jobs('list')).toMatchObject({
      exitCode: 0,
      stdout: [
        `${BATCH.id}\tbatch\texport_workpapers\trunning\t8\t12\t2026-11-23T09:00:00.000Z\t`,
        `${RUNNING.id}\trun\tfetch Fishtown\trunning\t\t\t2026-11-22T09:00:00.000Z\t`,
        `${ENDED.id}\trun\tfetch Fishtown\tsucceeded\t\t\t2026-11-21T09:00:00.000Z\t2026-11-21T09:00:05.000Z`,
        `${REPORT.id}\treport\t${REPORT.file_name}\tready\t\t\t2026-11-20T09:00:00.000Z\t2026-11-20T09:00:01.000Z`,
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  test('lists unfinished ones with --active', async () => {
    const { exitCode, stdout } = await jobs('list', '--active', '--json', 'id,failure');
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      0,
      [
        { id: BATCH.id, failure: '2 of 12 clients failed' },
        { id: RUNNING.id, failure: null },
      ],
    ]);
  });

  test('reports that there are more than it shows', async () => {
    const { stdout, stderr } = await jobs('list', '--limit', '1', '--json', 'id');
    expect([JSON.parse(stdout), stderr]).toEqual([
      [{ id: BATCH.id }],
      'There are more: --all, or a larger --limit.\n',
    ]);
  });

  test('lists only batches, with a note, when no client is chosen', async () => {
    clients = [CLIENT, OTHER_CLIENT];
    const { exitCode, stdout, stderr } = await jobs('list', '--json', 'id');
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      [{ id: BATCH.id }],
      'Runs and reports belong to one client: --client NAME.\n',
    ]);
    expect((await byToken('list')).exitCode).toBe(2);
  });

  test('leaves batches out for an API token, which cannot read them', async () => {
    const { stdout, stderr } = await byToken('list', '--json', 'kind');
    expect([JSON.parse(stdout), stderr]).toEqual([
      [{ kind: 'run' }, { kind: 'run' }, { kind: 'report' }],
      'Batches are not listed: an API token cannot read them.\n',
    ]);
    expect(server.requests.some(({ call }) => call.includes(BATCHES))).toBe(false);
  });
});

describe('jobs show', () => {
  test.each([
    [RUNNING.id, { kind: 'run', status: 'running', done: null, total: null }],
    [BATCH.id, { kind: 'batch', status: 'running', done: 8, total: 12 }],
    [REPORT.id, { kind: 'report', status: 'ready', done: null, total: null }],
  ])('%s', async (id, wanted) => {
    const { exitCode, stdout } = await jobs('show', id, '--json', 'kind,status,done,total');
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, wanted]);
  });

  test('is 6 for an unknown id', async () => {
    const { exitCode, stdout, stderr } = await jobs('show', ENDED.id, '--json');
    expect([exitCode, stdout, JSON.parse(stderr)]).toEqual([
      6,
      '',
      {
        error: expect.objectContaining({
          code: 'job_not_found',
          message: `There is no job ${ENDED.id}.`,
        }),
      },
    ]);
  });
});

/** Scripts the answers of one path in order; the last one repeats. */
function saying(address: string, ...answers: ScriptedAnswer[]): void {
  let looks = 0;
  answer = ({ call }) => {
    if (call !== `GET ${address}`) {
      return undefined;
    }
    looks += 1;
    return answers[Math.min(looks, answers.length) - 1];
  };
}

describe('jobs watch', () => {
  const ended = (status: string) => ({
    ...BATCH,
    items: [],
    status,
    counts: { ...BATCH.counts, queued: 0, running: 0, done: 10 },
    finished_at: '2026-11-23T09:01:00.000Z',
  });
  const watched = (status: string) =>
    saying(`${BATCHES}/${BATCH.id}`, success({ ...BATCH, items: [] }), success(ended(status)));

  test('prints changes and the final state', async () => {
    watched('partial');
    const args = ['watch', BATCH.id, '--interval', '1', '--json', 'status,done'];
    expect(await jobs(...args)).toMatchObject({
      exitCode: 0,
      stdout: '{\n  "status": "partial",\n  "done": 12\n}\n',
      stderr: [
        `batch ${BATCH.id} running: 8 of 12, 2 of 12 clients failed`,
        `batch ${BATCH.id} partial: 12 of 12, 2 of 12 clients failed`,
        '',
      ].join('\n'),
    });
  });

  test('prints each change as a line with ndjson', async () => {
    watched('completed');
    const { stdout } = await jobs('watch', BATCH.id, '--interval', '1', '-o', 'ndjson', '-q');
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { status: string }).status)).toEqual([
      'running',
      'completed',
    ]);
  });

  test.each([
    ['completed', 0],
    ['partial', 3],
    ['cancelled', 10],
    ['failed', 10],
  ])('--exit-status of a batch that ended %s is %d', async (status, code) => {
    saying(`${BATCHES}/${BATCH.id}`, success(ended(status)));
    expect((await jobs('watch', BATCH.id, '--exit-status', '-q')).exitCode).toBe(code);
  });

  test('ends with 130 on Ctrl-C, and prints how to resume', async () => {
    const watch = spawnBuilt(['jobs', 'watch', BATCH.id], { cwd: home, env: env() });
    await watch.firstWords();
    watch.interrupt();
    const { exitCode, stdout, stderr } = await watch.finished;
    expect([exitCode, stdout]).toEqual([130, '']);
    expect(stderr).toContain('the server goes on with it.');
    expect(stderr).toContain(`platebook jobs watch ${BATCH.id}`);
  });
});

describe('jobs cancel', () => {
  const posted = () =>
    server.requests.map(({ call }) => call).filter((call) => call.startsWith('POST'));

  test('cancels a batch, and prints its new state', async () => {
    const over = { ...BATCH, items: [], status: 'cancelled', finished_at: BATCH.updated_at };
    let isCancelled = false;
    answer = ({ call }) => {
      if (call === `POST ${BATCHES}/${BATCH.id}/cancel`) {
        isCancelled = true;
        return success(over);
      }
      return isCancelled && call === `GET ${BATCHES}/${BATCH.id}` ? success(over) : undefined;
    };
    const { exitCode, stdout, stderr } = await jobs(
      'cancel',
      BATCH.id,
      '--yes',
      '--json',
      'status',
    );
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      { status: 'cancelled' },
      'Canceled the batch.\n',
    ]);
  });

  test('prints how to follow a run that finishes its step first', async () => {
    const cancel = `POST /api/v2/clients/sync/${RUNNING.id}/cancel`;
    answer = ({ call }) => (call === cancel ? success(RUNNING) : undefined);
    const { exitCode, stderr } = await jobs('cancel', RUNNING.id, '--yes');
    expect([exitCode, posted(), stderr]).toEqual([
      0,
      [cancel],
      `Asked to stop. What is under way is finished first: platebook jobs watch ${RUNNING.id}\n`,
    ]);
  });

  test('of an ended job is refused by the server, 7', async () => {
    answer = ({ call }) =>
      call.startsWith('POST') ? refusal(409, 'batch_conflict', 'This batch is over.') : undefined;
    expect((await jobs('cancel', BATCH.id, '--yes')).exitCode).toBe(7);
  });

  test('of a report is not possible, 7', async () => {
    const { exitCode, stderr } = await jobs('cancel', REPORT.id, '--yes');
    expect([exitCode, posted(), stderr.includes('cannot be canceled')]).toEqual([7, [], true]);
  });

  test('requires --yes in a pipe, 2', async () => {
    expect([(await jobs('cancel', BATCH.id)).exitCode, posted()]).toEqual([2, []]);
  });

  test('-n shows what would be canceled, and cancels nothing', async () => {
    answer = ({ call }) =>
      call === 'GET /api/v2/auth/me/permissions/cancelBatch'
        ? success({ permission: 'cancelBatch', has_permission: true })
        : undefined;
    const { exitCode, stdout } = await jobs('cancel', BATCH.id, '-n', '--json', 'for,url');
    expect([exitCode, JSON.parse(stdout), posted()]).toEqual([
      0,
      {
        for: 'batch export_workpapers (running)',
        url: `${server.url}${BATCHES}/${BATCH.id}/cancel`,
      },
      [],
    ]);
  });

  test.runIf(hasTerminal())('asks on a terminal, and no is 130', async () => {
    const talk = talkOnTerminal(`$PLATEBOOK jobs cancel ${BATCH.id}`, { cwd: home, env: env() });
    await talk.shows('Cancel the batch export_workpapers (running)? [y/N]');
    talk.type('n\r');
    expect([(await talk.finished).exitCode, posted()]).toEqual([130, []]);
  });
});
