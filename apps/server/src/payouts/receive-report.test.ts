import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveReport } from './receive-report.ts';

const CHUNK_BYTES = 1 << 16;

/** A request with all bytes available, so that only the receiver limits the speed. */
function requestWith(file: Buffer): IncomingMessage {
  const head = '--end\r\ncontent-disposition: form-data; name="file"; filename="week.csv"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--end--\r\n')]);
  const chunks = Array.from({ length: Math.ceil(body.length / CHUNK_BYTES) }, (_, at) =>
    body.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
  const stream = Readable.from(chunks);
  return Object.assign(stream, {
    headers: { 'content-type': 'multipart/form-data; boundary=end' },
  }) as unknown as IncomingMessage;
}

test('a file of 8 MB is received completely, yielding to the event loop every 128 KB', async () => {
  const file = randomBytes(8 << 20);
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    if (!isOver) {
      setImmediate(count);
    }
  };
  setImmediate(count);
  const { name, sha256, bytes } = await receiveReport(requestWith(file));
  isOver = true;
  expect([name, sha256, bytes.length]).toEqual([
    'week.csv',
    createHash('sha256').update(file).digest('hex'),
    file.length,
  ]);
  expect(rounds).toBeGreaterThanOrEqual(60);
});
