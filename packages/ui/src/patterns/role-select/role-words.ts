import { roleSelectWords } from './role-select.words.ts';

/** The levels a member of a tenant can have (`docs/domain-language.md`). */
export type TenantRole = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';

/** The levels somebody can join with. */
export type JoiningRole = Exclude<TenantRole, 'no_access'>;

type RoleWords<Role extends TenantRole> = { role: Role; label: string; meaning: string };

/** What people read, and what each means in the words of the work; highest first. */
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

/** The levels somebody can join with, and the one of a member who stays in the list and sees nothing. */
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
