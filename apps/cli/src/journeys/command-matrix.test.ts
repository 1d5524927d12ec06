import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND_EXAMPLES } from '../help/examples.ts';
import { ONLINE_COMMANDS, SINGLE_COMMANDS } from '../online/options.ts';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { DEMO } from '../testing/demo.ts';
import { hasTerminal, runOnTerminal, runShell, type Finished } from '../testing/run-built.ts';
import { syncRun } from '../testing/online-data.fake.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { Asked, Said, StandIn } from '../testing/stand-in-server.fake.ts';
import { FINISHED_RUN, ROWS, type Row } from './command-matrix.ts';

const byContract = createContractAnswers();
const REPORT = fileURLToPath(new URL(`../../../../demo/${DEMO.uber}`, import.meta.url));

/** As the contract says it; what has to fit the call itself is made for it. */
function answerWell(asked: Asked): Said {
  const { call, body } = asked;
  if (call.endsWith('/latest')) {
    return { body: { version: '9.0.0' } };
  }
  if (call === `GET /api/v2/clients/sync/${FINISHED_RUN}`) {
    return success({ run: syncRun({ id: FINISHED_RUN }) });
  }
  if (/^POST \S+\/uploads$/.test(call)) {
    const { size_bytes: size } = body as { size_bytes: number };
    return success({ id: UPLOAD, size_bytes: size, received_bytes: size });
  }
  if (call.endsWith(`/${UPLOAD}/complete`)) {
    const bytes = readFileSync(REPORT);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { name: DEMO.uber, size_bytes: bytes.length, sha256 };
    return success({ already_imported: false, import: { id: FINISHED_RUN, file } });
  }
  return byContract(asked);
}

const UPLOAD = '1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77';

/** What the server does in each column, and the exit code of a command that needs its answer. */
const FAILURES: Readonly<
  Record<string, { readonly answer: (asked: Asked) => Said; readonly exitCode: number }>
> = {
  '401': { answer: () => refusal(401, 'not_authenticated', 'No.'), exitCode: 4 },
  '403': { answer: () => refusal(403, 'permission_error', 'No.'), exitCode: 5 },
  '404': { answer: () => refusal(404, 'client_not_found', 'No.'), exitCode: 6 },
  '422': { answer: () => refusal(422, 'validation_failed', 'No.'), exitCode: 7 },
  '429': { answer: () => refusal(429, 'rate_limited', 'No.'), exitCode: 8 },
  '500': { answer: () => refusal(500, 'unexpected_error', 'No.'), exitCode: 9 },
  'network error': { answer: () => 'hang up', exitCode: 8 },
  'time-out': { answer: () => 'nothing', exitCode: 8 },
};

let folder = '';
const servers = new Map<string, StandIn>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-matrix-'));
  await writeFile(join(folder, 'mapping.csv'), 'store_name,account\n');
  servers.set('well', await startStandIn(answerWell));
  for (const [name, { answer }] of Object.entries(FAILURES)) {
    servers.set(name, await startStandIn(answer));
  }
});

afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.stop()));
  await rm(folder, { recursive: true });
});

type Way = { readonly column: string; readonly terminal?: boolean; readonly more?: string };

/** Runs a row as somebody who has just signed in, in a home of its own. */
async function run(row: Row, { column, terminal = false, more = '' }: Way): Promise<Finished> {
  const server = servers.get(column);
  const home = await mkdtemp(join(folder, 'home-'));
  await signIn(home, server?.url ?? '');
  const online = row.isLocal === true ? '' : ' --timeout 1';
  const retries = row.isLocal === true || row.takesRetry === false ? '' : ' --retry 0';
  const input = row.stdin === undefined ? '' : ` < ${join(home, 'stdin')}`;
  await writeFile(join(home, 'stdin'), row.stdin ?? '');
  const words = row.call
    .replaceAll('REPORT', REPORT)
    .replaceAll('MAPPING', join(folder, 'mapping.csv'));
  const line = `$PLATEBOOK ${words}${online}${retries} ${more}${input}`;
  const options = {
    cwd: home,
    env: {
      HOME: home,
      PAGER: 'cat',
      NO_COLOR: '1',
      BROWSER: 'true',
      EDITOR: 'true',
      CI: '',
      PLATEBOOK_API_URL: server?.url ?? '',
      PLATEBOOK_CLIENT: '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01',
      PLATEBOOK_SERVER: join(folder, 'no-server'),
      npm_config_registry: server?.url ?? '',
    },
  };
  return terminal ? runOnTerminal(line, { ...options, columns: 120 }) : runShell(line, options);
}

async function signIn(home: string, apiUrl: string): Promise<void> {
  const path = join(home, '.local/state/platebook/credentials.json');
  const session = {
    kind: 'session',
    api_url: apiUrl,
    user: 'dana@example.test',
    access_token: 'access-one',
    refresh_token: 'refresh-one',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ profiles: { default: session } }), { mode: 0o600 });
}

const commands = Object.entries(ROWS);

test('every command has a row', () => {
  const groups = new Set(ONLINE_COMMANDS.map((name) => name.split(' ')[0]));
  const alone = Object.keys(COMMAND_EXAMPLES).filter((name) => !groups.has(name));
  expect(Object.keys(ROWS).sort()).toEqual([...ONLINE_COMMANDS, ...alone].sort());
  expect(alone).toEqual(expect.arrayContaining([...SINGLE_COMMANDS]));
});

describe.concurrent('with a server that answers', () => {
  test.each(commands)('%s into a pipe', async (_name, row) => {
    const { exitCode, stderr } = await run(row, { column: 'well' });
    expect([exitCode, exitCode === (row.exitCode ?? 0) ? '' : stderr]).toEqual([
      row.exitCode ?? 0,
      '',
    ]);
  });

  test.runIf(hasTerminal()).each(commands)('%s on a terminal', async (_name, row) => {
    const wanted = row.onTerminal ?? row.exitCode ?? 0;
    const { exitCode, stdout } = await run(row, { column: 'well', terminal: true });
    expect([exitCode, exitCode === wanted ? '' : stdout]).toEqual([wanted, '']);
  });

  test.each(commands.filter(([, { json }]) => json !== null))('%s as JSON', async (_name, row) => {
    const { exitCode, stdout, stderr } = await run(row, {
      column: 'well',
      more: row.json ?? '--json',
    });
    const wanted = row.exitCode ?? 0;
    expect([exitCode, exitCode === wanted ? '' : stderr]).toEqual([wanted, '']);
    const text = stdout === '' && wanted !== 0 ? stderr : stdout;
    expect(text === '' ? text : typeof JSON.parse(text)).toBe(row.silent === true ? '' : 'object');
  });
});

describe.concurrent.each(Object.entries(FAILURES))('with %s', (column, failure) => {
  test.each(commands)('%s', async (_name, row) => {
    const usual = row.isLocal === true ? (row.exitCode ?? 0) : failure.exitCode;
    const wanted = row.failing?.[column] ?? row.failing?.['any'] ?? usual;
    const { exitCode, stdout, stderr } = await run(row, { column });
    expect([exitCode, exitCode === wanted ? '' : stdout + stderr]).toEqual([wanted, '']);
  });
});
