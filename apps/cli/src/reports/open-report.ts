import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Blocked } from '@platebook/accounting';
import { systemErrorCode } from '../cli-error.ts';
import type { Context } from '../context.ts';

/** The name of stdin in results. */
export const STDIN_NAME = 'stdin';

export const FILE_NOT_FOUND = 'file_not_found';

const CHUNK_BYTES = 256 * 1024;

/** Streams the bytes of one FILE argument; an interruption ends the wait for the next chunk at once. */
export async function* openReport(file: string, context: Context): AsyncGenerator<Uint8Array> {
  const stream: Readable =
    file === '-'
      ? context.stdin
      : createReadStream(resolve(context.cwd, file), { highWaterMark: CHUNK_BYTES });
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await unlessAborted(() => chunks.next(), context.signal);
      if (done === true) {
        return;
      }
      yield value;
    }
  } finally {
    stream.destroy();
  }
}

/**
 * Destroying a stream waits for its read in flight, which on a pipe may never return. Racing against one long-lived
 * promise would retain every chunk, so each wait adds its own listener.
 */
function unlessAborted<T>(next: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new DOMException('Interrupted', 'AbortError'));
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** The size of a FILE argument; 0 if it is unknown or cannot be read. */
export async function sizeOfReport(file: string, cwd: string): Promise<number> {
  if (file === '-') {
    return 0;
  }
  try {
    return (await stat(resolve(cwd, file))).size;
  } catch (error) {
    if (systemErrorCode(error) === undefined) {
      throw error;
    }
    // Opening it will report why.
    return 0;
  }
}

/** Turns a file's system error into a blocked reason; anything else is a bug and is rethrown. */
export function toBlocked(error: unknown, file: string): Blocked {
  const code = systemErrorCode(error);
  if (code === undefined || !/^E[A-Z]+$/.test(code)) {
    throw error;
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { file, reason: FILE_NOT_FOUND, message: 'There is no such file; check the name.' };
  }
  if (code === 'EISDIR') {
    const inside = `${file.replace(/\/$/, '')}/*.csv`;
    return {
      file,
      reason: 'not_a_file',
      message: `This is a directory; name its files: ${inside}`,
    };
  }
  const why = error instanceof Error ? error.message : code;
  return { file, reason: 'not_readable', message: `The system refuses to read it: ${why}.` };
}
