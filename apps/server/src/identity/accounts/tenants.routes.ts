import { actorOf } from '../../audit/audit-log.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentTenant } from './accounts.presenter.ts';
import type { TenantsService } from './tenants.service.ts';

export function tenantsRoutes(
  tenants: TenantsService,
): Pick<Handlers, 'createTenant' | 'getTenant' | 'updateTenant' | 'deleteTenant'> {
  return {
    createTenant: {
      needs: 'user',
      handle: async ({ principal, body }) =>
        created(
          presentTenant(await tenants.create(principal, body.name), 'user_owner'),
          'Tenant created',
        ),
    },
    getTenant: {
      needs: 'tenant',
      handle: async ({ scope, level }) => ok(presentTenant(await tenants.find(scope), level)),
    },
    updateTenant: {
      needs: 'tenant',
      handle: async ({ principal, scope, level, body }) => {
        const tenant = await tenants.rename(scope, body.name, actorOf(principal));
        return ok(presentTenant(tenant, level), 'Tenant saved');
      },
    },
    deleteTenant: {
      needs: 'tenant',
      handle: async ({ principal, scope }) => {
        await tenants.remove(scope, actorOf(principal));
        return ok({ id: scope.tenantId }, 'Tenant deleted');
      },
    },
  };
}
