import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CrashPoint } from '../../platform/crash-point.ts';
import type { Handlers } from '../../http/operations.ts';
import { deleteLiveEventsBefore } from './live-events.store.ts';
import type { LiveAccess } from './live.port.ts';
import { createLiveListener } from './live-listener.ts';
import { createLiveStream } from './live-stream.ts';
import type { LiveStream } from './live-stream.ts';

/** A page that was disconnected for longer reloads everything. */
const RETENTION_MS = 24 * 3_600_000;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly crash: CrashPoint;
  readonly liveAccess: LiveAccess;
};

export type LiveFeature = {
  readonly routes: ReturnType<typeof liveRoutes>;
  readonly startWorker: () => Promise<void>;
  /** Ends all streams and stops listening. */
  readonly close: () => void;
};

export function createLiveFeature(deps: Deps): LiveFeature {
  const { database, clock, queue, log, crash, liveAccess } = deps;
  const listener = createLiveListener(database.pool, log);
  const stream = createLiveStream({ database, listener, access: liveAccess });
  return {
    routes: liveRoutes(stream),
    startWorker: async () => {
      await queue.work('live.sweep', () =>
        database.asOwner(async (tx) => {
          await deleteLiveEventsBefore(tx, new Date(clock.now().getTime() - RETENTION_MS));
          crash('mid_cleanup');
        }),
      );
      await queue.schedule('live.sweep', '17 * * * *');
    },
    close: stream.close,
  };
}

function liveRoutes(live: LiveStream): Pick<Handlers, 'streamLiveEvents'> {
  return {
    streamLiveEvents: {
      needs: 'tenant',
      handle: async (call) => {
        await live.stream(call);
        return { kind: 'taken' };
      },
    },
  };
}
