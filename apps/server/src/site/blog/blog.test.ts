import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOG_FOLDER } from '../../locations.ts';
import { dataOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { nearestPosts } from './blog.service.ts';
import { readingMinutes } from './reading-minutes.ts';
import { parsePost, readShippedPosts, shipPosts } from './ship-posts.ts';
import type { ShippedPost } from './ship-posts.ts';

let server: TestServer;

const postOf = (changes: Partial<ShippedPost> & { slug: string }): ShippedPost => ({
  locale: 'en-US',
  title: `About ${changes.slug}`,
  summary: 'A summary.',
  body: 'A text.',
  tags: [],
  author: 'Platebook',
  isFeatured: false,
  publishedAt: new Date('2026-11-03T12:00:00Z'),
  updatedAt: new Date('2026-11-03T12:00:00Z'),
  ...changes,
});

const POSTS = [
  postOf({ slug: 'first', tags: ['Payouts'], body: 'Fees of 100% and a \\ backslash.' }),
  postOf({
    slug: 'second',
    tags: ['Payouts', 'Tax'],
    publishedAt: new Date('2026-11-04T12:00:00Z'),
  }),
  postOf({ slug: 'third', publishedAt: new Date('2026-11-05T12:00:00Z') }),
  postOf({ slug: 'first', locale: 'fr-CA', title: 'Le premier', tags: ['Versements'] }),
];

beforeAll(async () => {
  server = await startTestServer();
  expect(await shipPosts(server.database, POSTS)).toEqual({ written: 4 });
  await setStatus('gone', 'withdrawn');
  await setStatus('not-yet', 'draft');
});

afterAll(() => server.stop());

/** A post that was shipped and then withdrawn, or never shown. */
async function setStatus(slug: string, status: 'withdrawn' | 'draft'): Promise<void> {
  await shipPosts(server.database, [postOf({ slug })]);
  await server.database.asOwner((tx) =>
    tx.updateTable('blog_posts').set({ status }).where('slug', '=', slug).execute(),
  );
}

const slugsOf = async (query: string) => {
  const answer = await server.call(`GET /api/v2/blog/posts${query}`);
  const { items, total } = dataOf(answer.body) as { items: { slug: string }[]; total: number };
  return [total, ...items.map(({ slug }) => slug)];
};

describe('the articles', () => {
  test('are listed without a session, newest first, by language, tag and text', async () => {
    expect(await slugsOf('')).toEqual([3, 'third', 'second', 'first']);
    expect(await slugsOf('?locale=fr-CA')).toEqual([1, 'first']);
    expect(await slugsOf('?tag=Payouts')).toEqual([2, 'second', 'first']);
    expect(await slugsOf('?q=100%25')).toEqual([1, 'first']);
    expect(await slugsOf('?q=%5C%20backslash')).toEqual([1, 'first']);
    expect(await slugsOf('?q=nothing')).toEqual([0]);
    expect(await slugsOf('?page=2')).toEqual([3]);
  });

  test('have related posts, their languages, and every tag of the list', async () => {
    const list = dataOf((await server.call('GET /api/v2/blog/posts')).body) as { tags: string[] };
    expect(list.tags).toEqual(['Payouts', 'Tax']);
    expect(dataOf((await server.call('GET /api/v2/blog/posts/first')).body)).toMatchObject({
      slug: 'first',
      locales: ['en-US', 'fr-CA'],
      older: null,
      newer: { slug: 'second', title: 'About second' },
      body_markdown: 'Fees of 100% and a \\ backslash.',
    });
  });

  test.each(['nowhere', 'gone', 'not-yet'])(
    'that are not published are not found: %s',
    async (slug) => {
      expect(await server.call(`GET /api/v2/blog/posts/${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'blog_post_not_found' },
      });
    },
  );
});

describe('shipping articles', () => {
  const read = (slug: string) =>
    server.database.asOwner((tx) =>
      tx
        .selectFrom('blog_posts')
        .select(['title', 'body', 'status'])
        .where('slug', '=', slug)
        .executeTakeFirst(),
    );

  test('twice writes once; a new release replaces unedited ones', async () => {
    const post = postOf({ slug: 'released' });
    expect(await shipPosts(server.database, [post])).toEqual({ written: 1 });
    expect(await shipPosts(server.database, [post])).toEqual({ written: 0 });
    expect(await shipPosts(server.database, [{ ...post, body: 'Better.' }])).toEqual({
      written: 1,
    });
    expect(await read('released')).toMatchObject({ body: 'Better.' });
  });

  test('leaves an edited one unchanged, and a withdrawn one withdrawn', async () => {
    await shipPosts(server.database, [postOf({ slug: 'edited' })]);
    await server.database.asOwner((tx) =>
      tx.updateTable('blog_posts').set({ title: 'Mine' }).where('slug', '=', 'edited').execute(),
    );
    const released = ['edited', 'gone'].map((slug) => postOf({ slug, body: 'Newer.' }));
    await shipPosts(server.database, released);
    expect(await read('edited')).toMatchObject({ title: 'Mine', body: 'A text.' });
    expect(await read('gone')).toMatchObject({ status: 'withdrawn' });
  });

  test('every article of this release is in both languages', async () => {
    const posts = await readShippedPosts(BLOG_FOLDER);
    const slugs = (locale: string) =>
      posts.filter((post) => post.locale === locale).map(({ slug }) => slug);
    expect(slugs('en-US').length).toBeGreaterThan(3);
    expect(slugs('fr-CA')).toEqual(slugs('en-US'));
  });

  test('an invalid file is named', () => {
    expect(() => parsePost('a b.md', '')).toThrow('a b.md');
    expect(() => parsePost('a.en-US.md', '---\ntitle: T\n---\nText')).toThrow(
      /a\.en-US\.md is not complete/,
    );
  });
});

test.each([
  ['payout-is-not-sales', ['a-payout-is-not-your-sales']],
  ['month-end', ['month-end-for-delivery-payouts']],
  ['a', []],
  ['wp-login', []],
])('%s is similar to %j', (slug, near) => {
  const posts = ['a-payout-is-not-your-sales', 'month-end-for-delivery-payouts'].map((known) => ({
    slug: known,
    title: known,
  }));
  expect(nearestPosts(posts, slug).map((post) => post.slug)).toEqual(near);
});

test('reading time counts words and is at least a minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(690))).toBe(3);
});
