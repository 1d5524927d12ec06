import '@platebook/ui/styles.css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, setLanguage, type Language } from '../shared/language/language.ts';
import { BlogPage } from './blog.page.tsx';
import { BookDemoPage } from './book-demo.page.tsx';
import { FailurePage, NotFoundPage } from './failure.pages.tsx';
import { atomFeed, siteMap } from './feed.tsx';
import './french.ts';
import { HomePage } from './home.page.tsx';
import { NoPostPage, PostPage } from './post.page.tsx';
import { PrivacyPage } from './privacy.page.tsx';
import type { FeedPost, PublicData } from './public-data.ts';
import { localPath } from '../shared/language/local-path.ts';
import { splitPath } from './site-paths.ts';
import { SurveyPage } from './survey.page.tsx';
import { SupportPage } from './support.page.tsx';
import { TermsPage } from './terms.page.tsx';

type RenderedPage = { readonly status: number; readonly html: string };

/** The page at a public address, and the data the server must load for it. */
export type PublicPage =
  | { readonly name: 'static' | 'posts' | 'feed' | 'demo'; readonly language: Language }
  | { readonly name: 'post'; readonly language: Language; readonly slug: string }
  | { readonly name: 'survey'; readonly language: Language; readonly token: string | null };

const PAGES: ReadonlyMap<string, (data: PublicData) => ReactElement> = new Map([
  ['/', (data: PublicData) => <HomePage {...data} />],
  ['/support', (data: PublicData) => <SupportPage {...data} />],
  ['/terms', (data: PublicData) => <TermsPage {...data} />],
  ['/privacy', (data: PublicData) => <PrivacyPage {...data} />],
]);

const POST = /^\/blog\/([^/]+)$/;
const SURVEY = /^\/survey(?:\/([\w-]+))?$/;

/** The server-rendered pages, in both languages, which need no script; articles are below `/blog`. */
export const PUBLIC_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  [...PAGES.keys(), '/blog', '/survey', '/book-demo'].map((path) => localPath(path, language)),
);

/** The page at an address; null if there is none. */
export function publicPageAt(address: string): PublicPage | null {
  const { language, path } = splitPath(address);
  if (PAGES.has(path)) {
    return { name: 'static', language };
  }
  if (path === '/blog') {
    return { name: 'posts', language };
  }
  if (path === '/book-demo') {
    return { name: 'demo', language };
  }
  const survey = SURVEY.exec(path);
  if (survey !== null) {
    return { name: 'survey', language, token: survey[1] ?? null };
  }
  const slug = POST.exec(path)?.[1];
  if (slug === undefined) {
    return null;
  }
  return slug === 'feed.xml' ? { name: 'feed', language } : { name: 'post', language, slug };
}

/** Renders the public page at an address, or the not-found page. */
export function renderPublicPage({
  path: address,
  data,
}: {
  readonly path: string;
  readonly data: PublicData;
}): RenderedPage {
  const { language, path } = splitPath(address);
  return inLanguage(language, () => draw(path, data));
}

function draw(path: string, data: PublicData): RenderedPage {
  const { content } = data;
  if (content.kind === 'posts') {
    const isPastTheLast = content.list.page > content.list.pages;
    return isPastTheLast
      ? page(404, <NotFoundPage {...data} />)
      : page(200, <BlogPage data={data} content={content} />);
  }
  if (content.kind === 'post') {
    return page(200, <PostPage data={data} post={content.post} />);
  }
  if (content.kind === 'survey') {
    return page(200, <SurveyPage data={data} survey={content} />);
  }
  if (content.kind === 'demo') {
    const status = content.step.name === 'refused' ? 422 : 200;
    return page(status, <BookDemoPage data={data} demo={content} />);
  }
  if (content.kind === 'no_post') {
    return page(content.isWithdrawn ? 410 : 404, <NoPostPage data={data} {...content} />);
  }
  const known = PAGES.get(path);
  return known === undefined ? page(404, <NotFoundPage {...data} />) : page(200, known(data));
}

/** Renders the page of a failed request with its request id. */
export function renderFailurePage({
  status,
  requestId,
  path = '/',
}: {
  readonly status: number;
  readonly requestId: string;
  /** The failed address, which decides the page's language. */
  readonly path?: string;
}): RenderedPage {
  return inLanguage(splitPath(path).language, () =>
    page(status, <FailurePage requestId={requestId} status={status} />),
  );
}

type FeedOptions = {
  readonly siteUrl: string;
  readonly language: Language;
  readonly posts: readonly FeedPost[];
};

/** One language's articles as an Atom feed. */
export function renderFeed({ siteUrl, language, posts }: FeedOptions): string {
  return inLanguage(language, () => atomFeed(siteUrl, posts));
}

type SlugsByLanguage = Readonly<Record<Language, readonly string[]>>;

/** Every address of the public site. */
export function renderSiteMap(siteUrl: string, slugs: SlugsByLanguage): string {
  const posts = LANGUAGES.flatMap((language) =>
    slugs[language].map((slug) => localPath(`/blog/${slug}`, language)),
  );
  return siteMap(siteUrl, [...PUBLIC_PATHS, ...posts]);
}

/** The language is global to the process; rendering is synchronous, so nothing else renders meanwhile. */
function inLanguage<Result>(language: Language, work: () => Result): Result {
  setLanguage(language);
  try {
    return work();
  } finally {
    setLanguage(LANGUAGES[0]);
  }
}

function page(status: number, element: ReactElement): RenderedPage {
  return { status, html: `<!doctype html>${renderToStaticMarkup(element)}` };
}
