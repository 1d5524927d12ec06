import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** As deep as `dist`, because the server finds its files relative to itself. */
const OUT = join(HERE, '.cache');

let dataDir: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  // Built as shipped, but next to the build that may be running.
  const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');
  await promisify(execFile)(process.execPath, [tsup, '--out-dir', OUT, '--silent'], { cwd: HERE });
  dataDir = await mkdtemp(join(tmpdir(), 'platebook-main-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  children.clear();
});

afterAll(async () => {
  // Whatever a killed server left running is adopted and stopped by a final clean run.
  const last = launch({});
  await ready(last);
  await end(last, ['SIGTERM']);
  await rm(dataDir, { recursive: true });
  await rm(OUT, { recursive: true });
});

type Launched = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
};

/** As this user, or as the one with the given id. */
function launch(env: Record<string, string>, uid?: number): Launched {
  const child = spawn(process.execPath, [join(OUT, 'main.js')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  return { child, output: () => output.join(''), errors: () => errors.join('') };
}

/** Of every thread, if the system has a priority per thread. */
async function priorities(child: {
  readonly pid?: number | undefined;
}): Promise<ReadonlySet<number>> {
  const threads =
    process.platform === 'linux' ? await readdir(`/proc/${child.pid}/task`) : [String(child.pid)];
  return new Set(threads.map((thread) => getPriority(Number(thread))));
}

/** The pids of all its workers so far. */
function workers({ errors }: Launched): number[] {
  const named = errors().matchAll(/"pid":(\d+),"msg":"The worker runs in a process of its own\."/g);
  return [...named].map(([, pid]) => Number(pid));
}

/** Whether a process with this id exists and has not ended. */
async function runs(pid: number | undefined): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return !['', 'Z'].includes(stdout.trim().slice(0, 1));
}

/** The address that the server prints when it is ready. */
async function ready(launched: Launched): Promise<string> {
  for (;;) {
    const url = /Platebook is ready at (\S+)/.exec(launched.output())?.[1];
    if (url !== undefined) {
      return url;
    }
    if (launched.child.exitCode !== null) {
      throw new Error(`The server ended: ${launched.errors()}`);
    }
    await Promise.race([
      once(launched.child.stdout ?? launched.child, 'data'),
      once(launched.child, 'exit'),
    ]);
  }
}

async function end({ child }: Launched, signals: readonly NodeJS.Signals[]): Promise<unknown> {
  const exited = once(child, 'exit');
  for (const signal of signals) {
    child.kill(signal);
  }
  return (await exited)[0];
}

async function count(url: string): Promise<number> {
  const login = await fetch(`${url}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.platebook.test', password: 'demo-owner-password' }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const clients = await fetch(`${url}/api/v2/clients/clients`, {
    headers: { authorization: `Bearer ${data.access_token}` },
  });
  return ((await clients.json()) as { data: { items: unknown[] } }).data.items.length;
}

describe('the server as a process', () => {
  test('prints its address and the demo logins, serves requests, and stops on a Ctrl-C delivered twice with exit code 0', async () => {
    const server = launch({ SEED_DEMO: '1' });
    const url = await ready(server);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'success',
      data: { ready: true },
    });
    expect(await count(url)).toBe(2);
    expect(server.output()).toContain('owner@demo.platebook.test  demo-owner-password');
    expect(await end(server, ['SIGINT', 'SIGINT'])).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('stops on a signal at any moment of its start, including the last', async () => {
    for (const afterMs of [0, 300, 600, 900, 1_200]) {
      const server = launch({});
      await Promise.race([ready(server), delay(afterMs)]).catch(() => undefined);
      expect([afterMs, await end(server, ['SIGTERM'])]).toEqual([
        afterMs,
        expect.toBeOneOf([0, null]),
      ]);
    }
    const announced = launch({});
    await ready(announced);
    expect(await end(announced, ['SIGTERM'])).toBe(0);
  });

  test('a separate worker and all its threads run below the priority of the web process', async () => {
    const own = getPriority();
    const lower = Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL);
    const web = launch({ ROLES: 'web' });
    await ready(web);
    await expect.poll(() => priorities(web.child), { timeout: 15_000 }).toEqual(new Set([own]));
    await end(web, ['SIGTERM']);
    const worker = launch({ ROLES: 'worker' });
    await expect.poll(worker.output, { timeout: 90_000 }).toContain('worker runs');
    await expect
      .poll(() => priorities(worker.child), { timeout: 15_000 })
      .toEqual(new Set([lower]));
    expect(await end(worker, ['SIGTERM'])).toBe(0);
  });

  test('runs its worker in a process of lower priority, restarts it when it dies, and ends it with the server', async () => {
    const server = launch({ LOG_LEVEL: 'info' });
    await ready(server);
    const [first] = workers(server);
    const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
    expect(await priorities({ pid: first })).toEqual(new Set([lower]));
    expect(await priorities(server.child)).toEqual(new Set([getPriority()]));
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => workers(server).length, { timeout: 60_000 }).toBe(2);
    const [, second] = workers(server);
    expect(await end(server, ['SIGTERM'])).toBe(0);
    expect([await runs(first), await runs(second)]).toEqual([false, false]);
    const killed = launch({ LOG_LEVEL: 'info' });
    await ready(killed);
    const [orphan] = workers(killed);
    await end(killed, ['SIGKILL']);
    await expect.poll(() => runs(orphan), { timeout: 15_000 }).toBe(false);
  });

  test('killed outright loses nothing: the next start adopts the database', async () => {
    const first = launch({ SEED_DEMO: '1' });
    await ready(first);
    await end(first, ['SIGKILL']);
    const second = launch({ SEED_DEMO: '1', LOG_LEVEL: 'info' });
    expect(await count(await ready(second))).toBe(2);
    expect(second.errors()).toContain('embedded PostgreSQL (adopted)');
    expect(await end(second, ['SIGTERM'])).toBe(0);
  });

  test('next to another one on the same data shares its database, and leaves it running', async () => {
    const first = launch({ SEED_DEMO: '1' });
    const firstUrl = await ready(first);
    const second = launch({ SEED_DEMO: '1' });
    expect(await count(await ready(second))).toBe(2);
    expect(await end(second, ['SIGTERM'])).toBe(0);
    expect(await count(firstUrl)).toBe(2);
  });

  test('on a port in use says so and exits with 1, without disturbing its owner', async () => {
    const first = launch({});
    const url = await ready(first);
    const second = launch({ PORT: new URL(url).port });
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.errors()).toContain(`Port ${new URL(url).port} on 127.0.0.1 is taken`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('with an invalid setting names it in one line, and exits with 1', async () => {
    const server = launch({ PORT: 'abc' });
    const [code] = (await once(server.child, 'exit')) as [number];
    expect([code, server.errors()]).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535, but is "abc".\n',
    ]);
  });
});

/** The exit code of a failed start, and its whole output. */
async function refused(env: Record<string, string>, uid?: number): Promise<[unknown, string]> {
  const { child, errors } = launch({ LOG_LEVEL: 'error', ...env }, uid);
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, errors()];
}

async function starts(env: Record<string, string> = {}): Promise<void> {
  const server = launch(env);
  await ready(server);
  expect(await end(server, ['SIGTERM'])).toBe(0);
}

describe('a failed start prints one sentence, exits with 1 and overwrites nothing', () => {
  const keyFile = () => join(dataDir, 'secret-keys');

  beforeAll(() => starts());

  test('with keys that do not open what is sealed', async () => {
    const key = await readFile(keyFile(), 'utf8');
    const other = `${key.split(':')[0]}:${'B'.repeat(43)}=`;
    for (const keys of [other, `other:${'B'.repeat(43)}=`]) {
      expect(await refused({ SECRET_KEYS: keys })).toEqual([
        1,
        'SECRET_KEYS does not open what is sealed in this database. Start with the keys it was sealed with, a new one in front of them. Nothing that is sealed was changed.\n',
      ]);
    }
    await writeFile(keyFile(), other);
    expect(await refused({})).toEqual([
      1,
      `The keys in ${keyFile()} do not open what is sealed in this database. Put back the file it was sealed with. Nothing that is sealed was changed.\n`,
    ]);
    expect(await readFile(keyFile(), 'utf8')).toBe(other);
    await writeFile(keyFile(), key);
    await starts();
  });

  test('without the key file for sealed data', async () => {
    await rename(keyFile(), `${keyFile()}.away`);
    expect(await refused({})).toEqual([
      1,
      `The key file ${keyFile()} is missing, and this database holds what only its keys open. Put it back from a backup, or set SECRET_KEYS to what it held. No new one was made.\n`,
    ]);
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'secret-keys.away']);
    await rename(`${keyFile()}.away`, keyFile());
    await starts();
  });

  test('with a damaged key file', async () => {
    const key = await readFile(keyFile(), 'utf8');
    await writeFile(keyFile(), key.slice(0, 20));
    expect(await refused({})).toEqual([
      1,
      `The key file ${keyFile()} cannot be used. Each key is ID:BASE64 of 32 random bytes. Put it back from a backup, or set SECRET_KEYS to what it held. It was not replaced.\n`,
    ]);
    expect(await readFile(keyFile(), 'utf8')).toBe(key.slice(0, 20));
    await writeFile(keyFile(), key);
  });

  test('with an unwritable DATA_DIR', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platebook-closed-'));
    await chmod(folder, 0o555);
    // Root can access everything.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const way =
      'Make it writable for the user that runs Platebook, or set DATA_DIR to another folder.';
    const inside = join(folder, 'data');
    expect(await refused({ DATA_DIR: folder }, uid)).toEqual([
      1,
      `DATA_DIR ${folder} cannot be used: this user may not write there (EACCES). ${way}\n`,
    ]);
    expect(await refused({ DATA_DIR: inside }, uid)).toEqual([
      1,
      `DATA_DIR ${inside} cannot be used: this user may not write there (EACCES). ${way}\n`,
    ]);
    expect(await readdir(folder)).toEqual([]);
    await chmod(folder, 0o755);
    await writeFile(inside, '');
    expect(await refused({ DATA_DIR: inside })).toEqual([
      1,
      `DATA_DIR ${inside} cannot be used: there is a file of that name (EEXIST). ${way}\n`,
    ]);
    await rm(folder, { recursive: true });
  });

  test('with a damaged database folder', async () => {
    const base = join(dataDir, 'postgres');
    const data = join(base, 'data');
    const control = join(data, 'global', 'pg_control');
    const whole = await readFile(control);
    await truncate(control, 100);
    expect(await refused({})).toEqual([
      1,
      `PostgreSQL cannot start in ${data}: could not read file "global/pg_control": read 100 of 296. Restore the folder from a backup, or set DATA_DIR to another one; ${base}/postgres.log has more. Nothing was replaced.\n`,
    ]);
    expect(await readFile(control)).toEqual(whole.subarray(0, 100));
    await writeFile(control, whole);
    await rename(join(data, 'PG_VERSION'), join(base, 'PG_VERSION'));
    expect(await refused({})).toEqual([
      1,
      `The database folder ${data} is not whole: it has no PG_VERSION. Restore it from a backup, or set DATA_DIR to another folder. Nothing was replaced.\n`,
    ]);
    await rename(join(base, 'PG_VERSION'), join(data, 'PG_VERSION'));
    await starts();
  });
});
