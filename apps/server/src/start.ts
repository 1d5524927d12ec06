import type { Express } from 'express';
import { compose } from './compose/compose.ts';
import type { Server } from './compose/compose.ts';
import { recordSettingsAtStart } from './compose/operators.ts';
import type { Config } from './config/config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/connect.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import type { Hashing } from './identity/auth/tokens/hashing.ts';
import { DEMO_INVITE_CODE, DEMO_TRIAL_CODE, DEMO_USERS } from './demo/demo-data.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { DemoPorts } from './demo/seed-demo.ts';
import { readShippedPosts, shipPosts } from './site/blog/ship-posts.ts';
import { listen } from './http/listen.ts';
import type { Listening } from './http/listen.ts';
import { createStartingApp } from './http/starting-app.ts';
import { BLOG_FOLDER, DEMO_FOLDER, MIGRATIONS_FOLDER, WEB_FOLDER } from './locations.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';
import type { Logger } from './platform/logger.ts';
import { lowerPriority } from './platform/lower-priority.ts';
import { checkSecretKeys } from './platform/open-secrets.ts';
import type { StartWorkerProcess, WorkerProcess } from './worker-process.ts';

const DRAIN_MS = 25_000;

export type Running = {
  readonly url: string | null;
  /** Lowers the priority of this process and of its database backends. */
  readonly yieldToUsers: () => void;
  /** Stops everything in reverse order of starting; may be called more than once. */
  readonly stop: () => Promise<void>;
  /** Settles when everything has stopped. */
  readonly stopped: Promise<void>;
};

type StartOptions = {
  /** Aborts the start at its next step. */
  readonly signal: AbortSignal;
  /** Prints a line for the person who ran `npm start`. */
  readonly print: (text: string) => void;
  /** Where passwords are hashed; defaults to this process. */
  readonly hashing?: Hashing;
  /** Runs the worker of a server with both roles; defaults to this process. */
  readonly workerProcess?: StartWorkerProcess | undefined;
};

type Cleanup = () => Promise<unknown>;

/**
 * Starts the roles of this process: the starting page, database, check of the keys, migrations, contract check, queue,
 * then the roles themselves. After a failure, or an abort of `signal`, everything started so far is stopped.
 */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  const log = createLogger(config.logLevel);
  const cleanups: Cleanup[] = [];
  try {
    const started = await startParts({ config, log, ...options }, cleanups);
    return toRunning(started, cleanups);
  } catch (error) {
    await runCleanups(cleanups);
    throw error;
  }
}

type Parts = StartOptions & { readonly config: Config; readonly log: Logger };

async function startParts(
  { config, log, signal, print, hashing, workerProcess }: Parts,
  cleanups: Cleanup[],
): Promise<Pick<Running, 'url' | 'yieldToUsers'>> {
  const front = config.roles.includes('web') ? await openFront(config, cleanups) : null;
  const connection = await connect(config, log);
  cleanups.push(connection.close);
  signal.throwIfAborted();
  log.info({ database: connection.description }, 'The database answers.');
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  const { dataDir } = config;
  // Before anything is changed: after a start with wrong keys, the operator can go back to the version that ran with
  // the right ones.
  await checkSecretKeys({ ...connection, dataDir, secretKeys: config.auth.secretKeys });
  const applied = await migrate(connection.clientConfig, migrations);
  log.info({ applied }, 'Migrations are at head.');
  signal.throwIfAborted();
  const { database } = connection;
  if (config.roles.includes('web')) {
    const changed = await recordSettingsAtStart({ config, database, clock: systemClock });
    log.info({ changed }, 'The settings are compared with those of the start before.');
  }
  const shipped = await shipPosts(database, await readShippedPosts(BLOG_FOLDER));
  log.info(shipped, 'The articles of this release are in the database.');
  const server = await compose({
    config,
    database,
    migrations,
    clock: systemClock,
    log,
    ...(hashing === undefined ? {} : { hashing }),
  });
  cleanups.push(async () => server.close());
  server.events.start();
  cleanups.push(() => server.events.stop());
  const metricsUrl = await openMetrics(server, cleanups);
  await server.queue.start();
  cleanups.push(() => server.queue.stop(DRAIN_MS));
  const worker = config.roles.includes('worker')
    ? await startWorker({ config, server, connection, log, workerProcess }, cleanups)
    : null;
  signal.throwIfAborted();
  if (config.seedDemo) {
    await fillEmptyDatabase({ config, log, database, server });
  }
  signal.throwIfAborted();
  // Not before the demo exists: somebody is waiting for that.
  worker?.yieldToUsers();
  const url = front === null ? null : serveWeb(front, server, cleanups);
  await announce({ url, metricsUrl, config, database, print });
  return { url, yieldToUsers: () => yieldToUsers(config, database) };
}

/** Where this process's metrics are served; null if they are not configured. */
async function openMetrics({ events }: Server, cleanups: Cleanup[]): Promise<string | null> {
  const listening = await events.serveMetrics();
  if (listening === null) {
    return null;
  }
  cleanups.push(() => listening.close(0));
  return `${listening.url}/metrics`;
}

