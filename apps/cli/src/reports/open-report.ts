import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError, systemErrorCode } from '../cli-error.ts';
import type { Context } from '../context.ts';

/** A report as it comes in: a file or stdin, in chunks, its name as the user gave it. */
export type OpenReport = {
  readonly name: string;
  /** 0 when it is not known beforehand. */
  readonly sizeBytes: number;
  readonly chunks: AsyncIterable<Uint8Array>;
};

export const STDIN_NAME = 'stdin';

const CHUNK_BYTES = 1024 * 1024;

/** Opens one FILE argument, or says in a CliError why it cannot be. */
export async function openReport(file: string, context: Context): Promise<OpenReport> {
  if (file === '-') {
    return { name: STDIN_NAME, sizeBytes: 0, chunks: context.stdin };
  }
  const path = resolve(context.cwd, file);
  try {
    const handle = await open(path);
    const found = await handle.stat();
    if (found.isDirectory()) {
      await handle.close();
      throw new CliError(
        'not_a_file',
        `${file} is a directory.`,
        `name the reports in it: platebook journal ${file.replace(/\/$/, '')}/*.csv`,
      );
    }
    const chunks: AsyncIterable<Uint8Array> = handle.createReadStream({
      highWaterMark: CHUNK_BYTES,
      signal: context.signal,
    });
    return { name: file, sizeBytes: found.size, chunks };
  } catch (error) {
    throw toReadError(error, file);
  }
}

/** What a system error means for the user who named the file. */
export function toReadError(error: unknown, file: string): unknown {
  const code = systemErrorCode(error);
  if (code === undefined || !/^E[A-Z]+$/.test(code)) {
    return error;
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new CliError(
      'file_not_found',
      `There is no file ${file}.`,
      'check the name; the other files of this call go on',
    );
  }
  return new CliError(
    'not_readable',
    `${file} cannot be read: ${error instanceof Error ? error.message : code}.`,
    'the other files of this call go on',
  );
}
