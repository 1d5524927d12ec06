import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlogService } from '../../site/blog/blog.service.ts';
import { shipPosts } from '../../site/blog/ship-posts.ts';
import type { ShippedPost } from '../../site/blog/ship-posts.ts';
import {
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { publishDueArticles } from './publish-article.ts';

type Schemas = components['schemas'];
type Whole = Schemas['AdminBlogPostDetail'];

const POSTS = '/api/admin/blog/posts';
const CONTENT: Schemas['BlogPostContent'] = {
  title: 'What a chargeback is',
  summary: 'And who pays for it.',
  body_markdown: 'A guest says no.',
  tags: ['Payouts'],
  author: 'Dana Whitfield',
  is_featured: false,
  seo_title: null,
  seo_description: null,
};
const SHIPPED: ShippedPost = {
  slug: 'shipped',
  locale: 'en-US',
  title: 'As it came',
  summary: 'A summary.',
  body: 'A text.',
  tags: [],
  author: 'Platebook',
  isFeatured: false,
  publishedAt: new Date('2026-11-03T12:00:00Z'),
  updatedAt: new Date('2026-11-03T12:00:00Z'),
};

let server: TestServer;
let admin: string;
let operator: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await staff('admin@example.test', 'system_admin');
  operator = await staff('operator@example.test', 'system_operator');
});
afterAll(() => server.stop());

async function staff(email: string, level: 'system_admin' | 'system_operator'): Promise<string> {
  const { userId } = await addPerson(server, { email });
  const row = { user_id: userId, level, created_at: server.clock.now() };
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  return signIn(server, email);
}

function call(route: string, json?: unknown, token = admin) {
  return server.call(route, { token, ...(json === undefined ? {} : { json }) });
}

async function create(slug: string, changes: Partial<Schemas['CreateBlogPostRequest']> = {}) {
  const answer = await call(`POST ${POSTS}`, {
    slug,
    locale: 'en-US',
    content: CONTENT,
    ...changes,
  });
  expect(answer).toMatchObject({ status: 201 });
  return dataOf(answer.body) as Whole;
}

async function change(method: string, path: string, json?: unknown): Promise<Whole> {
  const answer = await call(`${method} ${POSTS}/${path}`, json);
  expect(answer).toMatchObject({ status: 200 });
  return dataOf(answer.body) as Whole;
}

async function read(path: string): Promise<Whole> {
  return dataOf((await call(`GET ${POSTS}/${path}`, undefined, operator)).body) as Whole;
}

async function actionsOn(slug: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ action: string }>(
    `select action from audit_log where target_type = 'article' and target_id = $1 order by sequence`,
    [slug],
  );
  return rows.map(({ action }) => action);
}

const publicly = (slug: string) => server.call(`GET /api/v2/blog/posts/${slug}`);

