import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readReports } from '../read/session.ts';
import { HEADER_SPELLINGS, toCsvBytes, UBEREATS_US_COLUMNS } from '../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../testing/report-rows.fake.ts';
import { UBEREATS_ORDERS_AND_ITEMS_COLUMNS } from '../testing/ubereats-columns.fake.ts';

const ORDER_DETAIL_COLUMNS = [
  'business_id',
  'store_id',
  'order_item_id',
  'item_name',
  'unit_price',
  'subtotal',
];

const REFUSED: readonly (readonly [string, readonly string[], string, string])[] = [
  [
    'Uber Eats Orders and items',
    UBEREATS_ORDERS_AND_ITEMS_COLUMNS,
    'would_double_count',
    'This is the Uber Eats "Orders and items" report: it lists each order and then its items again, so adding its rows would double count sales. Export "Payment Details" instead.',
  ],
  [
    'Uber Eats store pauses',
    [
      'Store',
      'External Store ID',
      'City',
      'Country',
      'Country Code',
      'Pause Start',
      'Pause Duration',
      'Reason For Pausing',
    ],
    'unsupported_report',
    'This is the Uber Eats store pause report. It holds no payout money, so nothing can be booked from it. Export "Payment Details" instead.',
  ],
  [
    'Uber Eats order history',
    ['Restaurant', 'Order ID', 'Order Status', 'Ticket Size'],
    'unsupported_report',
    'This is the Uber Eats order history report: it has order values but no fees and no payout. Export "Payment Details" instead.',
  ],
  [
    'DoorDash ORDER_DETAIL',
    ORDER_DETAIL_COLUMNS,
    'would_double_count',
    'This is the DoorDash ORDER_DETAIL report: it lists items, and adding them up would double count orders. Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.',
  ],
  [
    'DoorDash STORE_INFORMATION',
    ['business_id', 'store_id', 'store_name', 'store_address', 'store_latitude', 'store_status'],
    'unsupported_report',
    'This is the DoorDash STORE_INFORMATION report. It holds no payout money, so nothing can be booked from it. Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.',
  ],
  [
    'DoorDash promotion or advertising performance',
    ['Date', 'Campaign ID', 'Campaign name', 'Store ID', 'Sales', 'Marketing fees'],
    'unsupported_report',
    'This is a DoorDash campaign performance report. It holds no payout money, so nothing can be booked from it. Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.',
  ],
];

describe.each(REFUSED)('%s', (report, columns, reason, message) => {
  test.each(HEADER_SPELLINGS)('is refused by its header %s, in any column order', (_how, spell) => {
    const bytes = toCsvBytes(columns.toReversed(), [{ [columns[0] ?? '']: 'x' }], { spell });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(readReports([{ name: 'wrong.csv', bytes }])).toEqual({
      reports: [],
      payouts: [],
      blocked: [{ file: 'wrong.csv', sha256, reason, message, values: { report } }],
    });
  });
});

describe('a refused report beside a supported one', () => {
  test('Orders and items add nothing to the Payment Details of the same payout', () => {
    const order = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };
    const item = { 'Workflow ID': 'w-1', 'Item Name': 'Noodles', 'Sales (excl. tax)': '50' };
    const reading = readReports([
      { name: 'details.csv', bytes: toCsvBytes(UBEREATS_US_COLUMNS, [order]) },
      {
        name: 'items.csv',
        bytes: toCsvBytes(UBEREATS_ORDERS_AND_ITEMS_COLUMNS, [order, item, item]),
      },
    ]);
    expect(reading.payouts.map(({ netCents, components }) => [netCents, components])).toEqual([
      [5_000, { gross_sales: 5_000 }],
    ]);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['items.csv', 'would_double_count'],
    ]);
  });

  test('the test file has the 61 columns of the export', () => {
    expect(UBEREATS_ORDERS_AND_ITEMS_COLUMNS).toHaveLength(61);
  });

  test('a line of descriptions above its header does not hide it', () => {
    const before = 'Store name as per Uber Eats manager,Item,Order ID as per Uber Eats manager\n';
    const bytes = toCsvBytes(UBEREATS_ORDERS_AND_ITEMS_COLUMNS, [], { before });
    expect(readReports([{ name: 'items.csv', bytes }]).blocked.map(({ reason }) => reason)).toEqual(
      ['would_double_count'],
    );
  });
});
