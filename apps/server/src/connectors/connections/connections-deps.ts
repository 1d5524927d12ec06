import type { ProvidersConfig } from '../../config/providers.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { Connections } from './connections.port.ts';
import type { ConsentDeps } from './consent.ts';

export type ConnectionsDeps = ConsentDeps & {
  readonly providers: ProvidersConfig;
  readonly outbound: Outbound;
  readonly log: Logger;
  /** Access even to a paused or lost connection, to test it. */
  readonly trying: Connections;
};
