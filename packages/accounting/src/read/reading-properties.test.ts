import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../model/reading.ts';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../testing/report-csv.fake.ts';
import { toPlainReading } from '../testing/plain-reading.fake.ts';
import { openReading, readReports } from './session.ts';

const dollars = (cents: number) => (cents / 100).toFixed(2);
const small = fc.integer({ min: -3_000, max: 3_000 });
const day = fc.constantFrom('2026-03-30', '2026-03-31', '2026-04-01', '2026-04-05');

/** A DoorDash row that foots, or is a few cents off. */
const doorDashRow = fc
  .record({
    id: fc.nat(40),
    on: day,
    payout: fc.constantFrom('P1', 'P2'),
    store: fc.constantFrom('123', '456'),
    channel: fc.constantFrom('Marketplace', 'Storefront', ''),
    sales: fc.nat(9_000),
    commission: fc.nat(2_000),
    ads: fc.nat(200),
    errors: fc.nat(500),
    adjustments: small,
    off: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, -7),
  })
  .map((row): FakeRow => {
    const net = row.sales - row.commission - row.ads - row.errors + row.adjustments + row.off;
    return {
      'Timestamp local date': row.on,
      'Payout date': row.payout === 'P1' ? '2026-04-09' : '2026-04-16',
      'Payout ID': row.payout,
      'Store ID': row.store,
      'Store name': `Store ${row.store}`,
      Channel: row.channel,
      Currency: 'USD',
      'Transaction type': 'Order',
      'DoorDash transaction ID': `t${row.id}`,
      Subtotal: dollars(row.sales),
      Commission: dollars(-row.commission),
      'Marketing fees | (including any applicable taxes)': dollars(-row.ads),
      'Error charges': dollars(-row.errors),
      Adjustments: dollars(row.adjustments),
      'Net total': dollars(net),
    };
  });

const uberRow = fc
  .record({
    id: fc.nat(40),
    on: fc.constantFrom('3/30/26', '3/31/26', '4/1/26'),
    status: fc.constantFrom('Completed', 'Completed', 'Refund'),
    payment: fc.constantFrom('', 'Ad Spend', 'Ad Credits', 'Tablet lease'),
    sales: fc.nat(9_000),
    offers: fc.nat(500),
    offerTax: fc.nat(30),
    errors: small,
    errorTax: fc.nat(20),
    other: small,
  })
  .map((row): FakeRow => {
    const other = row.payment === '' ? 0 : row.other;
    const errorTax = row.errors < 0 ? -row.errorTax : row.errorTax;
    return {
      'Store Name': 'Noodle House',
      'Store ID': 'a1b2',
      'Order ID': `o${row.id}`,
      'Workflow ID': `w${row.id}`,
      'Order Status': row.status,
      'Order Date': row.on,
      'Payout Date': '4/7/26',
      'Payout reference ID': 'PR-1',
      'Sales (excl. tax)': dollars(row.sales),
      'Offers on items (incl. tax)': dollars(-row.offers - row.offerTax),
      'Tax On Offers on items': dollars(-row.offerTax),
      'Order Error Adjustments': dollars(row.errors),
      'Tax on Order Error Adjustments': dollars(errorTax),
      'Other payments description': row.payment,
      'Other payments': dollars(other),
      'Total payout ': dollars(
        row.sales - row.offers - row.offerTax + row.errors + errorTax + other,
      ),
    };
  });

/** A reading without its row numbers. */
function withoutRows(reading: Reading) {
  return {
    payouts: reading.payouts.map(({ days, unclassified, ...payout }) => ({
      ...payout,
      days: days.map(({ on, netCents, sums }) => ({
        on,
        netCents,
        sums: sums.map(({ component, column, factor, cents, rows }) => [
          component,
          column,
          factor,
          cents,
          rows.size,
        ]),
      })),
      unclassified: unclassified.map(({ description, on, cents, rows }) => [
        description,
        on,
        cents,
        rows.size,
      ]),
    })),
    variants: reading.reports.map(({ variants }) => variants),
    quarantined: reading.reports.map(({ quarantined }) =>
      quarantined
        .map(({ expectedCents, foundCents }) => `${expectedCents} ${foundCents}`)
        .toSorted(),
    ),
    blocked: reading.blocked.map(({ reason, payoutRef }) => [reason, payoutRef]),
  };
}

