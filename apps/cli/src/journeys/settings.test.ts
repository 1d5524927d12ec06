import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasTerminal, runBuilt, runOnTerminal } from '../testing/run-built.ts';

let home = '';
let work = '';

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-config-'));
  work = join(home, 'project/deep');
  await mkdir(work, { recursive: true });
});

afterEach(() => rm(home, { recursive: true }));

function config(args: readonly string[], env = {}) {
  return runBuilt(['config', ...args], { cwd: work, env: { HOME: home, ...env } });
}

const userFile = () => join(home, '.config/platebook/config.json');
const projectFile = () => join(home, 'project/.platebook.json');
const readFileJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8'));

describe('platebook config', () => {
  test('saves for the active profile, and removes it again', async () => {
    const set = await config(['set', 'client', 'Juniper & Rye', '--profile', 'prod']);
    expect([set.exitCode, set.stdout, set.stderr]).toEqual([
      0,
      '',
      `Set client to Juniper & Rye in ${userFile()} (profile prod).\n`,
    ]);
    await config(['set', 'api_url', 'https://books.example.com/', '--profile', 'prod']);
    await config(['set', 'profile', 'prod']);
    expect(await readFileJson(userFile())).toEqual({
      profile: 'prod',
      profiles: { prod: { api_url: 'https://books.example.com', client: 'Juniper & Rye' } },
    });
    expect((await config(['get', 'api_url'])).stdout).toBe('https://books.example.com\n');
    const unset = await config(['unset', 'client']);
    expect([unset.exitCode, unset.stderr]).toEqual([
      0,
      `client is not set in ${userFile()} (profile prod).\n`,
    ]);
    const gone = await config(['get', 'client']);
    expect([gone.exitCode, gone.stdout, gone.stderr]).toEqual([
      6,
      '',
      'error[setting_not_set]: Nothing sets client.\nhint: platebook config set client VALUE\n',
    ]);
  });

  test('explain shows every source in order of precedence, and list the effective one', async () => {
    await writeFile(projectFile(), JSON.stringify({ client: 'of the project', output: 'csv' }));
    await config(['set', 'client', 'of the user']);
    const env = { PLATEBOOK_CLIENT: 'of the environment' };
    const explained = async (args: readonly string[], variables: object) =>
      (await config(['explain', 'client', '-o', 'tsv', ...args], variables)).stdout;
    expect(await explained(['--client', 'of the option'], env)).toBe(
      [
        'option\tof the option\ttrue\t--client',
        'environment\tof the environment\tfalse\tPLATEBOOK_CLIENT',
        `project\tof the project\tfalse\t${projectFile()}`,
        `user\tof the user\tfalse\t${userFile()}`,
        '',
      ].join('\n'),
    );
    const list = async (args: readonly string[], variables = {}) =>
      (await config(['list', '-o', 'tsv', ...args], variables)).stdout.split('\n')[2];
    expect([
      await list(['--client', 'of the option'], env),
      await list([], env),
      await list([]),
    ]).toEqual([
      'client\tof the option\toption\t--client',
      'client\tof the environment\tenvironment\tPLATEBOOK_CLIENT',
      `client\tof the project\tproject\t${projectFile()}`,
    ]);
    await config(['unset', 'client', '--project']);
    expect(await list([])).toBe(`client\tof the user\tuser\t${userFile()}`);
    expect(await readFileJson(projectFile())).toEqual({ output: 'csv' });
  });

  test("saves in the project's file above, but never a server", async () => {
    await writeFile(projectFile(), '{}');
    await config(['set', 'profile', 'prod', '--project']);
    expect(await readFileJson(projectFile())).toEqual({ profile: 'prod' });
    const server = await config(['set', 'api_url', 'https://evil.example', '--project']);
    expect([server.exitCode, server.stderr]).toEqual([
      2,
      'error[usage_error]: A project cannot set api_url: your token would be sent there.\nhint: set it in a profile, and let the project name the profile\n',
    ]);
    expect(await readFileJson(projectFile())).toEqual({ profile: 'prod' });
  });

  test.each([
    [['set', 'output', 'xml'], '"xml" is not an output format.'],
    [['set', 'client', ' '], 'client cannot be empty.'],
    [['set', 'api_url', 'books.example.com'], '"books.example.com" isn\'t a server address.'],
  ])('%j is refused, and nothing is saved', async (args, message) => {
    const { exitCode, stderr } = await config(args);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([2, `error[usage_error]: ${message}`]);
    await expect(readFile(userFile())).rejects.toThrow('ENOENT');
  });

  test('prints the paths of its files', async () => {
    expect((await config(['path'])).stdout).toBe(`${userFile()}\n`);
    expect(JSON.parse((await config(['path', '--json'])).stdout)).toEqual({
      config: userFile(),
      project: join(work, '.platebook.json'),
      credentials: join(home, '.local/state/platebook/credentials.json'),
    });
  });

  test('needs a terminal to edit', async () => {
    const { exitCode, stderr } = await config(['edit'], { EDITOR: 'false' });
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      2,
      'error[usage_error]: An editor needs a terminal.',
    ]);
  });

  test.runIf(hasTerminal())(
    'opens the file in the editor, and validates it afterwards',
    async () => {
      const edit = (editor: string) =>
        runOnTerminal('$PLATEBOOK config edit', {
          cwd: work,
          columns: 200,
          env: { HOME: home, EDITOR: editor },
        });
      const editor = join(home, 'editor.sh');
      await writeFile(editor, `printf '%s' "$1" > "$2"`);
      const good = await edit(`sh ${editor} '{"profile":"prod"}'`);
      expect([good.exitCode, good.stdout]).toEqual([0, `${userFile()} can be used.\r\n`]);
      expect((await config(['get', 'profile'])).stdout).toBe('prod\n');
      const bad = await edit(`sh ${editor} '{'`);
      expect([bad.exitCode, bad.stdout]).toEqual([2, expect.stringContaining('config_invalid')]);
      // An unreadable file is repaired the same way.
      expect((await edit(`sh ${editor} '{}'`)).exitCode).toBe(0);
      const failed = await edit('false');
      expect([failed.exitCode, failed.stdout]).toEqual([
        7,
        expect.stringContaining('The editor false did not end well'),
      ]);
    },
  );
});

