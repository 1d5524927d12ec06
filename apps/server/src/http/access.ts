import { grantTenantScope } from '../db/database.ts';
import type { TenantLevel } from '../db/tables.ts';
import type { Operation } from './contract.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import type { Membership, Principal } from './operations.ts';

/** What the access check asks about accounts and memberships; it never caches an answer. */
export type AccessDirectory = {
  /** The caller a bearer token stands for, while their session exists; throws what the operation's wire calls for. */
  readonly authenticate: (
    authorization: string | undefined,
    wire: Operation['wire'],
  ) => Promise<Principal>;
  readonly levelIn: (userId: string, tenantId: string) => Promise<TenantLevel | null>;
  /** The tenant of an object named without its tenant, if this user may see it. */
  readonly tenantOfClient: (userId: string, clientId: string) => Promise<string | null>;
};

const LEVELS: readonly TenantLevel[] = ['no_access', 'user_basic', 'user_manager', 'user_owner'];

function isAtLeast(level: TenantLevel, minimum: string): boolean {
  const needed = LEVELS.findIndex((candidate) => candidate === minimum);
  return needed > 0 && LEVELS.indexOf(level) >= needed;
}

type Requested = { readonly path: unknown; readonly body: unknown };

/**
 * The caller's membership in the tenant an operation names, or null where it names none. The tenant in a request is only
 * asked for: it counts once a membership has been read. A tenant the caller is not in, and one that does not exist, are
 * refused alike.
 */
export async function checkMembership(
  directory: AccessDirectory,
  { access, id }: Operation,
  principal: Principal,
  requested: Requested,
): Promise<Membership | null> {
  const [place, name = ''] = access.tenantFrom.split('.');
  if (place === 'none') {
    return null;
  }
  const given = (place === 'path' ? requested.path : requested.body) as Record<string, unknown>;
  const value = given[name];
  if (typeof value !== 'string') {
    return null;
  }
  const tenantId =
    access.tenantFrom === 'path.id'
      ? await directory.tenantOfClient(principal.userId, value)
      : value;
  const level = tenantId === null ? null : await directory.levelIn(principal.userId, tenantId);
  if (tenantId === null || level === null) {
    throw new AppError(
      access.disclose === 404 ? (NOT_FOUND_FOR[id] ?? 'client_not_found') : 'client_access_denied',
    );
  }
  if (!isAtLeast(level, access.minLevel)) {
    throw new AppError('permission_error');
  }
  return { scope: grantTenantScope(tenantId, principal.userId), level };
}

/** Operations whose object is named without its tenant, and what they answer where it is not the caller's. */
const NOT_FOUND_FOR: Partial<Record<string, ErrorCode>> = {
  updateClient: 'client_not_found',
  deleteClient: 'client_not_found',
};
