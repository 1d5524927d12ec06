import { randomBytes, randomUUID } from 'node:crypto';
import { readProvidersConfig } from '../../config/providers.ts';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import type { LiveChange } from '../../messages/live/live.port.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import type { FakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { createSealedBox } from '../../platform/sealed-box.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addPerson, addTenant } from '../../testing/test-server.ts';
import { createAccess } from './access.ts';
import type { ConsentProvider } from './consent-provider.port.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import type { Connections } from './connections.port.ts';
import { createConnectionsService } from './connections.service.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { ConnectionRow } from './connections.store.ts';

export type OpenConnections = Pick<ConnectionsDeps, 'database' | 'clock' | 'box' | 'providers'> & {
  readonly clock: FakeClock;
  readonly consents: Map<Provider, ConsentProvider>;
  readonly service: ConnectionsService;
  readonly access: Connections;
  /** Notifications so far, oldest first; a test empties it. */
  readonly notifications: OutgoingNotification[];
  readonly changes: LiveChange[];
  readonly connectedProviders: Provider[];
  /** Tenants whose client is archived. */
  readonly archived: Set<string>;
  /** Sets how outgoing calls are answered; none is allowed before. */
  readonly answerBy: (outbound: Outbound) => void;
  readonly addClient: () => Promise<Client>;
  readonly rowOf: (id: string) => Promise<ConnectionRow>;
  /** As the database owner. */
  readonly query: (
    statement: string,
    values?: readonly unknown[],
  ) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
};

export type Client = { readonly tenantId: string; readonly scope: TenantScope };

/** Records notifications and events for the tests. */
function recorder() {
  const notifications: OutgoingNotification[] = [];
  const changes: LiveChange[] = [];
  const connectedProviders: Provider[] = [];
  const archived = new Set<string>();
  return {
    recorded: { notifications, changes, connectedProviders, archived },
    ports: {
      live: {
        changed: async (_tx: unknown, ...more: readonly LiveChange[]) => void changes.push(...more),
      },
      notifier: {
        notify: async (_tx: unknown, one: OutgoingNotification) => void notifications.push(one),
      },
      onConnected: async (_tx: unknown, { provider }: { provider: Provider }) =>
        void connectedProviders.push(provider),
      refuseArchivedClient: async (_tx: unknown, tenantId: string) => {
        if (archived.has(tenantId)) {
          throw new AppError('client_archived');
        }
      },
    },
  };
}

/** The connections feature on its own database, with scripted providers. */
export async function openConnections(): Promise<OpenConnections> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const clock = createFakeClock();
  const { recorded, ports } = recorder();
  let outbound: Outbound = () => Promise.reject(new Error('Nothing may be called.'));
  const deps = {
    ...ports,
    database,
    clock,
    box: createSealedBox([{ kid: 'k', key: randomBytes(32) }]),
    log: createLogger('silent'),
    crashPoint: () => undefined,
    siteUrl: 'https://site.test',
    providers: readProvidersConfig(
      { SANDBOX_URL: 'http://127.0.0.1:4010' },
      { environment: 'test' },
    ),
    outbound: ((request) => outbound(request)) satisfies Outbound,
    consents: new Map<Provider, ConsentProvider>(),
  };
  const trying = createAccess({ ...deps, evenUnusable: true });
  return {
    ...deps,
    ...recorded,
    service: createConnectionsService({ ...deps, trying }),
    access: createAccess(deps),
    answerBy: (next: Outbound) => {
      outbound = next;
    },
    addClient: () => addClient({ database, clock }),
    rowOf: (id: string) =>
      database.asOwner((tx) =>
        tx.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      ),
    query: async (statement: string, values: readonly unknown[] = []) =>
      (await database.pool.query<Record<string, unknown>>(statement, [...values])).rows,
    close: () => testDatabase.drop(),
  };
}

async function addClient(deps: Parameters<typeof addPerson>[0]): Promise<Client> {
  const person = await addPerson(deps, { email: `${randomUUID()}@site.test` });
  const { tenantId } = await addTenant(deps, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  return { tenantId, scope: grantTenantScope(tenantId, person.userId, 'test') };
}

export const actorOf = ({ userId }: TenantScope) =>
  ({ kind: 'user', userId, requestId: 'test' }) as const;

/** Connects the client to the account that `consent` returns, like the app's pages do. */
export async function connectBy(
  { service, consents }: OpenConnections,
  { scope }: Client,
  {
    provider = 'quickbooks',
    consent,
    realmId = '9341452000000001',
  }: {
    readonly provider?: 'quickbooks' | 'ubereats';
    readonly consent: ConsentProvider;
    readonly realmId?: string | null;
  },
) {
  consents.set(provider, consent);
  const { state } = await service.begin(scope, provider);
  return service.complete(scope, {
    provider,
    answer: { state, code: 'code', realmId },
    actor: actorOf(scope),
  });
}

/** Code and message of a refusal: `wrong_company: This is …`. */
export async function refusalOf(doing: Promise<unknown>): Promise<string> {
  return doing.then(
    () => 'not refused',
    (error: unknown) =>
      error instanceof AppError ? `${error.code}: ${error.message}` : String(error),
  );
}
