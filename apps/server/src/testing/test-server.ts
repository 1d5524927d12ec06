import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { compose } from '../compose/compose.ts';
import type { Server } from '../compose/compose.ts';
import { readConfig } from '../config/config.ts';
import { readMigrations } from '../db/migrate.ts';
import type { TenantLevel } from '../db/tables.ts';
import { createPasswords } from '../identity/auth/passwords/passwords.ts';
import type { Timers } from '../http/body-progress.ts';
import { listen } from '../http/listen.ts';
import type { UploadMemory } from '../http/upload-memory.ts';
import { MIGRATIONS_FOLDER } from '../locations.ts';
import { createFakeClock } from '../platform/clock.fake.ts';
import type { FakeClock } from '../platform/clock.fake.ts';
import { createLogger } from '../platform/logger.ts';
import type { Logger } from '../platform/logger.ts';
import type { OpenOutbound } from '../platform/outbound.ts';
import type { Contract } from '../http/contract.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for an empty body. */
  readonly body: unknown;
};

type CallOptions = {
  readonly token?: string;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** How the response text is read; in full by default. */
  readonly read?: (response: Response) => Promise<string>;
};

export type TestServer = TestDatabase & {
  readonly url: string;
  readonly clock: FakeClock;
  readonly server: Server;
  /** `call('GET /api/v2/clients/clients', { token })` */
  readonly call: (request: string, options?: CallOptions) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

/** Writes nothing to a data folder, and disables rate limits for tests. */
export const TEST_ENV = {
  NODE_ENV: 'test',
  SITE_URL: 'http://127.0.0.1',
  SECRET_KEYS: `test:${'A'.repeat(43)}=`,
  AUTH_REQUESTS_PER_ADDRESS: '10000',
  INVITE_TRIES_PER_MINUTE: '10000',
};

/** The whole server over HTTP on a database of its own; every response is checked against openapi.yaml. */
export async function startTestServer({
  worker = false,
  env = {},
  log = createLogger('silent'),
  contract,
  openOutbound,
  timers,
  uploadMemory,
  databasePort,
  on,
}: {
  worker?: boolean;
  env?: Readonly<Record<string, string>>;
  log?: Logger;
  contract?: Contract;
  openOutbound?: OpenOutbound;
  timers?: Timers;
  uploadMemory?: UploadMemory;
  /** The port at which the server connects to the database instead of directly. */
  databasePort?: number;
  /** An existing database; it is removed with the server all the same. */
  on?: TestDatabase;
} = {}): Promise<TestServer> {
  const testDatabase =
    on ?? (await createTestDatabase(databasePort === undefined ? {} : { port: databasePort }));
  const clock = createFakeClock();
  const server = await compose({
    config: readConfig({ ...TEST_ENV, ...env }),
    database: testDatabase.database,
    migrations: await readMigrations(MIGRATIONS_FOLDER),
    clock,
    log,
    contract: contract ?? (await readTestContract()),
    ...(openOutbound === undefined ? {} : { openOutbound }),
    ...(timers === undefined ? {} : { timers }),
    ...(uploadMemory === undefined ? {} : { uploadMemory }),
  });
  await server.queue.start();
  if (worker) {
    await server.startWorker();
  }
  const listening = await listen(server.app, { host: '127.0.0.1', port: 0 });
  return {
    ...testDatabase,
    url: listening.url,
    clock,
    server,
    call: (request, options) => send(listening.url, request, options),
    stop: async () => {
      server.live.close();
      await listening.close(1_000);
      await server.queue.stop(5_000);
      server.close();
      await testDatabase.drop();
    },
  };
}

/** The contract from contract-setup.ts, as a separate copy. */
async function readTestContract(): Promise<Contract> {
  return JSON.parse(await readFile(inject('contractFile'), 'utf8')) as Contract;
}

async function send(url: string, request: string, options: CallOptions = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = request.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
      ...options.headers,
    },
    ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
    ...(options.body === undefined ? {} : { body: options.body }),
  });
  const text = await (options.read?.(response) ?? response.text());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
  };
}

export const PASSWORD = 'correct horse battery staple';

export type Person = { readonly userId: string; readonly email: string };

/** A user who can sign in with `PASSWORD`. */
export async function addPerson(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  { email, confirmed = true }: { email: string; confirmed?: boolean },
): Promise<Person> {
  const userId = randomUUID();
  const now = clock.now();
  const passwordHash = await createPasswords().hash(PASSWORD);
  await database.asOwner((tx) =>
    tx
      .insertInto('users')
      .values({
        id: userId,
        email,
        password_hash: passwordHash,
        email_confirmed_at: confirmed ? now : null,
        user_metadata: JSON.stringify({ full_name: `Name of ${email}` }),
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  return { userId, email };
}

/** A tenant with its client; each of the members has a level in it. */
export async function addTenant(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  { name, members }: { name: string; members: readonly { person: Person; level: TenantLevel }[] },
): Promise<{ tenantId: string; clientId: string }> {
  const tenantId = randomUUID();
  const clientId = randomUUID();
  const now = clock.now();
  await database.asOwner(async (tx) => {
    await tx.insertInto('tenants').values({ id: tenantId, name, created_at: now }).execute();
    for (const { person, level } of members) {
      await tx
        .insertInto('memberships')
        .values({ tenant_id: tenantId, user_id: person.userId, level, created_at: now })
        .execute();
    }
    await tx
      .insertInto('clients')
      .values({
        tenant_id: tenantId,
        id: clientId,
        name,
        client_category: 'qbo',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
  return { tenantId, clientId };
}

export async function signIn({ call }: Pick<TestServer, 'call'>, email: string): Promise<string> {
  const { body } = await call('POST /api/v2/auth/login', { json: { email, password: PASSWORD } });
  return (dataOf(body) as { access_token: string }).access_token;
}

/** The data of an envelope; fails on an error. */
export function dataOf(body: unknown): unknown {
  const envelope = body as { status: string; data: unknown };
  if (envelope.status !== 'success') {
    throw new Error(`Refused: ${JSON.stringify(body)}`);
  }
  return envelope.data;
}

/** The error of a response, without its request id. */
export function refusalOf({ status, body }: Answer): {
  status: number;
  code: unknown;
  message: unknown;
} {
  const { code, message } = body as { code: unknown; message: unknown };
  return { status, code, message };
}
