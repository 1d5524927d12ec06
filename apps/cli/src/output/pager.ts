import { spawnSync } from 'node:child_process';
import type { Context } from '../context.ts';

const FALLBACK_ROWS = 24;
/** A shell's words for a program that is not there or cannot be run. */
const NOT_RUN = new Set([126, 127]);

/**
 * Shows what is longer than the terminal page by page, in the PAGER of the environment, else in less. False where there is no
 * terminal, nothing to page or no pager: the caller writes it out then.
 */
export function showInPager(
  { stdin, stdout, env }: Pick<Context, 'stdin' | 'stdout' | 'env'>,
  chunks: readonly string[],
): boolean {
  const { PAGER: chosen, TERM } = env;
  if (stdout.isTTY !== true || stdin.isTTY !== true || TERM === 'dumb') {
    return false;
  }
  if (['', 'cat'].includes((chosen ?? 'less').trim())) {
    return false;
  }
  const text = chunks.join('');
  if (text.split('\n').length <= (stdout.rows ?? FALLBACK_ROWS)) {
    return false;
  }
  // While it is on, the terminal and its Ctrl-C are the pager's: nothing else of this program may run.
  const { error, status } = spawnSync(chosen ?? 'less', {
    shell: chosen !== undefined,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', LV: '-c', ...env },
  });
  return error === undefined && !NOT_RUN.has(status ?? 0);
}
