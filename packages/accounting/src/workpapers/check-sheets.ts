import type { JournalEntry } from '../model/journal.ts';
import { namedColumns } from '../model/named-columns.ts';
import type { Reading } from '../model/reading.ts';
import { PLATFORM_NAMES } from '../plan/accounts.ts';
import type { Variance } from '../plan/variances.ts';
import { checkJournalEntry } from '../prove/identities.ts';
import { money, moneyFormula, text } from './sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const HOLDS = 'holds';
const BROKEN = 'does not hold';

/** The identities of each payout, and I5 of each entry as a formula over the entries sheet. */
export function identitiesSheet(
  reading: Reading,
  entries: readonly JournalEntry[],
  totalRows: ReadonlyMap<string, number>,
): Sheet {
  const rows: SheetCell[][] = [];
  for (const payout of reading.payouts) {
    for (const identity of payout.identities) {
      rows.push([
        text(identity.id),
        text(PLATFORM_NAMES[payout.platform]),
        text(payout.payoutRef),
        text(payout.storeName),
        text(payout.channel),
        null,
        text(identity.holds ? HOLDS : (identity.breakKind ?? BROKEN)),
        money(identity.differenceCents),
      ]);
    }
  }
  for (const entry of entries) {
    const row = rows.length + 2;
    const { differenceCents } = checkJournalEntry(entry);
    rows.push([
      text('I5'),
      text(PLATFORM_NAMES[entry.platform]),
      text(entry.payoutRef),
      text(entry.storeName),
      text(entry.channel),
      text(entry.documentNumber),
      {
        formula: `IF(H${row}=0,"${HOLDS}","${BROKEN}")`,
        value: differenceCents === 0 ? HOLDS : BROKEN,
        format: 'text',
      },
      moneyFormula(`Entries!H${totalRows.get(entry.documentNumber) ?? 1}`, differenceCents),
    ]);
  }
  const columns = [
    { header: 'Identity', width: 10 },
    { header: 'Platform', width: 12 },
    { header: 'Payout', width: 18 },
    { header: 'Store', width: 24 },
    { header: 'Channel', width: 14 },
    { header: 'Document number', width: 24 },
    { header: 'Result', width: 16 },
    { header: 'Difference', width: 14 },
  ];
  return { name: 'Identities', columns, rows };
}

/** The rows excluded from all entries because they do not foot. */
export function quarantineSheet(reading: Reading): Sheet {
  const rows: SheetCell[][] = [];
  for (const report of reading.reports) {
    for (const found of report.quarantined) {
      const row = rows.length + 2;
      const { expectedCents, foundCents } = found;
      const known = expectedCents !== null && foundCents !== null;
      rows.push([
        text(report.file.name),
        { integer: found.row },
        text(found.column),
        text(found.reason),
        expectedCents === null ? null : money(expectedCents),
        foundCents === null ? null : money(foundCents),
        known ? moneyFormula(`ROUND(F${row}-E${row},2)`, foundCents - expectedCents) : null,
        text(found.message),
      ]);
    }
  }
  const columns = [
    { header: 'File', width: 36 },
    { header: 'Row', width: 8 },
    { header: 'Column', width: 30 },
    { header: 'Reason', width: 22 },
    { header: 'Expected', width: 14 },
    { header: 'Found', width: 14 },
    { header: 'Difference', width: 12 },
    { header: 'Message', width: 80 },
  ];
  return { name: 'Quarantine', columns, rows };
}

const DECISIONS = {
  subtotal: 'Subtotal, left out',
  component: 'Part of',
  not_money: 'Not money, left out',
  alias: 'Another name of',
} as const;

/** Decisions about columns that no format knows; `null` if no report has such a column. */
export function columnsSheet(reading: Reading): Sheet | null {
  const rows = reading.reports.flatMap((report) =>
    (report.columns ?? []).map((applied): SheetCell[] => {
      const named = namedColumns(applied);
      const turned = applied.decision === 'component' && applied.factor === -1;
      return [
        text(report.file.name),
        text(report.file.sha256),
        text(applied.column),
        text(DECISIONS[applied.decision]),
        applied.decision === 'component' ? text(applied.component) : null,
        text(turned ? 'turned' : 'as printed'),
        named === null ? null : text(named.join(' + ')),
        { integer: applied.rowsTested },
      ];
    }),
  );
  const columns = [
    { header: 'File', width: 36 },
    { header: 'SHA-256', width: 24 },
    { header: 'Column', width: 34 },
    { header: 'Decision', width: 22 },
    { header: 'Component', width: 24 },
    { header: 'Sign', width: 12 },
    { header: 'Subtotal or other name of', width: 60 },
    { header: 'Rows tested', width: 12 },
  ];
  return rows.length === 0 ? null : { name: 'Columns', columns, rows };
}

/** The open items with space for comments; the last row totals them by currency. */
export function variancesSheet(variances: readonly Variance[]): Sheet {
  const rows: SheetCell[][] = variances.map((variance) => [
    text(PLATFORM_NAMES[variance.platform]),
    text(variance.payoutRef),
    text(variance.storeId),
    text(variance.channel),
    text(variance.kind),
    money(variance.cents),
    text(variance.currency),
    text(variance.message),
  ]);
  const last = rows.length + 1;
  for (const currency of [...new Set(variances.map((variance) => variance.currency))].sort()) {
    const cents = variances
      .filter((variance) => variance.currency === currency)
      .reduce((sum, variance) => sum + variance.cents, 0);
    rows.push([
      text(`Total ${currency}`),
      null,
      null,
      null,
      null,
      moneyFormula(`SUMIFS(F2:F${last},G2:G${last},"${currency}")`, cents),
      null,
      null,
    ]);
  }
  const columns = [
    { header: 'Platform', width: 12 },
    { header: 'Payout', width: 18 },
    { header: 'Store', width: 18 },
    { header: 'Channel', width: 14 },
    { header: 'Kind', width: 14 },
    { header: 'Amount', width: 14 },
    { header: 'Currency', width: 10 },
    { header: 'What it is', width: 80 },
    { header: 'Owner', width: 18 },
    { header: 'Explanation', width: 40 },
  ];
  return { name: 'Variances', columns, rows };
}
