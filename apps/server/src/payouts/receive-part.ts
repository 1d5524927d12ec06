import type { IncomingMessage } from 'node:http';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { BytesInPieces } from '../db/bytes-in-pieces.ts';
import { AppError } from '../http/errors.ts';
import { openUploadBlocks } from './upload-blocks.ts';
import type { UploadBlocks } from './upload-blocks.ts';

/** The size limit of one upload request. */
export const PART_MAX_BYTES = 8 * 1024 * 1024;
/** The write size, and all of a part that is in memory. */
const SAVED_BYTES = 1024 * 1024;

type Receiving = {
  readonly offset: number;
  /** Saves bytes at `offset`. */
  readonly save: (offset: number, bytes: BytesInPieces) => Promise<void>;
};

/**
 * Saves a request body as it arrives, a megabyte at a time. What arrived before a disconnect is saved too.
 *
 * @throws AppError `upload_part_too_large`, before anything is read if the length is declared.
 * @throws AppError `report_incomplete` if the body ends early.
 */
export async function receivePart(
  request: IncomingMessage,
  { offset, save }: Receiving,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > PART_MAX_BYTES) {
    throw new AppError('upload_part_too_large');
  }
  const receiving = { offset, taken: 0, waiting: 0, blocks: openUploadBlocks() };
  const saveBlocks = async (): Promise<void> => {
    const { blocks, waiting } = receiving;
    receiving.blocks = openUploadBlocks();
    receiving.waiting = 0;
    if (waiting > 0) {
      await saveAndRelease(blocks, (bytes) => save(receiving.offset, bytes));
      receiving.offset += waiting;
    }
  };
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      receiving.taken += chunk.length;
      if (receiving.taken > PART_MAX_BYTES) {
        throw new AppError('upload_part_too_large');
      }
      receiving.blocks.add(chunk);
      receiving.waiting += chunk.length;
      if (receiving.waiting >= SAVED_BYTES) {
        await saveBlocks();
        await yieldToOthers();
      }
    }
  } catch (cause) {
    if (cause instanceof AppError) {
      receiving.blocks.release();
      throw cause;
    }
    await saveBlocks();
    throw new AppError('report_incomplete', {
      message: 'The connection was lost. What arrived is stored. Continue from there.',
      cause,
    });
  }
  await saveBlocks();
}

async function saveAndRelease(
  blocks: UploadBlocks,
  save: (bytes: BytesInPieces) => Promise<void>,
): Promise<void> {
  await save(blocks.bytes());
  blocks.release();
}
