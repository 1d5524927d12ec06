import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { OutputClosed, writeChunks } from './write.ts';

const signal = new AbortController().signal;

async function readAll(stream: PassThrough): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

describe('writing chunks', () => {
  test('keeps the order of texts and bytes', async () => {
    const stream = new PassThrough();
    const read = readAll(stream);
    await writeChunks(stream, ['a', 'b', Uint8Array.of(67), 'd'], signal);
    stream.end();
    expect(await read).toBe('abCd');
  });

  test('waits for a slow reader instead of filling the memory', async () => {
    const chunk = 'x'.repeat(70_000);
    let most = 0;
    const slow = new Writable({
      highWaterMark: 1000,
      write(_chunk, _encoding, done) {
        most = Math.max(most, slow.writableLength);
        setImmediate(done);
      },
    });
    await writeChunks(
      slow,
      Array.from({ length: 50 }, () => chunk),
      signal,
    );
    expect(most).toBe(70_000);
  });

  test('distinguishes a closed reader from a failure', async () => {
    const closing = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    await expect(writeChunks(closing, ['a'], signal)).rejects.toBeInstanceOf(OutputClosed);
  });

  test('rethrows any other failure of the stream', async () => {
    const full = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      },
    });
    await expect(writeChunks(full, ['a'], signal)).rejects.toThrow('no space left on device');
  });

  test('an interruption ends the wait for a stalled reader', async () => {
    const interruption = new AbortController();
    const stuck = new Writable({ highWaterMark: 1, write: () => interruption.abort() });
    await expect(writeChunks(stuck, ['abc'], interruption.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
