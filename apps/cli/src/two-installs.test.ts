import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../../scripts', import.meta.url));

/** A fake npm: installs the one package once the file `go` exists, and records that it did. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('calls', process.argv[2] + ' ');
while (!existsSync('go')) await new Promise((done) => setTimeout(done, 20));
mkdirSync('node_modules/plate', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/plate': { version: '1.0.0' } } }));
`;

const COMMAND = `
import { ensureInstalled } from './install.mjs';
ensureInstalled();
process.stdout.write('goes on\\n');
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'platebook-clone-'));
  await mkdir(join(root, 'scripts'));
  for (const name of (await readdir(SCRIPTS)).filter((file) => file.endsWith('.mjs'))) {
    await copyFile(join(SCRIPTS, name), join(root, 'scripts', name));
  }
  await writeFile(join(root, 'scripts', 'command.mjs'), COMMAND);
  await writeFile(join(root, 'npm.mjs'), NPM);
  const packages = { 'node_modules/plate': { version: '1.0.0' } };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
});

// A child of a killed command may still be exiting.
afterEach(() => rm(root, { recursive: true, maxRetries: 20, retryDelay: 50 }));

type Command = { readonly child: ChildProcess; readonly output: () => string };

function start(): Command {
  const child = spawn(process.execPath, [join(root, 'scripts', 'command.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'], npm_execpath: join(root, 'npm.mjs') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return { child, output: () => output.join('') };
}

const INSTALLS = 'Installing dependencies (once, about a minute)…\n';

test('the second of two commands on a fresh clone waits for the install of the first and goes on', async () => {
  const first = start();
  await expect.poll(first.output).toBe(INSTALLS);
  const second = start();
  await expect.poll(second.output).not.toBe('');
  const ends = [once(first.child, 'close'), once(second.child, 'close')];
  await writeFile(join(root, 'go'), '');
  expect((await Promise.all(ends)).map(([code]: unknown[]) => code)).toEqual([0, 0]);
  expect([first.output(), second.output(), await readFile(join(root, 'calls'), 'utf8')]).toEqual([
    `${INSTALLS}goes on\n`,
    `Another command of Platebook (process ${first.child.pid}) is installing or building here; waiting for it…\ngoes on\n`,
    'ci ',
  ]);
  expect(await readdir(root)).not.toContain('.platebook.lock');
});

test('a command killed during its install blocks nobody', async () => {
  const killed = start();
  await expect.poll(killed.output).toBe(INSTALLS);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const next = start();
  await expect.poll(next.output).toBe(INSTALLS);
  const ended = once(next.child, 'close');
  await writeFile(join(root, 'go'), '');
  await ended;
  expect(next.output()).toBe(`${INSTALLS}goes on\n`);
});
