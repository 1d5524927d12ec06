import type { Database } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dataflowRoutes } from './dataflow.routes.ts';
import { createDataflowService } from './dataflow.service.ts';
import { createReportLimits } from './report-limit.ts';

const EVERY_HOUR = '41 * * * *';

/** What a token turns out to be; of a session that lives, whose it is. */
type Identity =
  | { readonly kind: 'live'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'invalid' | 'expired' | 'ended' | 'banned' | 'no_user' };

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly identify: (token: string, now: Date) => Promise<Identity>;
};

/** What the system did and where it failed, as it is reported and kept. */
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
