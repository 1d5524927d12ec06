import type { PostContent } from '../../site/blog/revisions.store.ts';

/** The contract's names for the columns of an article's content. */
export const FIELD_NAMES = {
  title: 'title',
  summary: 'summary',
  body: 'body_markdown',
  tags: 'tags',
  author: 'author',
  is_featured: 'is_featured',
  seo_title: 'seo_title',
  seo_description: 'seo_description',
} as const satisfies Record<keyof PostContent, string>;
