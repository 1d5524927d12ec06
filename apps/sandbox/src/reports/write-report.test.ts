import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { ReportOptions } from './report-options.ts';
import { truthOf, type PayoutTruth } from './truth.ts';
import { generateWorld, type World, type WorldOptions } from './world.ts';
import { REPORT_FORMATS, writeReport, type ReportFormat } from './write-report.ts';

const WORLD = { seed: 5, firstDay: '2026-03-30', days: 21, stores: 3 } as const;

const PLAIN = { processingFees: 0 } as const;

function worldFor(format: ReportFormat, wishes: Partial<WorldOptions> = {}): World {
  return generateWorld({
    ...WORLD,
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    regions: format.endsWith('-ca') ? ['ON', 'AB'] : ['PA', 'MA', 'TX'],
    ...(format === 'doordash-transaction-detail-v1' ? { happenings: PLAIN } : {}),
    ...wishes,
  });
}

type Printed = {
  text: string;
  lines: string[][];
  header: string[];
  rows: Record<string, string>[];
};

function print(format: ReportFormat, world: World, options: ReportOptions = {}): Printed {
  const text = [...writeReport(world, format, options)].join('');
  const lines = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
  const described = lines[0]?.[0] === 'Store name as per Uber Eats manager';
  const [header = [], ...data] = described ? lines.slice(1) : lines;
  const rows = data.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [header[at] ?? '', cell])),
  );
  return { text, lines, header, rows };
}

function cents(amount: string | undefined): number {
  return Math.round(Number(amount) * 100);
}

const WIDTHS: Record<ReportFormat, number> = {
  'ubereats-payment-details-us': 49,
  'ubereats-payment-details-ca': 84,
  'ubereats-orders-and-items': 61,
  'ubereats-payout-summary-us': 36,
  'ubereats-payout-summary-ca': 35,
  'ubereats-store-pauses': 8,
  'doordash-detailed-41': 41,
  'doordash-detailed-48': 48,
  'doordash-detailed-ca': 44,
  'doordash-simplified-27': 27,
  'doordash-payout-summary-25': 25,
  'doordash-payout-summary-28': 28,
  'doordash-error-charges-17': 17,
  'doordash-transaction-detail-v1': 33,
};

describe.each(REPORT_FORMATS)('%s', (format) => {
  test('prints as many cells per line as the real export has columns', () => {
    const { lines } = print(format, worldFor(format));
    expect(lines.length).toBeGreaterThan(3);
    expect([...new Set(lines.map((cells) => cells.length))]).toEqual([WIDTHS[format]]);
  });

  test('is the same text for the same seed and a different one for another', () => {
    const { text } = print(format, worldFor(format));
    expect(print(format, worldFor(format)).text).toBe(text);
    expect(print(format, worldFor(format, { seed: 6 })).text).not.toBe(text);
  });

  test('uses the given line endings', () => {
    const { text } = print(format, worldFor(format), { eol: '\r\n' });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(print(format, worldFor(format)).text).not.toContain('\r');
  });

  test('refuses a world of the other platform', () => {
    const platform = format.startsWith('ubereats') ? 'doordash' : 'ubereats';
    expect(() => writeReport(worldFor(format, { platform }), format)).toThrow(`${format} prints`);
  });
});

