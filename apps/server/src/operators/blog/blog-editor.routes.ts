import { actorOf } from '../../audit/audit-log.ts';
import { findRevision } from '../../site/blog/revisions.store.ts';
import type { PostKey } from '../../site/blog/revisions.store.ts';
import { readingMinutes } from '../../site/blog/reading-minutes.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { DrawPost } from '../../http/post-preview.ts';
import { pageRevisions } from './article-revisions.store.ts';
import {
  presentArticle,
  presentContent,
  presentRevision,
  presentWholeArticle,
  toContent,
} from './articles.presenter.ts';
import { findArticle, localesOf, oldSlugsOf, pageArticles } from './articles.store.ts';
import { createArticle, renameArticle, restoreArticle, saveArticle } from './edit-article.ts';
import type { BlogDeps } from './edit-article.ts';
import { blogImagesRoutes } from './blog-images.ts';
import { cancelSchedule, publishArticle, withdrawArticle } from './publish-article.ts';

type Deps = BlogDeps & { readonly drawPost: DrawPost };

type ReadIds =
  | 'listAdminBlogPosts'
  | 'getAdminBlogPost'
  | 'listBlogPostRevisions'
  | 'getBlogPostRevision';
type EditIds = 'createBlogPost' | 'updateBlogPost' | 'renameBlogPost' | 'restoreBlogPostRevision';
type PublishIds = 'publishBlogPost' | 'cancelBlogPostSchedule' | 'withdrawBlogPost';

/** The operators' editor of the blog. */
export function blogEditorRoutes(
  deps: Deps,
): Pick<Handlers, ReadIds | EditIds | PublishIds | 'previewBlogPost' | 'createBlogImage'> {
  return {
    ...readRoutes(deps),
    ...previewRoutes(deps),
    ...editRoutes(deps),
    ...publishRoutes(deps),
    ...blogImagesRoutes(deps),
  };
}

type InPath = { readonly slug: string; readonly blog_locale: PostKey['locale'] };

function keyOf({ slug, blog_locale: locale }: InPath): PostKey {
  return { slug, locale };
}

/** Throws `blog_post_not_found`. */
function readWhole({ database }: BlogDeps, key: PostKey) {
  return database.readAsOwner(async (tx) => {
    const article = await findArticle(tx, key);
    const content = article === null ? null : await findRevision(tx, key, article.revision);
    if (article === null || content === null) {
      throw new AppError('blog_post_not_found');
    }
    const locales = await localesOf(tx, key.slug);
    const oldSlugs = await oldSlugsOf(tx, key.slug);
    return presentWholeArticle({ article, content, locales, oldSlugs });
  });
}

function readRoutes(deps: Deps): Pick<Handlers, ReadIds> {
  const { database } = deps;
  return {
    listAdminBlogPosts: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await database.readAsOwner((tx) =>
          pageArticles(tx, {
            sort: query.sort ?? '-edited',
            status: query.status,
            locale: query.locale,
            text: query.q,
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          }),
        );
        return ok({ items: items.map(presentArticle), next_cursor: nextCursor });
      },
    },
    getAdminBlogPost: {
      needs: 'user',
      handle: async ({ path }) => ok(await readWhole(deps, keyOf(path))),
    },
    listBlogPostRevisions: {
      needs: 'user',
      handle: async ({ path, query }) => {
        const request = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor };
        const { items, nextCursor } = await database.readAsOwner(async (tx) => {
          await requireArticle(tx, keyOf(path));
          return pageRevisions(tx, keyOf(path), request);
        });
        return ok({ items: items.map(presentRevision), next_cursor: nextCursor });
      },
    },
    getBlogPostRevision: {
      needs: 'user',
      handle: async ({ path }) => {
        const { revision } = path;
        const found = await database.readAsOwner(async (tx) => {
          await requireArticle(tx, keyOf(path));
          return findRevision(tx, keyOf(path), revision);
        });
        if (found === null) {
          throw new AppError('blog_revision_not_found');
        }
        return ok({ revision, content: presentContent(found) });
      },
    },
  };
}

async function requireArticle(tx: Parameters<typeof findArticle>[0], key: PostKey): Promise<void> {
  if ((await findArticle(tx, key)) === null) {
    throw new AppError('blog_post_not_found');
  }
}

function previewRoutes({ clock, drawPost }: Deps): Pick<Handlers, 'previewBlogPost'> {
  return {
    previewBlogPost: {
      needs: 'user',
      handle: async ({ body: { slug, locale, content } }) => {
        const now = clock.now().toISOString();
        const html = await drawPost({
          ...content,
          slug,
          locale,
          reading_minutes: readingMinutes(content.body_markdown),
          published_at: now,
          updated_at: now,
          locales: [locale],
          older: null,
          newer: null,
        });
        return ok({ html });
      },
    },
  };
}

function editRoutes(deps: Deps): Pick<Handlers, EditIds> {
  return {
    createBlogPost: {
      needs: 'user',
      handle: async ({ body: { slug, locale, content }, principal }) => {
        const key = { slug, locale };
        await createArticle(deps, {
          ...key,
          content: toContent(content),
          actor: actorOf(principal),
        });
        return created(await readWhole(deps, key), 'Article created');
      },
    },
    updateBlogPost: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        await saveArticle(deps, {
          ...keyOf(path),
          base: body.revision,
          content: toContent(body.content),
          actor: actorOf(principal),
        });
        return ok(await readWhole(deps, keyOf(path)), 'Article saved');
      },
    },
    restoreBlogPostRevision: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        await restoreArticle(deps, {
          ...keyOf(path),
          base: body.revision,
          revision: path.revision,
          actor: actorOf(principal),
        });
        return ok(await readWhole(deps, keyOf(path)), 'Revision restored');
      },
    },
    renameBlogPost: {
      needs: 'user',
      handle: async ({ path, body: { slug }, principal }) => {
        await renameArticle(deps, { from: path.slug, to: slug, actor: actorOf(principal) });
        return ok({ slug }, 'Address changed');
      },
    },
  };
}

function publishRoutes(deps: Deps): Pick<Handlers, PublishIds> {
  return {
    publishBlogPost: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const at = body.publish_at;
        await publishArticle(deps, {
          ...keyOf(path),
          base: body.revision,
          publishAt: at === null ? null : new Date(at),
          actor: actorOf(principal),
        });
        return ok(
          await readWhole(deps, keyOf(path)),
          at === null ? 'Article published' : 'Article scheduled',
        );
      },
    },
    cancelBlogPostSchedule: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        await cancelSchedule(deps, { ...keyOf(path), actor: actorOf(principal) });
        return ok(await readWhole(deps, keyOf(path)), 'Schedule cancelled');
      },
    },
    withdrawBlogPost: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        await withdrawArticle(deps, {
          ...keyOf(path),
          base: body.revision,
          actor: actorOf(principal),
        });
        return ok(await readWhole(deps, keyOf(path)), 'Article withdrawn');
      },
    },
  };
}
