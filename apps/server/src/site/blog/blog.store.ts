import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import type { SiteLocale, Tables } from '../../db/tables.ts';

export type BlogPost = {
  readonly slug: string;
  readonly locale: SiteLocale;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly isFeatured: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** Replaces title and summary for search engines. */
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
};

export type PostLink = Pick<BlogPost, 'slug' | 'title'>;

export type PostsFilter = {
  readonly locale: SiteLocale;
  /** Text in the title, the summary or the body. */
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
};

const published = (tx: Transaction, { locale, q, tag }: PostsFilter) => {
  const all = tx
    .selectFrom('blog_posts')
    .where('status', '=', 'published')
    .where('locale', '=', locale)
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(tags)`));
  return q === undefined
    ? all
    : all.where((where) =>
        where.or(
          (['title', 'summary', 'body'] as const).map((column) =>
            where(column, 'ilike', contains(q)),
          ),
        ),
      );
};

/** Published posts, newest first. */
export async function listPosts(
  tx: Transaction,
  { limit, offset, ...filter }: PostsFilter & { readonly limit: number; readonly offset: number },
): Promise<BlogPost[]> {
  const rows = await published(tx, filter)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.flatMap(fromRow);
}

export async function countPosts(tx: Transaction, filter: PostsFilter): Promise<number> {
  const { count } = await published(tx, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Every tag of a published post, in alphabetical order. */
export async function listTags(tx: Transaction, locale: SiteLocale): Promise<string[]> {
  const rows = await published(tx, { locale })
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Every published post, newest first. */
export async function listLinks(tx: Transaction, locale: SiteLocale): Promise<PostLink[]> {
  return published(tx, { locale })
    .select(['slug', 'title'])
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .execute();
}

/** The post with this slug in each of its languages, whatever its status. */
export async function findPosts(
  tx: Transaction,
  slug: string,
): Promise<Selectable<Tables['blog_posts']>[]> {
  return tx.selectFrom('blog_posts').selectAll().where('slug', '=', slug).execute();
}

/** Empty for an unpublished post. */
export function fromRow(row: Selectable<Tables['blog_posts']>): BlogPost[] {
  return row.status !== 'published' || row.published_at === null
    ? []
    : [
        {
          slug: row.slug,
          locale: row.locale,
          title: row.title,
          summary: row.summary,
          body: row.body,
          tags: row.tags,
          author: row.author,
          isFeatured: row.is_featured,
          publishedAt: row.published_at,
          updatedAt: row.updated_at,
          seoTitle: row.seo_title,
          seoDescription: row.seo_description,
        },
      ];
}
