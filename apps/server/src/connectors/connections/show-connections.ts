import { FORMER_USER } from '../../audit/history.ts';
import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import {
  countStores,
  findConnectionRow,
  lastReports,
  listConnectionEvents,
  listConnectionRows,
  namesOf,
  readImpact,
} from './connections.store.ts';
import type { ConnectionRow, Impact, StoreCounts, StoredEvent } from './connections.store.ts';

/** What is shown besides the row itself. */
export type ShownConnection = {
  readonly row: ConnectionRow;
  readonly stores: StoreCounts | null;
  readonly lastReportAt: Date | null;
  readonly connectedBy: { readonly id: string; readonly name: string } | null;
};

export type ConnectionDetail = {
  readonly connection: ShownConnection;
  readonly events: readonly (Omit<StoredEvent, 'by'> & { readonly by: string | null })[];
  readonly impact: Impact;
};

export async function listConnections(
  { database }: ConnectionsDeps,
  scope: TenantScope,
): Promise<ShownConnection[]> {
  return database.inTenant(scope, async (tx) => {
    const rows = await listConnectionRows(tx);
    const names = await namesOf(
      tx,
      rows.map(({ connected_by: by }) => by),
    );
    const stores = await countStores(tx);
    const reports = await lastReports(tx);
    return rows.map((row) => toShown(row, { names, stores, reports }));
  });
}

type Beside = {
  readonly names: ReadonlyMap<string, string>;
  readonly stores: ReadonlyMap<string, StoreCounts>;
  readonly reports: ReadonlyMap<string, Date>;
};

function toShown(row: ConnectionRow, { names, stores, reports }: Beside): ShownConnection {
  const { provider, connected_by: by } = row;
  return {
    row,
    stores: provider === 'quickbooks' ? null : (stores.get(provider) ?? { seen: 0, linked: 0 }),
    lastReportAt: reports.get(provider) ?? null,
    connectedBy: by === null ? null : { id: by, name: names.get(by) ?? FORMER_USER },
  };
}

export async function findConnection(
  { database }: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ConnectionDetail> {
  return database.inTenant(scope, async (tx) => {
    const row = knownConnection(await findConnectionRow(tx, id));
    const events = await listConnectionEvents(tx, id);
    const names = await namesOf(tx, [row.connected_by, ...events.map(({ by }) => by)]);
    const stores = await countStores(tx);
    const reports = await lastReports(tx);
    return {
      connection: toShown(row, { names, stores, reports }),
      events: events.map((event) => ({
        ...event,
        by: event.by === null ? null : (names.get(event.by) ?? FORMER_USER),
      })),
      impact: await readImpact(tx, row.provider),
    };
  });
}

export async function showConnection(
  deps: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ShownConnection> {
  return (await findConnection(deps, scope, id)).connection;
}

export function knownConnection(row: ConnectionRow | undefined): ConnectionRow {
  if (row === undefined) {
    throw new AppError('connection_not_found');
  }
  return row;
}
