import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import { changedColumns, findRevision } from '../../site/blog/revisions.store.ts';
import type { PostKey, PostRevision } from '../../site/blog/revisions.store.ts';
import type { Page } from '../../http/cursor.ts';

/** A revision with its author, and the columns in which it differs from the previous one. */
export type ListedRevision = PostRevision & {
  readonly saved_by_email: string | null;
  readonly changed: ReturnType<typeof changedColumns>;
};

type Row = Omit<ListedRevision, 'changed'>;

const NEWEST_FIRST: PageOrder<Row> = {
  name: 'newest',
  keys: [
    {
      column: 'blog_post_revisions.revision',
      type: 'bigint',
      descending: true,
      of: ({ revision }) => String(revision),
    },
  ],
};

export async function pageRevisions(
  tx: Transaction,
  key: PostKey,
  request: PageRequest,
): Promise<Page<ListedRevision>> {
  const query = tx
    .selectFrom('blog_post_revisions')
    .leftJoin('users', 'users.id', 'blog_post_revisions.saved_by')
    .selectAll('blog_post_revisions')
    .select('users.email as saved_by_email')
    .where('blog_post_revisions.slug', '=', key.slug)
    .where('blog_post_revisions.locale', '=', key.locale);
  const page = await pageOf(query, request, {
    order: NEWEST_FIRST,
    toRow: (row: Row) => row,
  });
  const last = page.items.at(-1);
  // The last revision of this page is compared with one on the next page.
  const before = last === undefined ? null : await findRevision(tx, key, last.revision - 1);
  const items = page.items.map((row, at) => {
    const earlier = page.items[at + 1] ?? before;
    return { ...row, changed: earlier === null ? [] : changedColumns(row, earlier) };
  });
  return { ...page, items };
}
