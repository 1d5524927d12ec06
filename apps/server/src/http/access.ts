import { grantTenantScope } from '../db/database.ts';
import type { SystemLevel, TenantLevel } from '../db/tables.ts';
import type { Operation } from './contract.ts';
import { LEVELS, isAtLeast, isSystemLevel } from './levels.ts';
import type { Level } from './levels.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import type { Membership, Principal } from './operations.ts';
import { PostgrestError } from './postgrest-errors.ts';
import { checkView, showsViewed } from './view-as.ts';
import type { FoundView, ViewRead } from './view-as.ts';

/** A membership, and what its tenant requires of its members. */
export type FoundMembership = {
  readonly level: TenantLevel;
  readonly secondStepRequired: boolean;
  readonly isArchived: boolean;
};

/** The lookups of accounts and memberships behind the access check; results are never cached. */
export type AccessDirectory = {
  /** The caller of a bearer token, while their session exists; otherwise throws the error of the operation's API. */
  readonly authenticate: (
    authorization: string | undefined,
    wire: Operation['wire'],
  ) => Promise<Omit<Principal, 'requestId'>>;
  /** Throws unless the bearer token is a service token. */
  readonly authenticateService: (authorization: string | undefined) => Promise<void>;
  readonly membershipIn: (userId: string, tenantId: string) => Promise<FoundMembership | null>;
  /** A user's level on the whole installation. */
  readonly systemLevelOf: (userId: string) => Promise<SystemLevel | null>;
  /** The grant that currently lets support view a tenant; null if there is none. */
  readonly viewOf: (tenantId: string) => Promise<FoundView | null>;
  /** Records a read by support in the tenant's audit log. */
  readonly recordView: (read: ViewRead) => Promise<void>;
  /**
   * The tenant of an object that is named without its tenant, if this user may see it; keyed by the parameter that
   * names the object.
   */
  readonly tenantOf: Readonly<
    Record<string, (userId: string, id: string) => Promise<string | null>>
  >;
  /** The default tenant of a caller who names none and has no active client; null for users without a tenant. */
  readonly firstTenantOf: (
    userId: string,
    reach: readonly string[] | null,
  ) => Promise<string | null>;
};

type Requested = {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The caller's active client, from the header. */
  readonly clientId: string | undefined;
  /** The tenant that the caller wants to view as support, from the header. */
  readonly viewAs?: string | undefined;
};

/** An API token can do what it was created for, as long as its owner may: never what is reserved to sessions. */
export function checkToken({ access }: Operation, { credential }: Principal): void {
  if (!admits(access, credential)) {
    throw new AppError('token_access_insufficient');
  }
}

/**
 * A session that has not shown the user's second factor is limited to the operations that lead there. GoTrue's API
 * decides by itself, as GoTrue does.
 */
export function checkSecondStep({ access, wire }: Operation, { credential }: Principal): void {
  const owes = credential.kind === 'session' && credential.owesSecondStep;
  if (owes && access.secondStep !== 'open' && wire !== 'gotrue') {
    throw wire === 'postgrest'
      ? new PostgrestError('PGRST303')
      : new AppError('second_step_required');
  }
}

/** Throws if a tenant requires two-step sign-in and the caller has not shown a second factor. */
export function checkTenantSecondStep(
  { credential }: Pick<Principal, 'credential'>,
  { secondStepRequired }: Pick<FoundMembership, 'secondStepRequired'>,
): void {
  if (secondStepRequired && credential.level === 'aal1') {
    throw new AppError(
      credential.kind === 'session' ? 'second_step_setup_required' : 'token_second_step_missing',
    );
  }
}

/** Whether an operation accepts the caller's credential. */
export function admits(
  { token }: Pick<Operation['access'], 'token'>,
  credential: Principal['credential'],
): boolean {
  return (
    credential.kind === 'session' ||
    (token !== 'never' && (token === 'read' || credential.access === 'write'))
  );
}

/**
 * The caller's membership in the tenant that an operation names, or null if it names none. The tenant in a request is
 * untrusted: it counts once a membership has been read. A tenant the caller is not in and a nonexistent one are
 * rejected alike.
 */
export async function checkMembership(
  directory: AccessDirectory,
  operation: Operation,
  principal: Principal,
  requested: Requested,
): Promise<Membership | null> {
  if (requested.viewAs !== undefined && operation.wire === 'envelope') {
    return viewedMembership(directory, operation, principal, {
      ...requested,
      viewAs: requested.viewAs,
    });
  }
  return ownMembership(directory, operation, principal, requested);
}

/** Like `checkMembership`, for support viewing a tenant; each read is in its audit log before it happens. */
async function viewedMembership(
  directory: AccessDirectory,
  operation: Operation,
  principal: Principal,
  requested: Requested & { readonly viewAs: string },
): Promise<Membership | null> {
  const { membership, ...view } = await checkView(
    directory,
    operation,
    principal,
    requested.viewAs,
  );
  if (isSystemLevel(operation.access.minLevel) || !showsViewed(operation)) {
    return ownMembership(directory, operation, principal, requested);
  }
  const named = namedTenantId(operation, requested);
  if (named !== null && named !== view.tenantId) {
    throw new AppError('client_access_denied');
  }
  checkLevel(operation, membership.level);
  checkTenantSecondStep(principal, view);
  const { userId, requestId } = principal;
  await directory.recordView({ view, userId, requestId, operation: operation.id });
  return membership;
}

