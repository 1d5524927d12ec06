import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/demo.ts';
import { runCommand } from '../testing/run-built.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = fileURLToPath(new URL(`../../../../demo/${DEMO.uber}`, import.meta.url));

let folder = '';
let tarball = '';

/** npm with an empty cache and no network: anything it would have to fetch is missing from the package. */
function npm(command: 'npm' | 'npx', ...args: string[]) {
  return runCommand(command, args, {
    cwd: folder,
    env: {
      HOME: folder,
      npm_config_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-alone-'));
  // npm's output differs between its versions, and between the Node versions it warns about.
  const packed = await npm(
    'npm',
    'pack',
    PACKAGE,
    '--ignore-scripts',
    '--pack-destination',
    folder,
  );
  const names = await readdir(folder);
  const tarballs = names.filter((name) => name.endsWith('.tgz'));
  expect([packed.exitCode, packed.exitCode === 0 ? '' : packed.stderr, tarballs]).toEqual([
    0,
    '',
    [expect.any(String)],
  ]);
  tarball = join(folder, String(tarballs[0]));
  await copyFile(REPORT, join(folder, 'report.csv'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('the package', () => {
  test('runs with npx in a folder with only a report', async () => {
    const args = ['--yes', '--package', tarball, 'platebook', 'journal', 'report.csv'];
    const { exitCode, stdout, stderr } = await npm('npx', ...args);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('report.csv')]);
    expect(stdout.split('\n')[0]?.split('\t')).toHaveLength(19);
  });

  test('is the only thing installed, and works from a project', async () => {
    const installed = await npm('npm', 'install', tarball);
    expect(installed.exitCode).toBe(0);
    const names = await readdir(join(folder, 'node_modules'));
    expect(names.filter((name) => !name.startsWith('.'))).toEqual(['@platebook']);
    const json = ['--no-install', 'platebook', 'journal', 'report.csv', '--format', 'json'];
    const { exitCode, stdout } = await npm('npx', ...json);
    expect(exitCode).toBe(0);
    const { entries } = JSON.parse(stdout) as { entries: readonly unknown[] };
    expect(entries.length).toBeGreaterThan(0);
    const filtered = await npm(
      'npx',
      '--no-install',
      'platebook',
      'config',
      'list',
      '--jq',
      '.[].key',
    );
    expect([filtered.exitCode, filtered.stdout]).toEqual([0, 'profile\napi_url\nclient\noutput\n']);
  });

  test('contains its man pages and nothing else of the repository', async () => {
    const prefix = join(folder, 'prefix');
    const installed = await npm('npm', 'install', '--global', '--prefix', prefix, tarball);
    expect(installed.exitCode).toBe(0);
    const pages = await readdir(join(prefix, 'share/man/man1'));
    expect(pages).toContain('platebook.1');
    expect(pages).toContain('platebook-journal.1');
    const home = join(prefix, 'lib/node_modules/@platebook/cli');
    expect((await readdir(home)).sort()).toEqual(['README.md', 'bin', 'dist', 'package.json']);
    expect((await readdir(join(home, 'dist'))).sort()).toEqual(['bin.js', 'man']);
    const { exitCode, stdout } = await runCommand(join(prefix, 'bin/platebook'), ['--version'], {
      cwd: folder,
    });
    expect([exitCode, stdout]).toEqual([0, '0.1.0\n']);
  });
});
