import type { Actor } from '../../audit/audit-log.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import type { ConnectionStatus } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { statusUntil } from './connection-expiry.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage } from './connection-words.ts';
import type { ConnectionMessage } from './connection-words.ts';
import { ConnectionError } from './connections.port.ts';
import type { Access } from './connections.port.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { changeConnection, findConnectionRow, insertConnectionEvent } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import type { ProviderAccount } from './consent-provider.port.ts';
import { ProviderFailure } from '../provider-failure.ts';

type Trial = { readonly row: ConnectionRow; readonly actor: Actor };

/** Tests a connection by loading its account, and records the result. Throws `provider_not_offered`. */
export async function tryConnection(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { row, actor }: Trial,
): Promise<void> {
  try {
    const account = await readAccount(deps, scope, row);
    await noteOutcome(deps, scope, { row, actor, account, failure: null });
  } catch (cause) {
    const failure = failureOf(cause, row);
    if (failure === null) {
      throw cause;
    }
    await noteOutcome(deps, scope, { row, actor, account: null, failure });
  }
}

/** Null if a provider has no account data: credentials are only checked. */
async function readAccount(
  deps: ConnectionsDeps,
  scope: TenantScope,
  row: ConnectionRow,
): Promise<ProviderAccount | null> {
  const { trying, consents, providers, outbound } = deps;
  const { provider } = row;
  const { credentials } = PROVIDERS[provider];
  if (credentials !== null) {
    const apiUrl = providers[provider]?.apiUrl;
    if (apiUrl === undefined) {
      throw new AppError('provider_not_offered');
    }
    const { authorization } = await trying.access(scope, provider);
    await credentials.check({ outbound, apiUrl }, authorization);
    return null;
  }
  const consent = consents.get(provider);
  if (consent === undefined) {
    throw new AppError('provider_not_offered');
  }
  const read = (access: Access) =>
    consent.account(access.authorization.slice('Bearer '.length), row.external_id);
  const access = await trying.access(scope, provider);
  try {
    return await read(access);
  } catch (cause) {
    if (!(cause instanceof ProviderFailure) || cause.kind !== 'refused') {
      throw cause;
    }
    return await read(await trying.refresh(scope, access));
  }
}

type Failure = {
  readonly reason: ConnectionMessage;
  /** Null leaves the status unchanged: the result is inconclusive. */
  readonly status: ConnectionStatus | null;
};

function failureOf(cause: unknown, { provider, status }: ConnectionRow): Failure | null {
  const name = PROVIDERS[provider].name;
  if (cause instanceof ConnectionError) {
    // `access` has already recorded the status.
    return { reason: connectionMessage(cause.code, { name }), status: null };
  }
  if (!(cause instanceof ProviderFailure)) {
    return null;
  }
  if (cause.kind !== 'refused' && cause.kind !== 'misconfigured') {
    return { reason: connectionMessage('provider_silent', { name }), status: null };
  }
  const known = REFUSALS[cause.providerCode];
  return {
    reason:
      known === undefined
        ? connectionMessage('call_refused', { name, provider_code: cause.providerCode })
        : connectionMessage(known, {}),
    status: status === 'revoked' || status === 'expired' ? null : 'error',
  };
}

/** Intuit's codes that a person can act on (platform-apis 3.4). */
const REFUSALS: Readonly<
  Partial<
    Record<string, 'access_not_granted' | 'company_not_accessible' | 'books_subscription_ended'>
  >
> = {
  '100': 'access_not_granted',
  '110': 'access_not_granted',
  '120': 'access_not_granted',
  '3100': 'company_not_accessible',
  '6190': 'books_subscription_ended',
};

type Outcome = Trial & {
  readonly account: ProviderAccount | null;
  readonly failure: Failure | null;
};

async function noteOutcome(
  { database, clock, live }: ConnectionsDeps,
  scope: TenantScope,
  { row, actor, account, failure }: Outcome,
): Promise<void> {
  const now = clock.now();
  const { id, tenant_id: tenantId, provider } = row;
  await database.inTenant(scope, async (tx) => {
    const current = await findConnectionRow(tx, id);
    if (current === undefined || current.status === 'disconnected') {
      return;
    }
    await changeConnection(
      tx,
      id,
      failure === null
        ? {
            status: statusUntil(current.refresh_expires_at, now),
            last_error: null,
            last_error_at: null,
            last_used_at: now,
            ...(account === null
              ? {}
              : {
                  external_name: account.externalName,
                  details: JSON.stringify(account.details),
                }),
            updated_at: now,
          }
        : {
            ...(failure.status === null ? {} : { status: failure.status }),
            last_error: JSON.stringify(failure.reason),
            last_error_at: now,
            updated_at: now,
          },
    );
    await insertConnectionEvent(tx, {
      tenantId,
      connectionId: id,
      kind: failure === null ? 'tested' : 'failed',
      by: scope.userId,
      reason: failure?.reason ?? null,
      at: now,
    });
    await live.changed(tx, { tenantId, topic: 'connection', id });
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'connection.tested',
      target: { type: 'connection', id },
      details: { provider, outcome: failure?.reason.code ?? 'ok' },
      at: now,
    });
  });
}
