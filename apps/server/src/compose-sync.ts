import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { entriesRoutes } from './features/entries/entries.routes.ts';
import { createLive } from './features/live/live.ts';
import type { Outbox } from './features/mail/outbox.port.ts';
import type { Notifications } from './features/notifications/notifications.ts';
import { createNotifications } from './features/notifications/notifications.ts';
import type { Entitlements } from './features/plans/entitlement.port.ts';
import type { Queue } from './jobs/queue.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';

export type SyncDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly entitlements: Entitlements;
  readonly outbox: Outbox;
};

/** Connections, mappings, runs and what they post. */
export type Sync = {
  readonly routes: ReturnType<typeof routesOf> & Notifications['routes'];
  readonly startWorker: () => Promise<void>;
  /** Ends what outlives a request, so that the server can stop. */
  readonly close: () => void;
};

export function composeSync(deps: SyncDeps): Sync {
  const live = createLive(deps);
  const notifications = createNotifications({ ...deps, live, siteUrl: deps.config.siteUrl });
  return {
    routes: { ...routesOf(deps), ...notifications.routes },
    startWorker: async () => {
      await notifications.startWorker();
    },
    close: () => undefined,
  };
}

function routesOf(_deps: SyncDeps) {
  return { ...entriesRoutes() };
}
