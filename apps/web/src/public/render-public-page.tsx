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

/** What is at a public address, and what the server has to read for it. */
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

/** The pages that the server draws whole, in both languages, and that need no script; articles are below `/blog`. */
export const PUBLIC_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  [...PAGES.keys(), '/blog', '/survey', '/book-demo'].map((path) => localPath(path, language)),
);

/** What is at an address; null where the public site has nothing. */
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

/** The whole HTML of the public page at an address; elsewhere, of the page that says that there is none. */
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

/** The page of a request that failed, with the number under which the log has it. */
export function renderFailurePage({
  status,
  requestId,
  path = '/',
}: {
  readonly status: number;
  readonly requestId: string;
  /** The address that failed; its language is that of the page. */
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

/** The articles of a language as an Atom feed. */
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

/** The language is one for the whole process; nothing else is drawn meanwhile, because drawing waits for nothing. */
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
