import { ERROR_BATCH_SIZE, ERROR_QUEUE_MAX, ERROR_RETRY_MAX } from '../limits.ts';
import type { FrontEndErrorEvent } from './front-end-error.ts';

/** Errors waiting to be reported, oldest first. */
export type ErrorQueue = {
  readonly queue: readonly FrontEndErrorEvent[];
  /** How many were dropped because the queue was full. */
  readonly dropped: number;
};

/** The batch in flight and the errors still queued. */
export type ErrorFlight = ErrorQueue & { readonly batch: readonly FrontEndErrorEvent[] };

/** The queue with one more error; over the limit it is cut to its newest half. */
export function enqueueError(
  { queue, dropped }: ErrorQueue,
  error: FrontEndErrorEvent,
): ErrorQueue {
  return bounded([...queue, error], dropped);
}

/** Takes the next batch: urgent errors first, then the oldest. */
export function takeBatch({ queue, dropped }: ErrorQueue): ErrorFlight {
  const urgentFirst = [...queue.filter(isUrgent), ...queue.filter((error) => !isUrgent(error))];
  const batch = urgentFirst.slice(0, ERROR_BATCH_SIZE);
  return { batch, queue: queue.filter((error) => !batch.includes(error)), dropped };
}

/** Every error, those of the batch in flight included. */
export function takeAll({ queue, batch, dropped }: ErrorFlight): ErrorFlight {
  return { batch: [...batch, ...queue], queue: [], dropped };
}

/** Returns the batch to the front of the queue after a failed flush: its newest, at most 10. */
export function returnBatch({ queue, batch, dropped }: ErrorFlight): ErrorFlight {
  const remaining = batch.slice(-ERROR_RETRY_MAX);
  const lost = batch.length - remaining.length;
  return { batch: [], ...bounded([...remaining, ...queue], dropped + lost) };
}

/** The errors in groups of at most 10, the limit of a batch call. */
export function toBatches(
  errors: readonly FrontEndErrorEvent[],
): readonly (readonly FrontEndErrorEvent[])[] {
  const count = Math.ceil(errors.length / ERROR_BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    errors.slice(index * ERROR_BATCH_SIZE, (index + 1) * ERROR_BATCH_SIZE),
  );
}

/** High and critical errors are reported at once. */
export function isUrgent({ severity }: FrontEndErrorEvent): boolean {
  return severity === 'high' || severity === 'critical';
}

function bounded(queue: readonly FrontEndErrorEvent[], dropped: number): ErrorQueue {
  if (queue.length <= ERROR_QUEUE_MAX) {
    return { queue, dropped };
  }
  const remaining = queue.slice(-ERROR_QUEUE_MAX / 2);
  return { queue: remaining, dropped: dropped + queue.length - remaining.length };
}
