import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeSession } from '../testing/online-data.fake.ts';
import { hasTerminal, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { StandIn } from '../testing/stand-in-server.fake.ts';

const LOGIN = '$PLATEBOOK auth login --email dana@example.test';

let home = '';
let server: StandIn;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-terminal-'));
  server = await startStandIn(({ body }) =>
    (body as { password: string }).password === 'a secret'
      ? success(fakeSession('access-one'))
      : refusal(400, 'invalid_credentials', 'Invalid email or password.'),
  );
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function talk(line: string) {
  const env = { HOME: home, PLATEBOOK_API_URL: server.url, NO_COLOR: '1' };
  return talkOnTerminal(line, { cwd: home, env });
}

const credentials = () =>
  readFile(join(home, '.local/state/platebook/credentials.json'), 'utf8').catch(() => '');

describe.skipIf(!hasTerminal())('platebook auth login on a terminal (util-linux script)', () => {
  test('asks for the password, never shows it and never keeps it', async () => {
    const terminal = talk(LOGIN);
    await terminal.shows('Password: ');
    terminal.type('a secret\r');
    const { exitCode, stdout } = await terminal.finished;
    expect([exitCode, stdout.replaceAll('\r\n', '\n')]).toEqual([
      0,
      `Password: \nSigned in to ${server.url} as dana@example.test (profile default).\n`,
    ]);
    expect(server.asked.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/v2/auth/login', { email: 'dana@example.test', password: 'a secret' }],
    ]);
    const kept = await credentials();
    expect([kept.includes('access-one'), kept.includes('a secret')]).toEqual([true, false]);
  });

  test('asks for the e-mail too where none was given', async () => {
    const terminal = talk('$PLATEBOOK auth login');
    await terminal.shows('E-mail: ');
    terminal.type('dana@example.test\r');
    await terminal.shows('Password: ');
    terminal.type('a secret\r');
    expect((await terminal.finished).exitCode).toBe(0);
  });

  test('says that a password is wrong, and keeps nothing', async () => {
    const terminal = talk(LOGIN);
    await terminal.shows('Password: ');
    terminal.type('a guess\r');
    const { exitCode, stdout } = await terminal.finished;
    expect(stdout).toContain('error[invalid_credentials]: Invalid email or password.');
    expect([exitCode, await credentials()]).toEqual([7, '']);
  });

  test('ends with 130 when the question is not answered', async () => {
    const terminal = talk(LOGIN);
    await terminal.shows('Password: ');
    terminal.type('\u0003');
    const { exitCode, stdout } = await terminal.finished;
    expect(stdout).toContain('error[interrupted]: Nothing was answered.');
    expect([exitCode, server.asked]).toEqual([130, []]);
  });

  test('asks nothing with --no-input', async () => {
    const { exitCode, stdout } = await talk(`${LOGIN} --no-input`).finished;
    expect(stdout).toContain('error[usage_error]: A password is only asked for on a terminal.');
    expect(exitCode).toBe(2);
  });
});
