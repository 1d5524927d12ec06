import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import type { VerifyOptions } from './options.ts';
export async function verify(
  _c: Context,
  _f: readonly string[],
  _o: VerifyOptions,
): Promise<ExitCode> {
  return EXIT_CODES.ok;
}
