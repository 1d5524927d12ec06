import type { Context } from '../context.ts';

export type Progress = {
  /** `done` of `total` bytes or items; a total of 0 means unknown (stdin). */
  readonly advance: (done: number, label: string) => Promise<void>;
  readonly stop: () => void;
};

const SILENT: Progress = { advance: async () => undefined, stop: () => undefined };

/** Shorter work needs no bar. */
const PATIENCE_MS = 1000;

export type ProgressOptions = {
  readonly quiet: boolean;
  readonly totalBytes: number;
  readonly verb?: 'Reading' | 'Uploading' | 'Backing up' | 'Checking' | 'Restoring' | 'Rotating';
};

/** A progress bar on stderr, for a terminal and noticeable work; otherwise nothing. */
export function createProgress(context: Context, options: ProgressOptions): Progress {
  const { stderr, env, clock } = context;
  if (options.quiet || stderr.isTTY !== true || env.TERM === 'dumb' || options.totalBytes === 0) {
    return SILENT;
  }
  const startedAt = clock().getTime();
  let bar: { update: (value: number, payload: object) => void; stop: () => void } | undefined;
  return {
    advance: async (done, label) => {
      if (bar === undefined && clock().getTime() - startedAt >= PATIENCE_MS) {
        bar = await startBar(context, options);
      }
      bar?.update(done, { label });
    },
    stop: () => bar?.stop(),
  };
}

async function startBar({ stderr }: Context, { totalBytes, verb = 'Reading' }: ProgressOptions) {
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    stream: stderr,
    format: `${verb} {bar} {percentage}%  {label}  ETA {eta_formatted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    fps: 8,
    gracefulExit: false,
  });
  bar.start(totalBytes, 0, { label: '' });
  return bar;
}
