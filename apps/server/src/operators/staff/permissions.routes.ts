import { reachOf } from '../../http/access.ts';
import type { AccessDirectory } from '../../http/access.ts';
import { LEVELS } from '../../http/levels.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';

/** Spec 7: the level for the admin portal, with its capabilities; `no_access` for everybody else. */
export function permissionsRoutes({
  systemLevelOf,
}: Pick<AccessDirectory, 'systemLevelOf'>): Pick<Handlers, 'getDataflowPermissions'> {
  return {
    getDataflowPermissions: {
      needs: 'user',
      handle: async ({ principal }) => {
        const { userId } = principal;
        const held = reachOf(principal) === null ? await systemLevelOf(userId) : null;
        const level = held ?? 'no_access';
        const { label, capabilities } = LEVELS[level];
        return ok({
          user_id: userId,
          is_admin: held !== null,
          level,
          level_label: label,
          capabilities: [...capabilities],
        });
      },
    },
  };
}
