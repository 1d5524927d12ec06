import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE } from '../testing/bare-app.ts';
import { openPostPreview } from './post-preview.ts';

const POST = {
  slug: 'one-entry',
  locale: 'fr-CA',
  title: 'Une écriture',
  summary: 'Et pas plus.',
  tags: [],
  author: 'Platebook',
  is_featured: false,
  reading_minutes: 1,
  published_at: '2026-11-26T09:00:00.000Z',
  updated_at: '2026-11-26T09:00:00.000Z',
  body_markdown: 'Une.',
  seo_title: null,
  seo_description: null,
  locales: ['fr-CA'],
  older: null,
  newer: null,
} satisfies Parameters<ReturnType<typeof openPostPreview>>[0];

let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'platebook-preview-'));
  await mkdir(join(web, '.server'));
  await writeFile(
    join(web, '.server', 'public-pages.mjs'),
    'export const renderPublicPage = (page) => ({ status: 200, html: JSON.stringify(page) });',
  );
});
afterAll(() => rm(web, { recursive: true }));

test('an article is rendered at its address, as a preview and without banners', async () => {
  const drawn = JSON.parse(await openPostPreview(web, SITE)(POST)) as unknown;
  expect(drawn).toEqual({
    path: '/fr/blog/one-entry',
    data: {
      siteUrl: SITE.siteUrl,
      support: SITE.support,
      plans: null,
      needsInvite: null,
      banners: [],
      prefersOther: false,
      isPreview: true,
      content: { kind: 'post', post: POST },
    },
  });
});

test('there is no preview without built pages', async () => {
  const draw = openPostPreview(join(web, 'none'), SITE);
  await expect(draw(POST)).rejects.toMatchObject({ code: 'preview_unavailable' });
});
