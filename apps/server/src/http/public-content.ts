import { ratio } from 'fuzzball';
import type { components } from '@platebook/api-client';
import type { Request } from 'express';
import type { SiteLocale } from '../db/tables.ts';
import type { DemoContent, PublicDemo } from './public-demo.ts';
import { surveyQuery } from './public-survey.ts';
import type { PublicSurvey, SurveyContent } from './public-survey.ts';

type Schemas = components['schemas'];

export type FeedPost = Schemas['BlogPostSummary'] & Pick<Schemas['BlogPost'], 'body_markdown'>;

/** The articles, as the public site reads them. */
export type PublicBlog = {
  readonly list: (query: {
    readonly locale: SiteLocale;
    readonly q?: string | undefined;
    readonly tag?: string | undefined;
    readonly page: number;
  }) => Promise<Schemas['BlogPostList']>;
  readonly find: (
    locale: SiteLocale,
    slug: string,
  ) => Promise<
    | { readonly status: 'published'; readonly post: Schemas['BlogPost'] }
    | { readonly status: 'moved'; readonly slug: string }
    | {
        readonly status: 'withdrawn' | 'unknown';
        readonly near: readonly Schemas['BlogPostLink'][];
      }
  >;
  readonly latest: (locale: SiteLocale) => Promise<readonly FeedPost[]>;
  readonly slugs: (locale: SiteLocale) => Promise<readonly string[]>;
};

/** The page at a public address (apps/web/src/public/render-public-page.tsx). */
export type PublicPage =
  | { readonly name: 'static' | 'posts' | 'feed' | 'demo'; readonly language: SiteLocale }
  | { readonly name: 'post'; readonly language: SiteLocale; readonly slug: string }
  | { readonly name: 'survey'; readonly language: SiteLocale; readonly token: string | null };

/** The content specific to a page; the web app's `PublicContent`. */
export type PublicContent =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'posts';
      readonly list: Schemas['BlogPostList'];
      readonly q: string | null;
      readonly tag: string | null;
    }
  | { readonly kind: 'post'; readonly post: Schemas['BlogPost'] }
  | {
      readonly kind: 'no_post';
      readonly isWithdrawn: boolean;
      readonly near: readonly Schemas['BlogPostLink'][];
    }
  | SurveyContent
  | DemoContent
  | { readonly kind: 'nowhere'; readonly near: readonly string[] };

const LONGEST_QUERY = 100;
const MOST_PAGES = 10_000;

/** An article that has moved to another address. */
export type MovedPost = { readonly kind: 'moved'; readonly slug: string };

type Readers = {
  readonly blog: PublicBlog;
  readonly survey: PublicSurvey;
  readonly demo: PublicDemo;
};

/** Reads the content of a request's page. Invalid query parameters are ignored. */
export async function readContent(
  page: Exclude<PublicPage, { name: 'feed' }>,
  request: Request,
  { blog, survey, demo }: Readers,
): Promise<PublicContent | MovedPost> {
  if (page.name === 'static') {
    return { kind: 'none' };
  }
  if (page.name === 'demo') {
    return demo.show(request);
  }
  if (page.name === 'survey') {
    const shown = await survey.show({ ...page, query: surveyQuery(request) });
    return shown ?? { kind: 'nowhere', near: [] };
  }
  if (page.name === 'post') {
    const found = await blog.find(page.language, page.slug);
    if (found.status === 'moved') {
      return { kind: 'moved', slug: found.slug };
    }
    return found.status === 'published'
      ? { kind: 'post', post: found.post }
      : { kind: 'no_post', isWithdrawn: found.status === 'withdrawn', near: found.near };
  }
  const q = textOf(request.query['q']);
  const tag = textOf(request.query['tag']);
  const number = Number(textOf(request.query['page']) ?? '1');
  const at = Number.isInteger(number) && number > 0 && number <= MOST_PAGES ? number : 1;
  const list = await blog.list({
    locale: page.language,
    q: q ?? undefined,
    tag: tag ?? undefined,
    page: at,
  });
  return { kind: 'posts', list, q, tag };
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, LONGEST_QUERY) : '';
  // PostgreSQL text cannot contain this character.
  return text === '' || text.includes('\u0000') ? null : text;
}

const MOST_NEAR = 3;
/** Out of 100; below it, two addresses are about different things. */
const LEAST_LIKENESS = 65;
/** Pages of the app that people type the address of. */
const OF_THE_APP = ['/login', '/register', '/dashboard'];

/** The addresses most similar to an unknown one, best first. */
export function nearPaths(path: string, paths: readonly string[]): string[] {
  const wanted = path.toLowerCase().slice(0, 100);
  return [...paths, ...OF_THE_APP]
    .map((known) => ({ known, score: known === '/' ? 0 : ratio(wanted, known) }))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_NEAR)
    .map(({ known }) => known);
}

/** Whether the browser prefers the site's other language to that of the page. */
export function prefersOther(request: Request, language: SiteLocale): boolean {
  const wanted = request.get('accept-language') === undefined ? [] : request.acceptsLanguages();
  const first = wanted.find((tag) => /^(?:en|fr)\b/i.test(tag));
  return first !== undefined && first.slice(0, 2).toLowerCase() !== language.slice(0, 2);
}
