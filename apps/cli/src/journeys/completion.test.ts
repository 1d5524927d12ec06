import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, OTHER_CLIENT } from '../testing/online-data.fake.ts';
import { PROGRAM, runBuilt, runCommand } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-completion-'));
  answer = () => success({ items: [CLIENT, OTHER_CLIENT], next_cursor: null });
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
const complete = (...words: string[]) =>
  runBuilt(['__complete', ...words], { cwd: home, env: env() });

describe('names', () => {
  test('come from the server and are cached for a minute', async () => {
    const first = await complete('client', 'show', '');
    expect([first.exitCode, first.stdout, first.stderr]).toEqual([
      0,
      `Juniper & Rye\tC-014\n東京, "Noodle" Bar\t\n`,
      '',
    ]);
    const again = await complete('store', 'list', '--client', 'jun');
    expect(again.stdout).toBe('Juniper & Rye\tC-014\n');
    expect(server.requests.map(({ call }) => call)).toEqual([
      'GET /api/v2/clients/clients?limit=100',
    ]);
    const cache = join(home, '.cache/platebook/names.json');
    expect((await stat(cache)).mode & 0o777).toBe(0o600);
    expect((await complete('client', 'show', '--profile', 'other', '')).stdout).toBe(first.stdout);
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['refuses', () => refusal(401, 'not_authenticated', 'No.')],
    ['says nothing', () => 'nothing' as const],
    ['hangs up', () => 'hang up' as const],
  ])(
    'are empty, without an error, when the server %s',
    async (_what, script: () => ScriptedAnswer) => {
      answer = script;
      const { exitCode, stdout, stderr } = await complete('client', 'show', '');
      expect([exitCode, stdout, stderr]).toEqual([0, '', '']);
    },
  );

  test('never contain control characters', async () => {
    const name = 'Juniper\u001B]0;owned\u0007\t& Rye';
    answer = () => success({ items: [{ ...CLIENT, name }], next_cursor: null });
    const { stdout } = await complete('client', 'show', '');
    // oxlint-disable-next-line no-control-regex -- the characters that must be absent
    expect(stdout.replace(/\t.*\n$/, '')).not.toMatch(/[\u0000-\u001F]/);
  });
});

describe('the script of bash', () => {
  /** What bash would offer with the cursor at the end of the line. */
  async function offeredIn(...words: string[]): Promise<string[]> {
    const program = join(home, 'platebook');
    await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
    await chmod(program, 0o755);
    const { stdout: script } = await runBuilt(['completion', 'bash'], { cwd: home });
    await writeFile(join(home, 'script.bash'), script);
    const line = [
      `source "${join(home, 'script.bash')}"`,
      `COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))`,
      '_platebook',
      String.raw`printf '%s\n' "\${COMPREPLY[@]}"`.replace(String.raw`\$`, '$'),
    ].join('\n');
    const { stdout, stderr } = await runCommand(
      'bash',
      ['-c', line, 'bash', 'platebook', ...words],
      { cwd: home, env: { ...env(), PATH: `${home}:${process.env['PATH']}` } },
    );
    expect(stderr).toBe('');
    return stdout.split('\n').slice(0, -1);
  }

  test('offers commands, options, values and names, quoted as needed', async () => {
    expect(await offeredIn('sync', 'wat')).toEqual(['watch']);
    expect(await offeredIn('sync', 'watch', '--exit')).toEqual(['--exit-status']);
    expect(await offeredIn('completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
    expect(await offeredIn('client', 'show', 'Jun')).toEqual([String.raw`Juniper\ \&\ Rye`]);
    expect(await offeredIn('journal', '')).toEqual(['']);
  });
});

test.each([
  ['zsh', '#compdef platebook\n'],
  ['fish', '# fish completion of platebook\n'],
  ['powershell', '# PowerShell completion of platebook\n'],
])('the script of %s calls this program', async (shell, head) => {
  const { exitCode, stdout } = await runBuilt(['completion', shell], { cwd: home });
  expect([exitCode, stdout.startsWith(head)]).toEqual([0, true]);
  expect(stdout).toContain('platebook __complete ');
});

test('manual pages are written for every command', async () => {
  const { exitCode, stderr } = await runBuilt(['help', '--man', 'man1'], { cwd: home });
  expect([exitCode, stderr]).toEqual([
    0,
    expect.stringMatching(/^\d+ manual pages are in man1\.\n$/),
  ]);
  const page = await readFile(join(home, 'man1/platebook-store-mapping-confirm.1'), 'utf8');
  expect(page).toContain(
    '.TH PLATEBOOK-STORE-MAPPING-CONFIRM 1 "" "platebook 0.1.0" "Platebook"\n',
  );
  expect(page).toContain(String.raw`.TP
\fB\-\-platform\-store <id>\fR
match this store, by the platform's ID
`);
  const all = await readFile(join(home, 'man1/platebook.1'), 'utf8');
  expect(all).toContain('.SH EXIT STATUS\n.TP\n\\fB0\\fR\n');
  expect(all).not.toMatch(/^[.'](?!\\"|TH|SH|TP|PP|nf|fi|ad)/m);
});
