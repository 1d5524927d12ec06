import {
  DOORDASH_DETAILED_41_COLUMNS,
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_CA_COLUMNS,
  UBEREATS_US_COLUMNS,
} from './report-csv.fake.ts';
import type { FakeRow } from './report-csv.fake.ts';

// The worked examples as the platforms would print them.

function uberRow(over: FakeRow, on: string, cells: FakeRow): FakeRow {
  return {
    'Order Status': 'Completed',
    'Order Date': on,
    'Payout Date': '4/7/26',
    ...over,
    ...cells,
  };
}

function ad(description: string, amount: string): FakeRow {
  return {
    'Order Status': '',
    'Other payments description': description,
    'Other payments': amount,
    'Total payout ': amount,
    'Total payout': amount,
  };
}

const U1 = { 'Store Name': 'Liberty Diner', 'Store ID': 'pa-1', 'Payout reference ID': 'U1' };

/** U1: two days of orders and ads, and a disputed charge won back. */
export function csvU1(): Uint8Array {
  return toCsvBytes(UBEREATS_US_COLUMNS, [
    uberRow(U1, '3/31/26', {
      'Order ID': 'A1',
      'Workflow ID': 'w-1',
      'Sales (excl. tax)': '1240',
      'Tax on Sales': '74.4',
      'Sales (incl. tax)': '1314.4',
      'Offers on items (incl. tax)': '-106',
      'Tax On Offers on items': '-6',
      'Offer Redemption Fee': '-3',
      'Marketing Adjustment': '25',
      'Order Error Adjustments': '-30',
      'Tax on Order Error Adjustments': '-1.8',
      'Order Error Adjustments (incl. tax)': '-31.8',
      'Marketplace Fee': '-310',
      'Marketplace Facilitator Tax': '-66.6',
      'Total payout ': '822',
    }),
    uberRow(U1, '3/31/26', ad('Ad Spend', '-40')),
    uberRow(U1, '4/5/26', {
      'Order ID': 'A2',
      'Workflow ID': 'w-2',
      'Sales (excl. tax)': '3860',
      'Tax on Sales': '231.6',
      'Sales (incl. tax)': '4091.6',
      'Offers on items (incl. tax)': '-318',
      'Tax On Offers on items': '-18',
      'Offer Redemption Fee': '-9',
      'Marketing Adjustment': '75',
      'Order Error Adjustments': '-84.5',
      'Tax on Order Error Adjustments': '-5.07',
      'Order Error Adjustments (incl. tax)': '-89.57',
      'Marketplace Fee': '-965',
      'Marketplace Facilitator Tax': '-209.85',
      'Total payout ': '2575.18',
    }),
    uberRow(U1, '4/3/26', {
      'Order ID': 'A3',
      'Workflow ID': 'w-3',
      'Order Error Adjustments': '22',
      'Tax on Order Error Adjustments': '1.32',
      'Order Error Adjustments (incl. tax)': '23.32',
      'Total payout ': '23.32',
    }),
    uberRow(U1, '4/3/26', ad('Ad Spend', '-120')),
    uberRow(U1, '4/3/26', ad('Ad Credits', '30')),
  ]);
}

const U2 = { 'Store Name': 'Harbor Grill', 'Store ID': 'ma-1', 'Payout reference ID': 'U2' };

export function csvU2(): Uint8Array {
  return toCsvBytes(UBEREATS_US_COLUMNS, [
    uberRow(U2, '4/5/26', {
      'Order ID': 'B1',
      'Workflow ID': 'w-1',
      'Sales (excl. tax)': '2500',
      'Tax on Sales': '175',
      'Offers on items (incl. tax)': '-107',
      'Tax On Offers on items': '-7',
      'Order Error Adjustments': '-50',
      'Tax on Order Error Adjustments': '-3.5',
      'Marketplace Fee': '-500',
      Tips: '15',
      'Capital payments': '-200',
      'Total payout ': '1829.5',
    }),
    uberRow(U2, '4/5/26', ad('Ad Spend', '-60')),
  ]);
}

