import { grantTenantScope } from '../db/database.ts';
import type { SystemLevel } from '../db/tables.ts';
import type { Operation } from './contract.ts';
import { AppError } from './errors.ts';
import type { Membership, Principal } from './operations.ts';

/** Names the tenant that an operator views with its owner's permission. */
export const VIEW_AS_HEADER = 'x-view-as';

/** The grant that lets support view a tenant. */
export type FoundView = {
  readonly grantId: string;
  readonly tenantId: string;
  readonly secondStepRequired: boolean;
};

/** A read by support, for the audit log. */
export type ViewRead = {
  readonly view: FoundView;
  readonly userId: string;
  readonly requestId: string;
  readonly operation: string;
};

type View = FoundView & { readonly membership: Membership };

type Directory = {
  readonly systemLevelOf: (userId: string) => Promise<SystemLevel | null>;
  readonly viewOf: (tenantId: string) => Promise<FoundView | null>;
};

/** A viewer sees what a read-only member sees. */
const LEVEL = 'user_basic';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Operations that list the caller's clients: a viewer has the one they view. */
const OF_CLIENTS = ['listClients', 'getWorkspace'];
/** Would continue after the permission has ended. */
const ENDLESS = ['streamLiveEvents'];

/**
 * Lets an operator read as a member of the tenant in the header. Throws `view_only` for any operation that could change
 * something, whoever calls it, and `view_access_ended` if the tenant grants no view, or no longer, and for callers who
 * are not operators or use a token: they must not learn which it is.
 */
export async function checkView(
  directory: Directory,
  operation: Operation,
  principal: Principal,
  tenantId: string,
): Promise<View> {
  if (operation.method !== 'get' || ENDLESS.includes(operation.id)) {
    throw new AppError('view_only');
  }
  const { userId, requestId, credential } = principal;
  const mayLook = credential.kind === 'session' && (await directory.systemLevelOf(userId)) !== null;
  const found = mayLook && UUID.test(tenantId) ? await directory.viewOf(tenantId) : null;
  if (found === null) {
    throw new AppError('view_access_ended');
  }
  const scope = grantTenantScope(found.tenantId, userId, requestId);
  return { ...found, membership: { scope, level: LEVEL } };
}

/** Whether an operation shows data of the viewed tenant. */
export function showsViewed({ id, access }: Operation): boolean {
  return access.tenantFrom !== 'none' || OF_CLIENTS.includes(id);
}