const rowsOf = (row: fc.Arbitrary<FakeRow>) => fc.array(row, { minLength: 1, maxLength: 25 });
const shuffled = (row: fc.Arbitrary<FakeRow>) =>
  rowsOf(row).chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );

describe.each([
  ['DoorDash', DOORDASH_DETAILED_48_COLUMNS, doorDashRow],
  ['Uber Eats', UBEREATS_US_COLUMNS, uberRow],
])('a %s report', (_name, columns, row) => {
  const read = (rows: readonly FakeRow[]) =>
    readReports([{ name: 'report.csv', bytes: toCsvBytes(columns, rows) }]);

  test('has the same result in any row order', () => {
    fc.assert(
      fc.property(shuffled(row), ([rows, mixed]) => {
        expect(withoutRows(read(mixed))).toEqual(withoutRows(read(rows)));
      }),
      { numRuns: 150 },
    );
  });

  test('adds up: days to the payout, sums to the day, components to the net', () => {
    fc.assert(
      fc.property(rowsOf(row), (rows) => {
        for (const payout of read(rows).payouts) {
          const components = Object.values(payout.components);
          expect(components.reduce((sum, cents) => sum + cents, 0)).toBe(payout.netCents);
          expect(payout.days.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(
            payout.netCents,
          );
          for (const { netCents, sums } of payout.days) {
            expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(netCents);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('every sum is its cells times its factor, and its rows are the nonzero ones', () => {
    fc.assert(
      fc.property(rowsOf(row), (rows) => {
        for (const { days } of read(rows).payouts) {
          for (const { column, factor, cents, rows: set } of days.flatMap(({ sums }) => sums)) {
            const numbers = [...set.byFile()].flatMap((each) => [...each.rows]);
            const printed = columns.find((name) => name.trim() === column) ?? '';
            const cells = numbers.map((number) => Number(rows[number - 2]?.[printed]));
            const total = cells.reduce((sum, cell) => sum + Math.round(cell * 100), 0);
            expect(numbers.length).toBe(set.size);
            expect(numbers.length).toBeGreaterThan(0);
            expect(cells.every((cell) => cell !== 0)).toBe(true);
            expect(total * factor === cents).toBe(true);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('has the same result read twice, given twice, and split into any chunks', () => {
    fc.assert(
      fc.property(rowsOf(row), fc.integer({ min: 1, max: 999 }), (rows, piece) => {
        const bytes = toCsvBytes(columns, rows);
        const once = toPlainReading(readReports([{ name: 'a.csv', bytes }]));
        expect(toPlainReading(readReports([{ name: 'a.csv', bytes }]))).toEqual(once);
        const twice = readReports([
          { name: 'a.csv', bytes },
          { name: 'b.csv', bytes },
        ]);
        expect(toPlainReading(twice).payouts).toEqual(once.payouts);
        const session = openReading();
        const file = session.openFile({ name: 'a.csv' });
        for (let from = 0; from < bytes.length; from += piece) {
          file.push(bytes.subarray(from, from + piece));
        }
        file.close();
        expect(toPlainReading(session.finish())).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  test('two overlapping exports give the same result as one export', () => {
    const distinct = rowsOf(row).map((rows) =>
      rows.map((each, at) => ({
        ...each,
        'DoorDash transaction ID': `t${at}`,
        'Order ID': `o${at}`,
      })),
    );
    fc.assert(
      fc.property(distinct, fc.nat(), fc.nat(), (rows, a, b) => {
        const end = 1 + (a % rows.length);
        const start = b % (end + 1);
        const early = { name: 'early.csv', bytes: toCsvBytes(columns, rows.slice(0, end)) };
        const late = { name: 'late.csv', bytes: toCsvBytes(columns, rows.slice(start)) };
        const both = readReports([early, late]);
        // A part that foots under another reading than the whole is decided separately.
        fc.pre(both.blocked.length === 0);
        const netsOf = (reading: Reading) =>
          reading.payouts.map(({ payoutRef, storeId, channel, netCents, components }) => ({
            payoutRef,
            storeId,
            channel,
            netCents,
            components,
          }));
        const whole = read(rows);
        fc.pre(whole.blocked.length === 0);
        expect(netsOf(both)).toEqual(netsOf(whole));
        expect(toPlainReading(readReports([late, early]))).toEqual(toPlainReading(both));
      }),
      { numRuns: 100 },
    );
  });
});