describe('platebook open', () => {
  const open = (args: readonly string[]) =>
    runBuilt(['open', ...args], {
      cwd: work,
      env: { HOME: home, PLATEBOOK_API_URL: 'https://books.example.com' },
    });

  test.each([
    [[], '/dashboard'],
    [['sync'], '/dashboard/sync'],
    [['sync', 'run-1'], '/dashboard/sync/runs/run-1'],
    [['sync', '../x?y'], '/dashboard/sync/runs/..%2Fx%3Fy'],
    [['trace'], '/admin/dataflow?view=trace'],
    [['trace', 'a&b'], '/admin/dataflow?view=trace&request=a%26b'],
  ])('%j prints its address into a pipe', async (args, path) => {
    const { exitCode, stdout } = await open(args);
    expect([exitCode, stdout]).toEqual([0, `https://books.example.com${path}\n`]);
  });

  test('an ID that a page does not take is refused', async () => {
    const { exitCode, stderr } = await open(['dashboard', '1']);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      2,
      'error[usage_error]: The dashboard has no ID.',
    ]);
  });

  test.runIf(hasTerminal())('starts the browser on a terminal, or prints the address', async () => {
    const browser = join(home, 'browser');
    await writeFile(
      browser,
      `#!/bin/sh\nprintf '%s' "$1" > ${home}/opened.part && mv ${home}/opened.part ${home}/opened\n`,
      {
        mode: 0o755,
      },
    );
    const onTerminal = (program: string) =>
      runOnTerminal('$PLATEBOOK open sync', {
        cwd: work,
        columns: 200,
        env: { HOME: home, BROWSER: program },
      });
    const opened = await onTerminal(browser);
    expect([opened.exitCode, opened.stdout]).toEqual([
      0,
      'Opened http://127.0.0.1:4000/dashboard/sync\r\n',
    ]);
    await expect
      .poll(() => readFile(join(home, 'opened'), 'utf8').catch(() => null))
      .toBe('http://127.0.0.1:4000/dashboard/sync');
    const without = await onTerminal(join(home, 'no-such-browser'));
    expect([without.exitCode, without.stdout]).toEqual([
      0,
      'No browser could be started; this is the address:\r\nhttp://127.0.0.1:4000/dashboard/sync\r\n',
    ]);
  });
});
