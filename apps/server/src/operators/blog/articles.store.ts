import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { SiteLocale, Tables } from '../../db/tables.ts';
import type { PostKey } from '../../site/blog/revisions.store.ts';
import type { Page } from '../../http/cursor.ts';

export type ArticleRow = Readonly<Selectable<Tables['blog_posts']>>;

/** One language of an article with its last save. */
export type Article = Pick<
  ArticleRow,
  | 'slug'
  | 'locale'
  | 'status'
  | 'revision'
  | 'shown_revision'
  | 'scheduled_revision'
  | 'scheduled_at'
  | 'shipped_sha256'
  | 'published_at'
  | 'updated_at'
  | 'edited_at'
> & {
  readonly title: string;
  readonly saved_by: string | null;
  readonly saved_by_email: string | null;
};

type ArticleKey = PageKey<Article>;
const EDITED: ArticleKey = {
  column: 'blog_posts.edited_at',
  type: 'timestamptz',
  of: ({ edited_at: at }) => at.toISOString(),
};
const TITLE: ArticleKey = { column: 'latest.title', type: 'text', of: ({ title }) => title };
const SLUG: ArticleKey = { column: 'blog_posts.slug', type: 'text', of: ({ slug }) => slug };
const LOCALE: ArticleKey = {
  column: 'blog_posts.locale',
  type: 'text',
  of: ({ locale }) => locale,
};

const ORDERS = {
  edited: [EDITED, SLUG, LOCALE],
  '-edited': [descending(EDITED), SLUG, LOCALE],
  title: [TITLE, SLUG, LOCALE],
  '-title': [descending(TITLE), SLUG, LOCALE],
} as const satisfies Readonly<Record<string, readonly ArticleKey[]>>;

type Request = PageRequest & {
  readonly sort: keyof typeof ORDERS;
  readonly status?: ArticleRow['status'] | 'scheduled' | undefined;
  readonly locale?: SiteLocale | undefined;
  readonly text?: string | undefined;
};

export function pageArticles(
  tx: Transaction,
  { sort, status, locale, text, ...request }: Request,
): Promise<Page<Article>> {
  let query = articles(tx);
  if (status === 'scheduled') {
    query = query.where('blog_posts.scheduled_at', 'is not', null);
  } else if (status !== undefined) {
    query = query.where('blog_posts.status', '=', status);
  }
  if (locale !== undefined) {
    query = query.where('blog_posts.locale', '=', locale);
  }
  if (text !== undefined) {
    const like = contains(text);
    query = query.where(sql<boolean>`(latest.title ilike ${like} or blog_posts.slug ilike ${like}
      or latest.author ilike ${like} or exists (select from unnest(latest.tags) as tag where tag ilike ${like}))`);
  }
  return pageOf(query, request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: (row: Article) => row,
  });
}

/** Null if there is none. */
export async function findArticle(
  tx: Transaction,
  { slug, locale }: PostKey,
): Promise<Article | null> {
  const row = await articles(tx)
    .where('blog_posts.slug', '=', slug)
    .where('blog_posts.locale', '=', locale)
    .executeTakeFirst();
  return row ?? null;
}

function articles(tx: Transaction) {
  return tx
    .selectFrom('blog_posts')
    .innerJoin('blog_post_revisions as latest', (join) =>
      join
        .onRef('latest.slug', '=', 'blog_posts.slug')
        .onRef('latest.locale', '=', 'blog_posts.locale')
        .onRef('latest.revision', '=', 'blog_posts.revision'),
    )
    .leftJoin('users', 'users.id', 'latest.saved_by')
    .select([
      'blog_posts.slug',
      'blog_posts.locale',
      'blog_posts.status',
      'blog_posts.revision',
      'blog_posts.shown_revision',
      'blog_posts.scheduled_revision',
      'blog_posts.scheduled_at',
      'blog_posts.shipped_sha256',
      'blog_posts.published_at',
      'blog_posts.updated_at',
      'blog_posts.edited_at',
      'latest.title',
      'latest.saved_by',
      'users.email as saved_by_email',
    ]);
}

/** The languages of an article, in any status. */
export async function localesOf(tx: Transaction, slug: string): Promise<SiteLocale[]> {
  const rows = await tx
    .selectFrom('blog_posts')
    .select('locale')
    .where('slug', '=', slug)
    .orderBy('locale')
    .execute();
  return rows.map(({ locale }) => locale);
}

/** Old slugs that redirect to an article. */
export async function oldSlugsOf(tx: Transaction, slug: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('blog_redirects')
    .select('old_slug')
    .where('slug', '=', slug)
    .orderBy('old_slug')
    .execute();
  return rows.map(({ old_slug: old }) => old);
}

/** Serializes slug changes until the transaction ends. */
export async function lockAddresses(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7215071)`.execute(tx);
}

/** Locks one language of an article until the transaction ends; null if there is none. */
export async function lockArticle(
  tx: Transaction,
  { slug, locale }: PostKey,
): Promise<ArticleRow | null> {
  const row = await tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks articles due for publication that no one else is publishing. */
export function lockDueArticles(tx: Transaction, now: Date): Promise<ArticleRow[]> {
  return tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function updateArticle(
  tx: Transaction,
  { slug, locale }: PostKey,
  changes: Updateable<Tables['blog_posts']>,
): Promise<void> {
  await tx
    .updateTable('blog_posts')
    .set(changes)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .execute();
}

/** Marks a revision as visible to readers, from this instant unless it was visible before. */
export async function markPublished(
  tx: Transaction,
  { slug, locale, revision }: PostKey & { readonly revision: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('blog_post_revisions')
    .set({ published_at: at })
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .where('revision', '=', revision)
    .where('published_at', 'is', null)
    .execute();
}

/** Renames an article in both languages; with `leavesRedirect` the old slug redirects to it. */
export async function moveArticle(
  tx: Transaction,
  { from, to, leavesRedirect, at }: { from: string; to: string; leavesRedirect: boolean; at: Date },
): Promise<void> {
  await tx.deleteFrom('blog_redirects').where('old_slug', '=', to).execute();
  await tx.updateTable('blog_posts').set({ slug: to }).where('slug', '=', from).execute();
  await tx.updateTable('blog_redirects').set({ slug: to }).where('slug', '=', from).execute();
  if (leavesRedirect) {
    await tx
      .insertInto('blog_redirects')
      .values({ old_slug: from, slug: to, created_at: at })
      .execute();
  }
}