/** For each format with its own rows: the columns that add up to a row's effect on the payout. */
const PARTS: Partial<Record<ReportFormat, { plus: string[]; minus: string[]; net: string }>> = {
  'ubereats-payment-details-us': {
    plus: [
      'Sales (incl. tax)',
      'Order Error Adjustments (incl. tax)',
      'Price adjustments (excl. tax)',
      'Tax on Price Adjustments',
      'Offers on items (incl. tax)',
      'Delivery Offer Redemptions (incl. tax)',
      'Offer Redemption Fee',
      'Bag Fee',
      'Marketing Adjustment',
      'Marketplace Fee',
      'Tax on Marketplace Fee',
      'Delivery Network Fee',
      'Tax on Delivery Network Fee',
      'Order Processing Fee',
      'Delivery Fee',
      'Tax On Delivery Fee',
      'Tips',
      'Capital payments',
      'Container Deposit Fee',
      'Other payments',
      'Marketplace Facilitator Tax Adjustment',
      'Marketplace Facilitator Tax',
      'Backup Withholding Tax',
      'Markup Amount',
      'Markup Tax',
    ],
    minus: [],
    net: 'Total payout ',
  },
  'ubereats-payment-details-ca': {
    plus: [
      'Sales (excl. tax)',
      'Tax on Sales',
      'Chargeback Amount',
      'Tax on Chargeback Amount',
      'Price adjustments (excl. tax)',
      'Tax on Price Adjustments',
      'Offers on items',
      'Delivery Offer Redemptions (incl. tax)',
      'Offer Redemption Fee',
      'Tax on Offer Redemption Fee',
      'Marketing Adjustment',
      'Delivery Fee',
      'Tax On Delivery Fee',
      'Bag Fee',
      'Marketplace Fee',
      'Tax on Marketplace fee',
      'Tips',
      'Container Deposit Fee',
      'Capital Payments',
      'Other payments',
    ],
    minus: [],
    net: 'Total payout',
  },
  'doordash-detailed-48': {
    plus: [
      'Subtotal',
      'Subtotal tax passed to merchant',
      'Staff tip',
      'Commission',
      'Payment processing fee',
      'Marketing fees | (including any applicable taxes)',
      'Customer discounts from marketing | (funded by you)',
      'Customer discounts from marketing | (funded by DoorDash)',
      'Customer discounts from marketing | (funded by a third-party)',
      'DoorDash marketing credit',
      'Third-party contribution',
      'Error charges',
      'Adjustments',
    ],
    minus: [],
    net: 'Net total',
  },
  'doordash-detailed-ca': {
    plus: [
      'Subtotal',
      'Subtotal tax passed to merchant',
      'Payment processing fee',
      'Customer discounts from marketing | (funded by you)',
      'Customer discounts from marketing | (funded by DoorDash)',
      'Customer discounts from marketing | (funded by a third-party)',
      'DoorDash marketing credit',
      'Third-party contribution',
      'Error charges',
      'Adjustments',
    ],
    minus: ['Commission', 'Commission tax', 'Marketing fees | (including any applicable taxes)'],
    net: 'Net total',
  },
  'doordash-simplified-27': {
    plus: [
      'Subtotal',
      'Tax (subtotal)',
      'Customer fees',
      'Tax (customer fees)',
      'Commission',
      'Merchant fees',
      'Tax (merchant fees)',
      'Marketing fees',
      'Customer discounts',
      'DoorDash marketing credit',
      'Third-party contribution',
      'Error charges',
      'Adjustments',
    ],
    minus: [],
    net: 'Net total',
  },
};

const FOOTING = Object.entries(PARTS) as [
  ReportFormat,
  NonNullable<(typeof PARTS)[ReportFormat]>,
][];

