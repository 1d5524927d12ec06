import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { crashedAt, writeCrashPlan } from './crash-plan.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { CrashPointName } from '../../src/platform/crash-point.ts';

/** Where a process was killed; `outside` for one that did not do it to itself. */
export type Death = CrashPointName | 'outside';

export type Supervised = {
  /** Those that were killed so far. */
  readonly deaths: () => readonly Death[];
  /** Kills one of those that run now, wherever it is; false when none runs. */
  readonly killOne: (pick: (running: number) => number) => boolean;
  /** Stops one of those that run now, as a machine that has no time for it, and lets it go on after so many ms. */
  readonly freezeOne: (pick: (running: number) => number, forMs: number) => void;
  /** From now on nobody is given a plan to die by; who has one dies by it all the same. */
  readonly spare: () => void;
  /** Throws `WorkerFailed` where one of them ended by itself: a mistake of the program, not a fault that was given. */
  readonly check: () => void;
  /** Ends them all, in order. */
  readonly end: () => Promise<void>;
  /** Kills them all at once, and starts none again. */
  readonly killAll: () => Promise<void>;
};

export type Supervision = {
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many processes run beside each other. */
  readonly workers: number;
  /** Where the next process is to die; null lets it live. */
  readonly nextPlan: () => CrashPlan | null;
  /** What chance falls to the next process. */
  readonly nextSeed?: () => number;
  /** What a process says of the faults it was given. */
  readonly onFault?: (kind: string) => void;
};

/** What a process ends with that could not start for now. */
export const NOT_STARTED = 75;

/** A process ended by itself; with what it said. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

type Worker = { child: ChildProcess; errors: string };

/** Runs the program several times beside each other and starts each again that is killed, until it is stopped. */
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
    // Not `exit`: its last words may still be on the way.
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

/** Stops processes for a while. Not by child.kill: Node would take them for killed. */
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

/** False if the process is gone meanwhile. */
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
  // Not `close`: Node does not tell it of a child whose channel was closed from here.
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

/** Runs the program once; whether it was killed. Throws `WorkerFailed` where it ended by a mistake. */
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
