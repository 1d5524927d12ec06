import type { Readable, Writable } from 'node:stream';
import { EXIT_CODES } from './exit-codes.ts';

export type OutputStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};
type InputStream = Readable & { readonly isTTY?: boolean };

/** A command's access to the outside world, apart from files. */
export type Context = {
  /** Arguments after the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdin: InputStream;
  /** Results only. */
  readonly stdout: OutputStream;
  /** Messages: summaries, progress, errors. */
  readonly stderr: OutputStream;
  readonly clock: () => Date;
  /** Aborted by the first Ctrl-C; the second one kills the process. */
  readonly signal: AbortSignal;
};

/** How long an interrupted call may take to clean up; a read from a dead network drive would never return. */
const CLEAN_UP_MS = 1000;

export function createContext(process: NodeJS.Process): Context {
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    setTimeout(() => process.exit(EXIT_CODES.interrupted), CLEAN_UP_MS).unref();
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return {
    argv: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    clock: () => new Date(),
    signal: interruption.signal,
  };
}
