import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentClient } from './clients.presenter.ts';
import type { ClientsService } from './clients.service.ts';

/** Spec 3. */
const DEFAULT_CATEGORY = 'qbo';

export function clientsRoutes(
  clients: ClientsService,
): Pick<Handlers, 'listClients' | 'createClient' | 'updateClient' | 'deleteClient'> {
  return {
    listClients: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const page = await clients.list(principal.userId, {
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentClient), next_cursor: page.nextCursor });
      },
    },
    createClient: {
      needs: 'user',
      handle: async ({ principal, membership, body }) => {
        const client = await clients.create(principal.userId, membership?.scope ?? null, {
          name: body.name,
          category: body.client_category ?? DEFAULT_CATEGORY,
        });
        return created(
          presentClient({ ...client, level: membership?.level ?? 'user_owner' }),
          'Client created',
        );
      },
    },
    updateClient: {
      needs: 'tenant',
      handle: async ({ scope, level, path, body }) => {
        const client = await clients.update(scope, path.id, {
          name: body.name,
          category: body.client_category,
        });
        return ok(presentClient({ ...client, level }), 'Client updated');
      },
    },
    deleteClient: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        await clients.remove(scope, path.id);
        return ok({ id: path.id }, 'Client deleted');
      },
    },
  };
}
