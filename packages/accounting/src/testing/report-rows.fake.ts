import type { FakeRow } from './report-csv.fake.ts';

/** The identifying cells of an Uber Eats order row; tests add the money. */
export const UBEREATS_ORDER: FakeRow = {
  'Store Name': 'Noodle House',
  'Store ID': 'a1b2',
  'Order ID': 'A1',
  'Workflow ID': 'w-1',
  'Order Status': 'Completed',
  'Order Date': '3/31/26',
  'Order Accept Time': '11:40 AM',
  'Payout Date': '4/7/26',
  'Payout reference ID': 'PR-1',
};

/** A Canadian Uber Eats order row. */
export const UBEREATS_CA_ORDER: FakeRow = {
  'Store Name': 'Noodle House Toronto',
  'External Store ID': 'ON-1',
  'Store UUID': 'uuid-1',
  'Order ID': 'A1',
  'Workflow ID': 'w-1',
  'Order Status': 'Completed',
  'Order Date': '2026-03-31',
  'Currency Code': 'CAD',
  'Payout Date': '2026-04-07',
  'Payout Status': 'Paid',
  'Payout reference ID': 'PR-1',
};

/** A DoorDash order row of the Detailed transactions. */
export const DOORDASH_ORDER: FakeRow = {
  'Timestamp UTC date': '2026-03-30',
  'Timestamp local time': '2026-03-30 12:15:00',
  'Timestamp local date': '2026-03-30',
  'Payout date': '2026-04-09',
  'Store ID': '123',
  'Store name': 'Noodle House',
  'Transaction type': 'Order',
  'DoorDash transaction ID': 't1',
  'DoorDash order ID': 'o1',
  Channel: 'Marketplace',
  Currency: 'USD',
  'Payout ID': 'P1',
};

/** A DoorDash order that foots: subtotal less commission. */
export function doorDashSale(id: string, subtotal: number, more: FakeRow = {}): FakeRow {
  return {
    ...DOORDASH_ORDER,
    'DoorDash transaction ID': id,
    Subtotal: subtotal.toFixed(2),
    Commission: (-subtotal / 4).toFixed(2),
    'Net total': (subtotal * 0.75).toFixed(2),
    ...more,
  };
}
