import type { Outage } from '../db/outage.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** The error for each outage, and after how many seconds a retry makes sense. */
const UNAVAILABLE: Readonly<Record<Outage, { code: ErrorCode; afterS: number }>> = {
  busy: { code: 'service_unavailable', afterS: 1 },
  away: { code: 'service_unavailable', afterS: 2 },
  // It needs an operator.
  full: { code: 'storage_full', afterS: 30 },
  read_only: { code: 'storage_read_only', afterS: 30 },
};

/** The error for users, with `Retry-After`; it reveals nothing of the database's error. */
export function refusalOfOutage(outage: Outage, cause: unknown): AppError {
  const { code, afterS } = UNAVAILABLE[outage];
  return new AppError(code, { headers: { 'retry-after': String(afterS) }, cause });
}
