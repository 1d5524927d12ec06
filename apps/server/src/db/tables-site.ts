import type { Generated } from 'kysely';

/** What the public site shows and is told; see the migrations `blog` and `survey`. */
export type SiteTables = {
  blog_posts: BlogPostsTable;
  survey_responses: SurveyResponsesTable;
  survey_answers: SurveyAnswersTable;
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
