import type { components } from '@platebook/api-client';
import type { SiteLocale } from '../../db/tables.ts';
import type { PostContent } from '../../site/blog/revisions.store.ts';
import { FIELD_NAMES } from './article-fields.ts';
import type { ListedRevision } from './article-revisions.store.ts';
import type { Article } from './articles.store.ts';
import { presentStaff } from '../staff.presenter.ts';

type Schemas = components['schemas'];

export function presentArticle(article: Article): Schemas['AdminBlogPost'] {
  return {
    slug: article.slug,
    locale: article.locale,
    title: article.title,
    status: article.status,
    revision: article.revision,
    shown_revision: article.shown_revision,
    scheduled_revision: article.scheduled_revision,
    scheduled_at: article.scheduled_at?.toISOString() ?? null,
    is_shipped: article.shipped_sha256 !== null,
    published_at: article.published_at?.toISOString() ?? null,
    updated_at: article.updated_at.toISOString(),
    edited_at: article.edited_at.toISOString(),
    edited_by: presentStaff(article.saved_by, article.saved_by_email),
  };
}

export type WholeArticle = {
  readonly article: Article;
  /** Of the latest revision. */
  readonly content: PostContent;
  readonly locales: readonly SiteLocale[];
  readonly oldSlugs: readonly string[];
};

export function presentWholeArticle(whole: WholeArticle): Schemas['AdminBlogPostDetail'] {
  return {
    ...presentArticle(whole.article),
    content: presentContent(whole.content),
    locales: [...whole.locales],
    old_slugs: [...whole.oldSlugs],
  };
}

export function presentRevision(revision: ListedRevision): Schemas['BlogPostRevision'] {
  return {
    revision: revision.revision,
    title: revision.title,
    saved_at: revision.saved_at.toISOString(),
    saved_by: presentStaff(revision.saved_by, revision.saved_by_email),
    restored_revision: revision.restored_revision,
    published_at: revision.published_at?.toISOString() ?? null,
    changed: revision.changed.map((column) => FIELD_NAMES[column]),
  };
}

export function presentContent(content: PostContent): Schemas['BlogPostContent'] {
  const { body, tags, ...fields } = content;
  return {
    title: fields.title,
    summary: fields.summary,
    body_markdown: body,
    tags: [...tags],
    author: fields.author,
    is_featured: fields.is_featured,
    seo_title: fields.seo_title,
    seo_description: fields.seo_description,
  };
}

/** An article's content from a request, trimmed. */
export function toContent(content: Schemas['BlogPostContent']): PostContent {
  return {
    title: content.title.trim(),
    summary: content.summary.trim(),
    body: content.body_markdown.trim(),
    tags: [...new Set(content.tags.map((tag) => tag.trim()))],
    author: content.author.trim(),
    is_featured: content.is_featured,
    seo_title: content.seo_title?.trim() ?? null,
    seo_description: content.seo_description?.trim() ?? null,
  };
}
