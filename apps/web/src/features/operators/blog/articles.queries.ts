import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import { pagedQuery, type PagedList } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type Article = Schemas['AdminBlogPost'];
export type WholeArticle = Schemas['AdminBlogPostDetail'];
export type ArticleContent = Schemas['BlogPostContent'];
export type ArticleLocale = Article['locale'];
/** The publication state of an article. */
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn';
export type ArticleRevision = Schemas['BlogPostRevision'];
export type ArticleDraft = Schemas['PreviewBlogPostRequest'];

/** One language of an article. */
export type ArticleKey = Pick<Article, 'slug' | 'locale'>;

export const BLOG_KEY = ['operators', 'blog'] as const;

export const LOCALES = ['en-US', 'fr-CA'] as const satisfies readonly ArticleLocale[];

const PAGE = 50;
const SORTS = ['edited', '-edited', 'title', '-title'] as const;
const STATUS_OF_PART = {
  drafts: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  withdrawn: 'withdrawn',
} as const;

type Query = NonNullable<operations['listAdminBlogPosts']['parameters']['query']>;

/** The articles of a request. */
export function articlesList(api: ApiClient, request: ListRequest): PagedList<Article> {
  const query = toArticlesQuery(request);
  return {
    key: [...BLOG_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/blog/posts', { params: { query: { ...query, ...page } }, signal }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toArticlesQuery({ part, filters, q, sort }: ListRequest): Query {
  const status = Object.entries(STATUS_OF_PART).find(([id]) => id === part)?.[1];
  const locale = LOCALES.find((one) => one === filters['locale']?.[0]);
  const order = SORTS.find((one) => one === sort);
  return {
    ...(status === undefined ? {} : { status }),
    ...(locale === undefined ? {} : { locale }),
    ...(q === undefined ? {} : { q }),
    ...(order === undefined ? {} : { sort: order }),
  };
}

const pathOf = ({ slug, locale }: ArticleKey) => ({ slug, blog_locale: locale });

/** One language of an article with its last saved version. */
export function articleQuery(api: ApiClient, key: ArticleKey) {
  return queryOptions({
    queryKey: [...BLOG_KEY, 'article', key.slug, key.locale],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/blog/posts/{slug}/{blog_locale}', {
          params: { path: pathOf(key) },
          signal,
        }),
      ),
  });
}

/** The revisions of an article, latest first. */
export function revisionsQuery(api: ApiClient, key: ArticleKey) {
  return pagedQuery<ArticleRevision>({
    key: [...BLOG_KEY, 'article', key.slug, key.locale, 'revisions'],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/blog/posts/{slug}/{blog_locale}/revisions', {
          params: { path: pathOf(key), query: page },
          signal,
        }),
      ),
  });
}

/** The content of one revision, which is immutable. */
export function revisionQuery(api: ApiClient, key: ArticleKey, revision: number) {
  return queryOptions({
    queryKey: [...BLOG_KEY, 'article', key.slug, key.locale, 'revision', revision],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/blog/posts/{slug}/{blog_locale}/revisions/{revision}', {
          params: { path: { ...pathOf(key), revision } },
          signal,
        }),
      ),
  });
}

/** An article as its public page, rendered by the server. The previous rendering stays until the next arrives. */
export function previewQuery(api: ApiClient, draft: ArticleDraft) {
  return queryOptions({
    queryKey: [...BLOG_KEY, 'preview', draft],
    queryFn: ({ signal }) => unwrap(api.POST('/api/admin/blog/preview', { body: draft, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

type Image = Schemas['BlogImageAnswer']['data'];

/** Uploads an image for use in articles. */
export function uploadImage(api: ApiClient, file: File): Promise<Image> {
  return unwrap(
    api.POST('/api/admin/blog/images', {
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
    }),
  );
}

export function createArticle(api: ApiClient, draft: ArticleDraft): Promise<WholeArticle> {
  return unwrap(api.POST('/api/admin/blog/posts', { body: draft }));
}

type Saved = { readonly revision: number; readonly content: ArticleContent };

/** `revision` is the one being edited. */
export function saveArticle(api: ApiClient, key: ArticleKey, body: Saved): Promise<WholeArticle> {
  return unwrap(
    api.PUT('/api/admin/blog/posts/{slug}/{blog_locale}', {
      params: { path: pathOf(key) },
      body,
    }),
  );
}

/** Null publishes immediately. */
export function publishArticle(
  api: ApiClient,
  article: Article,
  publishAt: string | null,
): Promise<WholeArticle> {
  return unwrap(
    api.POST('/api/admin/blog/posts/{slug}/{blog_locale}/publish', {
      params: { path: pathOf(article) },
      body: { revision: article.revision, publish_at: publishAt },
    }),
  );
}

export function cancelSchedule(api: ApiClient, key: ArticleKey): Promise<WholeArticle> {
  return unwrap(
    api.DELETE('/api/admin/blog/posts/{slug}/{blog_locale}/schedule', {
      params: { path: pathOf(key) },
    }),
  );
}

export function withdrawArticle(api: ApiClient, article: Article): Promise<WholeArticle> {
  return unwrap(
    api.POST('/api/admin/blog/posts/{slug}/{blog_locale}/withdraw', {
      params: { path: pathOf(article) },
      body: { revision: article.revision },
    }),
  );
}

export function renameArticle(
  api: ApiClient,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly slug: string }> {
  return unwrap(
    api.PUT('/api/admin/blog/addresses/{slug}', {
      params: { path: { slug: from } },
      body: { slug: to },
    }),
  );
}

export function restoreRevision(
  api: ApiClient,
  article: Article,
  revision: number,
): Promise<WholeArticle> {
  return unwrap(
    api.POST('/api/admin/blog/posts/{slug}/{blog_locale}/revisions/{revision}/restore', {
      params: { path: { ...pathOf(article), revision } },
      body: { revision: article.revision },
    }),
  );
}
