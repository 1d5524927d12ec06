import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { hasTerminal, runBuilt, runOnTerminal, spawnBuilt } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const byContract = createContractAnswers();
let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-watch-'));
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

/** Scripts these answers in order; the last one repeats. */
function saying(...answers: readonly ScriptedAnswer[]): void {
  let looks = 0;
  answer = () => {
    looks += 1;
    return answers[Math.min(looks, answers.length) - 1] ?? 'nothing';
  };
}

const health = (status: string): ScriptedAnswer =>
  success({
    measured_at: '2026-11-26T09:00:00.000Z',
    hours: 24,
    status,
    findings: [],
    components: [],
    stages: [],
  });

describe('dataflow health --watch', () => {
  const EVERY_SECOND = ['health', '--watch', '--interval', '1'];

  test('ends with 10 once it is unhealthy, each reading as a line of JSON', async () => {
    saying(health('healthy'), health('healthy'), health('degraded'));
    const args = [...EVERY_SECOND, '--exit-status', '--json', 'name,status', '--quiet'];
    const { exitCode, stdout, stderr } = await dataflow(...args);
    expect([exitCode, stdout, stderr]).toEqual([
      10,
      [
        '{"name":"installation","status":"healthy"}\n',
        '{"name":"installation","status":"healthy"}\n',
        '{"name":"installation","status":"degraded"}\n',
      ].join(''),
      '',
    ]);
  });

  test('continues through an outage of a server that had answered', async () => {
    const away = refusal(503, 'unavailable', 'No.');
    saying(health('healthy'), away, health('degraded'));
    const args = [...EVERY_SECOND, '--exit-status', '--retry', '0'];
    const { exitCode, stderr } = await dataflow(...args);
    expect([exitCode, stderr.split('\n')[1]]).toEqual([
      10,
      "The server isn't responding. Trying again.",
    ]);
  });

  test('ends with 130 on Ctrl-C', async () => {
    saying(health('degraded'));
    const watching = spawnBuilt(['dataflow', ...EVERY_SECOND], options());
    await watching.firstWords();
    watching.interrupt();
    const { exitCode, stdout } = await watching.finished;
    expect([exitCode, stdout.split('\t')[0]]).toEqual([130, 'installation']);
  });

  test.runIf(hasTerminal())('redraws on a terminal', async () => {
    saying(health('healthy'), health('degraded'));
    const line = `$PLATEBOOK dataflow ${EVERY_SECOND.join(' ')} --exit-status`;
    const { stdout } = await runOnTerminal(line, { ...options(), columns: 120 });
    expect(stdout.split('\u001B[H\u001B[2J')).toEqual([
      '',
      expect.stringMatching(/PART.*installation.*healthy/s),
      expect.stringMatching(/installation.*degraded/s),
    ]);
  });
});

describe('dataflow operations --watch', () => {
  const operation = (id: string) => ({
    id,
    occurred_at: '2026-11-26T09:00:00.000Z',
    kind: 'request',
    operation: id,
    status: 'succeeded',
    duration_ms: 1,
    error_code: null,
    tenant_name: null,
    request_id: null,
  });
  const page = (ids: readonly string[], next: string | null = null): ScriptedAnswer =>
    success({ items: ids.map(operation), next_cursor: next });
  const WATCH = ['operations', '--watch', '--interval', '1', '--json', 'id'];
  const ended = refusal(403, 'permission_error', 'No.');

  test('prints new operations, oldest first, and those recorded late', async () => {
    saying(page(['b', 'a']), page(['d', 'c', 'b', 'late', 'a']), ended);
    const { exitCode, stdout } = await dataflow(...WATCH);
    expect([exitCode, stdout.trim().split('\n')]).toEqual([
      5,
      ['{"id":"a"}', '{"id":"b"}', '{"id":"late"}', '{"id":"c"}', '{"id":"d"}'],
    ]);
  });

  test('starts with the newest few, and reads further pages when one is not enough', async () => {
    saying(page(['b', 'a']), page(['f', 'e'], 'more'), page(['d', 'c', 'b']), ended);
    const { stdout } = await dataflow(...WATCH, '--limit', '1', '--operation', 'x');
    expect(stdout.trim().split('\n')).toEqual([
      '{"id":"b"}',
      '{"id":"c"}',
      '{"id":"d"}',
      '{"id":"e"}',
      '{"id":"f"}',
    ]);
    expect(server.requests.map(({ call }) => call.split('?')[1])).toEqual([
      'limit=100&operation=x',
      'limit=100&operation=x',
      'limit=100&cursor=more&operation=x',
      'limit=100&operation=x',
    ]);
  });

  test('prints its header once', async () => {
    saying(page(['a']), page(['b', 'a']), ended);
    const args = ['operations', '--watch', '--interval', '1', '--header'];
    const { stdout } = await dataflow(...args);
    expect(stdout.split('\n').map((line) => line.split('\t')[2])).toEqual([
      'operation',
      'a',
      'b',
      undefined,
    ]);
  });

  test.each(['--all', '--cursor=c', '--jq=.'])('cannot be combined with %s', async (other) => {
    expect((await dataflow(...WATCH, other)).exitCode).toBe(2);
    expect(server.requests).toEqual([]);
  });
});
