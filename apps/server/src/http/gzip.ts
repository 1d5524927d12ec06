import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Smaller bodies fit into the first packets uncompressed. */
const WORTH_BYTES = 1_400;
const compress = promisify(gzip);
const TEXT = /^text\/|json|xml|yaml|javascript/;

/** Whether the client accepts gzip. */
export function takesGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip') === 'gzip';
}

/** Whether content of this type compresses: text does; archives, images and office files are compressed already. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType) && !contentType.includes('openxmlformats');
}

/** A body as sent, with its encoding header; small ones and those for clients without gzip are unchanged. */
export async function toWire(
  text: string,
  request: Request,
): Promise<{ readonly body: string | Buffer; readonly headers: Readonly<Record<string, string>> }> {
  if (Buffer.byteLength(text) < WORTH_BYTES || !takesGzip(request)) {
    return { body: text, headers: {} };
  }
  // Responses are compressed once and read once: the fast level costs a third of the best and saves nearly as much.
  const body = await compress(text, { level: constants.Z_BEST_SPEED + 2 });
  return { body, headers: { 'content-encoding': 'gzip' } };
}
