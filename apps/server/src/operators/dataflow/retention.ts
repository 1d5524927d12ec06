import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  addPartitions,
  deleteDroppedBefore,
  dropPartition,
  listPartitions,
} from './operation-events.store.ts';

const DAY_MS = 86_400_000;
/** A partition is dropped when its last event is this old. */
const RETENTION_DAYS = 90;
/** The current month, and two ahead: a worker may be offline for long. */
const MONTHS = 3;

/** Creates the partitions of coming months, and drops those past retention. */
export async function maintainPartitions({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await database.asOwner((tx) => addPartitions(tx, now, MONTHS));
  const partitions = await database.asOwner((tx) => listPartitions(tx));
  for (const { name } of partitions.filter(({ until }) => until <= before)) {
    await database.asOwner((tx) => dropPartition(tx, name));
  }
  await database.asOwner((tx) => deleteDroppedBefore(tx, before));
}
