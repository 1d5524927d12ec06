import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, fakeSession, OTHER_CLIENT, USER } from '../testing/online-data.fake.ts';
import { runBuilt, spawnBuilt } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const ACCESS = {
  user_id: USER.id,
  is_admin: false,
  permissions: ['listStores', 'createClient'],
  tenant_id: CLIENT.tenant_id,
  tenant_role: 'user_owner',
  tenant_role_name: 'tenant_owner',
  level: 'user_owner',
  level_label: 'Tenant Owner',
  capabilities: ['export_data'],
};

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-online-'));
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? byContract(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function byContract({ call }: RecordedRequest): ScriptedAnswer {
  const [path = ''] = call.split('?');
  const known: Readonly<Record<string, unknown>> = {
    'GET /api/v2/auth/me': USER,
    'GET /api/v2/auth/me/admin': ACCESS,
    'POST /api/v2/auth/logout': null,
    'GET /api/v2/auth/me/permissions/createClient': {
      permission: 'createClient',
      has_permission: true,
    },
    'GET /api/v2/clients/clients': { items: [CLIENT], next_cursor: null },
    'POST /api/v2/clients/clients': CLIENT,
    [`GET /api/v2/clients/tenants/${CLIENT.tenant_id}/stores`]: { items: [], next_cursor: null },
  };
  return Object.hasOwn(known, path)
    ? success(known[path])
    : refusal(404, 'route_not_found', "There's nothing at this address.");
}

function platebook(args: readonly string[], { stdin = '', env = {} } = {}) {
  return runBuilt(args, {
    cwd: home,
    stdin,
    env: { HOME: home, PLATEBOOK_API_URL: server.url, ...env },
  });
}

async function signedIn(token = 'pbt_token'): Promise<void> {
  const { exitCode, stderr } = await platebook(['auth', 'login', '--with-token'], { stdin: token });
  expect([exitCode, stderr]).toEqual([
    0,
    `Signed in to ${server.url} as dana@example.test (profile default).\n`,
  ]);
  server.requests.length = 0;
}

/** As `auth login` with a password would have left it. */
async function withSession(token: string, options: { expired?: boolean } = {}): Promise<void> {
  await signedIn();
  const session = fakeSession(token, options);
  const entry = {
    kind: 'session',
    api_url: server.url,
    user: USER.email,
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_at: session.expires_at,
  };
  await writeFile(credentials(), JSON.stringify({ profiles: { default: entry } }));
}

const credentials = () => join(home, '.local/state/platebook/credentials.json');

describe('platebook auth', () => {
  test('saves a token from a pipe, uses it, and removes it', async () => {
    await signedIn('pbt_secret\n');
    const whoami = await platebook(['auth', 'whoami', '--json', 'email,level,capabilities']);
    expect(JSON.parse(whoami.stdout)).toEqual({
      email: 'dana@example.test',
      level: 'user_owner',
      capabilities: ['export_data'],
    });
    expect(server.requests.map(({ token }) => token)).toEqual(['pbt_secret', 'pbt_secret']);
    const logout = await platebook(['auth', 'logout']);
    expect(logout.stderr).toContain('The API token is forgotten here but goes on working');
    expect((await platebook(['auth', 'whoami'])).exitCode).toBe(4);
    expect(await readFile(credentials(), 'utf8')).not.toContain('pbt_secret');
  });

  test('does not save a token that the server rejects', async () => {
    answer = () => refusal(401, 'not_authenticated', 'Authentication failed. Please log in again.');
    const { exitCode } = await platebook(['auth', 'login', '--with-token'], { stdin: 'pbt_wrong' });
    expect(exitCode).toBe(4);
    await expect(readFile(credentials(), 'utf8')).rejects.toThrow('ENOENT');
  });

  test('never prompts for a password without a terminal', async () => {
    const { exitCode, stderr } = await platebook(['auth', 'login', '--email', USER.email]);
    expect([exitCode, stderr]).toEqual([
      2,
      'error[usage_error]: A password is only asked for on a terminal.\nhint: in a script, use an API token: platebook auth login --with-token < token-file\n',
    ]);
  });

  test('shows only the beginning of the token without --show', async () => {
    await signedIn('pbt_0123456789');
    expect((await platebook(['auth', 'token'])).stdout).toBe('pbt_0123…\n');
    expect((await platebook(['auth', 'token', '--show'])).stdout).toBe('pbt_0123456789\n');
    expect(server.requests).toEqual([]);
  });

  test('exits by whether the server still accepts the token', async () => {
    await signedIn();
    expect((await platebook(['auth', 'status'])).exitCode).toBe(0);
    answer = () =>
      refusal(401, 'session_expired', 'Your session has expired. Please log in again.');
    const { exitCode, stdout } = await platebook(['auth', 'status', '-o', 'json']);
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      4,
      {
        profile: 'default',
        api_url: server.url,
        user: 'dana@example.test',
        credential: 'api_token',
        expires_at: null,
        accepted: false,
      },
    ]);
  });

  test('ends the session on the server, or all of them', async () => {
    await withSession('access-one');
    await platebook(['auth', 'logout', '--all']);
    expect(server.requests.map(({ call, token }) => [call, token])).toEqual([
      ['POST /api/v2/auth/logout?scope=global', 'access-one'],
    ]);
  });
});

