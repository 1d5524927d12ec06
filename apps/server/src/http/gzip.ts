import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Smaller bodies fit into the first packets as they are. */
const WORTH_BYTES = 1_400;
const compress = promisify(gzip);
const TEXT = /^text\/|json|xml|yaml|javascript/;

/** Whether the reader of an answer takes it compressed. */
export function takesGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip') === 'gzip';
}

/** Whether content of this type gets smaller: text does; archives, pictures and office files are compressed already. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType) && !contentType.includes('openxmlformats');
}

/** A body as it goes over the wire, with the header that says so; small ones and those of other readers as they are. */
export async function toWire(
  text: string,
  request: Request,
): Promise<{ readonly body: string | Buffer; readonly headers: Readonly<Record<string, string>> }> {
  if (Buffer.byteLength(text) < WORTH_BYTES || !takesGzip(request)) {
    return { body: text, headers: {} };
  }
  // Answers are made once and read once: the fast level costs a third of the best and saves nearly as much.
  const body = await compress(text, { level: constants.Z_BEST_SPEED + 2 });
  return { body, headers: { 'content-encoding': 'gzip' } };
}