/** The tenant that a request names directly; null if it names an object of one, or none. */
function namedTenantId({ access }: Operation, requested: Requested): string | null {
  const [place, name = ''] = access.tenantFrom.split('.');
  if (!TENANT_NAMES.includes(name)) {
    return null;
  }
  const values = requested[place as keyof Requested] as Record<string, unknown>;
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

const TENANT_NAMES = ['tenant', 'tenant_id'];

async function ownMembership(
  directory: AccessDirectory,
  operation: Operation,
  principal: Principal,
  requested: Requested,
): Promise<Membership | null> {
  const { access } = operation;
  if (isSystemLevel(access.minLevel)) {
    // An API token limited to some tenants has no level on the installation.
    const level =
      reachOf(principal) === null ? await directory.systemLevelOf(principal.userId) : null;
    checkLevel(operation, level ?? 'no_access');
    return null;
  }
  const [place, name = ''] = access.tenantFrom.split('.');
  if (place === 'none') {
    return null;
  }
  const values = requested[place as keyof Requested] as Record<string, unknown>;
  const value = values[name];
  if (typeof value !== 'string' && !followsActiveClient(operation)) {
    return null;
  }
  const tenantId =
    typeof value === 'string'
      ? await namedTenant(directory, operation, { userId: principal.userId, value })
      : await activeTenant(directory, principal, requested.clientId);
  const found =
    tenantId === null || !tokenReaches(principal, tenantId)
      ? null
      : await directory.membershipIn(principal.userId, tenantId);
  if (tenantId === null || found === null) {
    throw new AppError(access.disclose === 404 ? notFoundCode(operation) : 'client_access_denied');
  }
  const { level } = found;
  checkLevel(operation, level);
  checkTenantSecondStep(principal, found);
  if (found.isArchived && refusesArchived(operation)) {
    throw new AppError('client_archived');
  }
  const { userId, requestId } = principal;
  return { scope: grantTenantScope(tenantId, userId, requestId, reachOf(principal)), level };
}

async function namedTenant(
  { tenantOf }: AccessDirectory,
  { access }: Operation,
  { userId, value }: { readonly userId: string; readonly value: string },
): Promise<string | null> {
  const tenantOfObject = tenantOf[access.tenantFrom];
  return tenantOfObject === undefined ? value : tenantOfObject(userId, value);
}

const ACTIVE_CLIENT_HEADER = 'X-Client-Id';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An operation that declares the header uses the caller's active client if no tenant is named. */
function followsActiveClient({ parameters }: Operation): boolean {
  return parameters.some(
    ({ in: place, name }) => place === 'header' && name === ACTIVE_CLIENT_HEADER,
  );
}

async function activeTenant(
  { tenantOf, firstTenantOf }: AccessDirectory,
  principal: Principal,
  clientId: string | undefined,
): Promise<string | null> {
  const { userId } = principal;
  if (clientId === undefined) {
    return firstTenantOf(userId, reachOf(principal));
  }
  return UUID.test(clientId) ? ((await tenantOf['path.id']?.(userId, clientId)) ?? null) : null;
}

/** An archived client can be read as usual; operations that change it declare this error code in the contract. */
function refusesArchived({ method, errorCodes }: Operation): boolean {
  return method !== 'get' && errorCodes.includes('client_archived');
}

/** The tenants that the caller's API token is limited to; null for all of its owner's. */
export function reachOf({ credential }: Pick<Principal, 'credential'>): readonly string[] | null {
  return credential.kind === 'api_token' ? credential.tenantIds : null;
}

/** Whether the caller's credential may act in a tenant, if its owner may. */
export function tokenReaches(principal: Pick<Principal, 'credential'>, tenantId: string): boolean {
  return reachOf(principal)?.includes(tenantId) ?? true;
}

function checkLevel({ access }: Operation, level: Level): void {
  if (!allows(access, level)) {
    throw new AppError('permission_error');
  }
}

/** Whether a level suffices for an operation: its rank, and the capability if one is required. */
export function allows(
  { minLevel, capability }: Pick<Operation['access'], 'minLevel' | 'capability'>,
  level: Level,
): boolean {
  return (
    (minLevel === 'authenticated' || isAtLeast(level, minLevel)) &&
    (capability === undefined || LEVELS[level].capabilities.includes(capability))
  );
}

/** The error of an operation whose object is not the caller's: the one not-found code it declares. */
function notFoundCode({ errorCodes, id }: Operation): ErrorCode {
  const code = errorCodes.find((candidate) => candidate.endsWith('_not_found'));
  if (code === undefined) {
    throw new Error(`${id} discloses 404 but lists no code that ends in _not_found.`);
  }
  return code as ErrorCode;
}
