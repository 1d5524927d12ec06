import type { ProvidersConfig } from '../../config/providers.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { Signing } from '../../connectors/call.ts';
import type { Connections } from '../../connectors/connections/connections.port.ts';
import type { PlatformCaller } from '../../connectors/report-call.ts';
import type { RunContext } from '../runs/run-context.ts';

/** The dependencies of fetching. */
export type FetchDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly connections: Connections;
  /** This installation's own access to a platform's reports, if any. */
  readonly reportAccess: ReadonlyMap<DeliveryPlatform, Signing>;
  readonly providers: Pick<ProvidersConfig, DeliveryPlatform>;
};

export type Callers = { readonly caller: PlatformCaller; readonly merchant: PlatformCaller };

/** The context of fetching one run. */
export type Fetch = FetchDeps &
  Callers & {
    readonly context: RunContext;
  };
