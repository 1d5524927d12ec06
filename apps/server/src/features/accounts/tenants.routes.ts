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
      handle: async ({ scope, level, body }) =>
        ok(presentTenant(await tenants.rename(scope, body.name), level), 'Tenant saved'),
    },
    deleteTenant: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        await tenants.remove(scope);
        return ok({ id: scope.tenantId }, 'Tenant deleted');
      },
    },
  };
}