describe('an article', () => {
  test('is a draft until it is published; an edit becomes visible once it is published, too', async () => {
    expect(await create('chargebacks')).toMatchObject({
      slug: 'chargebacks',
      status: 'draft',
      revision: 1,
      shown_revision: 1,
      is_shipped: false,
      edited_by: { email: 'admin@example.test' },
      content: CONTENT,
      locales: ['en-US'],
      old_slugs: [],
    });
    expect((await publicly('chargebacks')).status).toBe(404);
    await change('POST', 'chargebacks/en-US/publish', { revision: 1, publish_at: null });
    expect(dataOf((await publicly('chargebacks')).body)).toMatchObject({ title: CONTENT.title });
    const content = { ...CONTENT, title: 'Chargebacks', seo_title: 'Chargebacks explained' };
    expect(await change('PUT', 'chargebacks/en-US', { revision: 1, content })).toMatchObject({
      status: 'published',
      title: 'Chargebacks',
      revision: 2,
      shown_revision: 1,
    });
    expect(dataOf((await publicly('chargebacks')).body)).toMatchObject({ title: CONTENT.title });
    await change('POST', 'chargebacks/en-US/publish', { revision: 2, publish_at: null });
    expect(dataOf((await publicly('chargebacks')).body)).toMatchObject({
      title: 'Chargebacks',
      seo_title: 'Chargebacks explained',
      seo_description: null,
    });
    await change('POST', 'chargebacks/en-US/withdraw', { revision: 2 });
    expect((await publicly('chargebacks')).status).toBe(404);
    expect(await actionsOn('chargebacks')).toEqual([
      'article.created',
      'article.published',
      'article.updated',
      'article.published',
      'article.withdrawn',
    ]);
  });

  test('is listed by status, language and text', async () => {
    await create('listed', { content: { ...CONTENT, title: 'Listed', tags: ['Rare'] } });
    await create('listed', { locale: 'fr-CA', content: { ...CONTENT, title: 'Inscrit' } });
    const list = async (query: string) => {
      const { body } = await call(`GET ${POSTS}${query}`, undefined, operator);
      const { items } = dataOf(body) as { items: Schemas['AdminBlogPost'][] };
      return items.map(({ slug, locale }) => `${slug} ${locale}`);
    };
    expect(await list('?q=rare')).toEqual(['listed en-US']);
    expect(await list('?q=listed&locale=fr-CA')).toEqual(['listed fr-CA']);
    expect(await list('?q=listed&sort=-title')).toEqual(['listed en-US', 'listed fr-CA']);
    expect(await list('?q=listed&status=published')).toEqual([]);
    expect(await list('?q=listed&status=draft')).toHaveLength(2);
  });

  test('saved by somebody else meanwhile is not overwritten, and the conflicting fields are named', async () => {
    await create('twice');
    const theirs = { ...CONTENT, title: 'Theirs', tags: ['Tax'] };
    await change('PUT', 'twice/en-US', { revision: 1, content: theirs });
    const answer = await call(`PUT ${POSTS}/twice/en-US`, { revision: 1, content: CONTENT });
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'blog_post_changed' });
    expect(answer.body).toMatchObject({
      errors: [
        { path: '/content/title', code: 'changed_meanwhile' },
        { path: '/content/tags', code: 'changed_meanwhile' },
      ],
    });
    expect(await read('twice/en-US')).toMatchObject({ revision: 2, content: theirs });
  });

  test('has revisions, of which an earlier one is restored as a new one', async () => {
    await create('history');
    await change('PUT', 'history/en-US', {
      revision: 1,
      content: { ...CONTENT, body_markdown: 'Wrong.' },
    });
    expect(
      await change('POST', 'history/en-US/revisions/1/restore', { revision: 2 }),
    ).toMatchObject({ revision: 3, content: CONTENT });
    const { body } = await call(`GET ${POSTS}/history/en-US/revisions?limit=2`);
    const { items, next_cursor: cursor } = dataOf(body) as {
      items: Schemas['BlogPostRevision'][];
      next_cursor: string | null;
    };
    expect(
      items.map(({ revision, restored_revision: restored, changed }) => [
        revision,
        restored,
        changed,
      ]),
    ).toEqual([
      [3, 1, ['body_markdown']],
      [2, null, ['body_markdown']],
    ]);
    expect(cursor).not.toBeNull();
    expect(dataOf((await call(`GET ${POSTS}/history/en-US/revisions/2`)).body)).toEqual({
      revision: 2,
      content: { ...CONTENT, body_markdown: 'Wrong.' },
    });
    expect(refusalOf(await call(`GET ${POSTS}/history/en-US/revisions/9`))).toMatchObject({
      code: 'blog_revision_not_found',
    });
  });

  test('is published on schedule, in the scheduled revision', async () => {
    await create('planned');
    const at = new Date(server.clock.now().getTime() + 600_000).toISOString();
    expect(
      await change('POST', 'planned/en-US/publish', { revision: 1, publish_at: at }),
    ).toMatchObject({ status: 'draft', scheduled_at: at, scheduled_revision: 1 });
    const content = { ...CONTENT, title: 'Not yet' };
    await change('PUT', 'planned/en-US', { revision: 1, content });
    expect(await publishDueArticles(server)).toBe(0);
    server.clock.advance(600_000);
    expect(await publishDueArticles(server)).toBe(1);
    expect(await publishDueArticles(server)).toBe(0);
    expect(dataOf((await publicly('planned')).body)).toMatchObject({
      title: CONTENT.title,
      published_at: at,
    });
    expect(await read('planned/en-US')).toMatchObject({
      revision: 2,
      shown_revision: 1,
      scheduled_at: null,
    });
  });

  test('that is scheduled can be unscheduled, and cannot be scheduled in the past', async () => {
    await create('unplanned');
    const now = server.clock.now();
    const at = new Date(now.getTime() + 60_000).toISOString();
    await change('POST', 'unplanned/en-US/publish', { revision: 1, publish_at: at });
    expect(await change('DELETE', 'unplanned/en-US/schedule')).toMatchObject({
      scheduled_at: null,
    });
    expect(refusalOf(await call(`DELETE ${POSTS}/unplanned/en-US/schedule`))).toMatchObject({
      status: 409,
      code: 'blog_post_not_scheduled',
    });
    const past = await call(`POST ${POSTS}/unplanned/en-US/publish`, {
      revision: 1,
      publish_at: now.toISOString(),
    });
    expect(past.body).toMatchObject({ errors: [{ path: '/publish_at', code: 'in_the_past' }] });
  });

  test('needs alternative text for each image', async () => {
    const body = 'In code: `![](a.png)`.\n\n![](/blog/images/a.png) ![A slip](/blog/images/b.png)';
    const answer = await call(`POST ${POSTS}`, {
      slug: 'pictures',
      locale: 'en-US',
      content: { ...CONTENT, body_markdown: body },
    });
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: '/content/body_markdown', values: { name: '/blog/images/a.png' } }],
    });
  });

  test('can be changed by administrators only', async () => {
    const json = { slug: 'mine', locale: 'en-US', content: CONTENT };
    expect(refusalOf(await call(`POST ${POSTS}`, json, operator))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
  });
});

