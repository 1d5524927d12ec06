import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage } from './connection-words.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import {
  changeConnection,
  findConnectionRow,
  insertConnectionEvent,
  lockConnection,
} from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { openToken } from './sealed-tokens.ts';
import { knownConnection, showConnection } from './show-connections.ts';
import type { ShownConnection } from './show-connections.ts';

/** The connection, which must not have ended. */
export async function liveConnection(
  { database }: ConnectionsDeps,
  scope: TenantScope,
  id: string,
): Promise<ConnectionRow> {
  const row = await database.inTenant(scope, (tx) => findConnectionRow(tx, id));
  return notEnded(knownConnection(row));
}

export async function setPaused(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { id, actor, paused }: { id: string; actor: Actor; paused: boolean },
): Promise<ShownConnection> {
  const { database, clock, live } = deps;
  const now = clock.now();
  await database.inTenant(scope, async (tx) => {
    const row = notEnded(knownConnection(await lockConnection(tx, id)));
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
  return showConnection(deps, scope, id);
}

/** Revokes the access first; even if the provider refuses, the tokens are deleted. */
export async function endConnection(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { id, actor }: { id: string; actor: Actor },
): Promise<ShownConnection> {
  const { database, clock, live } = deps;
  const wasRevoked = await revokeAccess(deps, await liveConnection(deps, scope, id));
  const now = clock.now();
  await database.inTenant(scope, async (tx) => {
    const row = notEnded(knownConnection(await lockConnection(tx, id)));
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
  return showConnection(deps, scope, id);
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

function notEnded(row: ConnectionRow): ConnectionRow {
  if (row.status === 'disconnected') {
    throw new AppError('connection_ended');
  }
  return row;
}
