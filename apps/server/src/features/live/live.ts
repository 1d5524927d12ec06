import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { insertLiveEvent } from './live-events.store.ts';
import type { Live } from './live.port.ts';

/** Writes the event with what it tells of; PostgreSQL delivers the notification when the transaction commits. */
export function createLive({ clock }: { readonly clock: Clock }): Live {
  return {
    changed: async (tx, about) => {
      await insertLiveEvent(tx, { ...about, at: clock.now() });
      await sql`select pg_notify('platebook_live', ${about.tenantId})`.execute(tx);
    },
  };
}
