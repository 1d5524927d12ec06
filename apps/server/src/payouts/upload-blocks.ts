import { BytesInPieces } from '../db/bytes-in-pieces.ts';

const BLOCK_BYTES = 1 << 18;
/** What is kept for the next upload: as much as one of the largest takes. */
const MOST_IDLE = 41;

const idle: Buffer[] = [];

/**
 * Where the bytes of an upload wait until all of them are there. The memory is used again by the next: made anew each time,
 * it makes the garbage collector stop the process for tens of milliseconds about every second upload.
 */
export type UploadBlocks = {
  /** Copies. */
  readonly add: (chunk: Buffer) => void;
  readonly bytes: () => BytesInPieces;
  /** For other uploads to use, once nobody reads the bytes any more; not while they may still be on their way. */
  readonly release: () => void;
};

export function openUploadBlocks(): UploadBlocks {
  const blocks: Buffer[] = [];
  let used = BLOCK_BYTES;
  return {
    add: (chunk) => {
      for (let from = 0; from < chunk.length;) {
        let block = blocks.at(-1);
        if (block === undefined || used === BLOCK_BYTES) {
          block = idle.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
          blocks.push(block);
          used = 0;
        }
        const copied = chunk.copy(block, used, from);
        used += copied;
        from += copied;
      }
    },
    bytes: () =>
      new BytesInPieces(
        blocks.map((block, at) => (at + 1 === blocks.length ? block.subarray(0, used) : block)),
      ),
    release: () => {
      idle.push(...blocks.splice(0, MOST_IDLE - idle.length));
      blocks.length = 0;
    },
  };
}
