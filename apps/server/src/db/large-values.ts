import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * For one statement with values of megabytes: it is planned without knowing them. PostgreSQL else takes them for constants,
 * which planning copies again and again: an eighth of what storing a file of 9.5 MB costs.
 */
export async function plannedWithoutValues<Result>(
  tx: Transaction,
  statement: () => Promise<Result>,
): Promise<Result> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
  const result = await statement();
  // Where the statement fails its transaction is over, and with it the setting.
  await sql`set local plan_cache_mode to default`.execute(tx);
  return result;
}
