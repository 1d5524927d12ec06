import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { stringify } from 'safe-stable-stringify';
import type { TenantScope, Transaction } from '../db/database.ts';
import type { Principal } from '../http/operations.ts';

/** The actor, and the request or job. */
export type Actor = {
  readonly kind: 'user' | 'api_token' | 'service' | 'job' | 'anonymous';
  readonly userId: string | null;
  readonly requestId: string;
};

export type AuditEntry = {
  readonly actor: Actor;
  /** Null for targets without a tenant, such as an account. */
  readonly tenantId: string | null;
  /** The event, such as `store.created`. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string };
  /** The target's fields before and after; only their hashes are stored. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Context for a reader of the log. Never a secret, never a report's content. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
};

export function actorOf({ userId, requestId, credential }: Principal): Actor {
  return { kind: credential.kind === 'session' ? 'user' : 'api_token', userId, requestId };
}

/** For callers that have only the tenant's scope. */
export function actorInTenant({ userId, requestId }: TenantScope): Actor {
  return { kind: 'user', userId, requestId };
}

/**
 * Appends an entry to the audit log in the transaction of the change that it records: both commit or neither. The log
 * is append-only; each entry contains the hash of the previous one (`reliability.md` 5). Writers of one chain are
 * serialized until they commit, so this must be the last statement of a transaction.
 */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { actor, target } = entry;
  await sql`select append_audit(
    ${entry.tenantId}::uuid, ${actor.userId}::uuid, ${actor.kind},
    ${entry.action}, ${target.type}, ${target.id}, ${hashOf(entry.before)}, ${hashOf(entry.after)},
    ${JSON.stringify(entry.details ?? {})}::jsonb, ${actor.requestId}, ${entry.at}
  )`.execute(tx);
}

/** Independent of key order: the `after` of one entry is the `before` of the next. */
function hashOf(value: unknown): string | null {
  const text = stringify(value);
  return text === undefined ? null : createHash('sha256').update(text).digest('hex');
}
