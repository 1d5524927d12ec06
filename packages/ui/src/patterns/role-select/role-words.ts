import { roleSelectWords } from './role-select.words.ts';

/** The levels of a tenant's members (`docs/domain-language.md`). */
export type TenantRole = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';

/** The levels that can be granted in an invitation. */
export type JoiningRole = Exclude<TenantRole, 'no_access'>;

type RoleWords<Role extends TenantRole> = { role: Role; label: string; meaning: string };

/** Display names and meanings, highest level first. */
export const JOINING_ROLES: readonly RoleWords<JoiningRole>[] = [
  {
    role: 'user_owner',
    get label() {
      return roleSelectWords.owner;
    },
    get meaning() {
      return roleSelectWords.everythingIncludingTheTeam;
    },
  },
  {
    role: 'user_manager',
    get label() {
      return roleSelectWords.manager;
    },
    get meaning() {
      return roleSelectWords.importsReportsReviewsAnd;
    },
  },
  {
    role: 'user_basic',
    get label() {
      return roleSelectWords.user;
    },
    get meaning() {
      return roleSelectWords.viewsPayoutsEntriesAnd;
    },
  },
];

/** The levels of invitations, and that of a member who stays listed without access. */
export const TENANT_ROLES: readonly RoleWords<TenantRole>[] = [
  ...JOINING_ROLES,
  {
    role: 'no_access',
    get label() {
      return roleSelectWords.noAccess;
    },
    get meaning() {
      return roleSelectWords.staysOnTheList;
    },
  },
];

/**
 * The label of a role.
 *
 * @example
 * roleLabel('user_owner'); // 'Owner'
 */
export function roleLabel(role: TenantRole): string {
  return TENANT_ROLES.find((known) => known.role === role)?.label ?? role;
}
