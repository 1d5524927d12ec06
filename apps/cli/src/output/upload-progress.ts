import type { Context } from '../context.ts';
import type { OnlineOptions } from '../online/options.ts';
import { createProgress } from './progress.ts';
import { createStyle } from './style.ts';
import { writeWords } from './words.ts';

/** Without a bar, one line per this many percent. */
const STEP_PERCENT = 10;

type Options = Pick<OnlineOptions, 'quiet' | 'color'>;

/** Upload progress: a bar on a terminal, a line for every tenth in a pipe, and nothing when quiet. */
export function createUploadProgress(
  context: Context,
  options: Options,
  { file, sizeBytes }: { readonly file: string; readonly sizeBytes: number },
): { readonly advance: (received: number) => Promise<void>; readonly stop: () => void } {
  if (context.stderr.isTTY === true && context.env.TERM !== 'dumb') {
    const bar = createProgress(context, {
      quiet: options.quiet === true,
      totalBytes: sizeBytes,
      verb: 'Uploading',
    });
    return { advance: (received) => bar.advance(received, file), stop: bar.stop };
  }
  const style = createStyle(context.stderr, context.env, options);
  let reportedAt = 0;
  return {
    advance: async (received) => {
      const percent = Math.floor((received / sizeBytes) * 100);
      const reached = percent - (percent % STEP_PERCENT);
      if (options.quiet !== true && reached > reportedAt) {
        reportedAt = reached;
        await writeWords(context, [`${file}: ${reached}% of ${sizeInWords(sizeBytes)}`], style);
      }
    },
    stop: () => undefined,
  };
}

const MEGABYTE = 1024 * 1024;

function sizeInWords(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
