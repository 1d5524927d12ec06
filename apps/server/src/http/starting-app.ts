import express from 'express';
import type { Express } from 'express';
import type { Logger } from '../platform/logger.ts';
import { allowOrigins } from './cors.ts';
import { handleErrors } from './error-handler.ts';
import { AppError } from './errors.ts';
import { UNKNOWN_FACTS } from './public-facts.ts';
import { openPublicPages } from './public-pages.ts';
import type { PublicSite } from './pages-module.ts';
import { assignRequestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './static-site.ts';

type Options = {
  readonly log: Logger;
  readonly webFolder: string;
  readonly corsOrigins: readonly string[];
  readonly site: Pick<PublicSite, 'siteUrl' | 'support'>;
};

const STARTING = 'The server is starting. Try again in a moment.';

const refuse = () => Promise.reject(new AppError('service_unavailable', { message: STARTING }));

/**
 * Serves requests while the database is started and migrated: the web app's files, liveness, and for everything else
 * 503 with `Retry-After`, in the format of its API.
 */
export function createStartingApp({ log, webFolder, corsOrigins, site }: Options): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(assignRequestId, securityHeaders([]));
  app.use(['/auth/v1', '/rest/v1'], allowOrigins(corsOrigins));
  app.get('/healthz', (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .json({ status: 'success', message: 'Alive', data: { alive: true } });
  });
  app.get('/readyz', () => {
    throw new AppError('not_ready', { message: STARTING });
  });
  const publicPages = openPublicPages(webFolder, {
    ...site,
    facts: () => Promise.resolve(UNKNOWN_FACTS),
    survey: { show: refuse },
    demo: { show: () => ({ kind: 'demo', step: { name: 'form' } }) },
    blog: { list: refuse, find: refuse, latest: refuse, slugs: refuse },
  });
  serveSite(app, webFolder, publicPages);
  app.use(() => {
    throw new AppError('service_unavailable', { message: STARTING });
  });
  app.use(handleErrors({ log, validators: new Map(), publicPages }));
  return app;
}