describe('a session', () => {
  const renewing = ({ call, token }: RecordedRequest): ScriptedAnswer | undefined => {
    if (call === 'POST /auth/v1/token?grant_type=refresh_token') {
      return { body: fakeSession('access-two') };
    }
    return token === 'access-one'
      ? refusal(401, 'session_expired', 'Your session has expired. Please log in again.')
      : undefined;
  };

  test('that expired is refreshed before the call, and the new one is saved', async () => {
    await withSession('access-one', { expired: true });
    answer = renewing;
    expect((await platebook(['client', 'list'])).exitCode).toBe(0);
    expect(
      server.requests.map(({ call, token, body }) => [call.split('?')[0], token, body]),
    ).toEqual([
      ['POST /auth/v1/token', null, { refresh_token: 'access-one-refresh' }],
      ['GET /api/v2/clients/clients', 'access-two', null],
    ]);
    expect((await platebook(['auth', 'token', '--show'])).stdout).toBe('access-two\n');
  });

  test('that is refreshed by a status query shows its new expiry', async () => {
    await withSession('access-one', { expired: true });
    answer = renewing;
    const { stdout } = await platebook(['auth', 'status', '--json', 'accepted,expires_at']);
    const { accepted, expires_at } = JSON.parse(stdout) as {
      accepted: boolean;
      expires_at: string;
    };
    expect([accepted, Date.parse(expires_at) > Date.now()]).toEqual([true, true]);
  });

  test('that the server ended is refreshed once, then the call fails', async () => {
    await withSession('access-one');
    answer = renewing;
    expect((await platebook(['client', 'list'])).exitCode).toBe(0);
    answer = ({ call }) =>
      call.startsWith('POST /auth/v1/token')
        ? { status: 400, body: { code: 400, error_code: 'refresh_token_not_found', msg: 'No' } }
        : refusal(401, 'session_expired', 'Your session has expired. Please log in again.');
    const { exitCode, stderr } = await platebook(['client', 'list']);
    expect([exitCode, stderr]).toEqual([
      4,
      'error[session_expired]: Your session has expired. Please log in again.\nhint: platebook auth login\nrequest: req-1\n',
    ]);
  });
});

describe('platebook auth refresh', () => {
  const RENEW = 'POST /auth/v1/token?grant_type=refresh_token';
  const answering = (scripted: ScriptedAnswer) => {
    answer = ({ call }) => (call === RENEW ? scripted : undefined);
  };

  test('refreshes a session that is still valid, and saves it', async () => {
    await withSession('access-one');
    answering({ body: fakeSession('access-two') });
    const { exitCode, stdout, stderr } = await platebook(['auth', 'refresh', '--json']);
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      {
        profile: 'default',
        api_url: server.url,
        user: USER.email,
        expires_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
      'Renewed the session (profile default).\n',
    ]);
    expect(server.requests).toEqual([
      { call: RENEW, token: null, body: { refresh_token: 'access-one-refresh' } },
    ]);
    expect((await platebook(['auth', 'token', '--show'])).stdout).toBe('access-two\n');
  });

  test.each([
    [{ status: 400, body: { error_code: 'refresh_token_not_found' } }, 4, 'not_signed_in'],
    [{ status: 429, body: {} }, 8, 'malformed_response'],
    [{ status: 503, body: {} }, 9, 'malformed_response'],
    ['hang up', 8, 'network_error'],
  ] as const)('that gets %j ends with %d, and keeps the session', async (...one) => {
    const [scripted, exitCode, code] = one;
    await withSession('access-one');
    answering(scripted);
    const result = await platebook(['auth', 'refresh']);
    expect([result.exitCode, result.stdout, result.stderr.split(':')[0]]).toEqual([
      exitCode,
      '',
      `error[${code}]`,
    ]);
    expect((await platebook(['auth', 'token', '--show'])).stdout).toBe('access-one\n');
  });

  test('of an API token, 2, and without a session, 4', async () => {
    expect((await platebook(['auth', 'refresh'])).exitCode).toBe(4);
    await signedIn();
    expect((await platebook(['auth', 'refresh'])).exitCode).toBe(2);
    expect(server.requests).toEqual([]);
  });
});

