/** The levels a member of a tenant can have. Spec 5 and 6. */
export type TenantRole = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';

/** The levels somebody can join with. */
export type JoiningRole = Exclude<TenantRole, 'no_access'>;

type RoleWords<Role extends TenantRole> = { role: Role; label: string; meaning: string };

/** What people read, and what each means in the words of the work; highest first. */
export const JOINING_ROLES: readonly RoleWords<JoiningRole>[] = [
  {
    role: 'user_owner',
    label: 'Owner',
    meaning: 'Everything, including the team, the plan and deleting the client.',
  },
  {
    role: 'user_manager',
    label: 'Manager',
    meaning: 'Imports reports, reviews and posts entries, manages stores and mappings.',
  },
  {
    role: 'user_basic',
    label: 'User',
    meaning: "Views payouts, entries and workpapers. Can't make changes.",
  },
];

/** The levels somebody can join with, and the one of a member who stays in the list and sees nothing. */
export const TENANT_ROLES: readonly RoleWords<TenantRole>[] = [
  ...JOINING_ROLES,
  { role: 'no_access', label: 'No access', meaning: "Stays on the list but can't see anything." },
];

/** The label of a role. */
export function roleLabel(role: TenantRole): string {
  return TENANT_ROLES.find((known) => known.role === role)?.label ?? role;
}
