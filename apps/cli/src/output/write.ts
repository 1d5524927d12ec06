import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { systemErrorCode } from '../cli-error.ts';

export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** The reader closed our output (`| head`): not a failure. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

const BATCH_CHARACTERS = 64 * 1024;

/** Writes chunk by chunk with back-pressure. */
export async function writeChunks(
  stream: Writable,
  chunks: Chunks,
  signal: AbortSignal,
): Promise<void> {
  let failure: unknown;
  const onError = (error: unknown) => {
    failure = error;
  };
  stream.on('error', onError);
  try {
    for await (const chunk of batched(chunks)) {
      if (!stream.write(chunk)) {
        await once(stream, 'drain', { signal });
      }
      signal.throwIfAborted();
      if (failure !== undefined) {
        throw failure;
      }
    }
    await flushed(stream);
  } catch (error) {
    // A failed stream answers later writes with "destroyed"; the first failure is the cause.
    const cause = failure ?? error;
    throw systemErrorCode(cause) === 'EPIPE' ? new OutputClosed() : cause;
  } finally {
    stream.off('error', onError);
  }
}

/** Batches lines into chunks worth a system call. */
async function* batched(chunks: Chunks): AsyncGenerator<string | Uint8Array> {
  let batch = '';
  for await (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      if (batch !== '') {
        yield batch;
        batch = '';
      }
      yield chunk;
      continue;
    }
    batch += chunk;
    if (batch.length >= BATCH_CHARACTERS) {
      yield batch;
      batch = '';
    }
  }
  if (batch !== '') {
    yield batch;
  }
}

function flushed(stream: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write('', (error) => (error ? reject(error) : resolve()));
  });
}
