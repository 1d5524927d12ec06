import type { components } from '@platebook/api-client';
import type { FeedPost } from '../../http/public-content.ts';
import type { FoundPost, PostsPage } from './blog.service.ts';
import type { BlogPost } from './blog.store.ts';
import { readingMinutes } from './reading-minutes.ts';

type Schemas = components['schemas'];

export function presentPosts({ posts, ...page }: PostsPage): Schemas['BlogPostList'] {
  return { items: posts.map(presentSummary), ...page, tags: [...page.tags] };
}

export function presentPost(
  found: Extract<FoundPost, { status: 'published' }>,
): Schemas['BlogPost'] {
  return {
    ...presentSummary(found.post),
    body_markdown: found.post.body,
    seo_title: found.post.seoTitle,
    seo_description: found.post.seoDescription,
    locales: [...found.locales],
    older: found.older,
    newer: found.newer,
  };
}

/** A complete post, without related posts. */
export function presentFeedPost(post: BlogPost): FeedPost {
  return { ...presentSummary(post), body_markdown: post.body };
}

function presentSummary(post: BlogPost): Schemas['BlogPostSummary'] {
  return {
    slug: post.slug,
    locale: post.locale,
    title: post.title,
    summary: post.summary,
    tags: [...post.tags],
    author: post.author,
    is_featured: post.isFeatured,
    reading_minutes: readingMinutes(post.body),
    published_at: post.publishedAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
  };
}
