import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Period } from '../dataflow/stats.store.ts';

const HOUR_MS = 3_600_000;
/** Spec 9. */
const USUAL_HOURS = 24;
/** The longest period of one query. */
const MOST_DAYS = 31;

type Request = {
  readonly hours?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/**
 * The requested period: from one instant to another, or else the last hours up to `to` or now.
 *
 * @throws AppError `validation_failed` for a period that ends before it begins, or that is too long.
 */
export function readLogPeriod(
  { hours = USUAL_HOURS, from: request, to: until }: Request,
  now: Date,
  mostDays = MOST_DAYS,
): Period {
  const to = until === undefined ? now : readInstant('to', until);
  const from =
    request === undefined ? new Date(to.getTime() - hours * HOUR_MS) : readInstant('from', request);
  if (from >= to) {
    throw refusal(fieldError('query.to', 'before_first_day'));
  }
  if (to.getTime() - from.getTime() > mostDays * 24 * HOUR_MS) {
    throw refusal(fieldError('query.to', 'too_long_after_first_day', { days: mostDays }));
  }
  return { from, to };
}

/** RFC 3339 allows a leap second, which is no instant for a clock without leap seconds. */
function readInstant(name: 'from' | 'to', text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) {
    throw refusal(fieldError(`query.${name}`, 'not_an_instant'));
  }
  return instant;
}

function refusal(error: ReturnType<typeof fieldError>): AppError {
  return new AppError('validation_failed', { errors: [error] });
}
