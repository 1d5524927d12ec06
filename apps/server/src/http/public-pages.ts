import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { SiteLocale } from '../db/tables.ts';
import { openPagesModule } from './pages-module.ts';
import type { PagesModule, PublicData, PublicSite, RenderedPage } from './pages-module.ts';
import { nearPaths, prefersOther, readContent } from './public-content.ts';
import type { PublicContent } from './public-content.ts';

export type PublicPages = {
  /** Whether it was the request of a feed, or of a file for search engines, which is answered then. */
  readonly answerFile: (request: Request, response: Response) => Promise<boolean>;
  /** Whether it was the request of a public page, which is answered then. */
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

/** The public pages of a build of the web app; null where it has none. */
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
    // Of whoever fills it in: drawn once, and held nowhere.
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
        // A form says where it comes from only where the policy lets it; answers are stored nowhere on the way.
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

/** Shows what one person wrote. */
function isOfOne(content: PublicContent): boolean {
  return content.kind === 'survey' || (content.kind === 'demo' && content.step.name === 'refused');
}

type Sent = {
  readonly path: string;
  /** Under which its drawing is found again. */
  readonly key: string;
  readonly content: PublicContent;
  readonly language: SiteLocale;
};

/** The page that says that there is none at the address of a request. */
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
  // Only these end so; nothing is loaded for any other request.
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

/** No page is here, so that one drawing of the page that says so serves them all. */
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

/** Anybody can ask for pages without end: by searches, and by addresses that are none. */
const MOST_DRAWN = 200;

/** A page is drawn and compressed again only when what it shows has changed. */
function keepDrawn() {
  const drawn = new Map<string, { readonly shows: string; readonly page: Page }>();
  return (key: string, data: PublicData, draw: () => RenderedPage): Page => {
    const shows = JSON.stringify(data);
    const before = drawn.get(key);
    // The one asked for last is the last to be dropped.
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
