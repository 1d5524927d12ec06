import { spawnSync } from 'node:child_process';
import type { Context } from '../context.ts';

const FALLBACK_ROWS = 24;
/** A shell's exit codes for a program that is missing or not executable. */
const NOT_RUN = new Set([126, 127]);

/**
 * Pages output longer than the terminal with $PAGER, or less. Returns false without a terminal, without a need or
 * without a pager: the caller then prints it.
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
  // Meanwhile the terminal and its Ctrl-C belong to the pager: nothing else of this program may run.
  const { error, status } = spawnSync(chosen ?? 'less', {
    shell: chosen !== undefined,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', LV: '-c', ...env },
  });
  return error === undefined && !NOT_RUN.has(status ?? 0);
}
