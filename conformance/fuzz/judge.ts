import { createHash } from 'node:crypto';
import { planEntries, readReports, type Reading, type StorePayout } from '@platebook/accounting';
import { settledReading } from '../read-world.ts';
import { netOf, recordOf, type Sheet } from './sheet.ts';

export type Bytes = readonly { readonly name: string; readonly bytes: Uint8Array }[];

export function read(files: Bytes): Reading {
  return readReports(files, {
    today: '2026-11-01',
    createHasher() {
      const hash = createHash('sha256');
      return { update: (bytes) => void hash.update(bytes), digestHex: () => hash.digest('hex') };
    },
  });
}

/** What was read, as text to compare: payouts, their components and days, in cents. */
export function figuresOf({ payouts }: Reading): string {
  const days = payouts.map(({ payoutRef, storeId, channel, days: slices }) =>
    [payoutRef, storeId, channel, ...slices.map(({ on, netCents }) => `${on} ${netCents}`)].join(),
  );
  const settled = settledReading(payouts).map(({ components, ...rest }) => ({
    ...rest,
    components: Object.entries(components).toSorted(([one], [two]) => (one < two ? -1 : 1)),
  }));
  return JSON.stringify([settled, days.toSorted()]);
}

/** What must be true of any reading: payouts are their components and their days, and entries balance. */
export function faultsOf(reading: Reading): string[] {
  const { payouts, blocked, reports } = reading;
  const { entries } = planEntries(payouts);
  return [
    ...payouts.flatMap(payoutFaults),
    ...blocked.flatMap(({ reason, message }) =>
      message.length > 20 ? [] : [`${reason} is not explained`],
    ),
    ...reports.flatMap(({ quarantined }) =>
      quarantined.flatMap(({ row, reason, message }) =>
        message.length > 20 ? [] : [`${reason} of row ${row} is not explained`],
      ),
    ),
    ...entries.flatMap(({ documentNumber, lines }) => {
      const balance = lines.reduce(
        (sum, { side, amountCents }) => sum + (side === 'debit' ? amountCents : 0 - amountCents),
        0,
      );
      return balance === 0 ? [] : [`${documentNumber} is unbalanced by ${balance}`];
    }),
  ];
}

function payoutFaults({ payoutRef, netCents, components, days }: StorePayout): string[] {
  const ofComponents = Object.entries(components).reduce(
    (sum, [key, cents]) => (key === 'net_payout' ? sum : sum + cents),
    0,
  );
  const ofDays = days.reduce((sum, day) => sum + day.netCents, 0);
  return [
    ...(ofComponents === netCents ? [] : [`${payoutRef}: ${netCents} of parts ${ofComponents}`]),
    ...(ofDays === netCents ? [] : [`${payoutRef}: ${netCents} of days ${ofDays}`]),
  ];
}

/**
 * What the file prints against what was read of it, row by row: a row is in a payout, was set aside with the net that it
 * prints, or was left out by name.
 */
export function sumFaultsOf(reading: Reading, sheet: Sheet): string[] {
  const hasNet = sheet.columns.some(({ kind }) => kind === 'net');
  if (
    !hasNet ||
    reading.reports.length === 0 ||
    reading.blocked.some(({ sha256 }) => sha256 !== undefined)
  ) {
    return [];
  }
  const aside = new Map(
    reading.reports.flatMap(({ quarantined }) => quarantined.map((row) => [row.row, row] as const)),
  );
  const transfer = placeOf(sheet, /^transaction type$/i);
  const payoutOn = placeOf(sheet, /^payout date$/i);
  const faults: string[] = [];
  let expected = 0;
  for (const [at, row] of sheet.rows.entries()) {
    if (row.id < 0) {
      continue;
    }
    const found = aside.get(recordOf(sheet, at));
    const net = netOf(sheet, row);
    if (found !== undefined) {
      const isStated = found.foundCents === null || found.foundCents === net;
      if (!isStated) {
        faults.push(`row ${found.row} prints ${net} and is set aside with ${found.foundCents}`);
      }
    } else if (row.cells[transfer] !== 'PAYOUT' && !isUnpaid(row.cells[payoutOn])) {
      expected += net;
    }
  }
  const read = reading.payouts.reduce((sum, { netCents }) => sum + netCents, 0);
  if (read !== expected) {
    faults.push(`${read} was read and ${expected} is printed`);
  }
  return faults;
}

function placeOf({ columns }: Sheet, names: RegExp): number {
  return columns.findIndex(({ name }) => names.test(name.trim().replaceAll(/[ _]+/g, ' ')));
}

/** A row without a day of its payout is not paid yet. */
function isUnpaid(cell: string | undefined): boolean {
  return cell !== undefined && ['', 'NULL'].includes(cell.trim());
}
