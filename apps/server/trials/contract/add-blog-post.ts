import type { TestServer } from '../../src/testing/test-server.ts';

/** The article that the contract's example names. */
export async function addBlogPost({
  database,
  clock,
}: Pick<TestServer, 'database' | 'clock'>): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .insertInto('blog_posts')
      .values({
        slug: 'a-payout-is-not-your-sales',
        locale: 'en-US',
        title: 'A payout is not your sales',
        summary: 'Why the deposit is smaller.',
        body: 'What was kept of it, and for what.',
        author: 'Platebook',
        status: 'published',
        published_at: clock.now(),
        updated_at: clock.now(),
      })
      .execute(),
  );
}
