import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Just under 60 reports a minute, which is what Uber makes for one app (platform-apis 1.3), evenly spaced. */
const SPACING_MS = 1_050;

/**
 * Takes this installation's next turn to ask Uber for a report, across processes; in how many ms it comes. Turns are taken
 * in the order they were asked for, and one that is not used is lost.
 */
export async function takeUberTurn(database: Database): Promise<number> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ wait_ms: number }>`
      insert into provider_turns as turn (provider, next_at)
      values ('ubereats', clock_timestamp() + ${SPACING_MS} * interval '1 ms')
      on conflict (provider) do update set
        next_at = greatest(turn.next_at, clock_timestamp()) + ${SPACING_MS} * interval '1 ms'
      returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${SPACING_MS})::float8
        as wait_ms`.execute(tx);
    return rows[0]?.wait_ms ?? 0;
  });
}
