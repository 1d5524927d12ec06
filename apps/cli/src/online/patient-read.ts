import { isApiError } from '@platebook/api-client';
import type { Context } from '../context.ts';
import type { OnlineOptions } from './options.ts';
import { printNotes } from './print-notes.ts';

/** How long to tolerate an outage of a server that had answered. */
const PATIENCE_MS = 120_000;

/** Polls through an outage: returns null while a server that had answered before does not, as during a restart. */
export function createPatientRead<Item>(
  { context, options }: { readonly context: Context; readonly options: OnlineOptions },
  read: () => Promise<Item>,
): () => Promise<Item | null> {
  let answeredAt: number | null = null;
  let isGone = false;
  return async () => {
    try {
      const item = await read();
      answeredAt = performance.now();
      isGone = false;
      return item;
    } catch (error) {
      const waited =
        answeredAt === null ? Number.POSITIVE_INFINITY : performance.now() - answeredAt;
      if (!isApiError(error) || !error.classification.retryable || waited > PATIENCE_MS) {
        throw error;
      }
      if (!isGone && !context.signal.aborted) {
        await printNotes(context, options, ["The server isn't responding. Trying again."]);
      }
      isGone = true;
      return null;
    }
  };
}
