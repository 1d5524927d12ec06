import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { readPiped } from '../../online/ask.ts';

/** About 200,000 IDs. */
const PIPED_MAX_BYTES = 8 * 1024 * 1024;

/** The given ids without duplicates; `-` reads them from stdin, separated by white space. */
export async function readIds(
  context: Pick<Context, 'stdin'>,
  named: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const name of named) {
    if (name === '-') {
      const text = await readPiped(context, { maxBytes: PIPED_MAX_BYTES, what: 'a list of IDs' });
      ids.push(...text.split(/\s+/).filter((id) => id !== ''));
    } else {
      ids.push(name);
    }
  }
  if (ids.length === 0) {
    throw new CliError('usage_error', 'Nothing was piped in.', 'pipe in IDs, one a line');
  }
  return [...new Set(ids)];
}
