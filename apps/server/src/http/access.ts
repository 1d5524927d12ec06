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

/** A membership, and what its tenant asks of whoever uses it. */
export type FoundMembership = {
  readonly level: TenantLevel;
  readonly secondStepRequired: boolean;
  readonly isArchived: boolean;
};

/** What the access check asks about accounts and memberships; it never caches an answer. */
export type AccessDirectory = {
  /** The caller a bearer token stands for, while their session exists; throws what the operation's wire calls for. */
  readonly authenticate: (
    authorization: string | undefined,
    wire: Operation['wire'],
  ) => Promise<Omit<Principal, 'requestId'>>;
  /** Throws unless the bearer token is a service token. */
  readonly authenticateService: (authorization: string | undefined) => Promise<void>;
  readonly membershipIn: (userId: string, tenantId: string) => Promise<FoundMembership | null>;
  /** The level a person holds on the whole installation. */
  readonly systemLevelOf: (userId: string) => Promise<SystemLevel | null>;
  /** What lets support look at a tenant now; null where nothing does. */
  readonly viewOf: (tenantId: string) => Promise<FoundView | null>;
  /** Writes a reading of support's into the audit log of the tenant. */
  readonly recordView: (read: ViewRead) => Promise<void>;
  /** The tenant of an object named without its tenant, if this user may see it; by the place that names the object. */
  readonly tenantOf: Readonly<
    Record<string, (userId: string, id: string) => Promise<string | null>>
  >;
  /** The tenant that a caller who names none and works for no client means; null for whoever is in none. */
  readonly firstTenantOf: (
    userId: string,
    reach: readonly string[] | null,
  ) => Promise<string | null>;
};

type Requested = {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The client the caller says to work for, as the header names it. */
  readonly clientId: string | undefined;
  /** The tenant the caller asks to look at as support, as the header names it. */
  readonly viewAs?: string | undefined;
};

/** An API token does what it was made for, as long as its owner may: it never reaches what only a session may do. */
export function checkToken({ access }: Operation, { credential }: Principal): void {
  if (!admits(access, credential)) {
    throw new AppError('token_access_insufficient');
  }
}

/**
 * A session of somebody who has a second factor does nothing before it was shown, but what leads there. What speaks
 * GoTrue decides by itself, as GoTrue does.
 */
export function checkSecondStep({ access, wire }: Operation, { credential }: Principal): void {
  const owes = credential.kind === 'session' && credential.owesSecondStep;
  if (owes && access.secondStep !== 'open' && wire !== 'gotrue') {
    throw wire === 'postgrest'
      ? new PostgrestError('PGRST303')
      : new AppError('second_step_required');
  }
}

/** Throws where a tenant requires two-step sign-in and the caller has not shown a second factor. */
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

/** Whether an operation takes what the caller showed. */
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
 * The caller's membership in the tenant an operation names, or null where it names none. The tenant in a request is only
 * asked for: it counts once a membership has been read. A tenant the caller is not in, and one that does not exist, are
 * refused alike.
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

/** As `checkMembership`, for whoever looks at one tenant as support; each reading is in its audit log before it is done. */
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

/** The tenant that a request names by itself; null where it names an object of one, or none. */
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
    // An API token that is limited to some tenants is limited to less than the installation.
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

/** An operation that lists the header takes the active client of its caller where no tenant is named. */
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

/** An archived client is read like any other; what changes something of it says so in the contract by this code. */
function refusesArchived({ method, errorCodes }: Operation): boolean {
  return method !== 'get' && errorCodes.includes('client_archived');
}

/** The tenants a caller is limited to by its API token; null for all that its owner is in. */
export function reachOf({ credential }: Pick<Principal, 'credential'>): readonly string[] | null {
  return credential.kind === 'api_token' ? credential.tenantIds : null;
}

/** Whether what the caller showed may act in a tenant, if its owner may. */
export function tokenReaches(principal: Pick<Principal, 'credential'>, tenantId: string): boolean {
  return reachOf(principal)?.includes(tenantId) ?? true;
}

function checkLevel({ access }: Operation, level: Level): void {
  if (!allows(access, level)) {
    throw new AppError('permission_error');
  }
}

/** Whether a level is enough for an operation: its rank, and the capability where one is asked for. */
export function allows(
  { minLevel, capability }: Pick<Operation['access'], 'minLevel' | 'capability'>,
  level: Level,
): boolean {
  return (
    (minLevel === 'authenticated' || isAtLeast(level, minLevel)) &&
    (capability === undefined || LEVELS[level].capabilities.includes(capability))
  );
}

/** What an operation answers where the object it names is not the caller's: the one such code it lists. */
function notFoundCode({ errorCodes, id }: Operation): ErrorCode {
  const code = errorCodes.find((candidate) => candidate.endsWith('_not_found'));
  if (code === undefined) {
    throw new Error(`${id} discloses 404 but lists no code that ends in _not_found.`);
  }
  return code as ErrorCode;
}
