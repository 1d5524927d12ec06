import { readFile } from 'node:fs/promises';
import { CliError, systemErrorCode } from '../cli-error.ts';

/** Reads a user's file. Throws `file_not_found` or `not_readable`, with the name as given. */
export async function readTextFile(path: string, name = path): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const isMissing = systemErrorCode(error) === 'ENOENT';
    throw new CliError(
      isMissing ? 'file_not_found' : 'not_readable',
      isMissing ? `There is no file ${name}.` : `The file ${name} cannot be read.`,
    );
  }
}
