import type { Express } from 'express';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditService } from './audit/audit.service.ts';
import { composeSubscriptions } from './compose-subscriptions.ts';
import type { Subscriptions } from './compose-subscriptions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Migration } from './db/migrate.ts';
import { accessRoutes } from './features/accounts/access.routes.ts';
import { meRoutes } from './features/accounts/me.routes.ts';
import { securityRoutes } from './features/accounts/security.routes.ts';
import { signInRoutes } from './features/accounts/sign-in.routes.ts';
import { createProfileService } from './features/accounts/profile.service.ts';
import { tenantsRoutes } from './features/accounts/tenants.routes.ts';
import { createTenantsService } from './features/accounts/tenants.service.ts';
import { apiTokensRoutes } from './features/api-tokens/api-tokens.routes.ts';
import { createApiTokensService } from './features/api-tokens/api-tokens.service.ts';
import { createAccessDirectory } from './features/auth/access-directory.ts';
import { presentGoTrueSession } from './features/auth/auth.presenter.ts';
import { createAuth } from './features/auth/auth.ts';
import type { Passwords } from './features/auth/passwords.ts';
import { channelsRoutes } from './features/channels/channels.routes.ts';
import { createChannelsService } from './features/channels/channels.service.ts';
import type { ChannelsService } from './features/channels/channels.service.ts';
import { clientsRoutes } from './features/clients/clients.routes.ts';
import { createClientsService } from './features/clients/clients.service.ts';
import type { ClientsService } from './features/clients/clients.service.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { createMail } from './features/mail/mail.ts';
import type { Outbox } from './features/mail/outbox.port.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { createReadiness } from './features/health/readiness.ts';
import type { Readiness } from './features/health/readiness.ts';
import { createImportEvents } from './features/reports/import-events.ts';
import type { ImportEvents } from './features/reports/import-events.ts';
import { createImportsService } from './features/reports/imports.service.ts';
import type { ImportsService } from './features/reports/imports.service.ts';
import { createPayoutsService } from './features/reports/payouts.service.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { runImport } from './features/reports/run-import.ts';
import { createWorkpapersService } from './features/reports/workpapers.service.ts';
import { storesRoutes } from './features/stores/stores.routes.ts';
import { createStoresService } from './features/stores/stores.service.ts';
import type { StoresService } from './features/stores/stores.service.ts';
import { createTeam } from './features/team/team.ts';
import { tenantSettingsRoutes } from './features/tenant-settings/tenant-settings.routes.ts';
import { createTenantSettingsService } from './features/tenant-settings/tenant-settings.service.ts';
import { createApp } from './http/app.ts';
import { serveDevStyle } from './http/dev-pages.ts';
import { readContract } from './http/contract.ts';
import type { Contract } from './http/contract.ts';
import type { Handlers } from './http/operations.ts';
import { createQueue } from './jobs/queue.ts';
import type { Queue } from './jobs/queue.ts';
import { CONTRACT_FILE, WEB_FOLDER } from './locations.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import { createSealedBox } from './platform/sealed-box.ts';
import { loadSecretKeys } from './platform/secret-keys.ts';

export type Surroundings = {
  readonly config: Config;
  readonly database: Database;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Instead of openapi.yaml as it stands; tests change it to see that they notice. */
  readonly contract?: Contract;
};

export type Server = {
  readonly app: Express;
  readonly queue: Queue;
  readonly readiness: Readiness;
  readonly events: ImportEvents;
  readonly startWorker: () => Promise<void>;
  /** Lets go of what outlives a request; after the queue has stopped. */
  readonly close: () => void;
  readonly outbox: Outbox;
  /** What the demo is seeded through: the same services that serve requests. */
  readonly services: {
    readonly passwords: Passwords;
    readonly clients: ClientsService;
    readonly stores: StoresService;
    readonly channels: ChannelsService;
    readonly imports: ImportsService;
    readonly invitationCodes: Subscriptions['invitationCodes'];
    readonly verificationCodes: Subscriptions['verificationCodes'];
  };
};

