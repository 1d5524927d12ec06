import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { LEVELS } from '../../http/levels.ts';
import type { LiveSession, TenantMembership, User } from '../auth/users/accounts.port.ts';
import type { Tenant } from './tenants.store.ts';

type Schemas = components['schemas'];

/** The names of a user's own details in GoTrue's `user_metadata`. */
export const DETAILS = {
  fullName: 'full_name',
  company: 'company',
  businessType: 'business_type',
} as const;

/** `memberships` are the user's, or empty if the caller may not know them. */
export function presentUser(
  user: User,
  memberships: readonly TenantMembership[],
): CamelCased<Schemas['User']> {
  const fullName = detail(user, 'fullName');
  const businessType = detail(user, 'businessType');
  return {
    ...user,
    email: user.email ?? '',
    phone: user.phone ?? '',
    fullName,
    company: detail(user, 'company'),
    businessType: businessType === 'owner' || businessType === 'adviser' ? businessType : null,
    profileComplete: isProfileComplete(user, memberships),
  };
}

/** Spec 2: what the dashboard requires besides a login. */
function isProfileComplete(user: User, memberships: readonly TenantMembership[]): boolean {
  return detail(user, 'fullName') !== '' && memberships.length > 0;
}

function detail({ userMetadata }: User, name: keyof typeof DETAILS): string {
  const value = userMetadata[DETAILS[name]];
  return typeof value === 'string' ? value : '';
}

export function presentMembership({
  tenantId,
  tenantName,
  level,
  joinedAt,
}: TenantMembership): CamelCased<Schemas['Membership']> {
  return {
    tenantId,
    tenantName,
    tenantRole: level,
    levelLabel: LEVELS[level].label,
    joinedAt: joinedAt.toISOString(),
  };
}

/** Spec 3: the role is merged from the first tenant's role. */
export function presentMe(user: User, memberships: readonly TenantMembership[]) {
  return {
    user: presentUser(user, memberships),
    role: memberships[0]?.level ?? 'no_access',
    tenants: memberships.map(presentMembership),
  };
}

export function presentTenant(
  { id, name, createdAt }: Tenant,
  level: Schemas['Level'],
): CamelCased<Schemas['Tenant']> {
  return { id, name, tenantRole: level, createdAt: createdAt.toISOString() };
}

export function presentLiveSession(
  { id, createdAt, refreshedAt, userAgent, address }: LiveSession,
  currentId: string,
): CamelCased<Schemas['UserSession']> {
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastActiveAt: refreshedAt.toISOString(),
    userAgent,
    address,
    isCurrent: id === currentId,
  };
}
