import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { CliError, systemErrorCode } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { type Chunks, writeChunks } from './write.ts';

export type Destination = {
  readonly path: string;
  /** A device or a pipe cannot be replaced by a rename; it is written to directly. */
  readonly kind: 'new' | 'replaced' | 'device';
  readonly mode: number;
};

const DEFAULT_MODE = 0o666;

/** Resolves `--out` before anything is read, so that a bad destination costs no work. */
export async function findDestination(
  out: string,
  inputs: readonly string[],
  cwd: string,
): Promise<Destination> {
  const named = resolve(cwd, out);
  const found = await statOrUndefined(named);
  if (found === undefined) {
    await requireDirectory(dirname(named), out);
    return { path: named, kind: 'new', mode: DEFAULT_MODE };
  }
  if (found.isDirectory()) {
    throw new CliError('output_is_directory', `${out} is a directory.`, 'name a file inside it');
  }
  for (const input of inputs) {
    const source = input === '-' ? undefined : await statOrUndefined(resolve(cwd, input));
    if (source !== undefined && source.dev === found.dev && source.ino === found.ino) {
      throw new CliError(
        'output_is_input',
        `--out ${out} is one of the files to read; it would be overwritten.`,
        'choose another name for the document',
      );
    }
  }
  if (!found.isFile()) {
    return { path: named, kind: 'device', mode: DEFAULT_MODE };
  }
  // A symbolic link is resolved, or the rename would replace the link instead of its target.
  return { path: await realpath(named), kind: 'replaced', mode: found.mode & 0o777 };
}

/** Writes a temporary file and renames it: readers see the old document or the new one, never part of one. */
export async function writeWhole(
  destination: Destination,
  chunks: Chunks,
  context: Pick<Context, 'signal'>,
): Promise<void> {
  const { path, kind, mode } = destination;
  const target =
    kind === 'device' ? path : join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    await writeTo(target, chunks, { mode, signal: context.signal, exclusive: kind !== 'device' });
    if (target !== path) {
      await rename(target, path);
    }
  } catch (error) {
    if (target !== path) {
      await rm(target, { force: true });
    }
    throw toOutputError(error, path);
  }
}

type WriteOptions = {
  readonly mode: number;
  readonly signal: AbortSignal;
  readonly exclusive: boolean;
};

async function writeTo(path: string, chunks: Chunks, options: WriteOptions): Promise<void> {
  const { exclusive, mode, signal } = options;
  // Opened before anything can fail: a stream that opens lazily creates its file after a failure has removed it.
  const file = await open(path, exclusive ? 'wx' : 'w', mode);
  const stream = file.createWriteStream({ flush: exclusive });
  // A failing stream may emit another error after its writer is gone.
  stream.on('error', () => undefined);
  try {
    await writeChunks(stream, chunks, signal);
    stream.end();
    await finished(stream);
  } finally {
    stream.destroy();
  }
  if (mode !== DEFAULT_MODE) {
    await chmod(path, mode);
  }
}

async function requireDirectory(path: string, out: string): Promise<void> {
  const found = await statOrUndefined(path);
  if (found?.isDirectory() !== true) {
    throw new CliError(
      'file_not_found',
      `Cannot write ${out}: there is no directory ${path}.`,
      'create it first, or name another',
    );
  }
}

async function statOrUndefined(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (systemErrorCode(error) === undefined) {
      throw error;
    }
    return undefined;
  }
}

function toOutputError(error: unknown, path: string): unknown {
  const code = systemErrorCode(error);
  if (code === undefined || !/^E[A-Z]+$/.test(code)) {
    return error;
  }
  return new CliError(
    'output_failed',
    `Cannot write ${path}: ${error instanceof Error ? error.message : code}.`,
    'nothing was left behind; free some space or name another file',
  );
}
