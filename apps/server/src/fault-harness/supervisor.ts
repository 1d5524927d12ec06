import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { crashedAt, writeCrashPlan } from './crash-plan.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { CrashPointName } from '../features/posting/posting.port.ts';

/** Where a process was killed; `outside` for one that did not do it to itself. */
export type Death = CrashPointName | 'outside';

export type Supervised = {
  /** Those that were killed so far. */
  readonly deaths: () => readonly Death[];
  /** Kills one of those that run now, wherever it is; false when none runs. */
  readonly killOne: (pick: (running: number) => number) => boolean;
  /** From now on nobody is given a plan to die by; who has one dies by it all the same. */
  readonly spare: () => void;
  /** Throws `WorkerFailed` where one of them ended by itself: a mistake of the program, not a fault that was given. */
  readonly check: () => void;
  /** Ends them all, in order. */
  readonly end: () => Promise<void>;
};

export type Supervision = {
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many processes run beside each other. */
  readonly workers: number;
  /** Where the next process is to die; null lets it live. */
  readonly nextPlan: () => CrashPlan | null;
};

/** A process ended by itself; with what it said. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

type Worker = { child: ChildProcess; errors: string };

/** Runs the program several times beside each other and starts each again that is killed, until it is stopped. */
export function supervise({ program, env, workers, nextPlan }: Supervision): Supervised {
  const deaths: Death[] = [];
  const failures: string[] = [];
  let spared = false;
  let stopping = false;

  function launch(slot: number): void {
    const plan = spared ? null : nextPlan();
    const child = fork(program, [], {
      execArgv: [],
      env: {
        ...env,
        WORKER: `w${slot}`,
        CRASH_AT: plan === null ? undefined : writeCrashPlan(plan),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const worker: Worker = { child, errors: '' };
    running[slot] = worker;
    child.stderr?.on('data', (chunk: Buffer) => {
      worker.errors = `${worker.errors}${chunk.toString()}`.slice(-20_000);
    });
    // Not `exit`: its last words may still be on the way.
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') {
        deaths.push(crashedAt(worker.errors) ?? 'outside');
      } else if (!stopping) {
        failures.push(`Worker ${slot} ended with ${String(code ?? signal)}: ${worker.errors}`);
      }
      if (!stopping && failures.length === 0) {
        launch(slot);
      }
    });
  }

  const running: Worker[] = [];
  for (let slot = 0; slot < workers; slot += 1) {
    launch(slot);
  }
  return {
    deaths: () => deaths,
    killOne: (pick) => {
      const alive = running.filter(({ child }) => child.exitCode === null && !child.killed);
      const victim = alive[pick(alive.length)];
      return victim?.child.kill('SIGKILL') ?? false;
    },
    spare: () => {
      spared = true;
    },
    check: () => {
      if (failures.length > 0) {
        throw new WorkerFailed(failures.join('\n'));
      }
    },
    end: async () => {
      stopping = true;
      await Promise.all(running.map(({ child }) => end(child)));
    },
  };
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
