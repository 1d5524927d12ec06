import { DatabaseError } from 'pg';
import { outageOf } from '../../db/outage.ts';
import { refusalOfOutage } from '../../http/outage-refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Deferral } from './deferral.ts';

type Deps = { readonly clock: Clock; readonly retryMs: number; readonly log: Logger };

/**
 * Does a step that can be begun anew. Where the database or the disk is away, full or read-only, that is no end of the run:
 * it gives its worker back, and the step is begun again `retryMs` (5 s) later, for as long as it takes. What is only busy may be so
 * because of this very step, so that ends it, in the words people know; so does whatever else a database says, whose own
 * words are for the log.
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
