import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Sets every thread of this process to at most the priority `nice`; a lower one is kept. Linux has a priority per
 * thread (setpriority(2), "C library/kernel differences"): set for the process, it would miss the garbage collector and
 * compiler threads, which started with it. Later threads inherit the priority of the thread that starts them.
 */
export function lowerPriority(nice: number): void {
  for (const thread of threads()) {
    try {
      if (getPriority(thread) < nice) {
        setPriority(thread, nice);
      }
    } catch (error) {
      if (!isGone(error)) {
        throw error;
      }
    }
  }
}

function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
}

/** A thread may end after it was listed. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'info' in error && codeOf(error.info) === 'ESRCH';
}

function codeOf(info: unknown): unknown {
  return typeof info === 'object' && info !== null && 'code' in info ? info.code : undefined;
}
