import type { Database } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createDataflowService } from './dataflow.service.ts';
import { createReportLimits } from './report-limit.ts';
import { created } from '../../../http/operations.ts';
import type { Handlers } from '../../../http/operations.ts';
import type { DataflowService, Reporter } from './dataflow.service.ts';

const EVERY_HOUR = '41 * * * *';

/** The result of verifying a token; for a live session, its user. */
type Identity =
  | { readonly kind: 'live'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'invalid' | 'expired' | 'ended' | 'banned' | 'no_user' };

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly identify: (token: string, now: Date) => Promise<Identity>;
};

/** What the system did and where it failed, as reported and stored. */
export function createDataflow({ database, clock, queue, identify }: Deps) {
  const service = createDataflowService({
    database,
    clock,
    limits: createReportLimits(database.pool),
  });
  return {
    routes: dataflowRoutes({
      dataflow: service,
      reporterOf: async (token) => {
        const identity = await identify(token, clock.now());
        return identity.kind === 'live' ? identity : null;
      },
    }),
    startWorker: async () => {
      await queue.work('dataflow.sweep', () => service.sweep());
      await queue.schedule('dataflow.sweep', EVERY_HOUR);
    },
  };
}

type RouteDeps = {
  readonly dataflow: Pick<DataflowService, 'record'>;
  /** The reporter behind a bearer token; null for an invalid token. */
  readonly reporterOf: (token: string) => Promise<Reporter | null>;
};

/** An expired token is no reason to lose the report: it is accepted as anonymous. */
function dataflowRoutes({
  dataflow,
  reporterOf,
}: RouteDeps): Pick<Handlers, 'createDataflowEvents'> {
  return {
    createDataflowEvents: {
      needs: 'nobody',
      handle: async ({ request, body }) => {
        const token = /^Bearer ([\w.-]+)$/i.exec(request.get('authorization') ?? '')?.[1];
        const known = token === undefined ? null : await reporterOf(token);
        const reporter = known ?? { userId: null, address: request.ip ?? '' };
        return created(
          { stored: await dataflow.record(reporter, body.events) },
          'Request completed successfully',
        );
      },
    },
  };
}
