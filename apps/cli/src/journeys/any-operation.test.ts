import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, OTHER_CLIENT, USER } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, runOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-api-'));
  answer = () => success({ items: [CLIENT], next_cursor: null });
  server = await startStandIn((request) => answer(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const env = () => ({
  HOME: home,
  PLATEBOOK_API_URL: server.url,
  PLATEBOOK_TOKEN: 'pbt_0123456789',
});

function run(args: readonly string[], { stdin = '', more = {} } = {}) {
  return runBuilt(args, { cwd: home, stdin, env: { ...env(), ...more } });
}

const CLIENTS = '/api/v2/clients/clients';

const withHeaders = (
  answer: ScriptedAnswer,
  headers: Readonly<Record<string, string>>,
): ScriptedAnswer =>
  typeof answer === 'object' && 'body' in answer ? { ...answer, headers } : answer;

describe('platebook api', () => {
  test('sends fields in the query of a GET, and prints the data', async () => {
    const { exitCode, stdout, stderr } = await run([
      'api',
      'get',
      `${CLIENTS}?limit=1`,
      '-f',
      'q=a b&c',
      '-F',
      'archived=true',
      '--jq',
      '.items[].name',
    ]);
    expect([exitCode, stdout, stderr]).toEqual([0, 'Juniper & Rye\n', '']);
    expect(server.requests).toEqual([
      {
        call: `GET ${CLIENTS}?limit=1&q=a+b%26c&archived=true`,
        token: 'pbt_0123456789',
        body: null,
      },
    ]);
  });

  test('sends fields in the body of a POST: strings, and JSON values', async () => {
    answer = () => success(null);
    const fields = ['-f', 'name=1=2', '-F', 'count=3', '-F', 'tags=["a"]', '-F', 'none=null'];
    const { exitCode, stdout } = await run(['api', 'POST', CLIENTS, ...fields]);
    expect([exitCode, stdout]).toEqual([0, 'null\n']);
    expect(server.requests).toEqual([
      {
        call: `POST ${CLIENTS}`,
        token: 'pbt_0123456789',
        body: { name: '1=2', count: 3, tags: ['a'], none: null },
      },
    ]);
  });

  test('sends a body from a file or stdin, with fields in the query', async () => {
    await writeFile(join(home, 'client.json'), '{"name":"Juniper"}');
    await run(['api', 'POST', CLIENTS, '--input', 'client.json', '-f', 'dry_run=true']);
    await run(['api', 'PUT', CLIENTS, '--input', '-'], { stdin: '[1]' });
    expect(server.requests.map(({ call, body }) => [call, body])).toEqual([
      [`POST ${CLIENTS}?dry_run=true`, { name: 'Juniper' }],
      [`PUT ${CLIENTS}`, [1]],
    ]);
  });

  test('follows the cursor to the last page', async () => {
    answer = ({ call }) =>
      success(
        call.includes('cursor=two')
          ? { items: [OTHER_CLIENT], next_cursor: null }
          : { items: [CLIENT], next_cursor: 'two' },
      );
    const { stdout } = await run(['api', 'GET', CLIENTS, '-f', 'limit=1', '--paginate']);
    expect(JSON.parse(stdout)).toEqual({ items: [CLIENT, OTHER_CLIENT], next_cursor: null });
    expect(server.requests.map(({ call }) => call)).toEqual([
      `GET ${CLIENTS}?limit=1`,
      `GET ${CLIENTS}?limit=1&cursor=two`,
    ]);
  });

  test('prints a file as it is', async () => {
    const bytes = new Uint8Array([0x50, 0x4b, 0, 255, 10]);
    answer = () => ({ bytes });
    const { exitCode, stdout } = await run(['api', 'GET', '/api/v2/clients/sync/r/workpapers']);
    expect([exitCode, stdout]).toEqual([0, Buffer.from(bytes).toString('utf8')]);
  });

  test('prints lines of JSON as the file they are', async () => {
    const lines = '{"id":"a"}\n{"id":"b"}\n';
    answer = () => ({ bytes: new TextEncoder().encode(lines), type: 'application/x-ndjson' });
    const { exitCode, stdout } = await run(['api', 'GET', '/api/dataflow/export?format=ndjson']);
    expect([exitCode, stdout]).toEqual([0, lines]);
  });

  test.runIf(hasTerminal())('prints no bytes to a terminal', async () => {
    answer = () => ({ bytes: new Uint8Array([0x50, 0x4b, 0]) });
    const { exitCode, stdout } = await runOnTerminal('$PLATEBOOK api GET /api/v2/file', {
      cwd: home,
      columns: 100,
      env: { ...env(), NO_COLOR: '1' },
    });
    expect([exitCode, stdout.split('\r\n')[0]]).toEqual([
      2,
      'error[binary_to_terminal]: The answer is a file, which a terminal cannot show.',
    ]);
  });

  test('calls anonymously without a session', async () => {
    answer = () => success({ alive: true });
    const { stdout } = await run(['api', 'GET', '/healthz'], { more: { PLATEBOOK_TOKEN: '' } });
    expect([stdout, server.requests[0]?.token]).toEqual(['{"alive":true}\n', null]);
  });

  test('sends nothing in a dry run', async () => {
    const { exitCode, stdout, stderr } = await run([
      'api',
      'DELETE',
      CLIENTS,
      '-f',
      'days=30',
      '-n',
    ]);
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      { dry_run: true, method: 'DELETE', url: `${server.url}${CLIENTS}?days=30`, body: null },
      'DRY RUN: nothing was sent.\n',
    ]);
    expect(server.requests).toEqual([]);
  });

  test.each([
    'https://evil.example/api',
    '//evil.example/api',
    '/\\evil.example/api',
    '/\t/evil.example',
    'api/v2/auth/me',
    '@evil.example/',
    '/auth/v1/token',
    '/rest/v1/profiles',
  ])('never sends to %j', async (path) => {
    const { exitCode, stderr } = await run(['api', 'GET', path]);
    expect([exitCode, stderr.split(':')[0], server.requests]).toEqual([
      2,
      'error[usage_error]',
      [],
    ]);
  });

  test.each([
    [['GET', CLIENTS, '-f', 'name'], '"name" is not a field.'],
    [['POST', CLIENTS, '-F', 'a=b'], /^The value of a is not JSON: /],
    [['GET', CLIENTS, '--input', '-'], 'GET sends no body.'],
    [['POST', CLIENTS, '--input', '-'], /^--input is not JSON: /],
    [['POST', CLIENTS, '--paginate'], 'Only GET has pages.'],
  ])('rejects %j before anything is sent', async (args, message) => {
    const { exitCode, stderr } = await run(['api', ...args, '--jq', '.']);
    const { error } = JSON.parse(stderr) as { error: { message: string } };
    expect([exitCode, server.requests]).toEqual([2, []]);
    expect(error.message).toMatch(message);
  });

  test('refuses to follow pages of an operation without them', async () => {
    answer = () => success(USER);
    const { exitCode, stdout, stderr } = await run(['api', 'GET', '/api/v2/auth/me', '--paginate']);
    expect([exitCode, stdout, stderr.split('\n')[0]]).toEqual([
      2,
      '',
      'error[usage_error]: This operation has no pages.',
    ]);
  });
});

