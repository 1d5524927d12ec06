import { AppError } from './errors.ts';
import type { OperationId } from './operations.ts';

/** The bytes of uploads that this process holds in memory concurrently. */
export type UploadMemory = {
  /**
   * Reserves memory for the bytes of one request before any of them is read.
   *
   * @returns A function that releases the reservation; idempotent.
   * @throws AppError `uploads_busy` (503 with `Retry-After`) if the limit is reached.
   */
  readonly reserve: (bytes: number) => () => void;
  /** Currently reserved, in bytes. */
  readonly held: () => number;
  /** The peak reservation since the process started, in bytes. */
  readonly peak: () => number;
};

const RETRY_AFTER_S = 2;

/** The largest single-request file, including the form around it. */
const MOST_BYTES = (10 * 1024 + 256) * 1024;

/** How many copies of a form's bytes are in memory while it is read, if more than one. */
const COPIES: Partial<Record<OperationId, number>> = {
  createEntryAttachment: 4,
  createBlogImage: 4,
};

/**
 * The memory of a body that is saved as it arrives, whatever its length: the chunk being saved and what arrives
 * meanwhile.
 */
const STREAMED: Partial<Record<OperationId, number>> = { sendUploadPart: 2 * 1024 * 1024 };

/** The memory that an operation's body needs while it is handled; the maximum if its length is not declared. */
export function memoryOfUpload(operation: string, length: string | undefined): number {
  const streamed = STREAMED[operation as OperationId];
  const copies = COPIES[operation as OperationId] ?? 1;
  const declared = Number(length ?? MOST_BYTES);
  const most = streamed ?? MOST_BYTES / copies;
  return Math.min(Number.isSafeInteger(declared) ? declared : MOST_BYTES, most) * copies;
}

export function createUploadMemory({ maxBytes }: { readonly maxBytes: number }): UploadMemory {
  let held = 0;
  let peak = 0;
  return {
    reserve: (bytes) => {
      if (held + bytes > maxBytes) {
        throw new AppError('uploads_busy', { headers: { 'retry-after': String(RETRY_AFTER_S) } });
      }
      held += bytes;
      peak = Math.max(peak, held);
      let isHeld = true;
      return () => {
        held -= isHeld ? bytes : 0;
        isHeld = false;
      };
    },
    held: () => held,
    peak: () => peak,
  };
}
