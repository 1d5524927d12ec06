import { DatabaseError } from 'pg';
import { outageOf } from '../../db/outage.ts';
import { refusalOfOutage } from '../../http/outage-refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Deferral } from './deferral.ts';

type Deps = { readonly clock: Clock; readonly retryMs: number; readonly log: Logger };

/**
 * Runs a restartable step. If the database or disk is unavailable, full or read-only, the run does not end: it yields its
 * worker, and the step restarts `retryMs` (5 s) later, for as long as it takes. A busy database may be caused by this
 * step itself, so that ends it with a user-facing error; so does any other database error, whose own message goes to the
 * log.
 */
export async function outlastOutage<T>(
  { clock, retryMs, log }: Deps,
  deferral: Deferral,
  doing: () => Promise<T>,
): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    const outage = outageOf(error);
    if (outage === 'busy') {
      throw refusalOfOutage(outage, error);
    }
    if (outage !== null) {
      log.warn({ err: error }, 'A step of a run waits for the database or the disk.');
      return deferral.defer(new Date(clock.now().getTime() + retryMs));
    }
    throw error instanceof DatabaseError
      ? new Error('The database refused a statement.', { cause: error })
      : error;
  }
}
