import type { Express } from 'express';
import { composeBooks } from './books.ts';
import type { Books } from './books.ts';
import { composeEvents, composeOperators } from './operators.ts';
import type { Events } from './operators.ts';
import { composePeople } from './people.ts';
import type { People } from './people.ts';
import { outboundPolicyOf } from './outbound-policy.ts';
import type { Subscriptions } from './subscriptions.ts';
import { composeSite } from './site.ts';
import { composeSync } from './sync.ts';
import type { Sync } from './sync.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Migration } from '../db/migrate.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { PostingProtocol } from '../books/posting/posting.port.ts';
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
import type { Hashing } from '../identity/auth/tokens/hashing.ts';
import type { Passwords } from '../identity/auth/passwords/passwords.ts';
import { createDataflow } from '../operators/dataflow/from-browsers/dataflow.ts';
import type { ChannelsService } from '../clients/channels/channels.service.ts';
import type { ClientsService } from '../clients/clients.service.ts';
import { healthRoutes } from '../operators/health/health.routes.ts';
import { homeRoutes } from '../home/home.routes.ts';
import { createLive } from '../messages/live/live.ts';
import type { Live } from '../messages/live/live.port.ts';
import { createLiveAccess } from '../messages/live/live-access.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import { createNotifier } from '../messages/notifications/notifier.ts';
import { profilesRoutes } from '../identity/profiles/profiles.routes.ts';
import { createReadiness } from '../operators/health/readiness.ts';
import type { Readiness } from '../operators/health/readiness.ts';
import type { ImportsService } from '../ingest/uploads/imports.service.ts';
import type { StoresService } from '../clients/stores/stores.service.ts';
import type { AccessDirectory } from '../http/access.ts';
import { createApp } from '../http/app.ts';
import { createOperationCaller } from '../http/call-operation.ts';
import { createUploadMemory } from '../http/upload-memory.ts';
import type { UploadMemory } from '../http/upload-memory.ts';
import type { Timers } from '../http/body-progress.ts';
import { serveDevStyle } from '../http/dev-pages.ts';
import { readContract } from '../http/contract.ts';
import type { Contract } from '../http/contract.ts';
import type { Handlers } from '../http/operations.ts';
import { createQueue } from '../jobs/queue.ts';
import type { Queue } from '../jobs/queue.ts';
import { CONTRACT_FILE, WEB_FOLDER } from '../locations.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import { createOutbound } from '../platform/outbound.ts';
import type { OpenOutbound } from '../platform/outbound.ts';
import { CALLS } from '../connectors/providers.ts';
import { recordOutbound } from '../platform/record-outbound.ts';

export type ServerDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Instead of openapi.yaml as it stands; tests change it to see that they notice. */
  readonly contract?: Contract;
  /** Where trials kill this process, take a precaution of posting away, or break the way to the providers. */
  readonly crash?: CrashPoint;
  readonly weaken?: (protocol: PostingProtocol) => PostingProtocol;
  readonly openOutbound?: OpenOutbound;
  /** Where passwords are hashed; in this process unless given. */
  readonly hashing?: Hashing;
  /** How often, in seconds, the queue looks for jobs of dead workers; as `createQueue` has it unless given. */
  readonly superviseS?: number;
  /** What measures windows of time, and the room for uploads; the process's own unless given. */
  readonly timers?: Timers;
  readonly uploadMemory?: UploadMemory;
};

export type Server = {
  /** Made when it is first asked for: a process that only works answers no requests. */
  readonly app: Express;
  readonly queue: Queue;
  /** What this process did, on its way into the database. */
  readonly events: Pick<Events, 'start' | 'flush' | 'stop' | 'serveMetrics'>;
  readonly readiness: Readiness;
  /** Streams of what changes; closed before the server stops listening. */
  readonly live: { readonly close: () => void };
  /** Takes a run up at once, without a worker. */
  readonly runSync: (job: { readonly tenantId: string; readonly runId: string }) => Promise<void>;
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
export async function compose(deps: ServerDeps): Promise<Server> {
  const { config, database, clock, hashing, openOutbound = createOutbound } = deps;
  const contract = deps.contract ?? (await readContract(CONTRACT_FILE));
  const events = await composeEvents({ ...deps, version: contract.version });
  const { record } = events;
  const queue = openQueue(deps, record);
  const live = createLive({ clock });
  const notifier = createNotifier({ clock, queue, live });
  const outbound = openOutbound(outboundPolicyOf(config));
  const people = await composePeople({ ...deps, queue, notifier, hashing, outbound });
  const { mail, subscriptions, auth } = people;
  const { entitlements } = subscriptions;
  const liveAccess = createLiveAccess({ ...deps, contract });
  const books = composeBooks({
    database,
    clock,
    queue,
    entitlements,
    clientScopes: people.team.clientScopes,
    onChannelChanged: (tx, changed) => sync.onChannelChanged(tx, changed),
    reportMaxBytes: config.uploads.reportMaxBytes,
  });
  const dataflow = createDataflow({ database, clock, queue, identify: auth.identify });
  const sync = composeSync({
    ...deps,
    record,
    queue,
    live,
    notifier,
    entitlements,
    outbox: mail.outbox,
    box: people.box,
    stores: books.stores,
    channels: books.channels,
    contract,
    call: createOperationCaller(contract, () => handlers),
    liveAccess,
    outbound: recordOutbound(outbound, record, CALLS),
  });
  const appParts = { deps, record, contract, queue, live, people, books, dataflow, sync };
  const { openApp, readiness, handlers, operators } = composeApp(appParts);
  const { invitationCodes, verificationCodes } = subscriptions;
  return {
    get app() {
      return openApp();
    },
    queue,
    events,
    readiness,
    live: { close: sync.closeStreams },
    runSync: sync.run,
    outbox: mail.outbox,
    startWorker: () => startWorkers([people, books, dataflow, operators, sync]),
    close: () => {
      outbound.close();
      mail.close();
    },
    services: { ...books, passwords: auth.passwords, invitationCodes, verificationCodes },
  };
}

function openQueue({ database, log, superviseS }: ServerDeps, record: RecordEvent): Queue {
  return createQueue(database, log, {
    record,
    ...(superviseS === undefined ? {} : { superviseS }),
  });
}

async function startWorkers(
  parts: readonly { readonly startWorker: () => Promise<void> }[],
): Promise<void> {
  for (const part of parts) {
    await part.startWorker();
  }
}

type AppParts = Omit<Accounts, 'directory'> & {
  readonly record: RecordEvent;
  readonly dataflow: Pick<ReturnType<typeof createDataflow>, 'routes'>;
  readonly queue: Queue;
  readonly live: Live;
  readonly sync: Pick<Sync, 'routes' | 'tenantOf'>;
};

/** Who may ask for what. */
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

/** What answers requests, and who may ask. */
function composeApp(appParts: AppParts) {
  const { deps, record, contract, queue, live, people, books, dataflow, sync } = appParts;
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
    ...homeRoutes({ database, clock, log, call: createOperationCaller(contract, () => handlers) }),
  };
  let app: Express | null = null;
  const openApp = (): Express => {
    app ??= createApp({
      corsOrigins: config.auth.corsOrigins,
      trustedProxies: config.trustedProxies,
      calledOrigins: config.auth.remote === null ? [] : [new URL(config.auth.remote.url).origin],
      contract,
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
