import type { Reading, ReportReading, StorePayout } from '../model/reading.ts';
import { compareText } from './component-order.ts';
import { createSlotTerms, type OwnedGroups } from './day-slices.ts';
import type { FileRows } from './file-rows.ts';
import { greatest, toStorePayout, tradeDays } from './store-payouts.ts';

/** Puts the files of a session together: one store payout per payout × store × channel. */
export function assemble(files: readonly FileRows[], blocked: Reading['blocked']): Reading {
  const ordered = files.toSorted((a, b) => compareText(a.file.sha256, b.file.sha256));
  const owned = groupByOwner(ordered);
  const lastDays = new Map<string, string>();
  for (const [key, groups] of owned) {
    const payout = payoutKey(groups);
    const last = greatest([...tradeDays(groups), lastDays.get(payout) ?? '']);
    lastDays.set(payout, last ?? '');
    void key;
  }
  const termsOf = createSlotTerms();
  const payouts: StorePayout[] = [];
  for (const groups of owned.values()) {
    const payout = toStorePayout(groups, lastDays.get(payoutKey(groups)) || undefined, termsOf);
    if (payout !== null) {
      payouts.push(payout);
    }
  }
  return {
    reports: files.map(toReport).toSorted((a, b) => compareText(a.file.name, b.file.name)),
    payouts: payouts.toSorted(byPayout),
    blocked: blocked.toSorted(
      (a, b) => compareText(a.file, b.file) || compareText(a.reason, b.reason),
    ),
  };
}

function groupByOwner(files: readonly FileRows[]): Map<string, OwnedGroups[]> {
  const byKey = new Map<string, OwnedGroups[]>();
  for (const rows of files) {
    const byOwner = new Map<number, FileRows['groups'][number][]>();
    for (const group of rows.groups) {
      const list = byOwner.get(group.owner);
      if (list === undefined) {
        byOwner.set(group.owner, [group]);
      } else {
        list.push(group);
      }
    }
    for (const [owner, groups] of byOwner) {
      const { payoutRef, storeId, channel, currency } = rows.owners[owner] ?? {};
      const key = JSON.stringify([rows.format.platform, payoutRef, storeId, channel, currency]);
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

function toReport(rows: FileRows): ReportReading {
  return {
    file: rows.file,
    platform: rows.format.platform,
    reportType: rows.format.reportType,
    rows: rows.rows,
    quarantined: rows.quarantined,
    variants: rows.variants,
    leftOut: rows.leftOut,
    notes: rows.notes,
  };
}