describe.each(FOOTING)('rows of %s', (format, { plus, minus, net }) => {
  const wishes: Partial<WorldOptions> =
    format === 'doordash-detailed-48' ? { happenings: { tips: 200 } } : {};

  test('foot to the cent', () => {
    const { rows } = print(format, worldFor(format, wishes));
    const wrong = rows.filter((row) => {
      let sum = 0;
      for (const column of plus) {
        sum += cents(row[column]);
      }
      for (const column of minus) {
        sum -= cents(row[column]);
      }
      return sum !== cents(row[net]);
    });
    expect(rows.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('add up to the truth of each payout', () => {
    const world = worldFor(format, wishes);
    const { rows } = print(format, world);
    const sums = new Map<string, number>();
    for (const row of rows) {
      const ref = row['Payout reference ID'] ?? row['Payout ID'] ?? '';
      sums.set(ref, (sums.get(ref) ?? 0) + cents(row[net]));
    }
    const truth = new Map<string, number>();
    for (const { payoutRef, netCents } of truthOf(world)) {
      truth.set(payoutRef, (truth.get(payoutRef) ?? 0) + netCents);
    }
    expect(truth.size).toBeGreaterThan(5);
    expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(truth));
  });
});

describe('offer tax outside the offer column', () => {
  test('is added to it, and the payout stays the same', () => {
    const world = worldFor('ubereats-payment-details-us');
    const inside = print('ubereats-payment-details-us', world);
    const outside = print('ubereats-payment-details-us', world, { offerTax: 'outside' });
    const at = inside.rows.findIndex((row) => cents(row['Tax On Offers on items']) !== 0);
    const [a, b] = [inside.rows[at], outside.rows[at]];
    expect(a?.['Total payout ']).toBe(b?.['Total payout ']);
    expect(cents(a?.['Offers on items (incl. tax)'])).toBe(
      cents(b?.['Offers on items (incl. tax)']) + cents(b?.['Tax On Offers on items']),
    );
  });
});

const SUMMARIES = [
  ['ubereats-payout-summary-us', 'ubereats-payment-details-us', 'Total payout'],
  ['ubereats-payout-summary-ca', 'ubereats-payment-details-ca', 'Total payout'],
  ['doordash-payout-summary-25', 'doordash-detailed-41', 'Net total'],
  ['doordash-payout-summary-28', 'doordash-detailed-48', 'Net total'],
] as const satisfies readonly (readonly [ReportFormat, ReportFormat, string])[];

describe.each(SUMMARIES)('%s', (summary, details, net) => {
  test(`agrees with ${details}`, () => {
    const world = worldFor(details, { channels: ['Marketplace', 'Storefront'] });
    const truth = truthOf(world).map((payout): [string, string, number] => [
      payout.payoutRef,
      payout.channel,
      payout.netCents,
    ]);
    const lines = print(summary, world).rows.map((row): [string, string, number] => [
      row['Payout reference ID'] ?? row['Payout ID'] ?? '',
      row.Channel ?? 'Marketplace',
      cents(row[net]),
    ]);
    const sorted = (list: [string, string, number][]) => list.map(String).sort();
    expect(sorted(lines)).toEqual(sorted(truth));
  });

  test('has a line of zeros for a week without sales', () => {
    const world = worldFor(details, { closedPeriods: [1] });
    const zeros = print(summary, world).rows.filter((row) => cents(row[net]) === 0);
    expect(zeros.map((row) => row['Store Name'] ?? row['Store name'])).toEqual(
      world.stores.map((store) => store.name),
    );
  });
});

describe('byte style of Uber Eats Payment Details', () => {
  const { text, lines, header } = print(
    'ubereats-payment-details-us',
    worldFor('ubereats-payment-details-us'),
  );

  test('begins with a byte order mark and the line of descriptions', () => {
    expect(text.startsWith('\uFEFFStore name as per Uber Eats manager,')).toBe(true);
    expect(lines[1]).toEqual(header);
  });

  test('has the header byte for byte, including the trailing space of Total payout', () => {
    const expected =
      'Store Name,Store ID,Order ID,Workflow ID,Dining Mode,Payment Mode,Order Channel,Order Status,Order Date,Order Accept Time,Customer Uber-Membership Status,Sales (excl. tax),Tax on Sales,Sales (incl. tax),Order Error Adjustments,Tax on Order Error Adjustments,Order Error Adjustments (incl. tax),Price adjustments (excl. tax),Tax on Price Adjustments,Offers on items (incl. tax),Tax On Offers on items,Delivery Offer Redemptions (incl. tax),Tax On Delivery Offer Redemptions,Offer Redemption Fee,Bag Fee,Marketing Adjustment,Total Sales after Adjustments (incl tax),Marketplace Fee,Marketplace fee %,Tax on Marketplace Fee,Delivery Network Fee,Tax on Delivery Network Fee,Order Processing Fee,Delivery Fee,Tax On Delivery Fee,Tips,Capital payments,Container Deposit Fee,Other payments description,Other payments,Marketplace Facilitator Tax Adjustment,Marketplace Facilitator Tax,Backup Withholding Tax,Total payout ,Payout Date,Markup Amount,Markup Tax,Retailer Loyalty ID,Payout reference ID';
    expect(text.split('\n')[1]).toBe(expected);
  });

  test('pads neither amounts nor dates and quotes only what needs it', () => {
    const amounts = lines.slice(2).map((cells) => cells[header.indexOf('Sales (excl. tax)')] ?? '');
    expect(amounts.filter((amount) => /\.\d?0$|^-?0\d|[$,]/.test(amount))).toEqual([]);
    expect(amounts.some((amount) => /\.\d$/.test(amount))).toBe(true);
    expect(lines[2]?.[header.indexOf('Order Date')]).toBe('3/30/26');
    expect(text).toContain('\n"Casa Pimienta, Riverside",MA-002,');
    expect(text).toContain('\nBlue Lantern Noodles,PA-001,');
  });
});

test('the API of DoorDash prints upper-case headers and one PAYOUT row for each transfer', () => {
  const world = worldFor('doordash-transaction-detail-v1');
  const { header, rows } = print('doordash-transaction-detail-v1', world);
  expect(header.every((name) => name === name.toUpperCase())).toBe(true);
  const paid = rows.filter((row) => row.TRANSACTION_TYPE === 'PAYOUT');
  const transfers = paid.map((row) => [row.PAYOUT_ID ?? '', cents(row.DEBIT)] as const);
  const truth = truthOf(world).map((payout) => [payout.payoutRef, payout.netCents] as const);
  expect(new Map(transfers)).toEqual(new Map(truth));
});

describe('an export for some days', () => {
  test('contains exactly the rows of those days, equal to the same rows of the whole', () => {
    const world = worldFor('doordash-detailed-48');
    const whole = print('doordash-detailed-48', world);
    const some = print('doordash-detailed-48', world, { from: '2026-04-03', to: '2026-04-07' });
    const inside = whole.rows.filter((row) => {
      const day = row['Timestamp local date'] ?? '';
      return day >= '2026-04-03' && day <= '2026-04-07';
    });
    expect(some.rows).toEqual(inside);
    expect(inside.length).toBeGreaterThan(50);
  });
});

describe('broken reports', () => {
  const broken = {
    every: 10,
    kinds: ['total_off_by_a_cent', 'amount_is_words', 'impossible_date', 'cell_missing'],
  } as const satisfies ReportOptions['broken'];

  test('break every tenth row, cycling through the kinds, and leave the others as they are', () => {
    const world = worldFor('ubereats-payment-details-us');
    const clean = print('ubereats-payment-details-us', world).lines.slice(2);
    const dirty = print('ubereats-payment-details-us', world, { broken }).lines.slice(2);
    const touched = dirty.flatMap((cells, at) => (String(cells) === String(clean[at]) ? [] : [at]));
    expect(touched.slice(0, 4)).toEqual([9, 19, 29, 39]);
    expect(touched).toHaveLength(Math.floor(clean.length / 10));
    expect(dirty[39]).toHaveLength(48);
    expect(dirty[29]?.[8]).toBe('2/30/26');
    expect(dirty[19]?.[11]).toBe('see note');
    expect(cents(dirty[9]?.[43])).toBe(cents(clean[9]?.[43]) + 1);
  });

  test('exclude the broken rows from the truth', () => {
    const world = worldFor('doordash-detailed-48');
    const count = (payouts: PayoutTruth[]) => payouts.reduce((sum, { rows }) => sum + rows, 0);
    const all = count(truthOf(world));
    expect(count(truthOf(world, { broken }))).toBe(all - Math.floor(all / 10));
  });

  test('can have an unknown money column', () => {
    const { header, rows } = print('doordash-detailed-41', worldFor('doordash-detailed-41'), {
      unknownColumn: { name: 'Harbour levy', cents: -150 },
    });
    expect(header).toContain('Harbour levy');
    expect([...new Set(rows.map((row) => row['Harbour levy']))]).toEqual(['-1.50']);
  });
});

describe('formats without a column for something', () => {
  test.each([
    'doordash-detailed-41',
    'doordash-simplified-27',
    'doordash-payout-summary-25',
  ] as const)('%s refuses staff tips instead of losing them', (format) => {
    const world = worldFor(format, { happenings: { tips: 100 } });
    expect(() => writeReport(world, format)).toThrow('no column for staff tips');
  });

  test('doordash-transaction-detail-v1 refuses processing fees', () => {
    const world = worldFor('doordash-transaction-detail-v1', { happenings: {} });
    expect(() => writeReport(world, 'doordash-transaction-detail-v1')).toThrow('processing fees');
  });
});
