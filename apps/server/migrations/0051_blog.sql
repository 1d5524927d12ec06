-- Articles of the public site, one row per language of an article. They belong to no tenant.

create table blog_posts (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  locale text not null check (locale in ('en-US', 'fr-CA')),
  title text not null check (title <> ''),
  -- One or two sentences, for lists, feeds and search engines.
  summary text not null check (summary <> ''),
  -- Markdown; HTML in it is shown as text.
  body text not null,
  tags text[] not null default '{}',
  author text not null,
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  updated_at timestamptz not null,
  -- Of the content as it came with the product; null for an article written here. A row whose content has another
  -- digest was edited, and no later release replaces it.
  shipped_sha256 text,
  primary key (slug, locale),
  check (status <> 'published' or published_at is not null)
);
create index blog_posts_published_idx on blog_posts (locale, published_at desc, slug)
  where status = 'published';
grant select on blog_posts to platebook_app;
