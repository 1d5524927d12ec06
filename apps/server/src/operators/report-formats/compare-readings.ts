import type { Blocked, Reading, StorePayout } from '@platebook/accounting';
import type { TrialOutcome } from '../../db/tables.ts';

/** The effect of changed aliases on one file. Counts, types and codes only: nothing of its rows. */
export type FileOutcome = {
  readonly outcome: TrialOutcome;
  readonly reportType: string | null;
  readonly rows: number;
  readonly payouts: number;
  /** Rows that are excluded from every entry. */
  readonly setAside: number;
  readonly identitiesChecked: number;
  readonly identitiesBroken: number;
  /** Why the file cannot be read, as a code; null if it can. */
  readonly reasonBefore: string | null;
  readonly reasonAfter: string | null;
};

/** Compares the reading of a file under the active aliases with that under other ones. */
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

/** Why a file cannot be read at all; a payout of it that waits is a separate matter. */
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

/** Everything of a reading that affects entries, as text: equal if the same would be booked. */
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

/** Replaces sets of rows by their sizes, since a set does not serialize. */
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
