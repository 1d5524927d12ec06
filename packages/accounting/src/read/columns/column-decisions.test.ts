import { describe, expect, test } from 'vitest';
import type { ColumnDecision } from '../../model/reading.ts';
import { planEntries } from '../../plan/plan-entries.ts';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const CREDIT = 'Loyalty credit';
const CREDIT_TAX = 'Tax on loyalty credit';
const CREDIT_TOTAL = 'Loyalty credit (incl. tax)';

function orders(count: number, cellsOf: (at: number) => FakeRow): FakeRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...UBEREATS_ORDER,
    'Order ID': `A${at}`,
    'Workflow ID': `w-${at}`,
    'Sales (excl. tax)': (20 + at).toFixed(2),
    'Tax on Sales': (at / 100).toFixed(2),
    'Sales (incl. tax)': (20 + at + at / 100).toFixed(2),
    'Marketplace Fee': '-5.00',
    'Total payout ': (15 + at + at / 100).toFixed(2),
    ...cellsOf(at),
  }));
}

function net(row: FakeRow, more: number): FakeRow {
  return { ...row, 'Total payout ': (Number(row['Total payout ']) + more).toFixed(2) };
}

function readUber(
  extra: readonly string[],
  rows: readonly FakeRow[],
  columns: readonly ColumnDecision[] = [],
) {
  const bytes = toCsvBytes([...UBEREATS_US_COLUMNS, ...extra], rows);
  return readReports([{ name: 'week.csv', bytes }], { columns });
}

/** Orders with a credit, its tax, and their total, all three under unknown names. */
const CREDITED = orders(12, () => ({})).map((row, at) =>
  net(
    {
      ...row,
      [CREDIT]: at % 3 === 0 ? '-1.50' : '',
      [CREDIT_TAX]: at % 3 === 0 ? (-at / 100).toFixed(2) : '0',
      [CREDIT_TOTAL]: at % 3 === 0 ? (-1.5 - at / 100).toFixed(2) : '0.00',
    },
    at % 3 === 0 ? -1.5 - at / 100 : 0,
  ),
);

