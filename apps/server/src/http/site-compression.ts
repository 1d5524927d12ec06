import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** What the build writes beside a file that is worth it, the smaller first. */
const WRITTEN = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Lets what follows serve the compressed twin of a file of `folder` where the build has written one and the reader takes
 * it.
 */
export function preferCompressed(folder: string): RequestHandler {
  const files = new Set(readdirSync(folder));
  return (request, response, next) => {
    const name = request.path.slice(1);
    const twins = WRITTEN.filter(({ suffix }) => files.has(name + suffix));
    if (twins.length > 0) {
      response.vary('Accept-Encoding');
    }
    const twin = twins.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
    if (twin !== undefined) {
      request.url = request.url.replace(name, name + twin.suffix);
      response.set('content-encoding', twin.encoding).type(extname(name));
    }
    next();
  };
}