function yieldToUsers({ workerNice }: Config, database: Database): void {
  lowerPriority(workerNice);
  database.lowerPriority(workerNice);
}

type Working = Pick<StartOptions, 'workerProcess'> & {
  readonly config: Config;
  readonly server: Server;
  readonly connection: Connection;
  readonly log: Logger;
};

/** Null if this process is the worker. */
async function startWorker(
  { config, server, connection, log, workerProcess }: Working,
  cleanups: Cleanup[],
): Promise<WorkerProcess | null> {
  if (workerProcess === undefined || !config.roles.includes('web')) {
    await server.startWorker();
    return null;
  }
  const worker = await workerProcess({ databaseUrl: connection.url, log });
  cleanups.push(worker.stop);
  connection.onMoved(worker.restart);
  return worker;
}

type Seeding = { config: Config; log: Logger; database: Database; server: Server };

async function fillEmptyDatabase({ config, log, database, server }: Seeding): Promise<void> {
  const seeded = await seedDemo({
    database,
    clock: systemClock,
    log,
    demoFolder: DEMO_FOLDER,
    ports: demoPorts(server),
    awaitImports: config.roles.includes('worker'),
  });
  if (seeded) {
    log.info('The empty database was filled with the demo.');
  }
}

type Front = Listening & { readonly serve: (app: Express) => void };

/** Listens, and responds that the server is starting until it gets the real app. */
async function openFront(config: Config, cleanups: Cleanup[]): Promise<Front> {
  // Requests during the start are expected to fail, and not logged as errors.
  const log = createLogger('silent');
  const { corsOrigins } = config.auth;
  let current = createStartingApp({ log, webFolder: WEB_FOLDER, corsOrigins, site: config });
  const listening = await listen((request, response) => current(request, response), config);
  // For a failed start; otherwise it has been closed before its dependencies.
  cleanups.push(() => listening.close(0));
  return {
    ...listening,
    serve: (app) => {
      current = app;
    },
  };
}

function serveWeb(front: Front, server: Server, cleanups: Cleanup[]): string {
  front.serve(server.app);
  cleanups.push(async () => {
    server.readiness.drain();
    server.live.close();
    await front.close(DRAIN_MS);
  });
  return front.url;
}

function demoPorts({ services }: Server): DemoPorts {
  return {
    hashPassword: services.passwords.hash,
    createStore: services.stores.create,
    connectChannel: (scope, storeId, { type, platformStoreId }) =>
      services.channels.connect(scope, { storeId, type, platformStoreId, config: {}, mapping: {} }),
    importReport: services.imports.start,
    createInviteCode: services.invitationCodes.createReusable,
  };
}

type Announcement = {
  url: string | null;
  metricsUrl: string | null;
  config: Config;
  database: Database;
  print: (text: string) => void;
};

/** Prints what a person who ran `npm start` needs to see. */
async function announce({ url, metricsUrl, config, database, print }: Announcement): Promise<void> {
  if (metricsUrl !== null) {
    print(`Figures for Prometheus: ${metricsUrl}`);
  }
  if (url === null) {
    print('Platebook worker runs.');
    return;
  }
  print(`Platebook is ready at ${url}`);
  print(`API documentation: ${url}/docs/api`);
  const demoUsers = config.seedDemo ? await findDemoUsers(database) : [];
  if (demoUsers.length > 0) {
    print('Demo logins:');
    for (const { email, password, about } of demoUsers) {
      print(`  ${email}  ${password}  (${about})`);
    }
    print(`Invite code for new accounts: ${DEMO_INVITE_CODE} (with a trial: ${DEMO_TRIAL_CODE})`);
  }
  if (config.devInbox) {
    print(`What it mails: ${url}/dev/inbox`);
  }
}

/** Those that exist in this installation: a demo of an earlier release has fewer. */
async function findDemoUsers(database: Database) {
  const all = Object.values(DEMO_USERS);
  const found = await database.asOwner((tx) =>
    tx
      .selectFrom('users')
      .select('email')
      .where(
        'email',
        'in',
        all.map(({ email }) => email),
      )
      .execute(),
  );
  const emails = new Set(found.map(({ email }) => email));
  return all.filter(({ email }) => emails.has(email));
}

function toRunning(started: Pick<Running, 'url' | 'yieldToUsers'>, cleanups: Cleanup[]): Running {
  let stopping: Promise<void> | null = null;
  let end: (result: Promise<void>) => void = () => undefined;
  const stopped = new Promise<void>((settle) => {
    end = settle;
  });
  return {
    ...started,
    stopped,
    stop: () => {
      if (stopping === null) {
        stopping = runCleanups(cleanups);
        end(stopping);
      }
      return stopping;
    },
  };
}

/** Runs all of them, last started first; one that fails does not keep the others from running. */
async function runCleanups(cleanups: Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.toReversed()) {
    await cleanup().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
