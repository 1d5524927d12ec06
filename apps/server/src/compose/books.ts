import type { Database } from '../db/database.ts';
import { createAccountMappings } from '../mapping/accounts/account-mapping.ts';
import type { OnChannelChanged } from '../clients/channels/channel-changed.port.ts';
import { channelsRoutes } from '../clients/channels/channels.routes.ts';
import { createChannelsService } from '../clients/channels/channels.service.ts';
import type { ChannelsService } from '../clients/channels/channels.service.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { portfolioRoutes } from '../clients/portfolio.routes.ts';
import { createClientsService } from '../clients/clients.service.ts';
import type { ClientsService } from '../clients/clients.service.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';
import { columnDecisionsRoutes } from '../ingest/columns/column-decisions.routes.ts';
import { createColumnDecisionsService } from '../ingest/columns/column-decisions.service.ts';
import { createImportsService } from '../ingest/uploads/imports.service.ts';
import type { ImportsService } from '../ingest/uploads/imports.service.ts';
import { reportUploadsRoutes } from '../ingest/uploads/report-uploads.routes.ts';
import { createReportUploadsService } from '../ingest/uploads/report-uploads.service.ts';
import { createPayoutsService } from '../books/payouts/payouts.service.ts';
import { importRoutes } from '../ingest/uploads/imports.routes.ts';
import { payoutRoutes } from '../books/payouts/payouts.routes.ts';
import { createRunWorkpapers } from '../ingest/export/workpapers-of-run.ts';
import { startUploadsSweep } from '../payouts/sweep-uploads.ts';
import { createWorkpapersService } from '../books/payouts/workpapers.service.ts';
import { createStoreMappingWriter } from '../mapping/stores/write-mappings.ts';
import { storesRoutes } from '../clients/stores/stores.routes.ts';
import { storeFindings } from '../payouts/stored-findings.port.ts';
import { createStoresService } from '../clients/stores/stores.service.ts';
import type { StoresService } from '../clients/stores/stores.service.ts';
import type { ClientScopes } from '../identity/team/client-scope.port.ts';
import { signInPolicyRoutes } from '../clients/settings/sign-in-policy.routes.ts';
import { createSignInPolicyService } from '../clients/settings/sign-in-policy.ts';
import { tenantSettingsRoutes } from '../clients/settings/tenant-settings.routes.ts';
import { createTenantSettingsService } from '../clients/settings/tenant-settings.service.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly entitlements: Entitlements;
  readonly clientScopes: ClientScopes;
  readonly onChannelChanged: OnChannelChanged;
  /** The maximum report size, in bytes. */
  readonly reportMaxBytes: number;
};

/** Clients, their stores and channels, and what was read for them. */
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
  const storeMappings = createStoreMappingWriter({ queue });
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
