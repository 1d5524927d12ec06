import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Express, NextFunction, Request, Response } from 'express';
import { cspNonce } from './csp-nonce.ts';
import { toWire } from './gzip.ts';
import type { PublicPages } from './public-pages.ts';
import { readAddresses, withFiles } from './site-addresses.ts';
import { preferCompressed } from './site-compression.ts';

/** Where the page takes its nonce from. */
const NONCE_PLACE = '__CSP_NONCE__';
const YEAR = 'public, max-age=31536000, immutable';

/** Where the app itself says that there is no page: its frame, and who may look, are the app's to know. */
const OF_THE_APP = /^\/(?:dashboard|admin)(?:\/|$)/;

/**
 * Serves the built web app: hashed assets for ever, public pages as the server draws them, every other address of the app
 * as its one page. Where there is no page at all, the answer is a page with status 404: the app's own below its dashboard.
 */
export function serveSite(app: Express, folder: string, pages: PublicPages | null): void {
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
    answer(request, response, next).then(() => undefined, next);
  });
  const answer = async (request: Request, response: Response, next: NextFunction) => {
    if ((await pages?.answerFile(request, response)) === true) {
      return;
    }
    if (!request.accepts('html')) {
      next();
      return;
    }
    if (!(await answerPublic(request, response, pages, pageAt))) {
      await sendApp(request, response);
    }
  };
  const sendApp = async (request: Request, response: Response) => {
    const found = pageAt(request.path);
    const html = found === null ? page : withFiles(page, found);
    const { body, headers } = await toWire(
      html.replaceAll(NONCE_PLACE, cspNonce(response)),
      request,
    );
    response
      .status(found === null ? 404 : 200)
      .set('cache-control', 'no-cache')
      .vary('Accept-Encoding')
      .set(headers)
      .type('html')
      .send(body);
  };
}

/** Whether the address is no page of the app's; then it is answered. */
async function answerPublic(
  request: Request,
  response: Response,
  pages: PublicPages | null,
  pageAt: ReturnType<typeof readAddresses>,
): Promise<boolean> {
  if (pages === null || OF_THE_APP.test(request.path)) {
    return false;
  }
  if (await pages.answer(request, response)) {
    return true;
  }
  if (pageAt(request.path) === null) {
    await pages.answerNotFound(request, response);
    return true;
  }
  return false;
}
