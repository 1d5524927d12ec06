import type { Database } from './db/database.ts';
import { createAccountMappings } from './features/account-mapping/account-mapping.ts';
import type { OnChannelChanged } from './features/channels/channel-changed.port.ts';
import { channelsRoutes } from './features/channels/channels.routes.ts';
import { createChannelsService } from './features/channels/channels.service.ts';
import type { ChannelsService } from './features/channels/channels.service.ts';
import { clientsRoutes } from './features/clients/clients.routes.ts';
import { portfolioRoutes } from './features/clients/portfolio.routes.ts';
import { createClientsService } from './features/clients/clients.service.ts';
import type { ClientsService } from './features/clients/clients.service.ts';
import type { Entitlements } from './features/plans/entitlement.port.ts';
import { columnDecisionsRoutes } from './features/reports/column-decisions.routes.ts';
import { createColumnDecisionsService } from './features/reports/column-decisions.service.ts';
import { createImportsService } from './features/reports/imports.service.ts';
import type { ImportsService } from './features/reports/imports.service.ts';
import { reportUploadsRoutes } from './features/reports/report-uploads.routes.ts';
import { createReportUploadsService } from './features/reports/report-uploads.service.ts';
import { createPayoutsService } from './features/reports/payouts.service.ts';
import { importRoutes } from './features/reports/imports.routes.ts';
import { payoutRoutes } from './features/reports/payouts.routes.ts';
import { createRunWorkpapers } from './features/reports/workpapers-of-run.ts';
import { startUploadsSweep } from './features/reports/sweep-uploads.ts';
import { createWorkpapersService } from './features/reports/workpapers.service.ts';
import { createStoreMappingKeeper } from './features/store-mapping/keep-mappings.ts';
import { storesRoutes } from './features/stores/stores.routes.ts';
import { storeFindings } from './features/reports/stored-findings.port.ts';
import { createStoresService } from './features/stores/stores.service.ts';
import type { StoresService } from './features/stores/stores.service.ts';
import type { ClientScopes } from './features/team/client-scope.port.ts';
import { signInPolicyRoutes } from './features/tenant-settings/sign-in-policy.routes.ts';
import { createSignInPolicyService } from './features/tenant-settings/sign-in-policy.ts';
import { tenantSettingsRoutes } from './features/tenant-settings/tenant-settings.routes.ts';
import { createTenantSettingsService } from './features/tenant-settings/tenant-settings.service.ts';
import type { Queue } from './jobs/queue.ts';
import type { Clock } from './platform/clock.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly entitlements: Entitlements;
  readonly clientScopes: ClientScopes;
  readonly onChannelChanged: OnChannelChanged;
  /** The largest report that is taken, in bytes. */
  readonly reportMaxBytes: number;
};

/** Clients, what they own, and what was read for them. */
export type Books = {
  readonly clients: ClientsService;
  readonly stores: StoresService;
  readonly channels: ChannelsService;
  readonly imports: ImportsService;
  readonly routes: ReturnType<typeof routesOf>;
  readonly startWorker: () => Promise<void>;
};

export function composeBooks(deps: Deps): Books {
  const { database, clock, queue, entitlements, clientScopes } = deps;
  const clients = createClientsService({ database, clock, entitlements, clientScopes });
  const storeMappings = createStoreMappingKeeper({ queue });
  const stores = createStoresService({
    database,
    clock,
    entitlements,
    storeMappings,
    storeFindings,
  });
  const channels = createChannelsService({
    database,
    clock,
    entitlements,
    storeMappings,
    storeFindings,
    onChanged: deps.onChannelChanged,
  });
  const imports = createImportsService({ database, clock, queue, entitlements });
  const parts = { clients, stores, channels, imports };
  return {
    ...parts,
    routes: routesOf(parts, deps),
    startWorker: () => startUploadsSweep(deps),
  };
}

function routesOf(parts: Omit<Books, 'routes' | 'startWorker'>, deps: Deps) {
  const { database, clock } = deps;
  const { clients, stores, channels, imports } = parts;
  const mappings = createAccountMappings();
  const planning = { database, clock, mappings };
  const payouts = createPayoutsService(planning);
  return {
    ...clientsRoutes(clients),
    ...portfolioRoutes({ database, clock }),
    ...storesRoutes(stores),
    ...channelsRoutes(channels),
    ...tenantSettingsRoutes(
      createTenantSettingsService({ database, clock, onChanged: deps.onChannelChanged }),
    ),
    ...signInPolicyRoutes(createSignInPolicyService(deps)),
    ...columnDecisionsRoutes(createColumnDecisionsService(deps)),
    ...importRoutes({ imports, workpapers: createRunWorkpapers(planning) }),
    ...payoutRoutes({ payouts, workpapers: createWorkpapersService(planning) }),
    ...reportUploadsRoutes(
      createReportUploadsService({ ...deps, imports, maxBytes: deps.reportMaxBytes }),
    ),
  };
}
