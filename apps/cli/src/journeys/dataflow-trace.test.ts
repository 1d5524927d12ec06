import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { runBuilt } from '../testing/run-built.ts';
import { startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const byContract = createContractAnswers();
let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-trace-'));
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

describe('dataflow trace', () => {
  const step = (id: string, parent: string | null, more = {}) => ({
    id,
    parent_id: parent,
    trace_id: 't',
    request_id: 'r',
    kind: 'job',
    operation: id,
    occurred_at: '2026-11-26T09:00:00.250Z',
    status: 'succeeded',
    duration_ms: 5,
    attempt: 1,
    http_status: null,
    error_code: null,
    provider_request_id: null,
    ...more,
  });

  const failed = { status: 'failed', error_code: 'http_429', kind: 'provider_call' };
  const traced = () =>
    success({
      request_id: 'r',
      started_at: '2026-11-26T09:00:00.000Z',
      duration_ms: 912,
      failed: 1,
      is_cut: true,
      events: [
        step('request', 'of-another-system'),
        step('second', 'request'),
        step('first', 'request'),
        step('call', 'second', failed),
      ],
      browser_events: [
        {
          id: 'b',
          occurred_at: '2026-11-26T09:00:01.000Z',
          operation: 'approve',
          stage: 'click',
          severity: 'error',
          error_type: 'TypeError',
          error_message: null,
          url: null,
          route: null,
        },
      ],
    });

  test('lists each step after its parent, and can leave out successful ones', async () => {
    answer = traced;
    const { stdout, stderr } = await dataflow('trace', 'r', '--json', 'operation,depth,after_ms');
    expect(JSON.parse(stdout)).toEqual([
      { operation: 'request', depth: 0, after_ms: 250 },
      { operation: 'second', depth: 1, after_ms: 250 },
      { operation: 'call', depth: 2, after_ms: 250 },
      { operation: 'first', depth: 1, after_ms: 250 },
      { operation: 'approve', depth: 0, after_ms: null },
    ]);
    expect(stderr).toBe('5 steps in 912 ms, 1 failed.\nThere are more; these are the first.\n');
    expect((await dataflow('trace', 'r', '--errors-only')).stdout).toBe(
      'call\tprovider_call\tfailed\t250\t5\thttp_429\napprove\tbrowser\terror\t\t\tTypeError\n',
    );
  });

  test('draws the steps as a tree', async () => {
    answer = traced;
    const { exitCode, stdout } = await dataflow('trace', 'r', '--tree');
    expect([exitCode, stdout.split('\n')]).toEqual([
      0,
      [
        'request\tjob\tsucceeded\t5\t',
        '├─ second\tjob\tsucceeded\t5\t',
        '│  └─ call\tprovider_call\tfailed\t5\thttp_429',
        '└─ first\tjob\tsucceeded\t5\t',
        'approve\tbrowser\terror\t\tTypeError',
        '',
      ],
    ]);
  });

  test('draws failures with their ancestors, in ASCII on a plain terminal', async () => {
    answer = traced;
    const { cwd, env } = options();
    const args = ['dataflow', 'trace', 'r', '--tree', '--errors-only'];
    const { stdout } = await runBuilt(args, { cwd, env: { ...env, TERM: 'dumb' } });
    expect(stdout.split('\n')).toEqual([
      'request\tjob\tsucceeded\t5\t',
      '`- second\tjob\tsucceeded\t5\t',
      '   `- call\tprovider_call\tfailed\t5\thttp_429',
      'approve\tbrowser\terror\t\tTypeError',
      '',
    ]);
  });

  test('draws the start and duration of each step', async () => {
    const at = (ms: number) => new Date(Date.parse('2026-11-26T09:00:00.000Z') + ms).toISOString();
    answer = () =>
      success({
        request_id: 'r',
        started_at: at(0),
        duration_ms: 400,
        failed: 0,
        is_cut: false,
        events: [
          step('request', null, { occurred_at: at(0), duration_ms: 100 }),
          step('job', 'request', { occurred_at: at(100), duration_ms: 300 }),
          step('call', 'job', { occurred_at: at(200), duration_ms: 0 }),
        ],
        browser_events: [],
      });
    const { stdout } = await dataflow('trace', 'r', '--waterfall');
    expect(stdout.split('\n')).toEqual([
      `request\t${'█'.repeat(10)}${'·'.repeat(30)}\tsucceeded\t100\t`,
      `  job\t${'·'.repeat(10)}${'█'.repeat(30)}\tsucceeded\t300\t`,
      `    call\t${'·'.repeat(20)}█${'·'.repeat(19)}\tsucceeded\t0\t`,
      '',
    ]);
  });

  test.each([
    ['--tree', '--waterfall'],
    ['--tree', '--json'],
    ['--waterfall', '--output=csv'],
  ])('%s cannot be combined with %s', async (drawing, other) => {
    expect((await dataflow('trace', 'r', drawing, other)).exitCode).toBe(2);
    expect(server.requests).toEqual([]);
  });
});
