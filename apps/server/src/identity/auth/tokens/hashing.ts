import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../http/errors.ts';

/** OWASP's minimum for argon2id, which is the library's default algorithm (its enum cannot be imported here). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The two operations that occupy a core for tens of milliseconds. */
export type Hashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
};

/** A sign-in is rejected for a retry, never as rate-limited: a client would end its session for that. */
export function notNow(): AppError {
  return new AppError('service_unavailable', { headers: { 'retry-after': '1' } });
}

/** In the thread pool of this process. */
export const HASHING_HERE: Hashing = {
  hash: (password) => hash(password, OPTIONS),
  verify: (stored, password) => verify(stored, password),
};

type Question = { readonly id: number; readonly password: string; readonly stored: string | null };
type Answer =
  | { readonly id: number; readonly result: string | boolean }
  | { readonly id: number; readonly error: string };

type Waiting = {
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
};

/**
 * In a separate process, which runs `answerHashing` in `program` and ends with this one. It is started on first use;
 * when it dies, waiting calls are rejected for a retry (`service_unavailable`), and the next call starts another.
 */
export function hashingInProcess(
  program: string,
  onStart: (pid: number | undefined) => void = () => undefined,
): Hashing {
  let running: { readonly child: ChildProcess; readonly waiting: Map<number, Waiting> } | null =
    null;
  let lastId = 0;

  const startProcess = () => {
    // Its stderr is ours; arguments to Node, such as a debugger's, are not passed on.
    const child = fork(program, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const waiting = new Map<number, Waiting>();
    const started = { child, waiting };
    const end = (): void => {
      running = running === started ? null : running;
      for (const { reject } of waiting.values()) {
        reject(notNow());
      }
      waiting.clear();
    };
    onStart(child.pid);
    child.once('error', end);
    child.once('exit', end);
    child.on('message', (answer: Answer) => {
      const pending = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) {
        pending?.reject(new Error(answer.error));
      } else {
        pending?.resolve(answer.result);
      }
    });
    // It must not keep the server's process alive.
    child.unref();
    child.channel?.unref();
    return started;
  };

  const ask = (question: Omit<Question, 'id'>): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      running ??= startProcess();
      const { child, waiting } = running;
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      child.send({ id, ...question } satisfies Question, (error) => {
        if (error !== null && waiting.delete(id)) {
          reject(notNow());
        }
      });
    });

  return {
    hash: async (password) => String(await ask({ password, stored: null })),
    verify: async (stored, password) => (await ask({ password, stored })) === true,
  };
}

/** The main loop of the process of `hashingInProcess`, until its parent ends. */
export function answerHashing(): void {
  // Ctrl-C reaches every process of a terminal; the server still needs this one for sign-ins in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => undefined);
  }
  process.once('disconnect', () => process.exit());
  process.on('message', (question: Question) => {
    const { id, password, stored } = question;
    const result =
      stored === null ? HASHING_HERE.hash(password) : HASHING_HERE.verify(stored, password);
    void result.then(
      (done: string | boolean) => process.send?.({ id, result: done } satisfies Answer),
      (error: unknown) => process.send?.({ id, error: String(error) } satisfies Answer),
    );
  });
}
