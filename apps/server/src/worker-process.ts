import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from './platform/logger.ts';

/** A worker that has run this long is restarted immediately; otherwise after an exponential back-off. */
const RUNS_WELL_AFTER_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Longer than a worker waits for its jobs. */
const ENDS_WITHIN_MS = 30_000;

/** The worker could not start; the message is its own. */
export class WorkerError extends Error {
  override name = 'WorkerError';
}

/** The messages between the parent and the worker. */
export type ToWorker =
  | { readonly kind: 'start'; readonly databaseUrl: string }
  | { readonly kind: 'stand_back' }
  | { readonly kind: 'stop' };
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly sentence: string };

export type WorkerProcess = {
  /** Lowers its priority from now on. */
  readonly yieldToUsers: () => void;
  /** Ends it because its database has moved; the next one gets the new address. */
  readonly restart: () => void;
  /** Lets it finish its jobs, within a worker's time limit. */
  readonly stop: () => Promise<void>;
};

type WorkerDeps = {
  readonly databaseUrl: () => string;
  readonly log: Logger;
};

export type StartWorkerProcess = (deps: WorkerDeps) => Promise<WorkerProcess>;

/**
 * Runs the worker in a separate process, by `program`, until `stop` or the end of this process. Throws `WorkerError` if
 * its first start fails; afterwards a worker that exits is restarted.
 */
export function workerInProcess(program: string): StartWorkerProcess {
  return async (deps) => supervise(program, deps, await startWorker(program, deps));
}

function supervise(program: string, deps: WorkerDeps, first: ChildProcess): WorkerProcess {
  const { log } = deps;
  let child = first;
  let isStopping = false;
  let isYielding = false;
  let pause: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const startAgain = async (): Promise<void> => {
    try {
      child = await startWorker(program, deps);
    } catch (error) {
      log.error({ err: error }, 'The worker does not start; trying on.');
      startLater();
      return;
    }
    if (isYielding) {
      send(child, { kind: 'stand_back' });
    }
    watch(child);
    if (isStopping) {
      send(child, { kind: 'stop' });
    }
  };
  const startLater = (): void => {
    if (!isStopping) {
      pause = setTimeout(() => void startAgain(), pauseMs);
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    }
  };
  const watch = (watched: ChildProcess): void => {
    const startedAt = performance.now();
    watched.once('exit', (code, signal) => {
      if (!isStopping) {
        log.error({ code, signal }, 'The worker ended; another one is started.');
        pauseMs = performance.now() - startedAt > RUNS_WELL_AFTER_MS ? FIRST_PAUSE_MS : pauseMs;
        startLater();
      }
    });
  };
  watch(child);
  return {
    yieldToUsers: () => {
      isYielding = true;
      send(child, { kind: 'stand_back' });
    },
    restart: () => void child.kill('SIGKILL'),
    stop: async () => {
      isStopping = true;
      clearTimeout(pause);
      await endWorker(child);
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Resolves once it is ready. */
async function startWorker(
  program: string,
  { databaseUrl, log }: WorkerDeps,
): Promise<ChildProcess> {
  // Arguments to Node, such as a debugger's, are not passed on.
  const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(
        new WorkerError(`The worker ended while it started (${signal ?? `exit code ${code}`}).`),
      ),
    );
    child.once('message', (answer: FromWorker) => {
      if (answer.kind === 'ready') {
        resolve();
      } else {
        reject(new WorkerError(answer.sentence));
      }
    });
    send(child, { kind: 'start', databaseUrl: databaseUrl() });
  });
  log.info({ pid: child.pid }, 'The worker runs in a process of its own.');
  return child;
}

async function endWorker(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) {
    return;
  }
  const ended = once(child, 'exit');
  const lastResort = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  send(child, { kind: 'stop' });
  await ended;
  clearTimeout(lastResort);
}

/** A worker that has exited is handled by its exit event. */
function send(child: ChildProcess, what: ToWorker): void {
  child.send(what, () => undefined);
}
