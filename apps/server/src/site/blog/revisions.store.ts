import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { SiteLocale, Tables } from '../../db/tables.ts';
import { differingColumns } from '../../db/differing-columns.ts';

/** One language of an article. */
export type PostKey = { readonly slug: string; readonly locale: SiteLocale };

const CONTENT_COLUMNS = [
  'title',
  'summary',
  'body',
  'tags',
  'author',
  'is_featured',
  'seo_title',
  'seo_description',
] as const;

/** The content of an article. */
export type PostContent = Readonly<
  Pick<Selectable<Tables['blog_post_revisions']>, (typeof CONTENT_COLUMNS)[number]>
>;

export type PostRevision = Readonly<Selectable<Tables['blog_post_revisions']>>;

/** Only the content of a wider row. */
export function contentOf(row: PostContent): PostContent {
  const { title, summary, body, tags, author, is_featured, seo_title, seo_description } = row;
  return { title, summary, body, tags, author, is_featured, seo_title, seo_description };
}

/** The fields in which two contents differ. */
export const changedColumns = (one: PostContent, other: PostContent) =>
  differingColumns(CONTENT_COLUMNS, one, other);

export async function insertRevision(
  tx: Transaction,
  revision: Insertable<Tables['blog_post_revisions']>,
): Promise<void> {
  await tx.insertInto('blog_post_revisions').values(revision).execute();
}

/** Null if there is none. */
export async function findRevision(
  tx: Transaction,
  { slug, locale }: PostKey,
  revision: number,
): Promise<PostRevision | null> {
  const row = await tx
    .selectFrom('blog_post_revisions')
    .selectAll()
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ?? null;
}

/** The current slug of a renamed article; null if no article had this one. */
export async function findRedirect(tx: Transaction, slug: string): Promise<string | null> {
  const row = await tx
    .selectFrom('blog_redirects')
    .select('slug')
    .where('old_slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}
