import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, extname } from 'node:path';
import express from 'express';
import type { Express, NextFunction, Request, Response, RequestHandler } from 'express';
import { cspNonce } from './csp-nonce.ts';
import { toWire } from './gzip.ts';
import type { PublicPages } from './public-pages.ts';

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

/** The build of the web app lists the addresses of its pages here, as the router has them. */
const LIST = join('.vite', 'addresses.json');

/** What is known of an address that the app has a page at. */
type SitePage = {
  /** Files the page loads once the app has started, below the folder of the app. */
  readonly files: readonly string[];
};

type Found = (path: string) => SitePage | null;

/** Finds the app's page at a path; null where it has none. Where the build brought no list, there is one at every path. */
function readAddresses(folder: string): Found {
  const file = join(folder, LIST);
  if (!existsSync(file)) {
    return () => ({ files: [] });
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  const pages = Object.entries(list).map(([address, files]) => ({
    pattern: toPattern(address),
    files,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path)) ?? null;
}

/** Lets the browser load the files of a page beside those the app starts with, not after them. */
function withFiles(html: string, { files }: SitePage): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return links.length === 0 ? html : html.replace('</head>', `${links.join('')}</head>`);
}

/** `/dashboard/stores/:storeId/setup` as a pattern; a slash at the end leads to the same page. */
function toPattern(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  const matched = parts.map((part) =>
    part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^/${matched.join('/')}/?$`);
}

/** What the build writes beside a file that is worth it, the smaller first. */
const WRITTEN = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Lets what follows serve the compressed twin of a file of `folder` where the build has written one and the reader takes
 * it.
 */
function preferCompressed(folder: string): RequestHandler {
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
