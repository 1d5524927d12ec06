import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createConnections } from '../features/connections/connections.ts';
import type { Connections } from '../features/connections/connections.port.ts';
import { createLive } from '../features/live/live.ts';
import { createEntitlements } from '../features/plans/entitlements.ts';
import type { CrashPoint, PostingProtocol } from '../features/posting/posting.port.ts';
import { createPostingProtocol } from '../features/posting/posting.ts';
import { createQuickBooks } from '../features/quickbooks/quickbooks.ts';
import { createRealmLimiter } from '../features/quickbooks/realm-limiter.ts';
import { createQueue } from '../jobs/queue.ts';
import { systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { createOutbound } from '../platform/outbound.ts';
import { createSealedBox } from '../platform/sealed-box.ts';
import type { SealedBox } from '../platform/sealed-box.ts';
import type { Build } from './trial-settings.ts';
import { timesOf, weaken } from './weakened.ts';

export type Poster = {
  readonly protocol: PostingProtocol;
  readonly connections: Connections;
  readonly box: SealedBox;
  readonly close: () => void;
};

export type PosterParts = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly crash: CrashPoint;
  readonly build: Build;
  /** The name of this process in what it leaves behind. */
  readonly worker: string;
};

/** What posts, as the server composes it, without the rest of the server. */
export function composePoster(parts: PosterParts): Poster {
  const { config, database, log, crash, build, worker } = parts;
  const { secretKeys } = config.auth;
  if (secretKeys === null) {
    throw new Error('A trial needs SECRET_KEYS: its processes share what they seal.');
  }
  const clock = systemClock;
  const live = createLive({ clock });
  const box = createSealedBox(secretKeys);
  const outbound = createOutbound(config.providers.outbound);
  const notifier = { tell: async () => undefined };
  const { connections } = createConnections({
    providers: config.providers,
    siteUrl: config.siteUrl,
    database,
    clock,
    queue: createQueue(database, log),
    log,
    box,
    outbound,
    live,
    notifier,
    onConnected: async () => undefined,
    crashPoint: crash,
  });
  const protocol = createPostingProtocol({
    database,
    clock,
    books: createQuickBooks({
      connections,
      outbound,
      limiter: createRealmLimiter(database),
      apiUrl: config.providers.quickbooks?.apiUrl ?? null,
    }),
    // The entries of a trial name their accounts themselves.
    mappings: { effective: async () => new Map() },
    entitlements: createEntitlements({ clock }),
    live,
    notifier,
    times: timesOf(build),
    crash,
    worker,
  });
  return {
    protocol: weaken(build, { database, protocol }),
    connections,
    box,
    close: outbound.close,
  };
}
