import { BytesInPieces } from '../db/bytes-in-pieces.ts';

const BLOCK_BYTES = 1 << 18;
/** The idle pool size: enough for one upload of the maximum size. */
const MOST_IDLE = 41;

const idle: Buffer[] = [];

/**
 * Buffers the bytes of an upload until all have arrived. Buffers are pooled: allocating them each time makes the garbage
 * collector pause the process for tens of milliseconds on about every second upload.
 */
export type UploadBlocks = {
  /** Copies. */
  readonly add: (chunk: Buffer) => void;
  readonly bytes: () => BytesInPieces;
  /** Returns the buffers to the pool once nobody reads the bytes; not while they may still be being sent. */
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
