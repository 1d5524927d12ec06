import type { TestServer } from '../../src/testing/test-server.ts';

const KEY = { slug: 'a-payout-is-not-your-sales', locale: 'en-US' } as const;
const CONTENT = {
  title: 'A payout is not your sales',
  summary: 'Why the deposit is smaller.',
  body: 'What was kept of it, and for what.',
  author: 'Platebook',
};

/** The article in the contract's examples, with an unpublished revision. */
export async function addBlogPost({
  database,
  clock,
}: Pick<TestServer, 'database' | 'clock'>): Promise<void> {
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('blog_posts')
      .values({
        ...KEY,
        ...CONTENT,
        status: 'published',
        published_at: clock.now(),
        updated_at: clock.now(),
        edited_at: clock.now(),
        revision: 2,
        shown_revision: 1,
      })
      .execute();
    await tx
      .insertInto('blog_post_revisions')
      .values(
        [1, 2].map((revision) => ({
          ...KEY,
          ...CONTENT,
          revision,
          tags: [],
          is_featured: false,
          seo_title: null,
          seo_description: null,
          saved_by: null,
          saved_at: clock.now(),
          restored_revision: null,
          published_at: revision === 1 ? clock.now() : null,
        })),
      )
      .execute();
  });
}
