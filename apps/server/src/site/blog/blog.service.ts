import { partial_ratio as partialRatio, ratio } from 'fuzzball';
import type { Database } from '../../db/database.ts';
import type { SiteLocale } from '../../db/tables.ts';
import { countPosts, findPosts, fromRow, listLinks, listPosts, listTags } from './blog.store.ts';
import type { BlogPost, PostLink, PostsFilter } from './blog.store.ts';
import { findRedirect } from './revisions.store.ts';

/** Posts on one page of the list. */
const POSTS_PER_PAGE = 10;
const MOST_NEAR = 3;
/** Out of 100; below it, two slugs are about different things. */
const LEAST_LIKENESS = 60;

export type PostsPage = {
  readonly posts: readonly BlogPost[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Of all published posts in this language. */
  readonly tags: readonly string[];
};

export type FoundPost =
  | {
      readonly status: 'published';
      readonly post: BlogPost;
      /** The languages it is published in. */
      readonly locales: readonly SiteLocale[];
      readonly older: PostLink | null;
      readonly newer: PostLink | null;
    }
  /** Another slug leads to the article. */
  | { readonly status: 'moved'; readonly slug: string }
  | { readonly status: 'withdrawn' | 'unknown'; readonly near: readonly PostLink[] };

export type BlogService = {
  readonly list: (query: PostsFilter & { readonly page: number }) => Promise<PostsPage>;
  /** The post under a slug; for an unknown one, published posts with similar slugs or titles. */
  readonly find: (locale: SiteLocale, slug: string) => Promise<FoundPost>;
  /** The newest published posts of a language. */
  readonly latest: (locale: SiteLocale, limit: number) => Promise<readonly BlogPost[]>;
  /** The slugs of a language's published posts, newest first. */
  readonly slugs: (locale: SiteLocale) => Promise<readonly string[]>;
};

export function createBlogService({ database }: { readonly database: Database }): BlogService {
  return {
    list: ({ page, ...filter }) =>
      database.readAsOwner(async (tx) => {
        const total = await countPosts(tx, filter);
        const offset = (page - 1) * POSTS_PER_PAGE;
        return {
          posts: await listPosts(tx, { ...filter, limit: POSTS_PER_PAGE, offset }),
          page,
          pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)),
          total,
          tags: await listTags(tx, filter.locale),
        };
      }),
    find: (locale, slug) =>
      database.readAsOwner(async (tx) => {
        const rows = await findPosts(tx, slug);
        const links = await listLinks(tx, locale);
        const posts = rows.flatMap(fromRow);
        const post = posts.find((found) => found.locale === locale);
        const moved = rows.length === 0 ? await findRedirect(tx, slug) : null;
        if (moved !== null) {
          return { status: 'moved', slug: moved };
        }
        if (post === undefined) {
          const row = rows.find((found) => found.locale === locale);
          const status = row?.status === 'withdrawn' ? 'withdrawn' : 'unknown';
          return { status, near: nearestPosts(links, slug) };
        }
        const at = links.findIndex((link) => link.slug === slug);
        return {
          status: 'published',
          post,
          locales: posts.map((found) => found.locale).sort(),
          older: links[at + 1] ?? null,
          newer: links[at - 1] ?? null,
        };
      }),
    latest: (locale, limit) =>
      database.readAsOwner((tx) => listPosts(tx, { locale, limit, offset: 0 })),
    slugs: (locale) =>
      database.readAsOwner(async (tx) => (await listLinks(tx, locale)).map(({ slug }) => slug)),
  };
}

/** The posts most similar to an unknown slug, best first. */
export function nearestPosts(posts: readonly PostLink[], slug: string): PostLink[] {
  const wanted = slug.toLowerCase().replaceAll('-', ' ').slice(0, 200);
  const likeness = (post: PostLink) => {
    const known = post.slug.replaceAll('-', ' ');
    return Math.max(
      ratio(wanted, known),
      partialRatio(wanted, known) * (wanted.length > 5 ? 0.9 : 0),
    );
  };
  return posts
    .map((post) => ({ post, score: likeness(post) }))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_NEAR)
    .map(({ post }) => post);
}
