-- Articles that are written here: every revision that was saved, what is to be published when, and where renamed ones were.

alter table blog_posts
  -- What search engines and shared links show in place of the title and the summary.
  add column seo_title text check (seo_title <> ''),
  add column seo_description text check (seo_description <> ''),
  -- The latest that was saved.
  add column revision integer not null default 1,
  -- The one this row holds: what readers see, and the latest of an article that was never published.
  add column shown_revision integer not null default 1,
  add column scheduled_revision integer,
  add column scheduled_at timestamptz,
  -- When the latest was saved; `updated_at` is when what readers see was published.
  add column edited_at timestamptz,
  add check ((scheduled_revision is null) = (scheduled_at is null)),
  add check (shown_revision <= revision);
update blog_posts set edited_at = updated_at;
alter table blog_posts alter column edited_at set not null;
create index blog_posts_edited_idx on blog_posts (edited_at desc, slug, locale);
create index blog_posts_scheduled_idx on blog_posts (scheduled_at) where scheduled_at is not null;
comment on column blog_posts.shipped_sha256 is
  'Of the content as it came with the product; null for an article that was written or edited here, which no release replaces.';

create table blog_post_revisions (
  slug text not null,
  locale text not null,
  revision integer not null check (revision > 0),
  title text not null check (title <> ''),
  summary text not null check (summary <> ''),
  body text not null,
  tags text[] not null,
  author text not null,
  is_featured boolean not null,
  seo_title text check (seo_title <> ''),
  seo_description text check (seo_description <> ''),
  -- Null for what came with the product.
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null,
  -- The revision whose content this one brought back.
  restored_revision integer,
  -- When readers first saw it.
  published_at timestamptz,
  primary key (slug, locale, revision),
  foreign key (slug, locale) references blog_posts (slug, locale) on update cascade on delete cascade
);
create index blog_post_revisions_saved_by_idx on blog_post_revisions (saved_by);
insert into blog_post_revisions
  (slug, locale, revision, title, summary, body, tags, author, is_featured, saved_at, published_at)
select slug, locale, 1, title, summary, body, tags, author, is_featured, updated_at, published_at
from blog_posts;

-- Where an article was before it was renamed, in both languages.
create table blog_redirects (
  old_slug text primary key check (old_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(old_slug) <= 100),
  slug text not null check (slug <> old_slug),
  created_at timestamptz not null
);
create index blog_redirects_slug_idx on blog_redirects (slug);

-- What articles show. An address is that of one image for ever.
create table blog_images (
  id uuid primary key,
  file_name text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/gif')),
  content bytea not null,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null
);
create index blog_images_uploaded_by_idx on blog_images (uploaded_by);
