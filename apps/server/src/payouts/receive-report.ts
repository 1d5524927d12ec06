import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextSlot } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import type { BytesInPieces } from '../db/bytes-in-pieces.ts';
import { AppError } from '../http/errors.ts';
import { toFileName } from './file-name.ts';
import { openUploadBlocks } from './upload-blocks.ts';
import type { UploadBlocks } from './upload-blocks.ts';

/** The largest report in one request; larger ones are uploaded in parts. */
export const REQUEST_MAX_BYTES = 10 * 1024 * 1024;
/** The maximum multipart overhead of a form. */
const AROUND_BYTES = 64 * 1024;

export type ReceivedReport = {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: BytesInPieces;
  /** Releases the buffer to the next upload, once the bytes are stored. */
  readonly release: () => void;
};

/**
 * Receives the single file of a multipart upload, hashing it as it arrives. A file over the limit is refused as soon as
 * the limit is exceeded; nothing of a refused upload is kept.
 */
export async function receiveReport(
  request: IncomingMessage,
  maxBytes = REQUEST_MAX_BYTES,
): Promise<ReceivedReport> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_BYTES) {
    throw new AppError('report_too_large');
  }
  const state = newState();
  const busboy = openParser(request.headers, maxBytes);
  busboy.on('file', (field, stream, name) => {
    state.files += 1;
    if (field !== 'file' || state.files > 1) {
      stream.resume();
      return;
    }
    state.name = toFileName(name);
    stream.on('data', (chunk: Buffer) => {
      state.hash.update(chunk);
      state.blocks.add(chunk);
    });
    stream.on('limit', () => busboy.destroy(new AppError('report_too_large')));
  });
  try {
    await pipeline(request, slicesOf, busboy);
    return accept(state);
  } catch (cause) {
    state.blocks.release();
    throw cause instanceof AppError ? cause : new AppError('report_incomplete', { cause });
  }
}

/** The bytes received between two yields to the event loop. */
const SLICE_BYTES = 1 << 17;

/** Otherwise a file that arrives faster than it is processed blocks the process for megabytes at a time. */
async function* slicesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let taken = 0;
  for await (const chunk of chunks) {
    yield chunk;
    taken += chunk.length;
    if (taken >= SLICE_BYTES) {
      taken = 0;
      await nextSlot();
    }
  }
}

type State = {
  files: number;
  name: string | null;
  readonly blocks: UploadBlocks;
  readonly hash: ReturnType<typeof createHash>;
};

function newState(): State {
  return { files: 0, name: null, blocks: openUploadBlocks(), hash: createHash('sha256') };
}

function openParser(
  headers: IncomingMessage['headers'],
  maxBytes: number,
): InstanceType<typeof Busboy> {
  const type = headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 1_024, headerPairs: 50 },
    });
  } catch (cause) {
    // A multipart content type without a boundary.
    throw new AppError('report_missing', { cause });
  }
}

function accept({ files, name, blocks, hash }: State): ReceivedReport {
  if (files > 1) {
    throw new AppError('too_many_reports');
  }
  if (name === null) {
    throw new AppError('report_missing');
  }
  const bytes = blocks.bytes();
  if (bytes.length === 0) {
    throw new AppError('report_empty');
  }
  return { name, sha256: hash.digest('hex'), bytes, release: blocks.release };
}
