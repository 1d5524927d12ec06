import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { blogRoutes } from './features/blog/blog.routes.ts';
import { createBlogService } from './features/blog/blog.service.ts';
import { publicBlog } from './features/blog/public-blog.ts';
import { publicSurvey } from './features/survey/public-survey.ts';
import { SURVEY } from './features/survey/survey-definition.ts';
import { surveyForms } from './features/survey/survey-forms.ts';
import { createSurveyLimits } from './features/survey/survey-limits.ts';
import { createSurveyService } from './features/survey/survey.service.ts';
import type { Outbox } from './features/mail/outbox.port.ts';
import { limitPerHour } from './http/limit-per-hour.ts';
import { requestDemo } from './operators/book-demo/demo-bookings.service.ts';
import { createDemoForms } from './operators/book-demo/demo-forms.ts';
import type { Clock } from './platform/clock.ts';

/** What the public site shows beside its own words. */
type Deps = {
  readonly config: Pick<Config, 'support' | 'siteUrl'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
};

/** What one network address may ask for in an hour: an office shares one. */
const DEMOS_PER_HOUR = 10;

export function composeSite({ config, ...deps }: Deps) {
  const { database, clock } = deps;
  const { siteUrl, support: contact } = config;
  const blog = createBlogService({ database });
  const surveys = createSurveyService({ database, clock, survey: SURVEY });
  const limits = createSurveyLimits(database.pool);
  const demos = createDemoForms({
    request: (booking) => requestDemo({ ...deps, contact, siteUrl }, booking),
    limit: limitPerHour(database.pool, { name: 'demo_requests', most: DEMOS_PER_HOUR }),
  });
  return {
    routes: blogRoutes(blog),
    blog: publicBlog(blog),
    survey: publicSurvey(surveys),
    demo: demos.demo,
    pages: [surveyForms({ surveys, limits }), demos.pages],
  };
}
