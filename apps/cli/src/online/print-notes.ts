import type { Context } from '../context.ts';
import { createStyle } from '../output/style.ts';
import { writeWords } from '../output/words.ts';
import type { OnlineOptions } from './options.ts';

/** Prints notes on stderr, unless `--quiet`. */
export async function printNotes(
  context: Context,
  options: Pick<OnlineOptions, 'quiet' | 'color'>,
  lines: readonly string[],
): Promise<void> {
  if (options.quiet !== true) {
    await writeWords(context, lines, createStyle(context.stderr, context.env, options));
  }
}
