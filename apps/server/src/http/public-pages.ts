import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { SiteLocale } from '../db/tables.ts';
import { openPagesModule } from './pages-module.ts';
import type { PagesModule, PublicData, PublicSite, RenderedPage } from './pages-module.ts';
import { nearPaths, prefersOther, readContent } from './public-content.ts';
import type { PublicContent } from './public-content.ts';

export type PublicPages = {
  /** Serves the request if it is for a feed or a file for search engines; returns whether it did. */
  readonly answerFile: (request: Request, response: Response) => Promise<boolean>;
  /** Serves the request if it is for a public page; returns whether it did. */
  readonly answer: (request: Request, response: Response) => Promise<boolean>;
  readonly answerNotFound: (request: Request, response: Response) => Promise<void>;
  readonly answerFailure: (
    failure: { readonly status: number; readonly requestId: string },
    request: Request,
    response: Response,
  ) => Promise<void>;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The public pages of a web app build; null if it has none. */
export function openPublicPages(folder: string, site: PublicSite): PublicPages | null {
  const load = openPagesModule(folder);
  if (load === null) {
    return null;
  }
  const drawn = keepDrawn();
  const send = async (sent: Sent, module: PagesModule, [request, response]: Exchange) => {
    const { path, key, content, language } = sent;
    const data = {
      siteUrl: site.siteUrl,
      support: site.support,
      ...(await site.facts()),
      prefersOther: prefersOther(request, language),
      isPreview: false,
      content,
    };
    const place = `${key} ${data.prefersOther}`;
    const draw = () => module.renderPublicPage({ path, data });
    // Personal to its author: rendered once, and never cached.
    const page = isOfOne(content) ? toPage(draw()) : drawn(place, data, draw);
    if (response.get('cache-control') === undefined) {
      response.set('cache-control', 'no-cache');
    }
    response.vary('Accept-Language');
    await sendPage(page, request, response);
  };
  return {
    answerFile: async (request, response) => answerFile(request, response, { site, load }),
    answer: async (request, response) => {
      const module = await load();
      const path = pathOf(request);
      const page = module.publicPageAt(path);
      if (page === null || page.name === 'feed') {
        return false;
      }
      const content = await readContent(page, request, site);
      if (content.kind === 'moved') {
        response.set('cache-control', 'no-cache');
        response.redirect(301, `${page.language === 'fr-CA' ? '/fr' : ''}/blog/${content.slug}`);
        return true;
      }
      const isOneOfMany = content.kind === 'posts' || content.kind === 'demo';
      const key = isOneOfMany ? JSON.stringify([path, content]) : path;
      if (page.name === 'survey' || page.name === 'demo') {
        // A form's origin is sent only if the policy allows it; no cache on the way stores the response.
        response.set({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
      }
      await send({ path, key, content, language: page.language }, module, [request, response]);
      return true;
    },
    answerNotFound: async (request, response) => {
      const module = await load();
      await send(nowhere(request, module.PUBLIC_PATHS), module, [request, response]);
    },
    answerFailure: async (failure, request, response) => {
      const { renderFailurePage } = await load();
      const page = toPage(renderFailurePage({ ...failure, path: request.path }));
      await sendPage(page, request, response.set('cache-control', 'no-store'));
    },
  };
}

/** Whether it shows one person's input. */
function isOfOne(content: PublicContent): boolean {
  return content.kind === 'survey' || (content.kind === 'demo' && content.step.name === 'refused');
}

type Sent = {
  readonly path: string;
  /** The cache key of its rendering. */
  readonly key: string;
  readonly content: PublicContent;
  readonly language: SiteLocale;
};

/** The not-found page for a request's address. */
function nowhere(request: Request, paths: readonly string[]): Sent {
  const isFrench = /^\/fr(?:\/|$)/.test(request.path);
  const near = nearPaths(
    pathOf(request),
    paths.filter((path) => path.startsWith('/fr') === isFrench),
  );
  const path = isFrench ? `/fr${NOWHERE}` : NOWHERE;
  return {
    path,
    key: JSON.stringify([path, near]),
    content: { kind: 'nowhere', near },
    language: isFrench ? 'fr-CA' : 'en-US',
  };
}

function pathOf(request: Request): string {
  return request.path === '/' ? '/' : request.path.replace(/\/$/, '');
}

type Filing = { readonly site: PublicSite; readonly load: () => Promise<PagesModule> };

async function answerFile(request: Request, response: Response, { site, load }: Filing) {
  const { siteUrl, blog } = site;
  if (request.path === '/robots.txt') {
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), ''];
    response.type('text/plain').send([...lines, `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'));
    return true;
  }
  if (request.path === '/sitemap.xml') {
    const [english, french] = await Promise.all([blog.slugs('en-US'), blog.slugs('fr-CA')]);
    const { renderSiteMap } = await load();
    const text = renderSiteMap(siteUrl, { 'en-US': english, 'fr-CA': french });
    response.type('application/xml').set('cache-control', 'no-cache').send(text);
    return true;
  }
  // Only these paths end so; nothing is loaded for any other request.
  if (!request.path.endsWith('/feed.xml')) {
    return false;
  }
  const { publicPageAt, renderFeed } = await load();
  const page = publicPageAt(request.path);
  if (page?.name !== 'feed') {
    return false;
  }
  const { language } = page;
  const text = renderFeed({ siteUrl, language, posts: await blog.latest(language) });
  response.type('application/atom+xml').set('cache-control', 'no-cache').send(text);
  return true;
}

const NOT_FOR_ROBOTS = ['/api/', '/auth/', '/rest/', '/dashboard', '/admin', '/dev/'];

type Exchange = readonly [request: Request, response: Response];

/** Not the address of any page, so that one cached rendering serves every not-found response. */
const NOWHERE = '/404';

type Page = RenderedPage & {
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
};

function toPage(rendered: RenderedPage): Page {
  let brotli: Promise<Buffer> | null = null;
  let gzipped: Promise<Buffer> | null = null;
  return {
    ...rendered,
    br: () => (brotli ??= toBrotli(rendered.html)),
    gzip: () => (gzipped ??= toGzip(rendered.html)),
  };
}

/** Searches and unknown addresses make the number of pages unlimited. */
const MOST_DRAWN = 200;

/** Renders and compresses a page again only when its content has changed. */
function keepDrawn() {
  const drawn = new Map<string, { readonly shows: string; readonly page: Page }>();
  return (key: string, data: PublicData, draw: () => RenderedPage): Page => {
    const shows = JSON.stringify(data);
    const before = drawn.get(key);
    // Moved to the end: the least recently used one is evicted first.
    drawn.delete(key);
    const current = before?.shows === shows ? before : { shows, page: toPage(draw()) };
    drawn.set(key, current);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_DRAWN && oldest !== undefined) {
      drawn.delete(oldest);
    }
    return current.page;
  };
}

async function sendPage(page: Page, request: Request, response: Response): Promise<void> {
  const encoding = request.acceptsEncodings('br', 'gzip');
  const body =
    encoding === 'br'
      ? await page.br()
      : encoding === 'gzip'
        ? await page.gzip()
        : Buffer.from(page.html);
  response.status(page.status).vary('Accept-Encoding').type('html');
  if (encoding === 'br' || encoding === 'gzip') {
    response.set('content-encoding', encoding);
  }
  response.send(body);
}