describe('platebook client and store', () => {
  test('lists page by page, notes that there is more, and continues from there', async () => {
    await signedIn();
    answer = ({ call }) =>
      call.startsWith('GET /api/v2/clients/clients')
        ? success(
            call.includes('cursor=next')
              ? { items: [OTHER_CLIENT], next_cursor: null }
              : { items: [CLIENT], next_cursor: 'next' },
          )
        : undefined;
    const first = await platebook(['client', 'list', '--limit', '1', '--json', 'name']);
    expect([JSON.parse(first.stdout), first.stderr]).toEqual([
      [{ name: CLIENT.name }],
      'There are more: use --all, or --cursor next\n',
    ]);
    const all = await platebook(['client', 'list', '--all', '--json', 'name', '--search', 'a b']);
    expect(JSON.parse(all.stdout)).toEqual([{ name: CLIENT.name }, { name: OTHER_CLIENT.name }]);
    expect(server.requests.at(-1)?.call).toBe(
      'GET /api/v2/clients/clients?limit=100&cursor=next&q=a%20b',
    );
  });

  test('uses the chosen client, and requires a choice when there are several', async () => {
    await signedIn();
    answer = ({ call }) =>
      call.startsWith('GET /api/v2/clients/clients')
        ? success({ items: [CLIENT, OTHER_CLIENT], next_cursor: null })
        : undefined;
    const unchosen = await platebook(['store', 'list']);
    expect([unchosen.exitCode, unchosen.stderr]).toEqual([
      2,
      'error[client_not_chosen]: Please select a client first.\nhint: platebook client use NAME, or --client NAME\n',
    ]);
    const used = await platebook(['client', 'use', 'juniper & rye']);
    expect([used.exitCode, used.stderr]).toEqual([
      0,
      'Working on Juniper & Rye (profile default).\n',
    ]);
    answer = ({ call }) =>
      call === `GET /api/v2/clients/clients/${CLIENT.id}` ? success(CLIENT) : undefined;
    const stores = await platebook(['store', 'list']);
    expect([stores.exitCode, stores.stdout]).toEqual([0, '']);
    expect(server.requests.at(-1)?.call).toBe(
      `GET /api/v2/clients/tenants/${CLIENT.tenant_id}/stores?limit=30`,
    );
  });

  test('gives a hint when there is no client at all', async () => {
    await signedIn();
    answer = ({ call }) =>
      call.startsWith('GET /api/v2/clients/clients')
        ? success({ items: [], next_cursor: null })
        : undefined;
    expect((await platebook(['store', 'list'])).stderr).toContain(
      'Please create your first client to start using the system.',
    );
    expect((await platebook(['client', 'list'])).exitCode).toBe(0);
  });

  test('creates a client, but nothing in a dry run', async () => {
    await signedIn();
    const create = ['client', 'create', 'Juniper & Rye', '--country', 'CA', '-o', 'json'];
    const dry = await platebook([...create, '--dry-run']);
    expect([dry.exitCode, JSON.parse(dry.stdout), dry.stderr]).toEqual([
      0,
      { dry_run: true, name: 'Juniper & Rye', country: 'CA', currency: 'CAD' },
      'DRY RUN: nothing was created.\n',
    ]);
    expect(server.requests.map(({ call }) => call)).toEqual([
      'GET /api/v2/auth/me/permissions/createClient',
    ]);
    const made = await platebook(create);
    expect(JSON.parse(made.stdout)).toMatchObject({ id: CLIENT.id });
    expect(server.requests.at(-1)).toEqual({
      call: 'POST /api/v2/clients/clients',
      token: 'pbt_token',
      body: { name: 'Juniper & Rye', country: 'CA', currency: 'CAD' },
    });
  });
});

