import type {
  Blocked,
  Platform,
  Reading,
  RepeatedOrders,
  StorePayout,
} from '../../model/reading.ts';
import { compareText } from './component-order.ts';
import { createSlotTerms, type OwnedGroups } from './day-slices.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { dropRepeatedRows } from './overlaps.ts';
import { looksLike } from '../files/report-title.ts';
import { selectReports, type Selection } from './precedence.ts';
import { findRepeatedOrders } from './repeated-rows.ts';
import { ownerKey, setAsideByOwner } from './set-aside.ts';
import { greatest, toStorePayout, tradeDays } from './store-payouts.ts';
import { addPayoutIdentities } from './summary-checks.ts';
import { listQuarantined, toReports } from './report-readings.ts';

/** Combines the files of a session: one store payout per payout × store × channel × currency. */
export function assemble(files: readonly FileRows[], refused: readonly Blocked[]): Reading {
  const inOrder = files.toSorted(
    (a, b) => compareText(a.file.sha256, b.file.sha256) || compareText(a.file.name, b.file.name),
  );
  const firstOpening = new Map(
    inOrder.map(({ file, opening }) => [file.sha256, opening] as const).toReversed(),
  );
  const distinct = inOrder.filter(({ file, opening }) => firstOpening.get(file.sha256) === opening);
  const usable = distinct.filter((rows) => refusalOf(rows, distinct) === null);
  const selection = selectReports(usable);
  const conflicts = dropRepeats(selection.counted);
  const isBlocked = new Set(
    conflicts.map(({ payoutRef, storeId }) => JSON.stringify([payoutRef, storeId])),
  );
  const payouts = buildPayouts(selection.counted).filter(
    ({ payoutRef, storeId }) => !isBlocked.has(JSON.stringify([payoutRef, storeId])),
  );
  const blocked = [
    ...refused,
    ...distinct.flatMap((rows) => refusalOf(rows, distinct) ?? []),
    ...conflicts,
    ...blockedByFile(usable, selection),
  ];
  return {
    reports: toReports(
      inOrder.filter((rows) => refusalOf(rows, distinct) === null),
      selection,
    ),
    payouts: addPayoutIdentities(markCurrencies(payouts), usable).toSorted(byPayout),
    blocked: blocked.toSorted(byFileAndReason),
  };
}

/** A summary that does not foot is useful only beside a detailed report. */
function refusalOf(rows: FileRows, files: readonly FileRows[]): Blocked | null {
  return hasDetail(files, rows.format.platform) ? null : rows.refusal;
}

function hasDetail(files: readonly FileRows[], platform: Platform): boolean {
  return files.some(({ format }) => format.platform === platform && format.use === 'detail');
}

function dropRepeats(counted: readonly FileRows[]): Blocked[] {
  const platforms = new Set<Platform>(counted.map(({ format }) => format.platform));
  return [...platforms].flatMap((platform) => {
    const files = counted.filter(({ format }) => format.platform === platform);
    if (files.length < 2) {
      return [];
    }
    if (files.some(({ keys }) => keys === null)) {
      throw new Error(
        'openReading was told that one file is read, so it kept no row keys, but more files were opened.',
      );
    }
    return dropRepeatedRows(files);
  });
}

function buildPayouts(counted: readonly FileRows[]): StorePayout[] {
  const owned = groupByOwner(counted);
  const lastDays = new Map<string, string>();
  for (const groups of owned.values()) {
    const payout = payoutKey(groups);
    lastDays.set(payout, greatest([...tradeDays(groups), lastDays.get(payout) ?? '']) ?? '');
  }
  const termsOf = createSlotTerms();
  const setAside = setAsideByOwner(counted);
  const repeated = new Map(counted.map((rows) => [rows, findRepeatedOrders(rows)]));
  return [...owned].flatMap(([key, groups]) => {
    const lastDay = lastDays.get(payoutKey(groups));
    const found = {
      owned: groups,
      setAside: setAside.get(key) ?? [],
      repeated: mostRepeated(groups, repeated),
    };
    return toStorePayout(found, lastDay === '' ? undefined : lastDay, termsOf) ?? [];
  });
}

/** The one with most copies among a payout's files. */
function mostRepeated(
  owned: readonly OwnedGroups[],
  repeated: ReadonlyMap<FileRows, ReadonlyMap<number, RepeatedOrders>>,
): RepeatedOrders | null {
  const found = owned.flatMap(({ rows, owner }) => repeated.get(rows)?.get(owner) ?? []);
  return found.toSorted((a, b) => b.copies - a.copies)[0] ?? null;
}

