import type { Generated } from 'kysely';

/** What the public site shows and is told; see `0050_blog.sql`. */
export type SiteTables = {
  blog_posts: BlogPostsTable;
};

/** A language the public site is written in (BCP 47). */
export type SiteLocale = 'en-US' | 'fr-CA';

type BlogPostsTable = {
  slug: string;
  locale: SiteLocale;
  title: string;
  summary: string;
  body: string;
  tags: Generated<string[]>;
  author: string;
  is_featured: Generated<boolean>;
  status: Generated<'draft' | 'published' | 'withdrawn'>;
  published_at: Date | null;
  updated_at: Date;
  shipped_sha256: string | null;
};
