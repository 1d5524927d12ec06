import type { Blocked, ReportReading } from '@platebook/accounting';
import { EXIT_CODES, type ExitCode, mostSerious } from '../exit-codes.ts';
import { FILE_NOT_FOUND } from './open-report.ts';

/** Rows the platform has not paid out yet: every export that includes the current week has them. */
export const NOT_PAID_YET = 'payout_not_assigned';

/** The exit code of reading and planning. */
export function exitCodeOf(
  reports: readonly Pick<ReportReading, 'quarantined'>[],
  blocked: readonly Pick<Blocked, 'reason'>[],
): ExitCode {
  return mostSerious([
    ...blocked
      .filter(({ reason }) => reason !== NOT_PAID_YET)
      .map(({ reason }) => (reason === FILE_NOT_FOUND ? EXIT_CODES.notFound : EXIT_CODES.rejected)),
    ...reports.map(({ quarantined }) =>
      quarantined.length === 0 ? EXIT_CODES.ok : EXIT_CODES.partial,
    ),
  ]);
}
