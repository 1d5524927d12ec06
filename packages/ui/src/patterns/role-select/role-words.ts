/** The levels somebody can have in a tenant. Spec 5 and 6. */
export type TenantRole = 'user_owner' | 'user_manager' | 'user_basic';

/** Labels as spec 6 has them, and what each means in the words of the work; highest first. */
export const TENANT_ROLES: readonly { role: TenantRole; label: string; meaning: string }[] = [
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

/** The label of a role. */
export function roleLabel(role: TenantRole): string {
  return TENANT_ROLES.find((known) => known.role === role)?.label ?? role;
}
