import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type CsvShape,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { toPlain } from '../../testing/plain-reading.fake.ts';
import { readReports } from '../session.ts';

function readUber(
  rows: readonly FakeRow[],
  shape: CsvShape = {},
  columns: readonly string[] = UBEREATS_US_COLUMNS,
) {
  return readReports([{ name: 'uber.csv', bytes: toCsvBytes(columns, rows, shape) }]);
}

function readDoorDash(
  rows: readonly FakeRow[],
  options = {},
  columns: readonly string[] = DOORDASH_DETAILED_48_COLUMNS,
) {
  return readReports([{ name: 'dd.csv', bytes: toCsvBytes(columns, rows) }], options);
}

const ORDER = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };

describe('edge cases, on the reading side', () => {
  test('negative payout', () => {
    const charge = doorDashSale('t1', 0, { 'Error charges': '-12.00', 'Net total': '-12.00' });
    expect(readDoorDash([charge]).payouts[0]).toMatchObject({
      netCents: -1_200,
      components: { order_error: -1_200 },
    });
  });

  test('two stores in one payout are two store payouts', () => {
    const other = doorDashSale('t2', 40, { 'Store ID': '456', 'Store name': 'Taco Stand' });
    expect(
      readDoorDash([doorDashSale('t1', 100), other]).payouts.map(
        ({ payoutRef, storeId, storeName, netCents }) => [payoutRef, storeId, storeName, netCents],
      ),
    ).toEqual([
      ['P1', '123', 'Noodle House', 7_500],
      ['P1', '456', 'Taco Stand', 3_000],
    ]);
  });

  test('daily payouts stay separate', () => {
    const days = ['2026-04-09', '2026-04-10', '2026-04-11'];
    const rows = days.map((day, at) =>
      doorDashSale(`t${at}`, 100, { 'Payout date': day, 'Payout ID': `P${at}` }),
    );
    expect(readDoorDash(rows.toReversed()).payouts.map(({ payoutOn }) => payoutOn)).toEqual(days);
  });

  test('Storefront and Marketplace in one payout; an empty channel is Marketplace', () => {
    const rows = [
      doorDashSale('t1', 100),
      doorDashSale('t2', 40, { Channel: 'Storefront' }),
      doorDashSale('t3', 20, { Channel: '' }),
      doorDashSale('t4', 20, { Channel: 'NULL' }),
    ];
    expect(readDoorDash(rows).payouts.map(({ channel, netCents }) => [channel, netCents])).toEqual([
      ['Marketplace', 10_500],
      ['Storefront', 3_000],
    ]);
  });

  test('a reversal cycle keeps all three rows', () => {
    const reversed = doorDashSale('t1', -100);
    const reading = readDoorDash([doorDashSale('t1', 100), reversed, doorDashSale('t1', 100)]);
    expect(reading.payouts[0]?.netCents).toBe(7_500);
    expect(toPlain(reading.payouts[0]?.days[0]?.sums[0]?.rows)).toEqual({ 'dd.csv': [2, 3, 4] });
  });

  test('a cycle that ends at zero keeps its rows as proof', () => {
    const reading = readDoorDash([doorDashSale('t1', 100), doorDashSale('t1', -100)]);
    expect(reading.payouts[0]).toMatchObject({ netCents: 0, components: {} });
    expect(
      reading.payouts[0]?.days[0]?.sums.map(({ component, cents, rows }) => [
        component,
        cents,
        rows.size,
      ]),
    ).toEqual([
      ['gross_sales', 0, 2],
      ['commission', 0, 2],
    ]);
  });

  test('identical twin rows both count', () => {
    const reading = readDoorDash([doorDashSale('t1', 100), doorDashSale('t1', 100)]);
    expect(reading.payouts[0]?.netCents).toBe(15_000);
  });

  test('cancelled but paid', () => {
    expect(readUber([{ ...ORDER, 'Order Status': 'Cancelled' }]).payouts[0]?.netCents).toBe(5_000);
    expect(readUber([{ ...ORDER, 'Order Status': 'Unfulfilled' }]).payouts[0]?.netCents).toBe(
      5_000,
    );
  });

  test('a refund of an order in a closed year is dated by the payout, not the order', () => {
    const refund = {
      ...UBEREATS_ORDER,
      'Order ID': 'OLD',
      'Order Status': 'Refund',
      'Order Date': '12/28/25',
      'Order Error Adjustments': '-10',
      'Total payout ': '-10',
    };
    const reading = readUber([refund, ORDER]);
    expect(reading.payouts[0]?.days.map(({ on, netCents }) => [on, netCents])).toEqual([
      ['2026-03-31', 4_000],
    ]);
    expect(reading.payouts[0]?.periodStartOn).toBe('2026-03-31');
    expect(reading.reports[0]?.notes.map(({ message }) => message)).toEqual([
      '1 refund row prints the date of the original order, so it is dated the last day of trade of its payout.',
    ]);
  });

  test('a payout of only refunds is dated by its other stores, or else its payment date', () => {
    const refund = {
      ...UBEREATS_ORDER,
      'Store ID': 'c3',
      'Order Status': 'Refund',
      'Order Error Adjustments': '-10',
      'Total payout ': '-10',
    };
    const dated = (rows: readonly FakeRow[]) =>
      readUber(rows).payouts.map(({ storeId, periodEndOn }) => [storeId, periodEndOn]);
    expect(dated([refund])).toEqual([['c3', '2026-04-07']]);
    expect(dated([refund, ORDER])).toEqual([
      ['a1b2', '2026-03-31'],
      ['c3', '2026-03-31'],
    ]);
  });

  test('ad rows without an order ID use their own date', () => {
    const ad = (description: string, amount: string, on: string) => ({
      ...UBEREATS_ORDER,
      'Order ID': '',
      'Workflow ID': '',
      'Order Status': '',
      'Order Date': on,
      'Other payments description': description,
      'Other payments': amount,
      'Total payout ': amount,
    });
    const reading = readUber([
      ad('Ad Spend', '-40', '3/31/26'),
      ad('ad  spend', '-2', '4/1/26'),
      ad('Ad Credits', '30', '4/2/26'),
    ]);
    expect(reading.payouts[0]?.components).toEqual({ ads_marketing: -4_200, ad_credit: 3_000 });
    expect(reading.payouts[0]?.days.map(({ on, netCents }) => [on, netCents])).toEqual([
      ['2026-03-31', -4_000],
      ['2026-04-01', -200],
      ['2026-04-02', 3_000],
    ]);
  });

  test('other payments with any other description wait to be mapped, by description and day', () => {
    const other = {
      ...ORDER,
      'Other payments description': 'Tablet lease',
      'Other payments': '-9.99',
      'Total payout ': '40.01',
    };
    const reading = readUber([other, { ...other, 'Order ID': 'A2' }]);
    expect(reading.payouts[0]?.components.other_unclassified).toBe(-1_998);
    expect(toPlain(reading.payouts[0]?.unclassified)).toMatchObject([
      {
        description: 'Tablet lease',
        on: '2026-03-31',
        cents: -1_998,
        rows: { 'uber.csv': [2, 3] },
      },
    ]);
  });

  test('a loan repayment larger than sales, and backup withholding', () => {
    const row = {
      ...ORDER,
      'Capital payments': '-80',
      'Backup Withholding Tax': '-12',
      'Total payout ': '-42',
    };
    expect(readUber([row]).payouts[0]).toMatchObject({
      netCents: -4_200,
      components: { gross_sales: 5_000, backup_withholding: -1_200, capital_repayment: -8_000 },
    });
  });

  test('the last days of a 53-week year', () => {
    const rows = ['2026-12-31', '2027-01-01'].map((day, at) =>
      doorDashSale(`t${at}`, 100, { 'Timestamp local date': day, 'Payout date': '2027-01-07' }),
    );
    expect(readDoorDash(rows).payouts[0]?.days.map(({ on }) => on)).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  test('a night with a clock change, from UTC and in the stores’ zone', () => {
    const columns = DOORDASH_DETAILED_48_COLUMNS.filter(
      (column) => !column.startsWith('Timestamp local'),
    );
    const at = (id: string, utc: string) =>
      doorDashSale(id, 100, { 'Timestamp UTC date': utc.slice(0, 10), 'Timestamp UTC time': utc });
    const rows = [
      at('t1', '2026-03-08 04:30:00'),
      at('t2', '2026-03-09 03:30:00'),
      at('t3', '2026-03-09 04:30:00'),
    ];
    const inZone = readDoorDash(rows, { timeZone: 'America/New_York' }, columns);
    expect(inZone.payouts[0]?.days.map(({ on, netCents }) => [on, netCents])).toEqual([
      ['2026-03-07', 7_500],
      ['2026-03-08', 7_500],
      ['2026-03-09', 7_500],
    ]);
    expect(inZone.reports[0]?.notes.map(({ message }) => message)).toEqual([
      'The report prints no local date, so days were taken from UTC in the time zone America/New_York.',
    ]);
    const inUtc = readDoorDash(rows, {}, columns);
    expect(inUtc.payouts[0]?.days.map(({ on }) => on)).toEqual(['2026-03-08', '2026-03-09']);
  });

  test('a business day that ends at four in the morning', () => {
    const at = (id: string, time: string) =>
      doorDashSale(id, 100, {
        'Timestamp local date': '2026-04-01',
        'Timestamp local time': `2026-04-01 ${time}`,
      });
    const rows = [at('t1', '03:59:59'), at('t2', '04:00:00'), at('t3', '00:10:00')];
    const days = readDoorDash(rows, { businessDayCutoff: '04:00' }).payouts[0]?.days;
    expect(days?.map(({ on, netCents }) => [on, netCents])).toEqual([
      ['2026-03-31', 15_000],
      ['2026-04-01', 7_500],
    ]);
    expect(readDoorDash(rows).payouts[0]?.days.map(({ on }) => on)).toEqual(['2026-04-01']);
  });

  test('an Uber Eats night with the cutoff', () => {
    const reading = readReports(
      [
        {
          name: 'u.csv',
          bytes: toCsvBytes(UBEREATS_US_COLUMNS, [{ ...ORDER, 'Order Accept Time': '12:40 AM' }]),
        },
      ],
      { businessDayCutoff: '04:00' },
    );
    expect(reading.payouts[0]?.days.map(({ on }) => on)).toEqual(['2026-03-30']);
  });

  test('a store paid in Canadian dollars has its own payout', () => {
    const rows = [
      doorDashSale('t1', 100),
      doorDashSale('t2', 100, { Currency: 'CAD', 'Store ID': '9' }),
    ];
    expect(readDoorDash(rows).payouts.map(({ storeId, currency }) => [storeId, currency])).toEqual([
      ['123', 'USD'],
      ['9', 'CAD'],
    ]);
  });

  test('a header partly in French', () => {
    const columns = UBEREATS_US_COLUMNS.map(
      (column) =>
        ({ 'Store Name': 'Restaurant', 'Workflow ID': 'UUID du processus' })[column as string] ??
        column,
    );
    const row = { ...ORDER, Restaurant: 'Nouilles', 'UUID du processus': 'w-1' };
    expect(readUber([row], {}, columns).payouts[0]).toMatchObject({
      storeName: 'Nouilles',
      netCents: 5_000,
    });
  });

  test('an unknown French money column stops the file rather than being lost', () => {
    const columns = UBEREATS_US_COLUMNS.map((column) =>
      column === 'Tips' ? 'Pourboires' : column,
    );
    const reading = readUber([{ ...ORDER, Pourboires: '3', 'Total payout ': '53' }], {}, columns);
    expect(reading.blocked).toMatchObject([
      { reason: 'unknown_money_column', column: 'Pourboires' },
    ]);
  });

  test('a line of descriptions above the header, byte order mark, CRLF; row numbers count both lines', () => {
    const before =
      'Store name as per Uber Eats manager,"What it is, in words",Order ID as per Uber Eats manager\r\n';
    const reading = readUber([ORDER], { bom: true, newline: '\r\n', before });
    expect(reading.payouts[0]?.netCents).toBe(5_000);
    expect(toPlain(reading.payouts[0]?.days[0]?.sums[0]?.rows)).toEqual({ 'uber.csv': [3] });
  });

  test('columns in another order and spelling have the same meaning', () => {
    const renamed = UBEREATS_US_COLUMNS.map((column) =>
      column.replace('excl. tax', 'EXCLUDING TAX').replace('Marketplace Fee', 'marketplace  fee'),
    ).toReversed();
    const row = { ...ORDER, 'Sales (EXCLUDING TAX)': '50' };
    expect(readUber([row], {}, renamed).payouts[0]?.components).toEqual({ gross_sales: 5_000 });
  });

  test('a store without IDs is identified by its name', () => {
    const reading = readUber([{ ...ORDER, 'Store ID': '' }]);
    expect(reading.payouts[0]).toMatchObject({
      storeId: 'Noodle House',
      storeName: 'Noodle House',
    });
  });

  test('a payout without a reference is identified by its date', () => {
    expect(readUber([{ ...ORDER, 'Payout reference ID': '' }]).payouts[0]?.payoutRef).toBe(
      '2026-04-07',
    );
  });

  test('NULL texts are empty cells', () => {
    const nulls = Object.fromEntries(
      DOORDASH_DETAILED_48_COLUMNS.map((column) => [column, 'NULL']),
    );
    const reading = readDoorDash([{ ...nulls, ...doorDashSale('t1', 100) }]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([7_500]);
  });

  test('a store renamed between rows keeps one name in any order', () => {
    const rows = [doorDashSale('t1', 100), doorDashSale('t2', 100, { 'Store name': 'Noodle Bar' })];
    expect(readDoorDash(rows).payouts[0]?.storeName).toBe('Noodle Bar');
    expect(readDoorDash(rows.toReversed()).payouts[0]?.storeName).toBe('Noodle Bar');
  });
});
