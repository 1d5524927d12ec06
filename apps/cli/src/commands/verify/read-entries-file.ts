import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { readJournalDocument, type StatedDocument } from '@platebook/accounting';
import { CliError, systemErrorCode } from '../../cli-error.ts';
import type { Context } from '../../context.ts';

/** Reads the document of `platebook journal --format json`; throws if it is not one. */
export async function readEntriesFile(file: string, context: Context): Promise<StatedDocument> {
  const json = await readText(file, context);
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new CliError(
      'invalid_entries',
      `The entries file ${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      'make it with platebook journal FILE… --format json',
    );
  }
  const result = readJournalDocument(parsed);
  if (result.kind === 'rejected') {
    throw new CliError('invalid_entries', `The entries file ${file}: ${result.message}`);
  }
  return result.document;
}

async function readText(file: string, { cwd, stdin, signal }: Context): Promise<string> {
  try {
    return file === '-'
      ? await text(stdin)
      : await readFile(resolve(cwd, file), { encoding: 'utf8', signal });
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new CliError('file_not_found', `There is no entries file ${file}.`, 'check the name');
    }
    if (code === undefined || signal.aborted) {
      throw error;
    }
    throw new CliError(
      'not_readable',
      `The entries file ${file} cannot be read: ${error instanceof Error ? error.message : code}.`,
    );
  }
}
