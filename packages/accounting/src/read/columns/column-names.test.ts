import { describe, expect, test } from 'vitest';
import type { ColumnDecision, UnknownColumnsOfFile } from '../../model/reading.ts';
import { toJournalDocument } from '../../output/journal-document.ts';
import { writeJson } from '../../output/write-json.ts';
import { planEntries } from '../../plan/plan-entries.ts';
import { readJournalDocument } from '../../prove/read-journal-document.ts';
import { verify } from '../../prove/verify.ts';
import { toCsvBytes, UBEREATS_US_COLUMNS } from '../../testing/report-csv.fake.ts';
import type { FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';
import { readSourceRows } from '../files/source-rows.ts';

const CREDIT = 'Campaign support';
const CREDIT_IS: ColumnDecision = {
  column: CREDIT,
  reportType: 'ubereats_payment_details_us',
  decision: 'alias',
  knownAs: 'Marketing Adjustment',
};
const FLOW_IS: ColumnDecision = { column: 'Flow', decision: 'alias', knownAs: 'workflow id' };

const ROWS: readonly FakeRow[] = [1, 2, 3, 4].map((at) => ({
  ...UBEREATS_ORDER,
  'Order ID': `A${at}`,
  'Workflow ID': `w-${at}`,
  'Sales (excl. tax)': `${20 + at}.00`,
  'Sales (incl. tax)': `${20 + at}.00`,
  'Tax on Sales': '0',
  'Marketing Adjustment': '1.50',
  'Marketplace Fee': '-5.00',
  'Total payout ': `${16.5 + at}0`,
}));

/** The report with renamed columns. */
function fileWith(names: Readonly<Record<string, string>>, extra: readonly string[] = []) {
  const known = toCsvBytes([...UBEREATS_US_COLUMNS, ...extra], ROWS);
  const [header = '', ...rest] = new TextDecoder().decode(known).split('\n');
  const renamed = Object.entries(names).reduce(
    (line, [from, to]) => line.replace(`,${from},`, `,${to},`),
    header,
  );
  return { name: 'week.csv', bytes: new TextEncoder().encode([renamed, ...rest].join('\n')) };
}

const NEW_NAME = fileWith({ 'Marketing Adjustment': CREDIT });

function bookable(file: { name: string; bytes: Uint8Array }, columns: readonly ColumnDecision[]) {
  const { payouts, blocked } = readReports([file], { columns });
  return {
    blocked: blocked.map(({ reason }) => reason),
    payouts: payouts.map(({ netCents, components }) => ({ netCents, components })),
  };
}

describe('an alias of a column', () => {
  test('is read as the column it stands for, and recorded in the reading', () => {
    expect(bookable(NEW_NAME, []).blocked).toEqual(['unknown_money_column']);
    expect(bookable(NEW_NAME, [CREDIT_IS])).toEqual(bookable(fileWith({}), []));
    expect(readReports([NEW_NAME], { columns: [CREDIT_IS] }).reports[0]?.columns).toEqual([
      { column: CREDIT, decision: 'alias', knownAs: 'Marketing Adjustment', rowsTested: 4 },
    ]);
  });

  test('may identify a report', () => {
    const file = fileWith({ 'Workflow ID': 'Flow' });
    expect(bookable(file, []).blocked).toEqual(['missing_column']);
    expect(bookable(file, [FLOW_IS])).toEqual(bookable(fileWith({}), []));
    expect(() => readSourceRows(file, [2])).toThrow('These bytes hold no report that is known');
    expect(readSourceRows(file, [2], [FLOW_IS])[0]?.cells).toMatchObject({ Flow: 'w-1' });
  });

  test('is ignored in a file that has the column it stands for', () => {
    const both = fileWith({}, [CREDIT]);
    expect(bookable(both, [CREDIT_IS])).toEqual(bookable(both, []));
    const { reports } = readReports([both], { columns: [CREDIT_IS] });
    expect(reports).toEqual(readReports([both]).reports);
  });

  test('is ignored for another report, and after a decision about the column itself', () => {
    const other = { ...CREDIT_IS, reportType: 'ubereats_payout_summary' } as const;
    expect(bookable(NEW_NAME, [other]).blocked).toEqual(['unknown_money_column']);
    const component: ColumnDecision = {
      column: CREDIT,
      reportType: 'ubereats_payment_details_us',
      decision: 'component',
      component: 'tips',
    };
    const [payout] = bookable(NEW_NAME, [CREDIT_IS, component]).payouts;
    expect([payout?.components.tips, payout?.components.platform_promo_credit]).toEqual([
      600,
      undefined,
    ]);
  });

  test('for an unknown column is refused', () => {
    const none: ColumnDecision = { column: CREDIT, decision: 'alias', knownAs: 'nothing' };
    expect(() => readReports([NEW_NAME], { columns: [none] })).toThrow(
      '"nothing" is no known column (column Campaign support).',
    );
  });

  test('is stated in the proof, which follows from the file with it', () => {
    const readingOptions = { columns: [CREDIT_IS] };
    const reading = readReports([NEW_NAME], readingOptions);
    const plan = planEntries(reading.payouts);
    const written = [...writeJson(toJournalDocument({ reading, plan, readingOptions }))].join('');
    const read = readJournalDocument(JSON.parse(written));
    if (read.kind !== 'ok') {
      throw new Error(read.message);
    }
    expect(read.document.readingOptions.columns).toEqual([CREDIT_IS]);
    const again = readReports([NEW_NAME], read.document.readingOptions);
    expect(verify(again, read.document).follows).toBe(true);
  });
});

describe('unknown columns', () => {
  function unknownOf(
    file: { name: string; bytes: Uint8Array },
    columns: readonly ColumnDecision[] = [],
  ): UnknownColumnsOfFile[] {
    const found: UnknownColumnsOfFile[] = [];
    readReports([file], { columns, onUnknownColumns: (each) => found.push(each) });
    return found;
  }

  const OF_FILE = {
    file: 'week.csv',
    platform: 'ubereats',
    reportType: 'ubereats_payment_details_us',
  } as const;

  test('are reported with whether they have money, including aliased and decided ones', () => {
    expect(unknownOf(fileWith({}))).toEqual([]);
    expect(unknownOf(NEW_NAME)).toEqual([
      { ...OF_FILE, columns: [{ column: CREDIT, hasMoney: true }] },
    ]);
    expect(unknownOf(fileWith({}, ['Note']))).toEqual([
      { ...OF_FILE, columns: [{ column: 'Note', hasMoney: false }] },
    ]);
    expect(unknownOf(NEW_NAME, [CREDIT_IS])).toEqual([
      { ...OF_FILE, columns: [{ column: CREDIT, hasMoney: null }] },
    ]);
    expect(unknownOf(NEW_NAME, [{ column: CREDIT, decision: 'not_money' }])).toEqual([
      { ...OF_FILE, columns: [{ column: CREDIT, hasMoney: true }] },
    ]);
  });

  test('are reported for a header that lacks a column, and for no other unsupported file', () => {
    expect(unknownOf(fileWith({ 'Workflow ID': 'Flow' }))).toEqual([
      { ...OF_FILE, columns: [{ column: 'Flow', hasMoney: null }] },
    ]);
    const letter = new TextEncoder().encode('Name,Phone\nDana Lopez,555-0100\n');
    expect(unknownOf({ name: 'people.csv', bytes: letter })).toEqual([]);
  });
});
