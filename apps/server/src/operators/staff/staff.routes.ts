import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { LEVELS } from '../../http/levels.ts';
import { grantStaff, listStaff, revokeStaff } from './staff.service.ts';
import type { StaffDeps } from './staff.service.ts';
import type { StaffMember } from './staff.store.ts';

type StaffIds = 'listStaff' | 'createStaffMember' | 'deleteStaffMember';

/** The operators of the installation, and who may change them. */
export function staffRoutes(deps: StaffDeps): Pick<Handlers, StaffIds> {
  return {
    listStaff: {
      needs: 'user',
      handle: async () => ok({ items: (await listStaff(deps)).map(presentStaffMember) }),
    },
    createStaffMember: {
      needs: 'user',
      handle: async ({ body, principal }) =>
        created(
          presentStaffMember(await grantStaff(deps, body, actorOf(principal))),
          'Access granted',
        ),
    },
    deleteStaffMember: {
      needs: 'user',
      handle: async ({ path, principal }) =>
        ok(
          presentStaffMember(await revokeStaff(deps, path.user, actorOf(principal))),
          'Access revoked',
        ),
    },
  };
}

function presentStaffMember({
  userId,
  email,
  level,
  grantedAt,
}: StaffMember): components['schemas']['StaffMember'] {
  const { label, capabilities } = LEVELS[level];
  return {
    user_id: userId,
    email,
    level,
    level_label: label,
    capabilities: [...capabilities],
    granted_at: grantedAt.toISOString(),
  };
}