describe('the evidence on unknown money columns', () => {
  test('lists every one of them when stopping, with subtotals told apart from parts', () => {
    const { blocked, payouts } = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED);
    expect(payouts).toEqual([]);
    expect(blocked).toEqual([
      {
        file: 'week.csv',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        reason: 'unknown_money_column',
        reportType: 'ubereats_payment_details_us',
        column: CREDIT,
        columns: [
          {
            column: CREDIT,
            row: 2,
            cell: '-1.50',
            kind: 'component',
            of: [],
            factor: 1,
            together: [CREDIT_TAX],
            rows: 12,
            rowsMatching: 12,
            recommended: 'component',
            message: `every row foots once it is counted together with "${CREDIT_TAX}" (12 of 12 rows): a component`,
          },
          {
            column: CREDIT_TAX,
            row: 5,
            cell: '-0.03',
            kind: 'component',
            of: [],
            factor: 1,
            together: [CREDIT],
            rows: 12,
            rowsMatching: 12,
            recommended: 'component',
            message: `every row foots once it is counted together with "${CREDIT}" (12 of 12 rows): a component`,
          },
          {
            column: CREDIT_TOTAL,
            row: 2,
            cell: '-1.50',
            kind: 'subtotal',
            of: [CREDIT, CREDIT_TAX],
            factor: 1,
            together: [],
            rows: 12,
            rowsMatching: 12,
            recommended: 'subtotal',
            message: `equals "${CREDIT}" + "${CREDIT_TAX}" in 12 of 12 rows: a subtotal`,
          },
        ],
        message: expect.stringContaining(`"${CREDIT_TOTAL}" (row 2: -1.50) equals`),
      },
    ]);
  });

  test.each([
    [
      'four known columns',
      (row: FakeRow, at: number) =>
        Number(row['Sales (incl. tax)']) + (at * at) / 10 + 3 + (at % 3),
      {
        Tips: (at: number) => (at * at) / 10,
        'Bag Fee': () => 3,
        'Marketing Adjustment': (at: number) => at % 3,
      },
      ['Sales (incl. tax)', 'Bag Fee', 'Marketing Adjustment', 'Tips'],
    ],
    ['the payout itself', (row: FakeRow) => Number(row['Total payout ']), {}, ['Total payout']],
  ])('a subtotal of %s is recognized', (_, total, more, of) => {
    const rows = orders(9, () => ({})).map((row, at) => {
      const cells = Object.entries(more).map(([name, cents]) => [name, cents(at).toFixed(2)]);
      const extra = Object.values(more).reduce((sum, cents) => sum + cents(at), 0);
      const whole = net({ ...row, ...Object.fromEntries(cells) }, extra);
      return { ...whole, 'Grand total': total(row, at).toFixed(2) };
    });
    const [finding] = readUber(['Grand total'], rows).blocked[0]?.columns ?? [];
    expect(finding).toMatchObject({ kind: 'subtotal', of, rows: 9, recommended: 'subtotal' });
  });

  test('a cost printed positive foots with its sign flipped', () => {
    const rows = orders(5, () => ({})).map((row, at) =>
      net({ ...row, 'Recycling fee': (1 + at / 10).toFixed(2) }, -1 - at / 10),
    );
    const [finding] = readUber(['Recycling fee'], rows).blocked[0]?.columns ?? [];
    expect(finding).toMatchObject({
      kind: 'component',
      factor: -1,
      recommended: 'component',
      message: 'every row foots once it is counted with its sign turned (5 of 5 rows): a component',
    });
  });

  test('if one row does not foot anyway, the evidence is reported without a recommendation', () => {
    const rows = orders(20, () => ({})).map((row, at) =>
      net({ ...row, 'Recycling fee': '-1.00' }, at === 7 ? -3 : -1),
    );
    const [finding] = readUber(['Recycling fee'], rows).blocked[0]?.columns ?? [];
    expect(finding).toMatchObject({
      kind: 'component',
      rows: 20,
      rowsMatching: 19,
      recommended: null,
      message: '19 of 20 rows foot once it is counted: a component',
    });
  });

  test('a number that is neither is reported as neither', () => {
    const rows = orders(4, (at) => ({ 'Suggested tips': (at * 7 + 3).toFixed(2) }));
    const [finding] = readUber(['Suggested tips'], rows).blocked[0]?.columns ?? [];
    expect(finding).toMatchObject({
      kind: 'neither',
      of: [],
      rows: 4,
      rowsMatching: 4,
      recommended: null,
      message:
        'no sum of known columns equals it, and it does not close the footing; 4 of 4 rows foot without it',
    });
  });

  test('a sum that fails in one of many rows is not a subtotal', () => {
    const rows = orders(400, (at) => ({ 'Sum of it': at === 311 ? '0.01' : '-5.00' }));
    const [finding] = readUber(['Sum of it'], rows).blocked[0]?.columns ?? [];
    expect(finding?.kind).toBe('neither');
  });
});

const DECIDED: readonly ColumnDecision[] = [
  { column: 'LOYALTY  credit', decision: 'component', component: 'ad_credit' },
  { column: CREDIT_TAX, decision: 'component', component: 'ad_credit_tax' },
  { column: CREDIT_TOTAL, decision: 'subtotal' },
];

