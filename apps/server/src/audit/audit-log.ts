import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { stringify } from 'safe-stable-stringify';
import type { TenantScope, Transaction } from '../db/database.ts';
import type { Principal } from '../http/operations.ts';

/** Who acts, in which request or job. */
export type Actor = {
  readonly kind: 'user' | 'api_token' | 'service' | 'job' | 'anonymous';
  readonly userId: string | null;
  readonly requestId: string;
};

export type AuditEntry = {
  readonly actor: Actor;
  /** Null for what belongs to no tenant, such as an account. */
  readonly tenantId: string | null;
  /** What happened, as `store.created`. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string };
  /** The target's fields before and after; only their hashes are kept. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** What a reader of the log needs to understand it. Never a secret, never a report's content. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
};

export function actorOf({ userId, requestId, credential }: Principal): Actor {
  return { kind: credential.kind === 'session' ? 'user' : 'api_token', userId, requestId };
}

/** Where only the tenant's scope is at hand. */
export function actorInTenant({ userId, requestId }: TenantScope): Actor {
  return { kind: 'user', userId, requestId };
}

/**
 * Adds an entry to the audit log inside the transaction of the change it speaks of: both commit or neither. The log is
 * append-only; each entry carries the hash of the one before it (`reliability.md` 5). Writers of one chain wait for each
 * other until they commit, so this is the last statement of a transaction.
 */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { actor, target } = entry;
  await sql`select append_audit(
    ${entry.tenantId}::uuid, ${actor.userId}::uuid, ${actor.kind},
    ${entry.action}, ${target.type}, ${target.id}, ${hashOf(entry.before)}, ${hashOf(entry.after)},
    ${JSON.stringify(entry.details ?? {})}::jsonb, ${actor.requestId}, ${entry.at}
  )`.execute(tx);
}

/** Of the value, whatever the order of its keys: the `after` of one entry is the `before` of the next. */
function hashOf(value: unknown): string | null {
  const text = stringify(value);
  return text === undefined ? null : createHash('sha256').update(text).digest('hex');
}
