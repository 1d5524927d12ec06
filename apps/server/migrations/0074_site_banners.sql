-- What is announced to everybody at once, on the public pages, in the app or on both. Readers see the published revision
-- from its beginning until its end, or until somebody ends it.

create table site_banners (
  id uuid primary key,
  -- The latest that was saved.
  revision integer not null default 1,
  -- Null until one was published.
  published_revision integer,
  published_at timestamptz,
  -- When somebody took it down; null again once it is published anew.
  ended_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  check (published_revision <= revision),
  check ((published_revision is null) = (published_at is null)),
  check (ended_at is null or published_revision is not null)
);
create index site_banners_edited_idx on site_banners (edited_at desc, id);

create table site_banner_revisions (
  banner_id uuid not null references site_banners on delete cascade,
  revision integer not null check (revision > 0),
  severity text not null check (severity in ('info', 'warning', 'incident')),
  shown_on text not null check (shown_on in ('everywhere', 'site', 'app')),
  title_en text not null check (title_en <> ''),
  title_fr text not null check (title_fr <> ''),
  body_en text not null,
  body_fr text not null,
  -- Null from its publication on, and until it is ended.
  starts_at timestamptz,
  ends_at timestamptz,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null,
  primary key (banner_id, revision),
  check (ends_at > starts_at)
);
create index site_banner_revisions_saved_by_idx on site_banner_revisions (saved_by);
