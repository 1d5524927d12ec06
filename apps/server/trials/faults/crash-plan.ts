import { writeSync } from 'node:fs';
import type { CrashPoint, CrashPointName } from '../../src/platform/crash-point.ts';

/** Where a process dies: the `nth` time it passes a point, or any point if `at` is null. Counted from 1. */
export type CrashPlan = { readonly at: CrashPointName | null; readonly nth: number };

/** As in `CRASH_AT`: `after_http:2`, or `*:7`. */
export function writeCrashPlan({ at, nth }: CrashPlan): string {
  return `${at ?? '*'}:${nth}`;
}

export function readCrashPlan(text: string): CrashPlan {
  const [at = '*', nth = '1'] = text.split(':');
  return { at: at === '*' ? null : (at as CrashPointName), nth: Number(nth) };
}

/** The last output of a dying process, on standard error. */
const LAST_WORDS = /^crashed at (\w+)$/m;

export function crashedAt(errors: string): CrashPointName | null {
  return (LAST_WORDS.exec(errors)?.[1] ?? null) as CrashPointName | null;
}

function die(name: CrashPointName): void {
  writeSync(2, `crashed at ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** The crash point of a process with that plan: the process is killed there, which nothing in it can prevent. */
export function createCrashPoint(plan: CrashPlan | null, end = die): CrashPoint {
  let passed = 0;
  return (name) => {
    if (plan === null || (plan.at !== null && plan.at !== name)) {
      return;
    }
    passed += 1;
    if (passed === plan.nth) {
      end(name);
    }
  };
}