describe('a decision about a column', () => {
  test('is applied, tested on every row and recorded in the reading', () => {
    const { blocked, payouts, reports } = readUber(
      [CREDIT, CREDIT_TAX, CREDIT_TOTAL],
      CREDITED,
      DECIDED,
    );
    expect(blocked).toEqual([]);
    expect(reports[0]?.quarantined).toEqual([]);
    expect(reports[0]?.columns).toEqual([
      { column: CREDIT, decision: 'component', component: 'ad_credit', rowsTested: 4 },
      { column: CREDIT_TAX, decision: 'component', component: 'ad_credit_tax', rowsTested: 3 },
      { column: CREDIT_TOTAL, decision: 'subtotal', of: [CREDIT, CREDIT_TAX], rowsTested: 4 },
    ]);
    expect(payouts[0]?.components).toMatchObject({ ad_credit: -600, ad_credit_tax: -18 });
    const facet = payouts[0]?.days
      .flatMap(({ sums }) => sums)
      .find(({ column }) => column === CREDIT);
    expect([...(facet?.rows.byFile() ?? [])].map(({ rows }) => [...rows])).toEqual([[2, 5, 8, 11]]);
  });

  test('gives the same reading when applied again', () => {
    const first = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED, DECIDED);
    const used = first.reports[0]?.columns ?? [];
    const again = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED, used);
    expect(again.reports).toEqual(first.reports);
    expect(again.payouts[0]?.components).toEqual(first.payouts[0]?.components);
  });

  test('for another report is ignored', () => {
    const elsewhere = DECIDED.map((decision): ColumnDecision => ({
      ...decision,
      reportType: 'doordash_detailed_transactions',
    }));
    const { blocked } = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED, elsewhere);
    expect(blocked.map(({ reason, columns }) => [reason, columns?.length])).toEqual([
      ['unknown_money_column', 3],
    ]);
  });

  test('for this report takes precedence over one for every report', () => {
    const { reports } = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED, [
      {
        column: CREDIT,
        decision: 'component',
        component: 'tips',
        reportType: 'ubereats_payment_details_us',
      },
      ...DECIDED,
    ]);
    expect(reports[0]?.columns?.[0]).toMatchObject({ column: CREDIT, component: 'tips' });
  });

  test('about some of the columns leaves the others to be decided', () => {
    const { blocked } = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], CREDITED, DECIDED.slice(0, 1));
    expect(blocked[0]?.columns?.map(({ column, kind }) => [column, kind])).toEqual([
      [CREDIT_TAX, 'component'],
      [CREDIT_TOTAL, 'subtotal'],
    ]);
  });

  test('as unclassified names the amounts after the column, whatever the row’s description', () => {
    const rows = orders(3, () => ({})).map((row) =>
      net({ ...row, 'Robot fee': '-1.00', 'Other payments description': 'Tablet fee' }, -1),
    );
    const reading = readUber(['Robot fee'], rows, [
      { column: 'Robot fee', decision: 'component', component: 'other_unclassified' },
    ]);
    expect(
      reading.payouts[0]?.unclassified.map(({ description, cents }) => [description, cents]),
    ).toEqual([['Robot fee', -300]]);
    expect(planEntries(reading.payouts).blocked.map(({ reason }) => reason)).toEqual([
      'unmapped_component',
    ]);
  });

  test('is not refused for a row that was already quarantined', () => {
    const rows = CREDITED.map((row, at) => (at === 5 ? net(row, 9) : row));
    const { blocked, reports } = readUber([CREDIT, CREDIT_TAX, CREDIT_TOTAL], rows, DECIDED);
    expect(blocked).toEqual([]);
    expect(reports[0]?.quarantined.map(({ row, reason }) => [row, reason])).toEqual([
      [7, 'row_does_not_foot'],
    ]);
  });
});