describe('platebook doctor', () => {
  const byContract = ({ call }: RecordedRequest): ScriptedAnswer => {
    const known: Readonly<Record<string, unknown>> = {
      'GET /healthz': { alive: true },
      'GET /api/v2/auth/config': { email_enabled: true },
      'GET /api/v2/auth/me': USER,
      'GET /api/v2/auth/me/admin': {
        level_label: 'System Operator',
        capabilities: ['export_data'],
      },
    };
    return Object.hasOwn(known, call)
      ? success(known[call])
      : refusal(404, 'route_not_found', "There's nothing at this address.");
  };
  const examine = async (more = {}) => {
    const { exitCode, stdout } = await run(['doctor', '--json', 'check,status,detail'], { more });
    const checks = JSON.parse(stdout) as { check: string; status: string; detail: string }[];
    return { exitCode, checks };
  };

  test('finds no problems in a healthy setup', async () => {
    answer = byContract;
    const { exitCode, checks } = await examine();
    expect([exitCode, checks]).toEqual([
      0,
      [
        { check: 'node', status: 'ok', detail: process.version },
        { check: 'settings', status: 'ok', detail: `profile default, server ${server.url}` },
        {
          check: 'network',
          status: 'ok',
          detail: expect.stringMatching(/^http:\S+ answers in \d+ ms$/),
        },
        {
          check: 'clock',
          status: 'ok',
          detail: expect.stringMatching(/^[01] s (?:behind|ahead of) the server$/),
        },
        { check: 'api', status: 'ok', detail: 'version 2' },
        { check: 'credentials', status: 'ok', detail: 'signed in as dana@example.test' },
        { check: 'permissions', status: 'ok', detail: 'System Operator: export_data' },
      ],
    ]);
  });

  const statuses = (checks: readonly { check: string; status: string }[]) =>
    Object.fromEntries(checks.map(({ check, status }) => [check, status]));

  test.each([
    ['a clock that is late', { date: 'Thu, 01 Jan 2099 00:00:00 GMT' }, 'failed'],
    ['a server that does not say the time', { date: 'now' }, 'skipped'],
  ])('reports %s', async (_what, headers, clock) => {
    answer = (request) => withHeaders(byContract(request), headers);
    const { exitCode, checks } = await examine();
    expect([exitCode, statuses(checks)]).toEqual([
      clock === 'failed' ? 10 : 0,
      {
        node: 'ok',
        settings: 'ok',
        network: 'ok',
        clock,
        api: 'ok',
        credentials: 'ok',
        permissions: 'ok',
      },
    ]);
  });

  test.each([
    [
      'nobody is signed in',
      { PLATEBOOK_TOKEN: '' },
      byContract,
      { api: 'ok', credentials: 'failed', permissions: 'skipped' },
    ],
    [
      'the token is refused',
      {},
      (request: RecordedRequest) =>
        request.token === null ? byContract(request) : refusal(401, 'not_authenticated', 'No.'),
      { api: 'ok', credentials: 'failed', permissions: 'skipped' },
    ],
    [
      'the level is not told',
      {},
      (request: RecordedRequest) =>
        request.call.endsWith('/admin')
          ? refusal(403, 'permission_error', 'No.')
          : byContract(request),
      { api: 'ok', credentials: 'ok', permissions: 'failed' },
    ],
    [
      'it is another API',
      {},
      (request: RecordedRequest) =>
        request.call.endsWith('/config') ? { body: { hello: 1 } } : byContract(request),
      { api: 'failed', credentials: 'ok', permissions: 'ok' },
    ],
  ])(
    'ends with 10 when %s',
    async (_what, more, script: (request: RecordedRequest) => ScriptedAnswer, expected) => {
      answer = script;
      const { exitCode, checks } = await examine(more);
      expect([exitCode, statuses(checks)]).toEqual([
        10,
        { node: 'ok', settings: 'ok', network: 'ok', clock: 'ok', ...expected },
      ]);
    },
  );

  test('skips server checks when the server is down or the settings are unreadable', async () => {
    answer = () => 'hang up';
    const away = await examine();
    const skippedRest = {
      clock: 'skipped',
      api: 'skipped',
      credentials: 'skipped',
      permissions: 'skipped',
    };
    expect([away.exitCode, statuses(away.checks)]).toEqual([
      10,
      { node: 'ok', settings: 'ok', network: 'failed', ...skippedRest },
    ]);
    await writeFile(join(home, '.platebook.json'), '{');
    const unreadable = await examine();
    expect([unreadable.exitCode, statuses(unreadable.checks)]).toEqual([
      10,
      { node: 'ok', settings: 'failed', network: 'skipped', ...skippedRest },
    ]);
  });
});

