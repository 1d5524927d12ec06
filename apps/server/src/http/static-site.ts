import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';
import { cspNonce } from './csp-nonce.ts';

/** Where the page takes its nonce from. */
const NONCE_PLACE = '__CSP_NONCE__';
const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built web app: hashed assets for ever, every other address as the app's one page. */
export function serveSite(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, response) => {
      response.redirect('/docs/api');
    });
    return;
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.use(
    '/assets',
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
    response
      .set('cache-control', 'no-cache')
      .type('html')
      .send(page.replaceAll(NONCE_PLACE, cspNonce(response)));
  });
}
