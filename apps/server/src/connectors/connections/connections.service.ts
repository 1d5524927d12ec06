import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { FORMER_USER } from '../../audit/history.ts';
import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { beginConsent, completeConsent } from './consent.ts';
import type { ConsentAnswer, ConsentQuestion } from './consent.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage } from './connection-words.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import {
  changeConnection,
  countStores,
  findConnectionRow,
  findLiveConnection,
  insertConnectionEvent,
  lastReports,
  listConnectionEvents,
  listConnectionRows,
  lockConnection,
  namesOf,
  readImpact,
} from './connections.store.ts';
import type { ConnectionRow, Impact, StoreCounts, StoredEvent } from './connections.store.ts';
import { signDoorDash, tryDoorDash } from '../doordash/doordash-signature.ts';
import type { DoorDashCredentials } from '../doordash/doordash-signature.ts';
import { saveConnection } from './save-connection.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { openToken } from './sealed-tokens.ts';
import { tryConnection } from './try-connection.ts';

/** What is shown beside the row itself. */
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

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/** DoorDash tells no name of the account, and all of its id says no more. */
const SHOWN_OF_DEVELOPER = 8;

export function createConnectionsService(deps: ConnectionsDeps) {
  const { database } = deps;
  return {
    list: (scope: TenantScope): Promise<ShownConnection[]> =>
      database.inTenant(scope, async (tx) => {
        const rows = await listConnectionRows(tx);
        const names = await namesOf(
          tx,
          rows.map(({ connected_by: by }) => by),
        );
        const stores = await countStores(tx);
        const reports = await lastReports(tx);
        return rows.map((row) => toShown(row, { names, stores, reports }));
      }),
    find: (scope: TenantScope, id: string) => find(deps, scope, id),
    shown: (scope: TenantScope, id: string) => shown(deps, scope, id),
    begin: (scope: TenantScope, provider: 'ubereats' | 'quickbooks'): Promise<ConsentQuestion> =>
      beginConsent(deps, scope, provider),
    complete: async (
      scope: TenantScope,
      consent: {
        provider: 'ubereats' | 'quickbooks';
        answer: ConsentAnswer;
        actor: Actor;
      },
    ): Promise<ShownConnection> =>
      shown(deps, scope, (await completeConsent(deps, scope, consent)).id),
    connectDoorDash: (scope: TenantScope, credentials: DoorDashCredentials, actor: Actor) =>
      connectDoorDash(deps, scope, { credentials, actor }),
    check: async (scope: TenantScope, id: string, actor: Actor): Promise<ShownConnection> => {
      const row = await liveRow(deps, scope, id);
      await tryConnection(deps, scope, { row, actor });
      return shown(deps, scope, id);
    },
    pause: (scope: TenantScope, id: string, actor: Actor) =>
      setPaused(deps, scope, { id, actor, paused: true }),
    resume: (scope: TenantScope, id: string, actor: Actor) =>
      setPaused(deps, scope, { id, actor, paused: false }),
    end: (scope: TenantScope, id: string, actor: Actor) => end(deps, scope, { id, actor }),
  };
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

async function find(
  { database }: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ConnectionDetail> {
  return database.inTenant(scope, async (tx) => {
    const row = known(await findConnectionRow(tx, id));
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

async function shown(
  deps: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ShownConnection> {
  return (await find(deps, scope, id)).connection;
}

async function liveRow(
  { database }: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ConnectionRow> {
  const row = await database.inTenant(scope, (tx) => findConnectionRow(tx, id));
  return notEnded(known(row));
}

async function connectDoorDash(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { credentials, actor }: { credentials: DoorDashCredentials; actor: Actor },
): Promise<ShownConnection> {
  const { providers, outbound, clock, database } = deps;
  if (providers.doordash === null) {
    throw new AppError('provider_not_offered');
  }
  await database.inTenant(scope, async (tx) => {
    await deps.refuseArchivedClient(tx, scope.tenantId);
    const live = await findLiveConnection(tx, 'doordash');
    if (live !== undefined && live.external_id !== credentials.developerId) {
      throw new AppError('wrong_company', {
        message: `These are credentials of developer ${credentials.developerId}, not of ${live.external_id}. Disconnect that one first.`,
      });
    }
  });
  try {
    const authorization = await signDoorDash(credentials, clock.now());
    await tryDoorDash({ outbound, apiUrl: providers.doordash.apiUrl }, authorization);
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) {
      throw cause;
    }
    throw new AppError(
      cause.kind === 'refused' ? 'connection_credentials_refused' : 'provider_unavailable',
      { cause },
    );
  }
  const { developerId } = credentials;
  const row = await saveConnection(deps, scope, {
    provider: 'doordash',
    account: {
      externalId: developerId,
      externalName: `Developer ${developerId.slice(0, SHOWN_OF_DEVELOPER)}`,
      details: {},
    },
    secrets: { kind: 'credentials', credentials },
    actor,
  });
  return shown(deps, scope, row.id);
}

async function setPaused(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { id, actor, paused }: { id: string; actor: Actor; paused: boolean },
): Promise<ShownConnection> {
  const { database, clock, live } = deps;
  const now = clock.now();
  await database.inTenant(scope, async (tx) => {
    const row = notEnded(known(await lockConnection(tx, id)));
    if ((row.paused_at !== null) === paused) {
      return;
    }
    const { tenant_id: tenantId } = row;
    const kind = paused ? 'paused' : 'resumed';
    await changeConnection(tx, id, { paused_at: paused ? now : null, updated_at: now });
    await insertConnectionEvent(tx, {
      tenantId,
      connectionId: id,
      kind,
      by: scope.userId,
      reason: null,
      at: now,
    });
    await live.changed(tx, { tenantId, topic: 'connection', id });
    await recordAudit(tx, { ...entryOf(row, kind, now), actor });
  });
  return shown(deps, scope, id);
}

/** The access is given back first; where the provider does not take it, its tokens are destroyed all the same. */
async function end(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { id, actor }: { id: string; actor: Actor },
): Promise<ShownConnection> {
  const { database, clock, live } = deps;
  const wasRevoked = await revokeAccess(deps, await liveRow(deps, scope, id));
  const now = clock.now();
  await database.inTenant(scope, async (tx) => {
    const row = notEnded(known(await lockConnection(tx, id)));
    const { tenant_id: tenantId, provider } = row;
    await changeConnection(tx, id, {
      status: 'disconnected',
      access_token: null,
      access_expires_at: null,
      refresh_token: null,
      refresh_expires_at: null,
      credentials: null,
      refresh_owner: null,
      refresh_until: null,
      token_version: row.token_version + 1,
      disconnected_at: now,
      updated_at: now,
    });
    await insertConnectionEvent(tx, {
      tenantId,
      connectionId: id,
      kind: 'disconnected',
      by: scope.userId,
      reason: wasRevoked
        ? null
        : connectionMessage('provider_not_told', { name: PROVIDERS[provider].name }),
      at: now,
    });
    await live.changed(tx, { tenantId, topic: 'connection', id });
    await recordAudit(tx, { ...entryOf(row, 'disconnected', now), actor });
  });
  return shown(deps, scope, id);
}

async function revokeAccess(
  { consents, box, log }: ConnectionsDeps,
  row: ConnectionRow,
): Promise<boolean> {
  const consent = consents.get(row.provider);
  if (row.refresh_token === null || consent === undefined) {
    return true;
  }
  try {
    await consent.revoke(openToken(box, row, 'refresh_token', row.refresh_token));
    return true;
  } catch (error) {
    log.warn({ err: error, connection_id: row.id }, 'A provider was not told that access ended.');
    return false;
  }
}

function entryOf(row: ConnectionRow, what: 'paused' | 'resumed' | 'disconnected', at: Date) {
  return {
    tenantId: row.tenant_id,
    action: `connection.${what}`,
    target: { type: 'connection', id: row.id },
    details: { provider: row.provider, account: row.external_name },
    at,
  };
}

function known(row: ConnectionRow | undefined): ConnectionRow {
  if (row === undefined) {
    throw new AppError('connection_not_found');
  }
  return row;
}

function notEnded(row: ConnectionRow): ConnectionRow {
  if (row.status === 'disconnected') {
    throw new AppError('connection_ended');
  }
  return row;
}
