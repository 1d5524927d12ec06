import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import type { JournalOptions } from './options.ts';
export async function journal(
  _c: Context,
  _f: readonly string[],
  _o: JournalOptions,
): Promise<ExitCode> {
  return EXIT_CODES.ok;
}
