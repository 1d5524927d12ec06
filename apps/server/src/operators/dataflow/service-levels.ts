import type { Database } from '../../db/database.ts';
import { readPostingLevels, readRequestLevels } from './service-levels.store.ts';
import type { ServiceLevels } from './service-levels.store.ts';
import type { Period } from './stats.store.ts';

/** How far what is promised was kept over some days. */
export async function readServiceLevels(
  database: Database,
  period: Period,
): Promise<ServiceLevels> {
  return database.readAsOwner(async (tx) => ({
    ...(await readRequestLevels(tx, period)),
    ...(await readPostingLevels(tx, period)),
  }));
}
