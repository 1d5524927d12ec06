import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, extname } from 'node:path';
import express from 'express';
import type { Express, NextFunction, Request, Response, RequestHandler } from 'express';
import { cspNonce } from './csp-nonce.ts';
import { toWire } from './gzip.ts';
import type { PublicPages } from './public-pages.ts';

/** The placeholder for the page's nonce. */
const NONCE_PLACE = '__CSP_NONCE__';
const YEAR = 'public, max-age=31536000, immutable';

/** Where the app itself shows the not-found page, since only the app knows its layout and who may see it. */
const OF_THE_APP = /^\/(?:dashboard|admin)(?:\/|$)/;

/**
 * Serves the built web app: hashed assets cached permanently, public pages rendered by the server, every other address
 * of the app as its single page. An address without a page gets status 404 and a page: the app's own under its
 * dashboard.
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

/** Serves the address unless it is a page of the app; returns whether it did. */
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

/** The web app's build lists the addresses of its pages here, as in its router. */
const LIST = join('.vite', 'addresses.json');

/** A page of the app. */
type SitePage = {
  /** Files that the page loads once the app has started, relative to the app's folder. */
  readonly files: readonly string[];
};

type Found = (path: string) => SitePage | null;

/** Finds the app's page at a path; null if it has none. Without the build's list, every path has one. */
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

/** Preloads a page's files along with those the app starts with, instead of after them. */
function withFiles(html: string, { files }: SitePage): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return links.length === 0 ? html : html.replace('</head>', `${links.join('')}</head>`);
}

/** Compiles `/dashboard/stores/:storeId/setup` to a pattern; a trailing slash is optional. */
function toPattern(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  const matched = parts.map((part) =>
    part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^/${matched.join('/')}/?$`);
}

/** The precompressed files that the build writes where that pays, the smaller first. */
const WRITTEN = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Serves the precompressed variant of a file of `folder` if the build has written one and the client accepts it. */
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
