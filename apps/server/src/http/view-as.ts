import { grantTenantScope } from '../db/database.ts';
import type { SystemLevel } from '../db/tables.ts';
import type { Operation } from './contract.ts';
import { AppError } from './errors.ts';
import type { Membership, Principal } from './operations.ts';

/** Names the tenant that somebody who runs the installation looks at, whose owner lets them. */
export const VIEW_AS_HEADER = 'x-view-as';

/** What lets support look at a tenant. */
export type FoundView = {
  readonly grantId: string;
  readonly tenantId: string;
  readonly secondStepRequired: boolean;
};

/** One reading of support's, for the audit log. */
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

/** Whoever looks sees what somebody sees who may only read. */
const LEVEL = 'user_basic';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What the caller's clients are: whoever looks has the one they look at. */
const OF_CLIENTS = ['listClients', 'getWorkspace'];
/** Goes on after the permission has ended. */
const ENDLESS = ['streamLiveEvents'];

/**
 * Lets somebody who runs the installation read as a member of the tenant that the header names. Throws `view_only` for
 * whatever could change anything, whoever asks, and `view_access_ended` where the tenant lets nobody look, or no longer,
 * and for whoever does not run the installation, or asks with a token: they are not to learn which it is.
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

/** Whether an operation shows something of the tenant that is looked at. */
export function showsViewed({ id, access }: Operation): boolean {
  return access.tenantFrom !== 'none' || OF_CLIENTS.includes(id);
}
