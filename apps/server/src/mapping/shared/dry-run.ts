import type { Database, TenantScope, Transaction } from '../../db/database.ts';

/** Carries the result out of a transaction that is rolled back. */
class Rehearsed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Rehearsed');
    this.result = result;
  }
}

/** In a dry run, does the work, returns its result, and rolls back: it refuses what the real one would refuse. */
export async function inDryRun<Result>(
  database: Pick<Database, 'inTenant'>,
  scope: TenantScope,
  dryRun: boolean,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!dryRun) {
    return database.inTenant(scope, work);
  }
  try {
    await database.inTenant(scope, async (tx) => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) {
      return error.result as Result;
    }
    throw error;
  }
  throw new Error('A dry run ended without an answer.');
}
