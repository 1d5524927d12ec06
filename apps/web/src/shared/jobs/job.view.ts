import type { Job } from './jobs.ts';
import { words } from './jobs.messages.ts';

/** The progress, 0 to 100. */
export function percentOf({ over, total }: Pick<Job, 'over' | 'total'>): number {
  return total === 0 ? 100 : Math.floor((100 * over) / total);
}

/** "12 of 40, 3 failed". */
export function progressInWords({
  over,
  total,
  failures,
}: Pick<Job, 'over' | 'total' | 'failures'>): string {
  return failures.length === 0
    ? words.progress(over, total)
    : words.progressFailed(over, total, failures.length);
}

/** The result: "Partly done: Archive 3 clients". */
export function outcomeInWords({ state, title }: Pick<Job, 'state' | 'title'>): string {
  return state === 'running' || state === 'undoing' ? title : words[state](title);
}
