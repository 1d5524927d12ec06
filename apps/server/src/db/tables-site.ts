import type { ColumnType, Generated } from 'kysely';

/** What the public site shows and is told; see the migrations `blog`, `blog_editor`, `site_banners`, `survey` and `demo_bookings`. */
export type SiteTables = {
  blog_posts: BlogPostsTable;
  blog_post_revisions: BlogPostRevisionsTable;
  blog_images: BlogImagesTable;
  blog_redirects: { old_slug: string; slug: string; created_at: Date };
  site_banners: SiteBannersTable;
  site_banner_revisions: SiteBannerRevisionsTable;
  survey_responses: SurveyResponsesTable;
  survey_answers: SurveyAnswersTable;
  demo_bookings: DemoBookingsTable;
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
  seo_title: string | null;
  seo_description: string | null;
  revision: Generated<number>;
  shown_revision: Generated<number>;
  scheduled_revision: number | null;
  scheduled_at: Date | null;
  edited_at: Date;
};

type BlogPostRevisionsTable = {
  slug: string;
  locale: SiteLocale;
  revision: number;
  title: string;
  summary: string;
  body: string;
  tags: string[];
  author: string;
  is_featured: boolean;
  seo_title: string | null;
  seo_description: string | null;
  saved_by: string | null;
  saved_at: Date;
  restored_revision: number | null;
  published_at: Date | null;
};

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif';

type BlogImagesTable = {
  id: string;
  file_name: string;
  media_type: ImageType;
  content: Buffer;
  uploaded_by: string | null;
  uploaded_at: Date;
};

/** How much a banner stands out, and where it is shown. */
export type BannerSeverity = 'info' | 'warning' | 'incident';
export type BannerPlace = 'everywhere' | 'site' | 'app';

type SiteBannersTable = {
  id: string;
  revision: Generated<number>;
  published_revision: number | null;
  published_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
  edited_at: Date;
};

type SiteBannerRevisionsTable = {
  banner_id: string;
  revision: number;
  severity: BannerSeverity;
  shown_on: BannerPlace;
  title_en: string;
  title_fr: string;
  body_en: string;
  body_fr: string;
  starts_at: Date | null;
  ends_at: Date | null;
  saved_by: string | null;
  saved_at: Date;
};

type SurveyResponsesTable = {
  id: Generated<string>;
  survey_id: string;
  token_sha256: string;
  locale: SiteLocale;
  started_at: Date;
  completed_at: Date | null;
};

type SurveyAnswersTable = {
  response_id: string;
  question_id: string;
  choices: Generated<string[]>;
  text: string | null;
  answered_at: Date;
};

/** Where a request for a demo is, from the form to what came of it. */
export type DemoStatus =
  | 'new'
  | 'contacted'
  | 'scheduled'
  | 'held'
  | 'no_show'
  | 'converted'
  | 'lost'
  | 'spam';

type DemoBookingsTable = {
  id: Generated<string>;
  status: Generated<DemoStatus>;
  name: string;
  email: string;
  business: string;
  role: 'owner' | 'bookkeeper' | 'adviser' | 'other' | null;
  stores: '1' | '2_to_5' | '6_to_20' | 'over_20' | null;
  platforms: Generated<('ubereats' | 'doordash' | 'other')[]>;
  books: 'quickbooks_online' | 'other' | 'none' | null;
  message: string | null;
  locale: SiteLocale;
  note: Generated<string>;
  assignee_id: ColumnType<string | null, string | null | undefined>;
  scheduled_on: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
  updated_at: Date;
};
