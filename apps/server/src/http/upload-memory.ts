import { AppError } from './errors.ts';
import type { OperationId } from './operations.ts';

/** The bytes of uploads that this process holds in memory at once. */
export type UploadMemory = {
  /**
   * Takes room for the bytes of one request before any of them is read.
   *
   * @returns What gives the room back; calling it again changes nothing.
   * @throws AppError `uploads_busy` (503 with `Retry-After`) where the room is taken.
   */
  readonly reserve: (bytes: number) => () => void;
  /** What is reserved now, in bytes. */
  readonly held: () => number;
  /** The most that was reserved at once since the process started, in bytes. */
  readonly peak: () => number;
};

const RETRY_AFTER_S = 2;

/** The largest file that comes in one request, with what a form puts around it. */
const MOST_BYTES = (10 * 1024 + 256) * 1024;

/** How many times the bytes of a form are in memory while it is read, where it is not once. */
const COPIES: Partial<Record<OperationId, number>> = {
  createEntryAttachment: 4,
  createBlogImage: 4,
};

/** What a body that is saved as it arrives takes, however long it is: what is being saved and what comes meanwhile. */
const STREAMED: Partial<Record<OperationId, number>> = { sendUploadPart: 2 * 1024 * 1024 };

/** What the body of an operation takes of the memory while it is handled; the most it may where it does not say its length. */
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