describe('a call that fails', () => {
  const PERMISSION =
    'Insufficient permissions. Please check client context or contact administrator.';

  test.each([
    [401, 'not_authenticated', 'Authentication failed. Please log in again.', 4, false],
    [403, 'permission_error', PERMISSION, 5, false],
    [404, 'client_not_found', 'Client not found', 6, false],
    [409, 'tenant_has_client', 'This tenant already has a client.', 7, false],
    [422, 'some_code', 'No', 7, false],
    [429, 'rate_limited', 'Too many attempts.', 8, true],
    [500, 'unexpected_error', 'An unexpected error occurred', 9, true],
    [503, 'service_unavailable', 'The server is busy.', 9, true],
  ])(
    'with %i %s reports it in one object and ends with its code',
    async (...[status, code, message, exit_code, retryable]) => {
      await signedIn();
      answer = () => refusal(status, code, message);
      const args = ['client', 'list', '--json', '--retry', '0'];
      const { exitCode, stdout, stderr } = await platebook(args);
      expect([exitCode, stdout]).toEqual([exit_code, '']);
      expect(JSON.parse(stderr)).toEqual({
        error: {
          code,
          message,
          hint: expect.toSatisfy((hint) => hint === null || typeof hint === 'string'),
          status,
          request_id: 'req-1',
          retryable,
          exit_code,
        },
      });
    },
  );

  test('retries reads after a database outage, no sooner than Retry-After', async () => {
    await signedIn();
    const away = refusal(503, 'service_unavailable', 'The server is busy.', { 'retry-after': '1' });
    const at: number[] = [];
    answer = () => {
      at.push(performance.now());
      return at.length === 1 ? away : undefined;
    };
    const { exitCode, stdout, stderr } = await platebook(['client', 'list']);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain(CLIENT.name);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test.each([
    ['reads', ['client', 'list']],
    ['makes something', ['client', 'create', 'Juniper']],
  ])('on a full disk, fails %s at once with the time to retry', async (_what, args) => {
    await signedIn();
    const full = 'The disk of the server is full, so this was not saved.';
    answer = () => refusal(503, 'storage_full', full, { 'retry-after': '30' });
    const { exitCode, stdout, stderr } = await platebook(args);
    expect([exitCode, stdout, stderr]).toEqual([
      9,
      '',
      `error[storage_full]: ${full}\nhint: try again in 30 s\nrequest: req-1\n`,
    ]);
    expect(server.requests).toHaveLength(1);
  });

  test('without a response ends with 8, and notes that a creation may have happened', async () => {
    await signedIn();
    answer = () => 'hang up';
    const read = await platebook(['client', 'list', '--retry', '0']);
    expect([read.exitCode, read.stderr]).toEqual([
      8,
      `error[network_error]: Network error. Please check your connection and try again.\nhint: is ${server.url} the right address, and does it answer?\n`,
    ]);
    const created = await platebook(['client', 'create', 'Juniper']);
    expect(created.stderr).toContain(
      'hint: it is not known whether it was done; look before you try again',
    );
    expect(server.requests.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('with a slow response ends with 8', async () => {
    await signedIn();
    answer = () => 'nothing';
    const args = ['client', 'list', '--timeout', '1', '--retry', '0'];
    expect((await platebook(args)).exitCode).toBe(8);
  });

  test('answered by a foreign page is no success', async () => {
    await signedIn();
    answer = () => ({ body: '<html>', headers: { 'content-type': 'text/html' } });
    const { exitCode, stderr } = await platebook(['client', 'list']);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      9,
      'error[malformed_response]: API request failed',
    ]);
  });

  test('by Ctrl-C ends with 130, quietly', async () => {
    await signedIn();
    let onReceived: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      onReceived = resolve;
    });
    answer = () => {
      onReceived();
      return 'nothing';
    };
    const running = spawnBuilt(['client', 'list'], {
      cwd: home,
      env: { HOME: home, PLATEBOOK_API_URL: server.url },
    });
    await reached;
    running.interrupt();
    const { exitCode, stdout, stderr } = await running.finished;
    expect([exitCode, stdout, stderr]).toEqual([
      130,
      '',
      'error[interrupted]: Interrupted; nothing was left half written.\n',
    ]);
  });
});
