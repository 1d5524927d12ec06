import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { cspNonce } from './csp-nonce.ts';
import { toWire } from './gzip.ts';
import { readAddresses, withFiles } from './site-addresses.ts';
import { preferCompressed } from './site-compression.ts';

/** Where the page takes its nonce from. */
const NONCE_PLACE = '__CSP_NONCE__';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: hashed assets for ever, every other address as the app's one page, with status 404 where the
 * app has no page of its own at that address.
 */
export function serveSite(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, response) => {
      response.redirect('/docs/api');
    });
    return;
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const pageAt = readAddresses(folder);
  app.use(
    '/assets',
    preferCompressed(join(folder, 'assets')),
    express.static(join(folder, 'assets'), {
      index: false,
      setHeaders: (response) => response.setHeader('cache-control', YEAR),
    }),
  );
  app.use(express.static(folder, { index: false, cacheControl: false }));
  app.get(/^\/(?!api\/|auth\/v1\/|rest\/v1\/|assets\/|docs\/|dev\/)/, (request, response, next) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    const found = pageAt(request.path);
    const html = found === null ? page : withFiles(page, found);
    const send = ({ body, headers }: Awaited<ReturnType<typeof toWire>>) =>
      response
        .status(found === null ? 404 : 200)
        .set('cache-control', 'no-cache')
        .vary('Accept-Encoding')
        .set(headers)
        .type('html')
        .send(body);
    toWire(html.replaceAll(NONCE_PLACE, cspNonce(response)), request).then(send, next);
  });
}
