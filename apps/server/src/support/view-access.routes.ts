import type { components } from '@platebook/api-client';
import { actorOf } from '../audit/audit-log.ts';
import type { Database } from '../db/database.ts';
import { created, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import type { Clock } from '../platform/clock.ts';
import { allowView, endView, readViewAccess } from './view-access.service.ts';
import type { ViewGrant } from './view-grants.store.ts';

type Deps = { readonly database: Database; readonly clock: Clock };
type ViewIds = 'getViewAccess' | 'createViewAccess' | 'deleteViewAccess';

/** Whether support may look at a client's pages, as its owner says. */
export function viewAccessRoutes(deps: Deps): Pick<Handlers, ViewIds> {
  return {
    getViewAccess: {
      needs: 'tenant',
      handle: async ({ scope }) =>
        ok({ access: presentViewGrant(await readViewAccess(deps, scope)) }),
    },
    createViewAccess: {
      needs: 'tenant',
      handle: async ({ scope, body, principal }) => {
        const actor = actorOf(principal);
        const asked = { hours: body.hours, ticketId: body.ticket_id ?? null, actor };
        const access = presentViewGrant(await allowView(deps, scope, asked));
        return created({ access }, 'Support may look');
      },
    },
    deleteViewAccess: {
      needs: 'tenant',
      handle: async ({ scope, principal }) => {
        await endView(deps, scope, actorOf(principal));
        return ok({ access: null }, 'Support may look no longer');
      },
    },
  };
}

/** Null where support may not look. */
export function presentViewGrant(
  grant: ViewGrant | null,
): components['schemas']['ViewAccess'] | null {
  return grant === null
    ? null
    : {
        id: grant.id,
        ticket_id: grant.ticketId,
        granted_by_name: grant.grantedByName,
        granted_at: grant.grantedAt.toISOString(),
        expires_at: grant.expiresAt.toISOString(),
      };
}
