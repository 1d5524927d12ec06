import { ConfigError } from '../../config/values.ts';
import { SecretKeysError } from '../../platform/secret-keys.ts';
import { RefusedError } from './refused-error.ts';
import type { RefusalKind } from './refused-error.ts';

/** A program's progress and total, in bytes or items, and its current step. */
export type ReportProgress = (done: number, of: number, label: string) => void;

export type ProgramRequest = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly progress: ReportProgress;
  /** Aborted by the first signal that asks the process to end. */
  readonly signal: AbortSignal;
};

type Command = (request: ProgramRequest) => Promise<object>;

const EXIT_CODES: Readonly<Record<RefusalKind, number>> = {
  usage: 2,
  not_found: 6,
  refused: 7,
  check_failed: 10,
};
const FAILED = 1;
const INTERRUPTED = 130;

/** The minimum interval between progress reports. */
const PROGRESS_MS = 100;

/**
 * Runs a command of a program that the command line starts on the server's machine: the first argument is its name, the
 * second its options as JSON. Writes JSON lines to stdout, `{"progress": …}` while it runs and `{"result": …}` at the
 * end; on failure the error goes to stderr, in the words of `explainFault`.
 */
export async function runProgram(
  commands: Readonly<Record<string, Command>>,
  explainFault: (error: unknown) => string,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort());
  }
  try {
    const [, , name = '', options = '{}'] = process.argv;
    const command = new Map(Object.entries(commands)).get(name);
    if (command === undefined) {
      throw new RefusedError('usage', `There is no command "${name}".`);
    }
    const result = await command({
      options: JSON.parse(options) as Record<string, unknown>,
      progress: createReport(),
      signal: interruption.signal,
    });
    writeLine({ result });
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? INTERRUPTED : exitCodeOf(error);
    const message = error instanceof RefusedError ? error.message : explainFault(error);
    process.stderr.write(`${message}\n`);
  }
}

function createReport(): ReportProgress {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (done, of, label) => {
    const now = performance.now();
    if (now - reportedAt >= PROGRESS_MS) {
      reportedAt = now;
      writeLine({ progress: { done, of, label } });
    }
  };
}

function writeLine(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof RefusedError) {
    return EXIT_CODES[error.kind];
  }
  const isSetting = error instanceof ConfigError || error instanceof SecretKeysError;
  return isSetting ? EXIT_CODES.usage : FAILED;
}
