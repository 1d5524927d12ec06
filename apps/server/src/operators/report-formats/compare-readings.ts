import type { Blocked, Reading, StorePayout } from '@platebook/accounting';
import type { TrialOutcome } from '../../db/tables.ts';

/** What a change of the aliases does to one file. Counts, types and codes alone: nothing of its rows. */
export type FileOutcome = {
  readonly outcome: TrialOutcome;
  readonly reportType: string | null;
  readonly rows: number;
  readonly payouts: number;
  /** Rows that are left out of every entry. */
  readonly setAside: number;
  readonly identitiesChecked: number;
  readonly identitiesBroken: number;
  /** Why the file is not read, as a code; null if it is. */
  readonly reasonBefore: string | null;
  readonly reasonAfter: string | null;
};

/** Holds the reading of one file with the aliases in force against the one with other aliases. */
export function compareReadings(before: Reading, after: Reading): FileOutcome {
  const reasonBefore = stopOf(before);
  const reasonAfter = stopOf(after);
  const identities = after.payouts.flatMap((payout) => payout.identities);
  return {
    outcome: outcomeOf({ before, after, reasonBefore, reasonAfter }),
    reportType: typeOf(after) ?? typeOf(before),
    rows: after.reports.reduce((sum, { rows }) => sum + rows, 0),
    payouts: after.payouts.length,
    setAside: after.reports.reduce((sum, { quarantined }) => sum + quarantined.length, 0),
    identitiesChecked: identities.length,
    identitiesBroken: identities.filter(({ holds }) => !holds).length,
    reasonBefore,
    reasonAfter,
  };
}

type Compared = Pick<FileOutcome, 'reasonBefore' | 'reasonAfter'> & {
  readonly before: Reading;
  readonly after: Reading;
};

function outcomeOf({ before, after, reasonBefore, reasonAfter }: Compared): TrialOutcome {
  if (reasonBefore !== null) {
    return reasonAfter === null ? 'becomes_readable' : 'still_stopped';
  }
  if (reasonAfter !== null) {
    return 'stops';
  }
  return meaningOf(before) === meaningOf(after) ? 'unchanged' : 'changes';
}

/** Why a file is not read at all; a payout of it that waits is another matter. */
function stopOf({ blocked }: Reading): string | null {
  return blocked.find(isWhole)?.reason ?? null;
}

function isWhole({ reason, payoutRef }: Blocked): boolean {
  return payoutRef === undefined && reason !== 'payout_not_assigned';
}

function typeOf({ reports, blocked }: Reading): string | null {
  return (
    reports[0]?.reportType ??
    blocked.find(({ reportType }) => reportType !== undefined)?.reportType ??
    null
  );
}

/** Everything of a reading that an entry could be made of, as text: the same where nothing would be booked otherwise. */
function meaningOf({ reports, payouts, blocked }: Reading): string {
  return JSON.stringify({
    reports: reports.map(({ file, reportType, rows, quarantined, leftOut, variants }) => [
      file,
      reportType,
      rows,
      quarantined,
      leftOut,
      variants,
    ]),
    payouts: payouts.map(toPlain),
    blocked: blocked.map(({ file, reason, payoutRef, storeId }) => [
      file,
      reason,
      payoutRef,
      storeId,
    ]),
  });
}

/** Sets of rows by their size, as they are no data. */
function toPlain({ days, unclassified, ...payout }: StorePayout) {
  return {
    ...payout,
    days: days.map(({ sums, memoTaxes = [], ...day }) => ({
      ...day,
      sums: sums.map(({ rows, ...sum }) => ({ ...sum, rows: rows.size })),
      memoTaxes: memoTaxes.map(({ rows, ...tax }) => ({ ...tax, rows: rows.size })),
    })),
    unclassified: unclassified.map(({ rows, ...each }) => ({ ...each, rows: rows.size })),
  };
}
