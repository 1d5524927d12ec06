import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openUploadBlocks } from './upload-blocks.ts';

function blocksOf(...chunks: Buffer[]) {
  const blocks = openUploadBlocks();
  for (const chunk of chunks) {
    blocks.add(chunk);
  }
  return blocks;
}

test('added bytes are returned in order, in few chunks, however they were added', () => {
  const chunks = [1, 262_143, 300_000, 0, 262_144, 7].map((size) => randomBytes(size));
  const { pieces, length } = blocksOf(...chunks).bytes();
  expect(pieces.map((piece) => piece.length)).toEqual([262_144, 262_144, 262_144, 37_863]);
  expect(length).toBe(824_295);
  expect(Buffer.concat(pieces).equals(Buffer.concat(chunks))).toBe(true);
  expect(openUploadBlocks().bytes().pieces).toEqual([]);
});

test('released memory is reused, and never by two uploads at once', () => {
  const first = blocksOf(Buffer.alloc(300_000, 'a'));
  const memory = new Set(first.bytes().pieces.map(({ buffer }) => buffer));
  const beside = blocksOf(Buffer.alloc(300_000, 'b'));
  expect(beside.bytes().pieces.some(({ buffer }) => memory.has(buffer))).toBe(false);
  first.release();
  first.release();
  const next = blocksOf(Buffer.alloc(300_000, 'c'));
  const other = blocksOf(Buffer.alloc(300_000, 'd'));
  expect(next.bytes().pieces.every(({ buffer }) => memory.has(buffer))).toBe(true);
  expect(
    [beside, next, other].map((blocks) => Buffer.concat(blocks.bytes().pieces).toString('latin1')),
  ).toEqual(['b', 'c', 'd'].map((letter) => letter.repeat(300_000)));
});
