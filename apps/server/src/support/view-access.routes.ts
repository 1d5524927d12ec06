import { actorOf } from '../audit/audit-log.ts';
import type { Database } from '../db/database.ts';
import { created, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import type { Clock } from '../platform/clock.ts';
import { allowView, endView, readViewAccess } from './view-access.service.ts';

type Deps = { readonly database: Database; readonly clock: Clock };
type ViewIds = 'getViewAccess' | 'createViewAccess' | 'deleteViewAccess';

/** Whether support may view a client's pages, which its owner decides. */
export function viewAccessRoutes(deps: Deps): Pick<Handlers, ViewIds> {
  return {
    getViewAccess: {
      needs: 'tenant',
      handle: async ({ scope }) => ok({ access: await readViewAccess(deps, scope) }),
    },
    createViewAccess: {
      needs: 'tenant',
      handle: async ({ scope, body, principal }) => {
        const actor = actorOf(principal);
        const request = { hours: body.hours, ticketId: body.ticket_id ?? null, actor };
        const access = await allowView(deps, scope, request);
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
