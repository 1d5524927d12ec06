import type { Outage } from '../db/outage.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** What an outage is answered with, and after how many seconds it is worth asking again. */
const UNAVAILABLE: Readonly<Record<Outage, { code: ErrorCode; afterS: number }>> = {
  busy: { code: 'service_unavailable', afterS: 1 },
  away: { code: 'service_unavailable', afterS: 2 },
  // Somebody has to see to it.
  full: { code: 'storage_full', afterS: 30 },
  read_only: { code: 'storage_read_only', afterS: 30 },
};

/** The refusal that people read, with `Retry-After`; nothing of what the database said. */
export function refusalOfOutage(outage: Outage, cause: unknown): AppError {
  const { code, afterS } = UNAVAILABLE[outage];
  return new AppError(code, { headers: { 'retry-after': String(afterS) }, cause });
}
