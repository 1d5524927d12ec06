import { expect, test } from 'vitest';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import { diffContents, publicHref, stateOf } from './article.view.ts';
import { toArticlesQuery, type ArticleContent } from './articles.queries.ts';

const CONTENT: ArticleContent = {
  title: 'Chargebacks',
  summary: 'Who pays.',
  body_markdown: 'One.\n\nTwo.\n\nThree.',
  tags: ['Payouts'],
  author: 'Platebook',
  is_featured: false,
  seo_title: null,
  seo_description: null,
};

const ARTICLE = {
  status: 'published',
  scheduled_at: null,
  revision: 2,
  shown_revision: 2,
} as const;

test.each([
  [{ ...ARTICLE, status: 'draft' as const }, 'draft'],
  [ARTICLE, 'published'],
  [{ ...ARTICLE, revision: 3 }, 'changed'],
  [{ ...ARTICLE, revision: 3, scheduled_at: '2026-12-01T09:00:00.000Z' }, 'scheduled'],
  [{ ...ARTICLE, revision: 3, status: 'withdrawn' as const }, 'withdrawn'],
])('%j is %s', (article, state) => {
  expect(stateOf(article)).toBe(state);
});

test('readers find an article under the prefix of its language', () => {
  expect(publicHref({ slug: 'a-b', locale: 'en-US' })).toBe('/blog/a-b');
  expect(publicHref({ slug: 'a-b', locale: 'fr-CA' })).toBe('/fr/blog/a-b');
});

test('two versions differ in fields, and in paragraphs that only one of them has', () => {
  const { before, after, names } = diffContents(CONTENT, {
    ...CONTENT,
    title: 'Chargebacks explained',
    body_markdown: 'Zero.\n\nOne.\n\n2.\n\nThree.',
    seo_title: 'For search engines',
  });
  expect(before).toEqual({
    title: 'Chargebacks',
    summary: 'Who pays.',
    tags: 'Payouts',
    author: 'Platebook',
    is_featured: 'No',
    body_markdown_2: 'Two.',
  });
  expect(after).toEqual({
    title: 'Chargebacks explained',
    summary: 'Who pays.',
    tags: 'Payouts',
    author: 'Platebook',
    is_featured: 'No',
    seo_title: 'For search engines',
    body_markdown_1: 'Zero.',
    body_markdown_2: '2.',
  });
  expect([names['title'], names['body_markdown_1'], names['body_markdown_2']]).toEqual([
    'Title',
    'Text, paragraph 1',
    'Text, paragraph 3',
  ]);
});

test('a deleted paragraph is identified by its position', () => {
  const { before, after, names } = diffContents(CONTENT, {
    ...CONTENT,
    body_markdown: 'One.\n\nThree.',
  });
  expect([before['body_markdown_1'], after['body_markdown_1'], names['body_markdown_1']]).toEqual([
    'Two.',
    undefined,
    'Text, paragraph 2',
  ]);
});

test('a URL requests only supported values', () => {
  const request = { filters: {}, sort: '-edited' } satisfies ListRequest;
  expect(toArticlesQuery(request)).toEqual({ sort: '-edited' });
  expect(
    toArticlesQuery({
      part: 'drafts',
      filters: { locale: ['fr-CA'] },
      q: 'tax',
      sort: 'title',
    }),
  ).toEqual({ status: 'draft', locale: 'fr-CA', q: 'tax', sort: 'title' });
  expect(toArticlesQuery({ part: 'lost', filters: { locale: ['de'] }, sort: 'fees' })).toEqual({});
});
