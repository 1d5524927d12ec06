import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { changeDemoBooking } from './demo-bookings.service.ts';
import type { DemoDeps } from './demo-bookings.service.ts';
import { pageDemoBookings } from './demo-bookings.store.ts';
import type { DemoBooking } from './demo-bookings.store.ts';

type DemoIds = 'listDemoBookings' | 'updateDemoBooking';

/** Demo requests, and their handling by staff. */
export function demoBookingsRoutes(
  deps: Pick<DemoDeps, 'database' | 'clock'>,
): Pick<Handlers, DemoIds> {
  return {
    listDemoBookings: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await deps.database.readAsOwner((tx) =>
          pageDemoBookings(tx, {
            sort: query.sort ?? '-created',
            status: query.status,
            text: query.q,
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          }),
        );
        return ok({ items: items.map(presentDemoBooking), next_cursor: nextCursor });
      },
    },
    updateDemoBooking: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const { demo_booking: id } = path;
        const booking = await changeDemoBooking(deps, id, body, actorOf(principal));
        return ok(presentDemoBooking(booking), 'Request saved');
      },
    },
  };
}

function presentDemoBooking(booking: DemoBooking): components['schemas']['DemoBooking'] {
  const { id, status, name, email, business, role, stores, platforms, books } = booking;
  const { message, locale, note, assignee_id: assignee } = booking;
  return {
    id,
    status,
    name,
    email,
    business,
    role,
    stores,
    platforms,
    books,
    message,
    locale,
    note,
    assignee: assignee === null ? null : { user_id: assignee, email: booking.assignee_email },
    scheduled_on: booking.scheduled_on,
    created_at: booking.created_at.toISOString(),
    updated_at: booking.updated_at.toISOString(),
  };
}
