import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND_EXAMPLES } from '../help/examples.ts';
import { ONLINE_COMMANDS, SINGLE_COMMANDS } from '../online/options.ts';
import { run as runProgram } from '../run.ts';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { DEMO } from '../testing/demo.ts';
import { signIn } from '../testing/sign-in.fake.ts';
import { hasTerminal, runBuilt, runOnTerminal, type Finished } from '../testing/run-built.ts';
import { fakeSession, syncRun } from '../testing/online-data.fake.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';
import { createTestContext } from '../testing/test-context.ts';
import { FINISHED_RUN, ROWS, type Row } from './command-matrix.ts';

const byContract = createContractAnswers();
const REPORT = fileURLToPath(new URL(`../../../../demo/${DEMO.uber}`, import.meta.url));

/** Answers with the contract's example; values that must match the call are generated. */
function answerWell(request: RecordedRequest): ScriptedAnswer {
  const { call, body } = request;
  if (call.endsWith('/latest')) {
    return { body: { version: '9.0.0' } };
  }
  if (call === 'POST /auth/v1/token?grant_type=refresh_token') {
    return { body: fakeSession('access-two') };
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
  return byContract(request);
}

const UPLOAD = '1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77';

/** The server's behavior in each column, and the exit code of a command that needs its answer. */
const FAILURES: Readonly<
  Record<
    string,
    { readonly answer: (request: RecordedRequest) => ScriptedAnswer; readonly exitCode: number }
  >
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

type Call = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
};

/** Builds a row's call by a user who has just signed in to the column's server, in a fresh home. */
async function toCall(row: Row, column: string, more: readonly string[] = []): Promise<Call> {
  const server = servers.get(column);
  const home = await mkdtemp(join(folder, 'home-'));
  await signIn(home, server?.url ?? '');
  const files: Readonly<Record<string, string>> = {
    REPORT,
    MAPPING: join(folder, 'mapping.csv'),
  };
  // When a response comes, however late, the default timeout applies; when none comes, the shortest is enough.
  const limit = row.isLocal === true || column !== 'time-out' ? [] : ['--timeout', '1'];
  const retries = row.isLocal === true || row.takesRetry === false ? [] : ['--retry', '0'];
  return {
    args: [
      ...row.call.split(' ').map((word) => files[word] ?? word),
      ...limit,
      ...retries,
      ...more,
    ],
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
    stdin: row.stdin ?? '',
  };
}

/** The shipped program on a terminal. Piped input is not a terminal there either. */
async function runThere({ args, stdin, ...options }: Call): Promise<Finished> {
  const path = join(options.cwd, 'stdin');
  await writeFile(path, stdin);
  const line = `$PLATEBOOK ${args.join(' ')}${stdin === '' ? '' : ` < ${path}`}`;
  return runOnTerminal(line, { ...options, columns: 120 });
}

/** The same program in this process: only the setter of the exit code differs. */
async function runHere({ args, ...options }: Call) {
  const { context, stdout, stderr } = createTestContext({ ...options, argv: args });
  const exitCode = await runProgram({ ...context, clock: () => new Date() });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
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
    const { args, ...options } = await toCall(row, 'well');
    const { exitCode, stderr } = await runBuilt(args, options);
    const wanted = row.exitCode ?? 0;
    expect([exitCode, exitCode === wanted ? '' : stderr]).toEqual([wanted, '']);
  });

  test.runIf(hasTerminal()).each(commands)('%s on a terminal', async (_name, row) => {
    const wanted = row.onTerminal ?? row.exitCode ?? 0;
    const { exitCode, stdout } = await runThere(await toCall(row, 'well'));
    expect([exitCode, exitCode === wanted ? '' : stdout]).toEqual([wanted, '']);
  });

  test.each(commands.filter(([, { json }]) => json !== null))('%s as JSON', async (_name, row) => {
    const call = await toCall(row, 'well', (row.json ?? '--json').split(' '));
    const { exitCode, stdout, stderr } = await runHere(call);
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
    const { exitCode, stdout, stderr } = await runHere(await toCall(row, column));
    expect([exitCode, exitCode === wanted ? '' : stdout + stderr]).toEqual([wanted, '']);
  });

  test('the process of the shipped program ends with the same code', async () => {
    const { args, ...options } = await toCall(ROWS['client list'], column);
    const { exitCode, stdout } = await runBuilt(args, options);
    expect([exitCode, stdout]).toEqual([failure.exitCode, '']);
  });
});
