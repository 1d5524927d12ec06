import type { ColumnType, Generated } from 'kysely';

/** What the public site shows and is told; see the migrations `blog`, `survey` and `demo_bookings`. */
export type SiteTables = {
  blog_posts: BlogPostsTable;
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