describe('platebook version', () => {
  const check = (more = {}) =>
    run(['version', '--check'], {
      more: { npm_config_registry: `${server.url}/`, CI: '', ...more },
    });

  test('prints the version without a request', async () => {
    const { stdout, stderr } = await run(['version'], {
      more: { npm_config_registry: server.url },
    });
    expect([stdout, stderr, server.requests]).toEqual(['0.1.0\n', '', []]);
  });

  test('queries the registry once a day, and never in CI', async () => {
    answer = () => ({ body: { version: '9.0.0' } });
    const newer = 'Version 9.0.0 is out: npm install --global @platebook/cli\n';
    const inCi = await check({ CI: 'true' });
    expect([inCi.stdout, inCi.stderr]).toEqual(['0.1.0\n', 'Updates are not looked for in CI.\n']);
    expect(server.requests).toEqual([]);
    expect([await check(), await check()].map(({ stdout, stderr }) => [stdout, stderr])).toEqual([
      ['0.1.0\n', newer],
      ['0.1.0\n', newer],
    ]);
    expect(server.requests.map(({ call, token }) => [call, token])).toEqual([
      ['GET /@platebook/cli/latest', null],
    ]);
  });

  test.each([
    [{ body: { version: '0.1.0' } }, 0, 'This is the newest version.'],
    [{ body: {} }, 6, / does not say which version is newest\.$/],
    [{ status: 404, body: {} }, 6, / has no @platebook\/cli\.$/],
    [{ status: 500, body: {} }, 8, / answered 500\.$/],
    ['hang up', 8, / does not answer\.$/],
  ] as [ScriptedAnswer, number, string | RegExp][])(
    'answered %j ends with %i',
    async (answers, code, words) => {
      answer = () => answers;
      const { exitCode, stdout, stderr } = await check();
      expect([exitCode, stdout]).toEqual([code, '0.1.0\n']);
      expect(stderr.split('\n')[0]).toMatch(words);
    },
  );
});
