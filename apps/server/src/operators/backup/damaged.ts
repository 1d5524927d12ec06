import { basename } from 'node:path';
import { RefusedError } from '../program/refused-error.ts';

/** A damaged archive; the error names the archive and its problem. */
export function damaged(path: string, what: string, cause?: unknown): RefusedError {
  return new RefusedError('check_failed', `The backup ${basename(path)} is damaged: ${what}`, {
    cause,
  });
}

/** Maps a file error to a readable one; anything else is thrown unchanged. */
export function explainFile(path: string, verb: 'read' | 'written', error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' && verb === 'read') {
    return new RefusedError('not_found', `There is no file ${path}.`, { cause: error });
  }
  return /^E[A-Z]+$/.test(code)
    ? new RefusedError('refused', `${path} cannot be ${verb} (${code}).`, { cause: error })
    : error;
}
