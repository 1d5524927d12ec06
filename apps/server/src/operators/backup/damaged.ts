import { basename } from 'node:path';
import { RefusedError } from '../program/refused-error.ts';

/** An archive that is not as it was written; names the archive and what is wrong with it. */
export function damaged(path: string, what: string, cause?: unknown): RefusedError {
  return new RefusedError('check_failed', `The backup ${basename(path)} is damaged: ${what}`, {
    cause,
  });
}

/** Why a file could not be read or written, in words for whoever asked; anything else is thrown as it is. */
export function explainFile(path: string, verb: 'read' | 'written', error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' && verb === 'read') {
    return new RefusedError('not_found', `There is no file ${path}.`, { cause: error });
  }
  return /^E[A-Z]+$/.test(code)
    ? new RefusedError('refused', `${path} cannot be ${verb} (${code}).`, { cause: error })
    : error;
}
