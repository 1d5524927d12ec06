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
  test('prompts for the password, never shows it and never saves it', async () => {
    const terminal = talk(LOGIN);
    await terminal.shows('Password: ');
    terminal.type('a secret\r');
    const { exitCode, stdout } = await terminal.finished;
    expect([exitCode, stdout.replaceAll('\r\n', '\n')]).toEqual([
      0,
      `Password: \nSigned in to ${server.url} as dana@example.test (profile default).\n`,
    ]);
    expect(server.requests.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/v2/auth/login', { email: 'dana@example.test', password: 'a secret' }],
    ]);
    const stored = await credentials();
    expect([stored.includes('access-one'), stored.includes('a secret')]).toEqual([true, false]);
  });

  test('prompts for the email too when it is missing', async () => {
    const terminal = talk('$PLATEBOOK auth login');
    await terminal.shows('E-mail: ');
    terminal.type('dana@example.test\r');
    await terminal.shows('Password: ');
    terminal.type('a secret\r');
    expect((await terminal.finished).exitCode).toBe(0);
  });

  describe('of an account with two-step sign-in', () => {
    const session = (token: string) => ({
      ...fakeSession(token),
      user: { ...fakeSession(token).user, factors: [{ id: 'f1', status: 'verified' }] },
    });
    const CODES: Readonly<Record<string, number>> = { '482913': 200, '7Q2M9XKD0FHT3WBN': 200 };
    let standIn: StandIn;

    beforeEach(async () => {
      standIn = await startStandIn(({ call, body }) => {
        if (call === 'POST /api/v2/auth/login') {
          return success(session('first-step'));
        }
        if (call.endsWith('/challenge')) {
          return { status: 200, body: { id: 'c1' } };
        }
        const { code } = body as { code: string };
        return CODES[code] === 200
          ? { status: 200, body: session('second-step') }
          : {
              status: 422,
              headers: { 'x-sb-error-code': 'mfa_verification_failed' },
              body: { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code' },
            };
      });
    });

    afterEach(() => standIn.stop());

    const start = (line: string) =>
      talkOnTerminal(line, {
        cwd: home,
        env: { HOME: home, PLATEBOOK_API_URL: standIn.url, NO_COLOR: '1' },
      });

    test('prompts for the code, and saves only the resulting session', async () => {
      const terminal = start(LOGIN);
      await terminal.shows('Password: ');
      terminal.type('a secret\r');
      await terminal.shows('Code from your authenticator app: ');
      terminal.type('482 913\r');
      expect((await terminal.finished).exitCode).toBe(0);
      expect(standIn.requests.map(({ call }) => call)).toEqual([
        'POST /api/v2/auth/login',
        'POST /auth/v1/factors/f1/challenge',
        'POST /auth/v1/factors/f1/verify',
      ]);
      expect(standIn.requests.at(-1)?.body).toEqual({ challenge_id: 'c1', code: '482913' });
      const stored = await credentials();
      expect([stored.includes('second-step'), stored.includes('first-step')]).toEqual([
        true,
        false,
      ]);
    });

    test('takes the code, or a recovery code, from --otp', async () => {
      const terminal = start(`${LOGIN} --otp "7Q2M 9XKD 0FHT 3WBN"`);
      await terminal.shows('Password: ');
      terminal.type('a secret\r');
      expect((await terminal.finished).exitCode).toBe(0);
      expect(standIn.requests.at(-1)).toMatchObject({
        call: 'POST /auth/v1/factors/recovery-codes/verify',
        body: { code: '7Q2M9XKD0FHT3WBN' },
      });
    });

    test('reports a wrong code, and saves nothing', async () => {
      const terminal = start(`${LOGIN} --otp 000000`);
      await terminal.shows('Password: ');
      terminal.type('a secret\r');
      const { exitCode, stdout } = await terminal.finished;
      expect(stdout.replaceAll('\r\n', '\n')).toContain(
        "error[second_step_failed]: That code is wrong or was already used.\nhint: wait for the app's next code, or use a recovery code\n",
      );
      expect([exitCode, await credentials()]).toEqual([4, '']);
    });
  });

  test('reports a wrong password, and saves nothing', async () => {
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
    expect(stdout).toContain('error[interrupted]: No answer was given.');
    expect([exitCode, server.requests]).toEqual([130, []]);
  });

  test('never prompts with --no-input', async () => {
    const { exitCode, stdout } = await talk(`${LOGIN} --no-input`).finished;
    expect(stdout).toContain('error[usage_error]: A password is only asked for on a terminal.');
    expect(exitCode).toBe(2);
  });
});
