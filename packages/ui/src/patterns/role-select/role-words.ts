/** The levels a member of a tenant can have. Spec 5 and 6. */
export type TenantRole = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';

/** The levels somebody can join with. */
export type JoiningRole = Exclude<TenantRole, 'no_access'>;

type RoleWords<Role extends TenantRole> = { role: Role; label: string; meaning: string };

/** Labels as spec 6 has them, and what each means in the words of the work; highest first. */
export const JOINING_ROLES: readonly RoleWords<JoiningRole>[] = [
  {
    role: 'user_owner',
    label: 'Tenant Owner',
    meaning: 'Everything, including the team, the plan and deleting the client.',
  },
  {
    role: 'user_manager',
    label: 'Tenant Manager',
    meaning: 'Imports reports, keeps stores and their mappings, sees the team.',
  },
  {
    role: 'user_basic',
    label: 'Tenant User',
    meaning: 'Reads payouts, entries and workpapers; changes nothing.',
  },
];

/** The levels somebody can join with, and the one of a member who stays in the list and sees nothing. */
export const TENANT_ROLES: readonly RoleWords<TenantRole>[] = [
  ...JOINING_ROLES,
  { role: 'no_access', label: 'No Access', meaning: 'Stays in the list, and sees nothing.' },
];

/** The label of a role. */
export function roleLabel(role: TenantRole): string {
  return TENANT_ROLES.find((known) => known.role === role)?.label ?? role;
}
