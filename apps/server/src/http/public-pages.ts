import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { components } from '@platebook/api-client';
import type { Request, Response } from 'express';
import type { SupportContact } from '../config-support.ts';

/** What the public pages show beside their own words. */
export type PublicFacts = {
  readonly plans: readonly components['schemas']['Plan'][] | null;
  readonly needsInvite: boolean | null;
};

export type PublicSite = {
  readonly siteUrl: string;
  readonly support: SupportContact;
  readonly facts: () => Promise<PublicFacts>;
};

type Rendered = { readonly status: number; readonly html: string };

type PublicData = PublicFacts & Pick<PublicSite, 'siteUrl' | 'support'>;

/** What the build of the web app leaves for the server (apps/web/src/public/render-public-page.tsx). */
type PagesModule = {
  readonly PUBLIC_PATHS: readonly string[];
  readonly renderPublicPage: (page: {
    readonly path: string;
    readonly data: PublicData;
  }) => Rendered;
  readonly renderFailurePage: (failure: {
    readonly status: number;
    readonly requestId: string;
  }) => Rendered;
};

export type PublicPages = {
  /** Whether it was the request of a public page, which is answered then. */
  readonly answer: (request: Request, response: Response) => Promise<boolean>;
  readonly answerNotFound: (request: Request, response: Response) => Promise<void>;
  readonly answerFailure: (
    failure: { readonly status: number; readonly requestId: string },
    request: Request,
    response: Response,
  ) => Promise<void>;
};

const MODULE = join('.server', 'public-pages.mjs');
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The public pages of a build of the web app; null where it has none. */
export function openPublicPages(folder: string, site: PublicSite): PublicPages | null {
  const file = join(folder, MODULE);
  if (!existsSync(file)) {
    return null;
  }
  let loading: Promise<PagesModule> | null = null;
  const load = () => {
    loading ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<PagesModule>;
    return loading;
  };
  const drawn = keepDrawn();
  const send = async (path: string, module: PagesModule, [request, response]: Exchange) => {
    const data = { siteUrl: site.siteUrl, support: site.support, ...(await site.facts()) };
    const page = drawn(path, data, () => module.renderPublicPage({ path, data }));
    await sendPage(page, request, response.set('cache-control', 'no-cache'));
  };
  return {
    answer: async (request, response) => {
      const module = await load();
      const path = request.path === '/' ? '/' : request.path.replace(/\/$/, '');
      if (!module.PUBLIC_PATHS.includes(path)) {
        return false;
      }
      await send(path, module, [request, response]);
      return true;
    },
    answerNotFound: async (request, response) => send(NOWHERE, await load(), [request, response]),
    answerFailure: async (failure, request, response) => {
      const { renderFailurePage } = await load();
      const page = toPage(renderFailurePage(failure));
      await sendPage(page, request, response.set('cache-control', 'no-store'));
    },
  };
}

type Exchange = readonly [request: Request, response: Response];

/** No page is here, so that one drawing of the page that says so serves them all. */
const NOWHERE = '/404';

type Page = Rendered & { readonly br: () => Promise<Buffer>; readonly gzip: () => Promise<Buffer> };

function toPage(rendered: Rendered): Page {
  let brotli: Promise<Buffer> | null = null;
  let gzipped: Promise<Buffer> | null = null;
  return {
    ...rendered,
    br: () => (brotli ??= toBrotli(rendered.html)),
    gzip: () => (gzipped ??= toGzip(rendered.html)),
  };
}

/** A page is drawn and compressed again only when what it shows has changed. */
function keepDrawn() {
  const kept = new Map<string, { readonly shows: string; readonly page: Page }>();
  return (path: string, data: PublicData, draw: () => Rendered): Page => {
    const shows = JSON.stringify(data);
    const before = kept.get(path);
    if (before?.shows === shows) {
      return before.page;
    }
    const page = toPage(draw());
    kept.set(path, { shows, page });
    return page;
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