function doordashRow(payoutId: string, storeId: string, cells: FakeRow): FakeRow {
  return {
    'Timestamp local date': '2026-04-05',
    'Payout date': '2026-04-09',
    'Store ID': storeId,
    'Store name': 'Main Street',
    'Transaction type': 'ORDER',
    'DoorDash transaction ID': `t-${payoutId}`,
    Channel: 'Marketplace',
    'Payout ID': payoutId,
    ...cells,
  };
}

export function csvD1(): Uint8Array {
  return toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [
    doordashRow('D1', 'ma-2', {
      Currency: 'USD',
      Subtotal: '4200.00',
      'Subtotal tax passed to merchant': '281.40',
      'Subtotal for tax': '4020.00',
      'Staff tip': '18.00',
      Commission: '-1050.00',
      'Payment processing fee': '-12.40',
      'Marketing fees | (including any applicable taxes)': '-63.00',
      'Customer discounts from marketing | (funded by you)': '-180.00',
      'Customer discounts from marketing | (funded by DoorDash)': '-60.00',
      'Customer discounts from marketing | (funded by a third-party)': '-25.00',
      'DoorDash marketing credit': '60.00',
      'Third-party contribution': '25.00',
      'Error charges': '-58.20',
      Adjustments: '21.35',
      'Net total': '3157.15',
    }),
  ]);
}

export function csvD2(): Uint8Array {
  return toCsvBytes(DOORDASH_DETAILED_41_COLUMNS, [
    doordashRow('D2', 'pa-2', {
      Currency: 'USD',
      Subtotal: '3000.00',
      'Subtotal for tax': '2900.00',
      'Subtotal tax remitted by DoorDash to tax authorities': '174.00',
      Commission: '-450.00',
      'Marketing fees | (including any applicable taxes)': '-42.40',
      'Customer discounts from marketing | (funded by you)': '-100.00',
      'Customer discounts from marketing | (funded by DoorDash)': '-40.00',
      'DoorDash marketing credit': '40.00',
      'Error charges': '-36.75',
      Adjustments: '12.25',
      'Net total': '2383.10',
    }),
  ]);
}

const C1 = {
  'Store Name': 'Queen Street Noodles',
  'Store UUID': 'on-1',
  'Currency Code': 'CAD',
  'Payout reference ID': 'C1',
};

export function csvC1(): Uint8Array {
  return toCsvBytes(UBEREATS_CA_COLUMNS, [
    uberRow(C1, '2026-04-05', {
      'Order ID': 'C1',
      'Workflow ID': 'w-1',
      'Sales (excl. tax)': '2000',
      'Tax on Sales': '260',
      'GST/HST on Sales': '260',
      'Offers on items': '-113',
      'Tax On Offers on items': '-13',
      'Chargeback Amount': '-40',
      'Tax on Chargeback Amount': '-5.2',
      'Marketplace Fee': '-600',
      'Tax on Marketplace fee': '-78',
      'GST / HST on Marketplace fee': '-78',
      'Total payout': '1423.8',
    }),
    uberRow(C1, '2026-04-05', {
      ...ad('Ad Spend', '-56.5'),
      'GST / HST on Ads Spend': '-6.5',
    }),
  ]);
}

/** C2: needs the store's rate, 13 %, for the tax inside marketing fees and error charges. */
export function csvC2(): Uint8Array {
  return toCsvBytes(
    [...DOORDASH_DETAILED_48_COLUMNS, 'Commission tax'],
    [
      doordashRow('C2', 'on-2', {
        Currency: 'CAD',
        'Payout date': '2026-04-07',
        Subtotal: '1500.00',
        'Subtotal tax passed to merchant': '187.20',
        Commission: '-375.00',
        'Commission tax': '-48.75',
        'Marketing fees | (including any applicable taxes)': '-33.90',
        'Customer discounts from marketing | (funded by you)': '-60.00',
        'Error charges': '-22.60',
        'Net total': '1146.95',
      }),
    ],
  );
}