/** The composition root: the one place where every part meets what it depends on. */
export async function compose({
  config,
  database,
  migrations,
  clock,
  log,
  contract: givenContract,
}: Surroundings): Promise<Server> {
  const queue = createQueue(database, log);
  const box = createSealedBox(config.auth.secretKeys ?? (await loadSecretKeys(config.dataDir)));
  const mail = createMail({ config, database, clock, queue, log });
  const subscriptions = await composeSubscriptions({
    config,
    database,
    clock,
    queue,
    box,
    outbox: mail.outbox,
  });
  const { entitlements } = subscriptions;
  const team = createTeam({
    database,
    clock,
    queue,
    outbox: mail.outbox,
    entitlements,
    siteUrl: config.siteUrl,
  });
  const auth = createAuth({
    config: config.auth,
    siteUrl: config.siteUrl,
    database,
    clock,
    box,
    queue,
    outbox: mail.outbox,
    invites: subscriptions.invites,
    invitations: team.gate,
  });
  const apiTokens = createApiTokensService({ database, clock });
  const { clientScopes } = team;
  const clients = createClientsService({ database, clock, entitlements, clientScopes });
  const stores = createStoresService({ database, clock, entitlements });
  const channels = createChannelsService({ database, clock, entitlements });
  const tenantSettings = createTenantSettingsService({ database, clock });
  const imports = createImportsService({ database, clock, queue });
  const payouts = createPayoutsService({ database });
  const workpapers = createWorkpapersService({ database });
  const events = createImportEvents({ database });
  const readiness = createReadiness({
    database,
    kind: config.databaseUrl === null ? 'embedded' : 'external',
    migrations,
  });
  const directory = createAccessDirectory({
    database,
    identify: auth.identify,
    authenticateService: auth.authenticateService,
    clock,
    tenantOfClient: clients.tenantOf,
    apiToken: apiTokens.authenticate,
  });
  const profile = createProfileService({ database, clock, openFirstClient: clients.openFirst });
  const tenants = createTenantsService({ database, clock, entitlements, clientScopes });
  const contract = givenContract ?? (await readContract(CONTRACT_FILE));
  const handlers: Handlers = {
    ...healthRoutes(readiness),
    ...auth.routes(contract.operations),
    ...profilesRoutes({ database, clock }),
    ...signInRoutes({
      auth: auth.service,
      clock,
      presentSession: presentGoTrueSession,
      isInviteCodeRequired: subscriptions.invites.isRequired,
      authUrl: config.auth.remote?.url ?? `${config.siteUrl}/auth/v1`,
      devInbox: config.devInbox,
    }),
    ...securityRoutes({ auth: auth.service }),
    ...meRoutes({ auth: auth.service, profile }),
    ...accessRoutes({
      auth: auth.service,
      systemLevelOf: directory.systemLevelOf,
      operations: contract.operations,
    }),
    ...tenantsRoutes(tenants),
    ...subscriptions.handlers,
    ...team.routes,
    ...apiTokensRoutes(apiTokens),
    ...auditRoutes(createAuditService({ database })),
    ...clientsRoutes(clients),
    ...storesRoutes(stores),
    ...channelsRoutes(channels),
    ...tenantSettingsRoutes(tenantSettings),
    ...reportsRoutes({ imports, payouts, workpapers, events }),
  };
  const app = createApp({
    corsOrigins: config.auth.corsOrigins,
    trustedProxies: config.trustedProxies,
    calledOrigins: config.auth.remote === null ? [] : [new URL(config.auth.remote.url).origin],
    contract,
    handlers,
    directory,
    log,
    webFolder: WEB_FOLDER,
    validateResponses: config.validateResponses,
    pages: config.devInbox ? [serveDevStyle, mail.pages, ...subscriptions.pages] : [],
  });
  return {
    app,
    queue,
    readiness,
    events,
    outbox: mail.outbox,
    startWorker: async () => {
      await queue.work('import.run', (job) => runImport({ database, clock }, job));
      await mail.startWorker();
      await subscriptions.startWorker();
      await auth.startWorker();
      await team.startWorker();
    },
    close: mail.close,
    services: {
      passwords: auth.passwords,
      clients,
      stores,
      channels,
      imports,
      invitationCodes: subscriptions.invitationCodes,
      verificationCodes: subscriptions.verificationCodes,
    },
  };
}