describe('a decision that does not foot is refused with row and amounts', () => {
  const footing = orders(6, () => ({})).map((row, at) =>
    at < 2 ? row : { ...row, 'Robot fee': '-1.25' },
  );
  const missing = orders(6, () => ({})).map((row, at) =>
    at < 2 ? row : net({ ...row, 'Robot fee': '-1.25' }, -1.25),
  );

  test.each([
    [
      'a component that makes rows fail',
      footing,
      { decision: 'component', component: 'commission' } as const,
      'The column "Robot fee" was decided to be counted, but row 4 does not foot with it: its parts add up to 15.77 with it and the row prints 17.02. Nothing of this file is read: decide again what "Robot fee" is.',
    ],
    [
      'a component of the wrong sign',
      missing,
      { decision: 'component', component: 'commission', factor: -1 } as const,
      'The column "Robot fee" was decided to be counted, but row 4 does not foot with it: its parts add up to 18.27 with it and the row prints 15.77. Nothing of this file is read: decide again what "Robot fee" is.',
    ],
    [
      'money that is left out as no money',
      missing,
      { decision: 'not_money' } as const,
      'The column "Robot fee" was decided to be left out, but row 4 foots only once it is counted: its parts add up to 17.02 and the row prints 15.77. Nothing of this file is read: decide again what "Robot fee" is.',
    ],
    [
      'a subtotal of nothing',
      footing,
      { decision: 'subtotal' } as const,
      'The column "Robot fee" was decided to be a subtotal, but no sum of up to four columns equals it in every row: row 4 prints -1.25. Nothing of this file is read: decide again what "Robot fee" is.',
    ],
    [
      'a subtotal of other columns than it was said to be',
      footing,
      { decision: 'subtotal', of: ['Marketplace Fee', 'Tips'] } as const,
      'The column "Robot fee" was decided to be the subtotal of "Marketplace Fee" + "Tips", but row 2 prints 0.00 and they add up to -5.00. Nothing of this file is read: decide again what "Robot fee" is.',
    ],
  ])('%s', (_, rows, decision, message) => {
    const { blocked, payouts } = readUber(['Robot fee'], rows, [
      { column: 'Robot fee', ...decision },
    ]);
    expect(payouts).toEqual([]);
    expect(blocked.map(({ reason, column, columns }) => [reason, column, columns?.length])).toEqual(
      [['column_decision_does_not_foot', 'Robot fee', 1]],
    );
    expect(blocked[0]?.message).toBe(message);
  });

  test('a decided column that occurs twice stops the file', () => {
    const { blocked } = readUber(['Robot fee', 'ROBOT FEE'], footing, [
      { column: 'Robot fee', decision: 'not_money' },
    ]);
    expect(blocked.map(({ reason, column }) => [reason, column])).toEqual([
      ['duplicate_column', 'ROBOT FEE'],
    ]);
  });
});

test('decisions work if a file has several readings', () => {
  const rows = ['t1', 't2', 't3'].map((id, at) => ({
    ...doorDashSale(id, 100 * (at + 1)),
    Commission: (25 * (at + 1)).toFixed(2),
    'Robot fee': '2.00',
    'Net total': (75 * (at + 1) - 2).toFixed(2),
  }));
  const bytes = toCsvBytes([...DOORDASH_DETAILED_48_COLUMNS, 'Robot fee'], rows);
  const stopped = readReports([{ name: 'dd.csv', bytes }]).blocked[0]?.columns?.[0];
  expect(stopped).toMatchObject({ kind: 'component', factor: -1, recommended: 'component' });
  const { blocked, payouts } = readReports([{ name: 'dd.csv', bytes }], {
    columns: [
      { column: 'Robot fee', decision: 'component', component: 'processing_fee', factor: -1 },
    ],
  });
  expect(blocked).toEqual([]);
  expect(payouts[0]?.components).toEqual({
    gross_sales: 60_000,
    commission: -15_000,
    processing_fee: -600,
  });
});

test('decisions passed for a file replace the others', () => {
  const bytesOf = (extra: readonly string[], rows: readonly FakeRow[]) =>
    toCsvBytes([...UBEREATS_US_COLUMNS, ...extra], rows);
  const feed = orders(4, () => ({})).map((row) => net({ ...row, 'Robot fee': '-1.25' }, -1.25));
  const before = { name: 'before.csv', bytes: bytesOf(['Robot fee'], feed.slice(0, 2)) };
  const after = { name: 'after.csv', bytes: bytesOf(['Robot fee'], feed.slice(2)) };
  const column = {
    column: 'Robot fee',
    decision: 'component',
    component: 'processing_fee',
  } as const;
  const { blocked, payouts } = readReports([{ ...before, columns: [column] }, after]);
  expect(blocked.map(({ file, reason }) => [file, reason])).toEqual([
    ['after.csv', 'unknown_money_column'],
  ]);
  expect(payouts.map(({ components }) => components.processing_fee)).toEqual([-250]);
  const other = readReports([{ ...before, columns: [] }, after], { columns: [column] });
  expect(other.blocked.map(({ file }) => file)).toEqual(['before.csv']);
  expect(() => readReports([{ ...before, columns: [{ ...column, column: ' ' }] }])).toThrow(
    RangeError,
  );
});
