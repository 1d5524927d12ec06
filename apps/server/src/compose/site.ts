import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { readSiteBanners, shownBannersRoutes } from '../site/banners/shown-banners.ts';
import { blogRoutes } from '../site/blog/blog.routes.ts';
import { createBlogService } from '../site/blog/blog.service.ts';
import { publicBlog } from '../site/blog/public-blog.ts';
import { serveImages } from '../site/blog/serve-images.ts';
import { publicSurvey } from '../site/survey/public-survey.ts';
import { SURVEY } from '../site/survey/survey-definition.ts';
import { surveyForms } from '../site/survey/survey-forms.ts';
import { createSurveyLimits } from '../site/survey/survey-limits.ts';
import { createSurveyService } from '../site/survey/survey.service.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import { limitPerHour } from '../http/limit-per-hour.ts';
import type { PublicFacts } from '../http/pages-module.ts';
import { createPublicFacts } from '../http/public-facts.ts';
import { requestDemo } from '../operators/book-demo/demo-bookings.service.ts';
import { createDemoForms } from '../operators/book-demo/demo-forms.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';

/** The data of the public site besides its own text. */
type Deps = {
  readonly config: Pick<Config, 'support' | 'siteUrl'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly outbox: Outbox;
  /** Everything except banners. */
  readonly publicFacts: () => Promise<Omit<PublicFacts, 'banners'>>;
};

/** Limit per network address and hour, which a whole office may share. */
const DEMOS_PER_HOUR = 10;

export function composeSite({ config, log, publicFacts, ...deps }: Deps) {
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
    routes: { ...blogRoutes(blog), ...shownBannersRoutes({ database, clock }) },
    facts: createPublicFacts({
      load: async () => ({
        ...(await publicFacts()),
        banners: await readSiteBanners({ database, clock }),
      }),
      clock,
      log,
    }),
    blog: publicBlog(blog),
    survey: publicSurvey(surveys),
    demo: demos.demo,
    pages: [serveImages({ database }), surveyForms({ surveys, limits }), demos.pages],
  };
}
