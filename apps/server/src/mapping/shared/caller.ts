import { actorOf } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import type { Principal } from '../../http/operations.ts';

/** The person who changes a mapping, and the client. */
export type Caller = { readonly scope: TenantScope; readonly actor: Actor };

export function callerOf({
  principal,
  scope,
}: {
  readonly principal: Principal;
  readonly scope: TenantScope;
}): Caller {
  return { scope, actor: actorOf(principal) };
}
