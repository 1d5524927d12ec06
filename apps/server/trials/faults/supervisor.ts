import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { crashedAt, writeCrashPlan } from './crash-plan.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { CrashPointName } from '../../src/platform/crash-point.ts';

/** Where a process was killed; `outside` if it was killed by another. */
export type Death = CrashPointName | 'outside';

export type Supervised = {
  /** The deaths so far. */
  readonly deaths: () => readonly Death[];
  /** Kills one of the running processes at an arbitrary moment; false if none is running. */
  readonly killOne: (pick: (running: number) => number) => boolean;
  /** Freezes one of the running processes, as on an overloaded machine, and lets it continue after this many ms. */
  readonly freezeOne: (pick: (running: number) => number, forMs: number) => void;
  /** From now on no process gets a crash plan; those that have one still die by it. */
  readonly spare: () => void;
  /** Throws `WorkerFailed` if one of them exited by itself: a bug in the program, not an injected fault. */
  readonly check: () => void;
  /** Ends them all, in order. */
  readonly end: () => Promise<void>;
  /** Kills them all at once, and starts none again. */
  readonly killAll: () => Promise<void>;
};

export type Supervision = {
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many processes run concurrently. */
  readonly workers: number;
  /** Where the next process dies; null lets it live. */
  readonly nextPlan: () => CrashPlan | null;
  /** The random seed of the next process. */
  readonly nextSeed?: () => number;
  /** Called with the fault that a process reports. */
  readonly onFault?: (kind: string) => void;
};

/** The exit code of a process that could not start for now. */
export const NOT_STARTED = 75;

/** A process exited by itself; with its output. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

type Worker = { child: ChildProcess; errors: string };

/** Runs several processes of the program concurrently and restarts each that is killed, until it is stopped. */
export function supervise(supervision: Supervision): Supervised {
  const { program, env, workers, nextPlan, nextSeed, onFault } = supervision;
  const deaths: Death[] = [];
  const failures: string[] = [];
  let spared = false;
  let stopping = false;

  function launch(slot: number): void {
    const plan = spared ? null : nextPlan();
    const own = {
      ...env,
      CRASH_AT: plan === null ? undefined : writeCrashPlan(plan),
      SEED: nextSeed === undefined ? undefined : String(nextSeed()),
    };
    const worker = forkWorker(program, own, onFault);
    const { child } = worker;
    running[slot] = worker;
    // Not `exit`: its last output may still be in flight.
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') {
        deaths.push(crashedAt(worker.errors) ?? 'outside');
      } else if (!stopping && code !== NOT_STARTED) {
        failures.push(`Worker ${slot} ended with ${String(code ?? signal)}: ${worker.errors}`);
      }
      if (!stopping && failures.length === 0) {
        launch(slot);
      }
    });
  }

  const running: Worker[] = [];
  const freezer = createFreezer();
  for (let slot = 0; slot < workers; slot += 1) {
    launch(slot);
  }
  const stop = async (each: (child: ChildProcess) => Promise<void>): Promise<void> => {
    stopping = true;
    freezer.thawAll();
    await Promise.all(running.map(({ child }) => each(child)));
  };
  const pickOne = (pick: (running: number) => number): ChildProcess | undefined => {
    const alive = running.filter(({ child }) => child.exitCode === null && !child.killed);
    return alive[pick(alive.length)]?.child;
  };
  return {
    deaths: () => deaths,
    killOne: (pick) => pickOne(pick)?.kill('SIGKILL') ?? false,
    freezeOne: (pick, forMs) => {
      const pid = pickOne(pick)?.pid;
      if (pid !== undefined) {
        freezer.freeze(pid, forMs);
      }
    },
    spare: () => {
      spared = true;
    },
    check: () => refuse(failures),
    end: () => stop(end),
    killAll: () => stop(kill),
  };
}

function refuse(failures: readonly string[]): void {
  if (failures.length > 0) {
    throw new WorkerFailed(failures.join('\n'));
  }
}

function forkWorker(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
  onFault?: (kind: string) => void,
): Worker {
  const child = fork(program, [], {
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const worker: Worker = { child, errors: '' };
  child.stderr?.on('data', (chunk: Buffer) => {
    worker.errors = `${worker.errors}${chunk.toString()}`.slice(-20_000);
  });
  child.on('message', (message) => {
    onFault?.((message as { fault: string }).fault);
  });
  return worker;
}

type Freezer = {
  readonly freeze: (pid: number, forMs: number) => void;
  readonly thawAll: () => void;
};

/** Freezes processes temporarily. Not by child.kill: Node would consider them killed. */
function createFreezer(): Freezer {
  const frozen = new Map<number, NodeJS.Timeout>();
  const thaw = (pid: number): void => {
    clearTimeout(frozen.get(pid));
    frozen.delete(pid);
    signal(pid, 'SIGCONT');
  };
  return {
    freeze: (pid, forMs) => {
      if (signal(pid, 'SIGSTOP')) {
        const timer = setTimeout(() => thaw(pid), forMs);
        frozen.set(pid, timer);
      }
    },
    thawAll: () => [...frozen.keys()].forEach(thaw),
  };
}

/** False if the process no longer exists. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') {
      return false;
    }
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  // Not `close`: Node does not emit it for a child whose channel was closed from here.
  const ended = once(child, 'exit');
  if (child.connected) {
    child.disconnect();
  }
  await ended;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Runs the program once; returns whether it was killed. Throws `WorkerFailed` if it exited because of a bug. */
export async function runUntilDead(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const worker = forkWorker(program, env);
  const [code, signal] = (await once(worker.child, 'close')) as [
    number | null,
    NodeJS.Signals | null,
  ];
  if (code !== 0 && signal !== 'SIGKILL') {
    throw new WorkerFailed(`A worker ended with ${String(code ?? signal)}: ${worker.errors}`);
  }
  return signal === 'SIGKILL';
}
