import express from 'express';
import type { Express } from 'express';
import type { Logger } from '../platform/logger.ts';
import { RECORD_NOTHING } from '../platform/operation-event.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import type { AccessDirectory } from './access.ts';
import { bindOperations } from './bind.ts';
import { limitBodies, systemTimers } from './body-progress.ts';
import type { BodyLimits, Timers } from './body-progress.ts';
import type { Contract } from './contract.ts';
import { allowOrigins } from './cors.ts';
import { serveApiDocs } from './docs-page.ts';
import { handleErrors } from './error-handler.ts';
import { AppError } from './errors.ts';
import { openPublicPages } from './public-pages.ts';
import type { PublicSite } from './pages-module.ts';
import type { PageRoutes } from './dev-pages.ts';
import type { Handlers } from './operations.ts';
import { assignRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { traceRequests } from './trace-requests.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './static-site.ts';
import type { UploadMemory } from './upload-memory.ts';
import type { Present } from './present.ts';
import { compileValidators } from './validation.ts';

export type AppOptions = {
  readonly contract: Contract;
  /** From the same contract: names and trims the data of each response. */
  readonly presenters: ReadonlyMap<string, Present>;
  readonly handlers: Handlers;
  readonly directory: AccessDirectory;
  readonly log: Logger;
  /** Records what each request did. */
  readonly record?: RecordEvent;
  readonly webFolder: string;
  readonly site: PublicSite;
  readonly validateResponses: boolean;
  /** Origins whose pages may call `/auth/v1` and `/rest/v1`. */
  readonly corsOrigins: readonly string[];
  /** Other origins that the app's own pages call, such as a hosted auth service. */
  readonly calledOrigins?: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted for a request's origin; any other is ignored. */
  readonly trustedProxies?: readonly string[];
  readonly bodyLimits: BodyLimits;
  readonly uploadMemory: UploadMemory;
  /** The timers behind the windows of `bodyLimits`. */
  readonly timers?: Timers;
  /** Pages that belong to no operation. */
  readonly pages?: readonly PageRoutes[];
};

export function createApp(options: AppOptions): Express {
  const { contract, presenters, handlers, directory, log, uploadMemory } = options;
  const validators = compileValidators(contract, { answers: options.validateResponses });
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', options.trustedProxies ?? []);
  const publicPages = openPublicPages(options.webFolder, options.site);
  const toAnswer = handleErrors({ log, validators, publicPages });
  app.use(
    assignRequestId,
    logRequests(log),
    traceRequests(options.record ?? RECORD_NOTHING),
    securityHeaders(options.calledOrigins ?? []),
    limitBodies({
      limits: options.bodyLimits,
      timers: options.timers ?? systemTimers,
      refuse: (error, request, response) => toAnswer(error, request, response, () => undefined),
    }),
  );
  app.use(['/auth/v1', '/rest/v1'], allowOrigins(options.corsOrigins));
  bindOperations(app, { contract, validators, presenters, handlers, directory, uploadMemory });
  serveApiDocs(app, contract);
  options.pages?.forEach((addTo) => addTo(app, publicPages));
  serveSite(app, options.webFolder, publicPages);
  app.use(() => {
    throw new AppError('route_not_found');
  });
  app.use(toAnswer);
  return app;
}