function markCurrencies(payouts: readonly StorePayout[]): StorePayout[] {
  const keyOf = ({ platform, payoutRef, storeId, channel }: StorePayout) =>
    JSON.stringify([platform, payoutRef, storeId, channel]);
  const counts = new Map<string, number>();
  for (const payout of payouts) {
    counts.set(keyOf(payout), (counts.get(keyOf(payout)) ?? 0) + 1);
  }
  return payouts.map((payout) =>
    counts.get(keyOf(payout)) === 1 ? payout : { ...payout, severalCurrencies: true },
  );
}

function groupByOwner(files: readonly FileRows[]): Map<string, OwnedGroups[]> {
  const byKey = new Map<string, OwnedGroups[]>();
  for (const rows of files) {
    const byOwner = new Map<number, FileRows['groups'][number][]>();
    for (const group of rows.groups) {
      if (rows.sums.rows[group.id] === 0) {
        continue;
      }
      const list = byOwner.get(group.owner);
      if (list === undefined) {
        byOwner.set(group.owner, [group]);
      } else {
        list.push(group);
      }
    }
    for (const [owner, groups] of byOwner) {
      const key = ownerKey(rows, owner);
      const list = byKey.get(key) ?? [];
      list.push({ rows, owner, groups });
      byKey.set(key, list);
    }
  }
  return byKey;
}

function payoutKey(groups: readonly OwnedGroups[]): string {
  const first = groups[0];
  return `${first?.rows.format.platform} ${first?.rows.owners[first.owner]?.payoutRef}`;
}

function blockedByFile(files: readonly FileRows[], selection: Selection): Blocked[] {
  const unassigned = files.flatMap(({ file, leftOut }): Blocked[] => {
    const rows = leftOut.payout_not_assigned ?? 0;
    const message = `${rows} rows have no payout yet: the platform has not paid them out. They are not booked now. Export the report again after the payout.`;
    return rows === 0
      ? []
      : [{ file: file.name, reason: 'payout_not_assigned', message, values: { rows } }];
  });
  const unreadable = files.flatMap((rows): Blocked[] => {
    const left = Object.values(rows.leftOut).reduce((sum, count) => sum + count, 0);
    const quarantined = listQuarantined(rows, selection);
    const [first] = quarantined;
    if (first === undefined || quarantined.length < rows.rows - left) {
      return [];
    }
    const { file, format } = rows;
    const none =
      quarantined.length === 1 ? 'its only row' : `any of its ${quarantined.length} rows`;
    const message = `${looksLike(format)}, but we couldn't read ${none}. Row ${first.row}: ${first.message} Export it again.`;
    const values = {
      ...first.values,
      report: format.title,
      rows: quarantined.length,
      row: first.row,
      row_problem: first.reason,
    };
    return [{ file: file.name, sha256: file.sha256, reason: 'no_readable_rows', message, values }];
  });
  const lonely = files.flatMap(({ file, format }): Blocked[] => {
    const hasDetail = files.some(
      (other) => other.format.platform === format.platform && other.format.use !== 'cross_check',
    );
    const message = `The ${format.title} report repeats rows of the Detailed transactions report, so nothing is booked from it alone. Give the Detailed transactions report.`;
    return format.use !== 'cross_check' || hasDetail
      ? []
      : [
          {
            file: file.name,
            reason: 'needs_detailed_report',
            message,
            values: { report: format.title },
          },
        ];
  });
  const missing = selection.undetailed.map(({ file, owner: { payoutRef, storeId } }): Blocked => ({
    file: file.file.name,
    reason: 'no_detail_rows',
    payoutRef,
    storeId,
    values: { payout: payoutRef, store: storeId },
    message: `The summary lists payout ${payoutRef} of store ${storeId}, but no detailed report that was given has rows of it. Give the detailed report for its period.`,
  }));
  return [...unassigned, ...unreadable, ...lonely, ...missing];
}

function byPayout(a: StorePayout, b: StorePayout): number {
  return (
    compareText(a.payoutOn, b.payoutOn) ||
    compareText(a.platform, b.platform) ||
    compareText(a.payoutRef, b.payoutRef) ||
    compareText(a.storeId, b.storeId) ||
    compareText(a.channel, b.channel) ||
    compareText(a.currency, b.currency)
  );
}

function byFileAndReason(a: Blocked, b: Blocked): number {
  return (
    compareText(a.file, b.file) ||
    compareText(a.reason, b.reason) ||
    compareText(a.payoutRef ?? '', b.payoutRef ?? '') ||
    compareText(a.storeId ?? '', b.storeId ?? '')
  );
}
