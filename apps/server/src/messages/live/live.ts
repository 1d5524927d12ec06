import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { insertLiveEvents } from './live-events.store.ts';
import type { Live } from './live.port.ts';

/** Inserts the event; PostgreSQL delivers the notification when the transaction commits. */
export function createLive({ clock }: { readonly clock: Clock }): Live {
  return {
    changed: async (tx, ...abouts) => {
      const at = clock.now();
      if (abouts.length > 0) {
        await insertLiveEvents(
          tx,
          abouts.map((about) => ({ ...about, at })),
        );
        const tenants = [...new Set(abouts.map(({ tenantId }) => tenantId))];
        await sql`select pg_notify('platebook_live', tenant) from unnest(${tenants}::text[]) as tenant`.execute(
          tx,
        );
      }
    },
  };
}
