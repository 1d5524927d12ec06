import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const SERVER = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const CLI = fileURLToPath(new URL('../../apps/cli/bin/platebook.js', import.meta.url));

export type Finished = {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
};

export type OwnServer = {
  readonly url: string;
  /** The command line on the machine of this server, with its environment. */
  readonly platebook: (args: readonly string[], stdin?: string) => Promise<Finished>;
  readonly start: () => Promise<void>;
  /** Stops its process and keeps its data. */
  readonly halt: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * A separate server, not started yet: in production mode on an empty database, where registrations need no mail, or
 * with the demo's people, for globally visible changes.
 */
export async function ownServer({ hasDemo = false } = {}): Promise<OwnServer> {
  const home = await mkdtemp(join(tmpdir(), 'platebook-production-'));
  // Started as root, the database runs as another user, who needs access to this folder.
  await chmod(home, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    ...(hasDemo ? { NODE_ENV: 'development', SEED_DEMO: '1' } : { NODE_ENV: 'production' }),
    DATA_DIR: join(home, 'data'),
    PORT: String(port),
    SITE_URL: url,
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    AUTH_AUTOCONFIRM_EMAIL: '1',
    LOG_LEVEL: 'warn',
    PLATEBOOK_API_URL: url,
  };
  let running: ChildProcess | null = null;
  const halt = async (): Promise<void> => {
    if (running !== null && running.exitCode === null) {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    }
  };
  return {
    url,
    platebook: (args, stdin = '') => run(CLI, args, { cwd: home, env, stdin }),
    start: async () => {
      running = spawn(process.execPath, [SERVER], { cwd: home, env, stdio: 'inherit' });
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 120_000 },
        )
        .toBe(200);
    },
    halt,
    stop: async () => {
      await halt();
      await rm(home, { recursive: true });
    },
  };
}

type Setting = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: string;
};

function run(program: string, args: readonly string[], { stdin, ...setting }: Setting) {
  return new Promise<Finished>((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      setting,
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
    child.stdin?.end(stdin);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
