import type { components } from '@platebook/api-client';
import { actorOf } from '../audit/audit-log.ts';
import { reachOf } from '../http/access.ts';
import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { created, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import type { CamelCased } from '../http/present.ts';
import type { ClientsService } from './clients.service.ts';
import type { ClientOfUser } from './list-clients.store.ts';

/** The defaults of a new client; the category is spec 3's. */
const DEFAULTS = {
  category: 'qbo',
  timeZone: 'America/New_York',
  currency: 'USD',
  country: 'US',
} as const;

export function clientsRoutes(
  clients: ClientsService,
): Pick<Handlers, 'listClients' | 'createClient' | 'getClient' | 'updateClient' | 'deleteClient'> {
  return {
    ...listRoutes(clients),
    ...createRoutes(clients),
    getClient: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) =>
        ok(presentClient({ ...(await clients.find(scope, path.id)), level })),
    },
    updateClient: {
      needs: 'tenant',
      handle: async ({ principal, scope, level, path, body }) => {
        const change = {
          name: body.name,
          number: body.number,
          category: body.client_category,
          timeZone: body.time_zone,
          currency: body.currency,
          country: body.country,
          archived: body.archived,
        };
        const client = await clients.update(scope, path.id, change, actorOf(principal));
        return ok(presentClient({ ...client, level, triage: null }), 'Client updated');
      },
    },
    deleteClient: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        await clients.remove(scope, path.id, actorOf(principal));
        return ok({ id: path.id }, 'Client deleted');
      },
    },
  };
}

function listRoutes(clients: ClientsService): Pick<Handlers, 'listClients'> {
  return {
    listClients: {
      needs: 'user',
      handle: async ({ principal, membership, query }) => {
        if (membership !== null) {
          const { scope, level } = membership;
          const viewed = await clients.viewed(scope);
          const items = viewed.map((client) => presentClient({ ...client, level }));
          return ok({ items, next_cursor: null });
        }
        const { level } = principal.credential;
        const who = { userId: principal.userId, level, tenantIds: reachOf(principal) };
        const page = await clients.list(who, {
          filter: {
            search: query.q,
            category: query.client_category,
            archived: query.with_archived === true ? null : (query.archived ?? false),
            needs: query.needs,
          },
          sort: query.sort ?? 'name',
          counted: query.include === 'triage',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentClient), next_cursor: page.nextCursor });
      },
    },
  };
}

function createRoutes(clients: ClientsService): Pick<Handlers, 'createClient'> {
  return {
    createClient: {
      needs: 'user',
      handle: async ({ principal, membership, body }) => {
        if (membership === null && reachOf(principal) !== null) {
          // The token would create a tenant that it cannot access itself.
          throw new AppError('token_access_insufficient');
        }
        const client = await clients.create(
          {
            userId: principal.userId,
            actor: actorOf(principal),
            scope: membership?.scope ?? null,
          },
          {
            name: body.name,
            number: body.number ?? null,
            category: body.client_category ?? DEFAULTS.category,
            timeZone: body.time_zone ?? DEFAULTS.timeZone,
            currency: body.currency ?? DEFAULTS.currency,
            country: body.country ?? DEFAULTS.country,
          },
        );
        const level = membership?.level ?? 'user_owner';
        return created(presentClient({ ...client, level, triage: null }), 'Client created');
      },
    },
  };
}

function presentClient(client: ClientOfUser): CamelCased<components['schemas']['Client']> {
  return { ...client, clientCategory: client.category };
}
