import type { Database } from './db/database.ts';
import { blogRoutes } from './features/blog/blog.routes.ts';
import { createBlogService } from './features/blog/blog.service.ts';
import { publicBlog } from './features/blog/public-blog.ts';
import { publicSurvey } from './features/survey/public-survey.ts';
import { SURVEY } from './features/survey/survey-definition.ts';
import { surveyForms } from './features/survey/survey-forms.ts';
import { createSurveyLimits } from './features/survey/survey-limits.ts';
import { createSurveyService } from './features/survey/survey.service.ts';
import type { Clock } from './platform/clock.ts';

/** What the public site shows beside its own words. */
type Deps = { readonly database: Database; readonly clock: Clock };

export function composeSite({ database, clock }: Deps) {
  const blog = createBlogService({ database });
  const surveys = createSurveyService({ database, clock, survey: SURVEY });
  const limits = createSurveyLimits(database.pool);
  return {
    routes: blogRoutes(blog),
    blog: publicBlog(blog),
    survey: publicSurvey(surveys),
    pages: [surveyForms({ surveys, limits })],
  };
}
