import type { Actor } from '../../audit/audit-log.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import type { ConnectionStatus } from '../../db/tables-connections.ts';
import { AppError } from '../../http/errors.ts';
import { statusUntil } from './connection-expiry.ts';
import { PROVIDER_NAMES } from './connection-words.ts';
import { ConnectionError } from './connections.port.ts';
import type { Access } from './connections.port.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { changeConnection, findConnectionRow, insertConnectionEvent } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { tryDoorDash } from './doordash.ts';
import { ProviderRefusal } from './provider-calls.ts';
import type { ProviderAccount } from './provider-calls.ts';

type Trial = { readonly row: ConnectionRow; readonly actor: Actor };

/** Reads what the account says of itself, and writes down how that went. Throws `provider_not_offered`. */
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

/** Null for DoorDash, which tells nothing of the account. */
async function readAccount(
  deps: ConnectionsDeps,
  scope: TenantScope,
  row: ConnectionRow,
): Promise<ProviderAccount | null> {
  const { trying, consents, providers, outbound } = deps;
  const { provider } = row;
  if (provider === 'doordash') {
    if (providers.doordash === null) {
      throw new AppError('provider_not_offered');
    }
    const { authorization } = await trying.access(scope, provider);
    await tryDoorDash({ outbound, apiUrl: providers.doordash.apiUrl }, authorization);
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
    if (!(cause instanceof ProviderRefusal) || cause.kind !== 'refused') {
      throw cause;
    }
    return await read(await trying.refresh(scope, access));
  }
}

type Failure = {
  readonly code: string;
  readonly message: string;
  /** Null leaves the status as it is: nobody knows more than before. */
  readonly status: ConnectionStatus | null;
};

function failureOf(cause: unknown, { provider, status }: ConnectionRow): Failure | null {
  const name = PROVIDER_NAMES[provider];
  if (cause instanceof ConnectionError) {
    // Whoever found out has written the status down already.
    return { code: cause.code, message: cause.message, status: null };
  }
  if (!(cause instanceof ProviderRefusal)) {
    return null;
  }
  if (cause.kind === 'unavailable') {
    return {
      code: cause.code,
      message: `${name} does not answer. Try again in a moment.`,
      status: null,
    };
  }
  const message =
    REFUSALS[cause.code] ?? `${name} refused the call (${cause.code}). Connect again.`;
  return {
    code: cause.code,
    message,
    status: status === 'revoked' || status === 'expired' ? null : 'error',
  };
}

/** Intuit's own codes that a person can do something about (platform-apis 3.4). */
const REFUSALS: Readonly<Record<string, string>> = {
  '100': 'The person who connected may not use these books any more. Connect as a company admin.',
  '110': 'The person who connected may not use these books any more. Connect as a company admin.',
  '120': 'The person who connected may not use these books any more. Connect as a company admin.',
  '3100': 'QuickBooks gives no access to this company any more. Connect again.',
  '6190': 'The QuickBooks subscription of this company has ended. Renew it there, then test again.',
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
            last_error: JSON.stringify({ code: failure.code, message: failure.message }),
            last_error_at: now,
            updated_at: now,
          },
    );
    await insertConnectionEvent(tx, {
      tenantId,
      connectionId: id,
      kind: failure === null ? 'tested' : 'failed',
      by: scope.userId,
      message: failure?.message ?? null,
      at: now,
    });
    await live.changed(tx, { tenantId, topic: 'connection', id });
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'connection.tested',
      target: { type: 'connection', id },
      details: { provider, outcome: failure?.code ?? 'ok' },
      at: now,
    });
  });
}
