import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { OWNER, READER, type Person } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

type Schemas = components['schemas'];

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/platebook.js', import.meta.url));

let home = '';

test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-cli-'));
});

test.afterEach(() => rm(home, { recursive: true }));

type Finished = { exitCode: number; stdout: string; stderr: string };

function platebook(
  baseURL: string | undefined,
  args: readonly string[],
  stdin = '',
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      { cwd: home, env: { HOME: home, PLATEBOOK_API_URL: baseURL } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
    child.stdin?.end(stdin);
  });
}

/** Creates a token in the settings; returns it with a revoke function. */
async function newToken(
  request: APIRequestContext,
  person: Person,
  access: 'read' | 'write',
): Promise<{ token: string; revoke: () => Promise<void> }> {
  const signedIn = await request.post('/api/v2/auth/login', { data: person });
  const { data: session } = (await signedIn.json()) as Schemas['LoginAnswer'];
  const headers = { authorization: `Bearer ${session.access_token}` };
  const made = await request.post('/api/v2/auth/me/tokens', {
    headers,
    data: { name: 'command line', access },
  });
  const { data } = (await made.json()) as Schemas['CreatedApiTokenAnswer'];
  return {
    token: data.secret,
    revoke: async () => {
      await request.delete(`/api/v2/auth/me/tokens/${data.token.id}`, { headers });
    },
  };
}

test('a token lets a script in, until it is revoked', async ({ request, baseURL }) => {
  await seedClient(request, OWNER, 'Script & Sons');
  const { token, revoke } = await newToken(request, OWNER, 'write');
  const run = (...args: string[]) => platebook(baseURL, args);
  const login = await platebook(baseURL, ['auth', 'login', '--with-token'], `${token}\n`);
  expect(login).toEqual({
    exitCode: 0,
    stdout: '',
    stderr: `Signed in to ${baseURL} as ${OWNER.email} (profile default).\n`,
  });
  const whoami = await run('auth', 'whoami', '--client', 'script & sons', '--json');
  expect(JSON.parse(whoami.stdout)).toMatchObject({ email: OWNER.email, level: 'user_owner' });
  expect((await run('client', 'use', 'Script & Sons')).exitCode).toBe(0);
  expect(await run('store', 'list')).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  const created = await run('client', 'create', 'By script', '--country', 'CA', '-o', 'json');
  const { id } = JSON.parse(created.stdout) as { id: string };
  const shown = await run('client', 'show', id, '--json', 'name,currency,level');
  expect(JSON.parse(shown.stdout)).toEqual({
    name: 'By script',
    currency: 'CAD',
    level: 'user_owner',
  });
  await revoke();
  const refused = await run('client', 'list');
  expect([refused.exitCode, refused.stdout]).toEqual([4, '']);
});

test('a token that may only read changes nothing', async ({ request, baseURL }) => {
  const { token } = await newToken(request, READER, 'read');
  await platebook(baseURL, ['auth', 'login', '--with-token'], token);
  const listed = await platebook(baseURL, ['client', 'list', '--json', 'level']);
  expect(JSON.parse(listed.stdout)).toEqual([{ level: 'user_basic' }]);
  const created = await platebook(baseURL, ['client', 'create', 'Nothing', '--json']);
  expect([created.exitCode, JSON.parse(created.stderr)]).toMatchObject([
    5,
    { error: { code: 'token_access_insufficient', status: 403, exit_code: 5 } },
  ]);
  const preview = await platebook(baseURL, ['client', 'create', 'Nothing', '--dry-run']);
  expect(preview.exitCode).toBe(5);
});
