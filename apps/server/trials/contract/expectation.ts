import type { Operation } from '../../src/http/contract.ts';
import { LEVELS, isAtLeast, isSystemLevel } from '../../src/http/levels.ts';
import type { Level } from '../../src/http/levels.ts';
import type { PrincipalName } from './people.ts';

export type Refusal = { readonly status: number; readonly code: string };

type PrincipalTraits = {
  /** Why the bearer token has no identity. */
  readonly unknown?: 'none' | 'invalid' | 'expired';
  /** The level in our tenant; null for non-members. */
  readonly level: Level | null;
  readonly system: Level | null;
  /** The access of an API token; null for a session. */
  readonly token: 'read' | 'write' | null;
  /** The account has a second factor that the session has not shown. */
  readonly owes?: true;
};

const SESSION = { system: null, token: null } as const;

/** Every principal's role in our tenant. None of them has one in the other. */
const TRAITS: Readonly<Record<PrincipalName, PrincipalTraits>> = {
  anonymous: { ...SESSION, unknown: 'none', level: null },
  garbage_token: { ...SESSION, unknown: 'invalid', level: null },
  expired_token: { ...SESSION, unknown: 'expired', level: null },
  other_tenant_owner: { ...SESSION, level: null },
  user_basic: { ...SESSION, level: 'user_basic' },
  user_manager: { ...SESSION, level: 'user_manager' },
  user_owner: { ...SESSION, level: 'user_owner' },
  system_operator: { ...SESSION, level: null, system: 'system_operator' },
  system_admin: { ...SESSION, level: null, system: 'system_admin' },
  removed_member: { ...SESSION, level: null },
  no_access_member: { ...SESSION, level: 'no_access' },
  owes_second_step: { ...SESSION, level: 'user_manager', owes: true },
  read_token: { system: null, token: 'read', level: 'user_owner' },
  write_token: { system: null, token: 'write', level: 'user_owner' },
  other_tenant_token: { system: null, token: 'write', level: null },
};

/** The same error in each API's format. */
const UNKNOWN = {
  envelope: {
    none: { status: 401, code: 'not_authenticated' },
    invalid: { status: 401, code: 'not_authenticated' },
    expired: { status: 401, code: 'session_expired' },
  },
  gotrue: {
    none: { status: 401, code: 'no_authorization' },
    invalid: { status: 403, code: 'bad_jwt' },
    expired: { status: 403, code: 'bad_jwt' },
  },
  postgrest: {
    none: { status: 401, code: 'PGRST302' },
    invalid: { status: 401, code: 'PGRST301' },
    expired: { status: 401, code: 'PGRST303' },
  },
} as const satisfies Record<Operation['wire'], Record<string, Refusal>>;

/**
 * The response that `x-access` requires: an error, or null if the operation itself responds. `reach` is the tenant in
 * the request: ours, or one the caller is not in, including nonexistent ones.
 */
export function expectedRefusal(
  operation: Operation,
  principal: PrincipalName,
  reach: 'ours' | 'not_theirs' | 'unnamed',
): Refusal | null {
  const { access, wire } = operation;
  const traits = TRAITS[principal];
  if (access.minLevel === 'anonymous') {
    return null;
  }
  const unknown =
    traits.unknown ?? (wire === 'envelope' || traits.token === null ? null : 'invalid');
  if (unknown !== null) {
    return UNKNOWN[wire][unknown];
  }
  if (access.minLevel === 'service') {
    return { status: 403, code: 'not_admin' };
  }
  if (traits.owes === true && access.secondStep !== 'open' && wire !== 'gotrue') {
    return wire === 'envelope'
      ? { status: 403, code: 'second_step_required' }
      : { status: 401, code: 'PGRST303' };
  }
  if (isTokenTooWeak(access.token, traits.token)) {
    return { status: 403, code: 'token_access_insufficient' };
  }
  if (isSystemLevel(access.minLevel)) {
    return isAllowed(operation, traits.system ?? 'no_access') ? null : PERMISSION;
  }
  if (access.tenantFrom === 'none' || reach === 'unnamed') {
    return null;
  }
  if (reach === 'not_theirs' || traits.level === null) {
    return access.disclose === 404
      ? notFound(operation)
      : { status: 403, code: 'client_access_denied' };
  }
  return isAllowed(operation, traits.level) ? null : PERMISSION;
}

const PERMISSION: Refusal = { status: 403, code: 'permission_error' };

function isTokenTooWeak(
  least: 'read' | 'write' | 'never',
  token: PrincipalTraits['token'],
): boolean {
  return token !== null && (least === 'never' || (least === 'write' && token === 'read'));
}

function isAllowed({ access }: Operation, level: Level): boolean {
  const { minLevel, capability } = access;
  return (
    (minLevel === 'authenticated' || isAtLeast(level, minLevel)) &&
    (capability === undefined || LEVELS[level].capabilities.includes(capability))
  );
}

function notFound({ errorCodes }: Operation): Refusal {
  return { status: 404, code: errorCodes.find((code) => code.endsWith('_not_found')) ?? '' };
}

/** The error code in each API's format. */
export function codeOf(operation: Operation, body: unknown): string {
  const { code, error_code: goTrueCode } = (body ?? {}) as { code?: unknown; error_code?: unknown };
  return String(operation.wire === 'gotrue' ? (goTrueCode ?? code) : code);
}
