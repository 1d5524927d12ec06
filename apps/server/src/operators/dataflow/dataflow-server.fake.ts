import { randomUUID } from 'node:crypto';
import type { SystemLevel } from '../../db/tables.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { NO_TENANT } from './operation-events.store.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

type NewEvent = Partial<
  Record<
    | 'kind'
    | 'operation'
    | 'stage'
    | 'status'
    | 'provider'
    | 'error_code'
    | 'request_id'
    | 'tenant_id'
    | 'run_id',
    string | null
  >
> & { readonly agoMs?: number; readonly duration_ms?: number };

/** A server as seen by its operators, with a test's events. */
export type DataflowServer = {
  readonly server: TestServer;
  readonly owner: Person;
  readonly tenantId: string;
  readonly ownerToken: string;
  readonly operator: string;
  readonly administrator: string;
  readonly now: Date;
  readonly sqlRows: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;
  /** The data of `GET /api/dataflow/<address>` for an operator. */
  readonly read: <Data>(address: string) => Promise<Data>;
  /** Inserts an event as a server process would; returns its id. */
  readonly add: (event?: NewEvent) => Promise<string>;
  /** Inserts a page's report about a request; returns its id. */
  readonly addReport: (requestId: string | null, agoMs?: number) => Promise<string>;
  /** Deletes every event, including buffered ones. */
  readonly clear: () => Promise<void>;
};

export async function openDataflowServer(): Promise<DataflowServer> {
  const server = await startTestServer();
  const now = server.clock.now();
  const owner = await addPerson(server, { email: 'owner@example.test' });
  const members = [{ person: owner, level: 'user_owner' }] as const;
  const { tenantId } = await addTenant(server, { name: 'Harbor', members });
  const sqlRows: DataflowServer['sqlRows'] = async <Row>(statement: string, values?: unknown[]) => {
    const { rows } = await server.database.pool.query(statement, values);
    return rows as Row[];
  };
  const operator = await addStaff(server, 'operator@example.test', 'system_operator');
  return {
    server,
    owner,
    tenantId,
    now,
    sqlRows,
    operator,
    ownerToken: await signIn(server, owner.email),
    administrator: await addStaff(server, 'administrator@example.test', 'system_admin'),
    read: async <Data>(address: string) =>
      dataOf((await server.call(`GET /api/dataflow/${address}`, { token: operator })).body) as Data,
    add: eventAdder(now, sqlRows),
    addReport: (requestId, agoMs = 0) => {
      const at = new Date(now.getTime() - agoMs);
      return addReport(sqlRows, { tenantId, userId: owner.userId, requestId, at });
    },
    clear: async () => {
      await server.server.events.flush();
      await sqlRows('delete from operation_events');
      await sqlRows('delete from dataflow_events');
      await sqlRows('delete from dropped_events');
    },
  };
}

async function addStaff(server: TestServer, email: string, level: SystemLevel): Promise<string> {
  const { userId } = await addPerson(server, { email });
  const row = { user_id: userId, level, created_at: server.clock.now() };
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  return signIn(server, email);
}

function eventAdder(now: Date, sqlRows: DataflowServer['sqlRows']): DataflowServer['add'] {
  let added = 0;
  return async ({ agoMs = 0, ...options } = {}) => {
    added += 1;
    const at = new Date(now.getTime() - agoMs);
    const row = {
      tenant_id: NO_TENANT,
      occurred_at: at,
      span_id: added.toString(16).padStart(16, '0'),
      trace_id: 'b'.repeat(32),
      request_id: 'request-0',
      kind: 'request',
      operation: 'listStores',
      status: 'succeeded',
      attempt: 1,
      duration_ms: 10,
      ...options,
    };
    const names = Object.keys(row);
    const places = names.map((_, place) => `$${place + 1}`);
    await sqlRows('select add_operation_partitions($1, 1)', [at]);
    await sqlRows(
      `insert into operation_events (${names.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
    return row.span_id;
  };
}

type Report = {
  readonly tenantId: string;
  readonly userId: string;
  readonly requestId: string | null;
  readonly at: Date;
};

async function addReport(
  sqlRows: DataflowServer['sqlRows'],
  { tenantId, userId, requestId, at }: Report,
): Promise<string> {
  const id = randomUUID();
  const context = {
    error_type: 'api_error',
    error_message: 'Request failed',
    status: 500,
    url: '/api/v2/clients/clients',
    route: '/dashboard',
  };
  await sqlRows(
    `insert into dataflow_events
      (tenant_id, user_id, id, operation, stage, source, request_id, severity, context, created_at, expires_at)
    values ($1, $2, $3, 'frontend_api_error', 'response', 'frontend', $4, 'critical', $5, $6, $6)`,
    [tenantId, userId, id, requestId, JSON.stringify(context), at],
  );
  return id;
}
