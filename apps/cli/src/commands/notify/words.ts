import { resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { readPiped } from '../../online/ask.ts';
import { readTextFile } from '../../online/read-text-file.ts';
import type { NotifyBroadcastOptions, NotifyCreateOptions } from './options.ts';

const MESSAGE_MAX_BYTES = 64 * 1024;

type Words = Pick<
  NotifyCreateOptions | NotifyBroadcastOptions,
  'title' | 'bodyFile' | 'type' | 'priority'
>;

/** The notification's content, with its text from a file or stdin. */
export async function readWords(context: Context, { title, bodyFile, type, priority }: Words) {
  return {
    title,
    message: await readBody(context, bodyFile),
    ...(type === undefined ? {} : { type }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** The text of a file, or of stdin for `-`. */
export async function readBody(context: Context, bodyFile: string): Promise<string> {
  const text =
    bodyFile === '-'
      ? await readPiped(context, { maxBytes: MESSAGE_MAX_BYTES, what: 'a message' })
      : await readTextFile(resolve(context.cwd, bodyFile), bodyFile);
  return text.trim();
}

/** 3 if some failed, 7 if all did. */
export function exitCodeOf({ done, of }: { done: number; of: number }): ExitCode {
  if (done >= of) {
    return EXIT_CODES.ok;
  }
  return done === 0 ? EXIT_CODES.rejected : EXIT_CODES.partial;
}
