import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built web app: hashed assets for ever, every other address as the app's one page. */
export function serveSite(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, response) => {
      response.redirect('/docs/api');
    });
    return;
  }
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      index: false,
      setHeaders: (response) => response.setHeader('cache-control', YEAR),
    }),
  );
  app.use(express.static(folder, { index: false, cacheControl: false }));
  app.get(/^\/(?!api\/|auth\/v1\/|assets\/|docs\/)/, (request, response, next) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    response.set('cache-control', 'no-cache').sendFile('index.html', { root: folder });
  });
}
