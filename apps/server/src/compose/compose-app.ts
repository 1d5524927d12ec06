import type { Express } from 'express';
import type { Books } from './books.ts';
import { composeOperators } from './operators.ts';
import type { People } from './people.ts';
import { composeSite } from './site.ts';
import type { Sync } from './sync.ts';
import { hasAccountMapping } from '../mapping/accounts/has-mapping.read-model.ts';
import { accessRoutes } from '../identity/accounts/access.routes.ts';
import { meRoutes } from '../identity/accounts/me.routes.ts';
import { securityRoutes } from '../identity/accounts/security.routes.ts';
import { signInRoutes } from '../identity/accounts/sign-in.routes.ts';
import { createProfileService } from '../identity/accounts/profile.service.ts';
import { tenantsRoutes } from '../identity/accounts/tenants.routes.ts';
import { createTenantsService } from '../identity/accounts/tenants.service.ts';
import { createAccessDirectory } from '../identity/auth/users/access-directory.ts';
import { createViews } from '../support/view-access.service.ts';
import { presentGoTrueSession } from '../identity/auth/auth.presenter.ts';
import type { createDataflow } from '../operators/dataflow/from-browsers/dataflow.ts';
import { healthRoutes } from '../operators/health/health.routes.ts';
import { homeRoutes } from '../home/home.routes.ts';
import type { Live } from '../messages/live/live.port.ts';
import { profilesRoutes } from '../identity/profiles/profiles.routes.ts';
import { createReadiness } from '../operators/health/readiness.ts';
import type { AccessDirectory } from '../http/access.ts';
import { createApp } from '../http/app.ts';
import type { CallOperation } from '../http/call-operation.ts';
import type { Present } from '../http/present.ts';
import { createUploadMemory } from '../http/upload-memory.ts';
import { serveDevStyle } from '../http/dev-pages.ts';
import type { Contract } from '../http/contract.ts';
import type { Handlers } from '../http/operations.ts';
import type { Queue } from '../jobs/queue.ts';
import { WEB_FOLDER } from '../locations.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import type { ServerDeps } from './server-deps.ts';

type AppParts = Omit<Accounts, 'directory'> & {
  readonly record: RecordEvent;
  readonly presenters: ReadonlyMap<string, Present>;
  readonly call: CallOperation;
  readonly dataflow: Pick<ReturnType<typeof createDataflow>, 'routes'>;
  readonly queue: Queue;
  readonly live: Live;
  readonly sync: Pick<Sync, 'routes' | 'tenantOf'>;
};

/** The access directory. */
function openDirectory({ deps, people, books, sync }: AppParts): AccessDirectory {
  const { database, clock } = deps;
  const { auth, apiTokens } = people;
  return createAccessDirectory({
    database,
    identify: auth.identify,
    authenticateService: auth.authenticateService,
    clock,
    tenantOf: { 'path.id': books.clients.tenantOf, ...sync.tenantOf },
    views: createViews({ database, clock }),
    apiToken: apiTokens.authenticate,
  });
}

/** Composes the request handlers and the access check. */
export function composeApp(appParts: AppParts) {
  const { deps, record, contract, presenters, call, queue, live } = appParts;
  const { people, books, dataflow, sync } = appParts;
  const { config, database, migrations, clock, log, timers } = deps;
  const uploadMemory =
    deps.uploadMemory ?? createUploadMemory({ maxBytes: config.uploads.memoryBytes });
  const { mail, subscriptions, auth } = people;
  const kind = config.databaseUrl === null ? 'embedded' : 'external';
  const readiness = createReadiness({ database, kind, migrations });
  const directory = openDirectory(appParts);
  const { outbox } = mail;
  const operators = composeOperators({ ...deps, queue, live, outbox, subscriptions, directory });
  const site = composeSite({ ...deps, outbox, publicFacts: subscriptions.publicFacts });
  const handlers: Handlers = {
    ...healthRoutes(readiness),
    ...auth.routes(contract.operations),
    ...profilesRoutes({ database, clock }),
    ...accountHandlers({ deps, contract, people, books, directory }),
    ...site.routes,
    ...people.routes,
    ...books.routes,
    ...dataflow.routes,
    ...operators.routes,
    ...sync.routes,
    ...homeRoutes({ database, clock, log, call }),
  };
  let app: Express | null = null;
  const openApp = (): Express => {
    app ??= createApp({
      corsOrigins: config.auth.corsOrigins,
      trustedProxies: config.trustedProxies,
      calledOrigins: config.auth.remote === null ? [] : [new URL(config.auth.remote.url).origin],
      contract,
      presenters,
      handlers,
      directory,
      log,
      record,
      webFolder: WEB_FOLDER,
      site: {
        siteUrl: config.siteUrl,
        support: config.support,
        facts: site.facts,
        blog: site.blog,
        survey: site.survey,
        demo: site.demo,
      },
      validateResponses: config.validateResponses,
      bodyLimits: config.uploads.bodies,
      uploadMemory,
      ...(timers === undefined ? {} : { timers }),
      pages: [
        ...site.pages,
        ...(config.devInbox ? [serveDevStyle, mail.pages, ...subscriptions.pages] : []),
      ],
    });
    return app;
  };
  return { openApp, readiness, handlers, operators };
}

type Accounts = {
  readonly deps: ServerDeps;
  readonly contract: Contract;
  readonly people: People;
  readonly books: Books;
  readonly directory: AccessDirectory;
};

function accountHandlers({ deps, contract, people, books, directory }: Accounts) {
  const { config, database, clock } = deps;
  const { auth, subscriptions, team } = people;
  const { entitlements, invites } = subscriptions;
  const { clientScopes } = team;
  const openFirstClient = books.clients.openFirst;
  const profile = createProfileService({ database, clock, openFirstClient });
  return {
    ...signInRoutes({
      auth: auth.service,
      clock,
      presentSession: presentGoTrueSession,
      isInviteCodeRequired: invites.isRequired,
      authUrl: config.auth.remote?.url ?? `${config.siteUrl}/auth/v1`,
      devInbox: config.devInbox,
    }),
    ...securityRoutes({ auth: auth.service }),
    ...meRoutes({ auth: auth.service, profile }),
    ...accessRoutes({
      database,
      clock,
      hasAccountMapping,
      auth: auth.service,
      systemLevelOf: directory.systemLevelOf,
      operations: contract.operations,
    }),
    ...tenantsRoutes(createTenantsService({ database, clock, entitlements, clientScopes })),
  };
}
