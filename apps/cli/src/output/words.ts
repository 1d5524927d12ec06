import type { Context } from '../context.ts';
import type { Style } from './style.ts';
import { wrapLine } from './text-width.ts';
import { writeChunks } from './write.ts';

/** Writes messages for people to stderr, wrapped to the terminal. */
export async function writeWords(
  { stderr, signal }: Context,
  lines: Iterable<string>,
  style: Style,
): Promise<void> {
  const fitted = Array.from(lines, (line) => wrapLine(line, style.width));
  await writeChunks(stderr, fitted, signal);
}