describe('an image', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, token = admin) => {
    const body = new FormData();
    body.set('file', new File([bytes], name));
    return server.call('POST /api/admin/blog/images', { token, body });
  };

  test('is public, with its type, and cached permanently', async () => {
    const answer = await upload('slip.jpg', new Uint8Array(PNG));
    expect(answer.status).toBe(201);
    const { path, size_bytes: size } = dataOf(answer.body) as Schemas['BlogImageAnswer']['data'];
    expect(size).toBe(PNG.length);
    const image = await fetch(`${server.url}${path}`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await image.arrayBuffer())).toEqual(PNG);
    const gone = await fetch(`${server.url}/blog/images/00000000-0000-4000-8000-000000000000`);
    expect(gone.status).toBe(404);
  });

  test('is recognized by its first bytes, and uploaded by administrators only', async () => {
    const text = new TextEncoder().encode('<svg/>');
    for (const name of ['slip.png', 'page.html', 'slip']) {
      expect(refusalOf(await upload(name, text))).toMatchObject({ code: 'image_type_unknown' });
    }
    expect(refusalOf(await upload('slip.png', new Uint8Array(PNG), operator))).toMatchObject({
      status: 403,
    });
  });
});

describe('a changed slug', () => {
  const rename = (from: string, to: string) =>
    call(`PUT /api/admin/blog/addresses/${from}`, { slug: to });
  const find = (slug: string) =>
    createBlogService({ database: server.database }).find('en-US', slug);

  test('redirects from every earlier one, in both languages, and back', async () => {
    await create('first-name');
    await create('first-name', { locale: 'fr-CA' });
    await change('POST', 'first-name/en-US/publish', { revision: 1, publish_at: null });
    expect((await rename('first-name', 'second-name')).status).toBe(200);
    expect((await rename('second-name', 'third-name')).status).toBe(200);
    expect(await find('first-name')).toEqual({ status: 'moved', slug: 'third-name' });
    expect(await read('third-name/fr-CA')).toMatchObject({
      old_slugs: ['first-name', 'second-name'],
      locales: ['en-US', 'fr-CA'],
    });
    expect(refusalOf(await rename('third-name', 'chargebacks'))).toMatchObject({
      code: 'blog_slug_taken',
    });
    const taken = { slug: 'second-name', locale: 'en-US', content: CONTENT };
    expect(refusalOf(await call(`POST ${POSTS}`, taken))).toMatchObject({
      code: 'blog_slug_taken',
    });
    expect((await rename('third-name', 'first-name')).status).toBe(200);
    expect(await find('third-name')).toEqual({ status: 'moved', slug: 'first-name' });
    expect(await find('first-name')).toMatchObject({ status: 'published' });
  });

  test('of an unpublished article leaves no redirect', async () => {
    await create('never-seen');
    await rename('never-seen', 'still-unseen');
    expect(await find('never-seen')).toMatchObject({ status: 'unknown' });
    expect(refusalOf(await rename('never-seen', 'anything'))).toMatchObject({
      status: 404,
      code: 'blog_post_not_found',
    });
  });
});

describe('a shipped article', () => {
  test('is replaced by a release until it is edited, published or not', async () => {
    await shipPosts(server.database, [SHIPPED]);
    expect(await read('shipped/en-US')).toMatchObject({
      status: 'published',
      is_shipped: true,
      revision: 1,
      edited_by: null,
    });
    await shipPosts(server.database, [{ ...SHIPPED, body: 'Better.' }]);
    const before = await read('shipped/en-US');
    expect(before).toMatchObject({ revision: 2, content: { body_markdown: 'Better.' } });
    const content = { ...before.content, title: 'Ours' };
    await change('PUT', 'shipped/en-US', { revision: 2, content });
    expect(await shipPosts(server.database, [{ ...SHIPPED, body: 'Newer.' }])).toEqual({
      written: 0,
    });
    expect(await read('shipped/en-US')).toMatchObject({ is_shipped: false, content });
    expect(dataOf((await publicly('shipped')).body)).toMatchObject({ title: 'As it came' });
  });

  test('that was renamed is not shipped a second time', async () => {
    await shipPosts(server.database, [{ ...SHIPPED, slug: 'to-rename' }]);
    await call('PUT /api/admin/blog/addresses/to-rename', { slug: 'renamed' });
    expect(
      await shipPosts(server.database, [{ ...SHIPPED, slug: 'to-rename', body: 'Newer.' }]),
    ).toEqual({ written: 0 });
  });
});
