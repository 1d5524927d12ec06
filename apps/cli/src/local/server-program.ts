import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CliError, type CliErrorCode } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { OnlineOptions } from '../online/options.ts';
import { createProgress, type Progress, type ProgressOptions } from '../output/progress.ts';

/** In a checkout, next to the CLI; PLATEBOOK_SERVER names another installation. */
const BESIDE = fileURLToPath(new URL('../../server', import.meta.url));

/** The path of a program of the server's installation on this machine; throws `server_not_here` if there is none. */
export function findServerProgram({ env, cwd }: Context, name: string): string {
  const home = env.PLATEBOOK_SERVER === undefined ? BESIDE : resolve(cwd, env.PLATEBOOK_SERVER);
  const program = join(home, 'dist', name);
  if (!existsSync(program)) {
    throw new CliError(
      'server_not_here',
      `There is no Platebook server in ${home}.`,
      'run this on the machine of the server; PLATEBOOK_SERVER names the folder apps/server of its installation',
    );
  }
  return program;
}

type Call = {
  /** The file name in `dist`. */
  readonly program: string;
  readonly command: string;
  readonly options?: object;
  readonly verb: NonNullable<ProgressOptions['verb']>;
};

/** The exit codes of such a program on failure. */
const CODES: Readonly<Record<number, CliErrorCode>> = {
  [EXIT_CODES.usage]: 'usage_error',
  [EXIT_CODES.notFound]: 'file_not_found',
  [EXIT_CODES.rejected]: 'server_program_refused',
  [EXIT_CODES.checkFailed]: 'server_program_check_failed',
  [EXIT_CODES.interrupted]: 'interrupted',
};

/**
 * Runs a command of a server program, which reads the server's environment and needs no session: access to the database
 * is enough. Shows progress and returns its result.
 */
export async function callServerProgram<Result>(
  context: Context,
  options: Pick<OnlineOptions, 'quiet'>,
  { program, command, options: input = {}, verb }: Call,
): Promise<Result> {
  const path = findServerProgram(context, program);
  const { env, cwd, signal } = context;
  const child = spawn(process.execPath, [path, command, JSON.stringify(input)], {
    env: { ...env },
    cwd,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An abort is visible in the exit code.
  child.on('error', () => undefined);
  const ended = new Promise<number>((settle) => {
    child.on('close', (code) => settle(code ?? EXIT_CODES.unexpected));
  });
  const errorOutput = text(child.stderr);
  const result = await follow<Result>(child.stdout, (of) =>
    createProgress(context, { quiet: options.quiet === true, totalBytes: of, verb }),
  );
  const exitCode = await ended;
  if (exitCode === EXIT_CODES.ok && result !== undefined) {
    return result;
  }
  const message = (await errorOutput).trim();
  throw new CliError(
    signal.aborted ? 'interrupted' : (CODES[exitCode] ?? 'server_program_failed'),
    message === '' ? `The server's program ended with ${exitCode}.` : message,
  );
}

type Line<Result> = {
  readonly progress?: { readonly done: number; readonly of: number; readonly label: string };
  readonly result?: Result;
};

/** Each phase with a known total has its own progress bar. */
async function follow<Result>(
  output: NodeJS.ReadableStream,
  openBar: (of: number) => Progress,
): Promise<Result | undefined> {
  let result: Result | undefined;
  let bar: { readonly of: number; readonly progress: Progress } | undefined;
  for await (const line of createInterface({ input: output })) {
    const { progress, ...end } = JSON.parse(line) as Line<Result>;
    if (progress !== undefined) {
      if (bar?.of !== progress.of) {
        bar?.progress.stop();
        bar = { of: progress.of, progress: openBar(progress.of) };
      }
      await bar.progress.advance(progress.done, progress.label);
    }
    result = end.result ?? result;
  }
  bar?.progress.stop();
  return result;
}
