// Starts the built sandbox beside a server, to have an outside world to try things with.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';

const PROGRAM = join(root, 'apps', 'sandbox', 'dist', 'start.js');
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Whether a server with these settings is local only and has no provider to call. */
export function wantsSandbox(env) {
  const isPrivate =
    env.NODE_ENV !== 'production' &&
    (env.DATABASE_URL ?? '') === '' &&
    LOOPBACK.includes(env.HOST ?? '127.0.0.1');
  const hasProvider = ['SANDBOX_URL', 'QUICKBOOKS_CLIENT_ID', 'UBEREATS_CLIENT_ID'].some(
    (name) => (env[name] ?? '') !== '',
  );
  return isPrivate && !hasProvider && env.SANDBOX !== '0';
}

/**
 * Starts it as a child of this process, with its books in DATA_DIR, and resolves to its URL. It ends with this process,
 * however that ends. Its webhooks go to the server with these settings.
 */
export async function startSandbox(env, { orNext }) {
  const port = env.SANDBOX_PORT ?? '4010';
  const serverPort = env.PORT ?? '4000';
  const file = join(resolve(env.DATA_DIR ?? './data'), 'sandbox.jsonl');
  const child = fork(
    PROGRAM,
    [
      '--port',
      port,
      '--file',
      file,
      ...(orNext ? ['--or-next'] : []),
      // A port chosen by the system is known too late to be passed on.
      ...(serverPort === '0' ? [] : ['--webhooks', `http://127.0.0.1:${serverPort}`]),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The sandbox does not start (exit ${code}).`);
    }),
  ]);
  child.once('exit', (code, signal) => {
    process.stderr.write(
      `The sandbox of Uber Eats, DoorDash and QuickBooks ended (${signal ?? code}): they cannot be reached until the next start.\n`,
    );
  });
  child.unref();
  child.channel?.unref();
  return message.url;
}
