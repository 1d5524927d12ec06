import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
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
};

/** Connections, mappings, runs and what they post. */
export type Sync = {
  readonly routes: ReturnType<typeof routesOf>;
  readonly startWorker: () => Promise<void>;
  /** Ends what outlives a request, so that the server can stop. */
  readonly close: () => void;
};

export function composeSync(deps: SyncDeps): Sync {
  return {
    routes: routesOf(deps),
    startWorker: async () => undefined,
    close: () => undefined,
  };
}

function routesOf(_deps: SyncDeps) {
  return {};
}
