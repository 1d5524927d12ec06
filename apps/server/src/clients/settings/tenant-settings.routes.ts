import { actorOf } from '../../audit/audit-log.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { SettingsNow, TenantSettingsService } from './tenant-settings.service.ts';

export function tenantSettingsRoutes(
  tenantSettings: TenantSettingsService,
): Pick<Handlers, 'getTenantSettings' | 'updateTenantSettings'> {
  return {
    getTenantSettings: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        return ok(toAnswer(await tenantSettings.read(scope)));
      },
    },
    updateTenantSettings: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const saved = await tenantSettings.change(scope, body, actorOf(principal));
        return ok(toAnswer(saved), 'Settings saved');
      },
    },
  };
}

function toAnswer({ settings, defaults, updatedAt }: SettingsNow) {
  return { ...settings, defaults, updated_at: updatedAt?.toISOString() ?? null };
}
