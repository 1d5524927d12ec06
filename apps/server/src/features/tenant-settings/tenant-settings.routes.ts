import { actorOf } from '../../audit/audit-log.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { TenantSettingsService } from './tenant-settings.service.ts';

export function tenantSettingsRoutes(
  tenantSettings: TenantSettingsService,
): Pick<Handlers, 'getTenantSettings' | 'updateTenantSettings'> {
  return {
    getTenantSettings: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        const { settings, updatedAt } = await tenantSettings.read(scope);
        return ok({ ...settings, updated_at: updatedAt?.toISOString() ?? null });
      },
    },
    updateTenantSettings: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const { settings, updatedAt } = await tenantSettings.change(
          scope,
          body,
          actorOf(principal),
        );
        return ok({ ...settings, updated_at: updatedAt?.toISOString() ?? null }, 'Settings saved');
      },
    },
  };
}
