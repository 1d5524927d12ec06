import { describe, expect, test } from 'vitest';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { readReports } from '../read/session.ts';
import { csvC2 } from '../testing/worked-example-csv.fake.ts';
import { readJournalDocument } from './read-journal-document.ts';
import { verify, type EntryVerdict } from './verify.ts';

const MARKETING = 'Marketing fees | (including any applicable taxes)';

type Written = {
  entries: {
    lines: {
      account: string;
      description: string;
      side: string;
      amount_cents: number;
      rows: { column: string; component: string; factor: number; cents: number; rows: number[] }[];
    }[];
  }[];
};

function readC2(rates: Record<string, string>, bytes = csvC2()) {
  return readReports([{ name: 'c2.csv', bytes }], { inclusiveTaxRates: rates });
}

/** What the command line writes for the report, as it is read back. */
function documentOf(rates: Record<string, string>): Written {
  const reading = readC2(rates);
  const plan = planEntries(reading.payouts);
  return JSON.parse([...writeJson(toJournalDocument({ reading, plan }))].join(''));
}

function verdictsOf(document: Written, reading = readC2({ 'on-2': '13' })): EntryVerdict[] {
  const read = readJournalDocument(document);
  expect(read.kind).toBe('ok');
  return read.kind === 'ok' ? verify(reading, read.document) : [];
}

describe('verify, from the bytes of a report with tax inside its amounts (C2, 13 %)', () => {
  test('the entry is the one of the accounting reference, line by line', () => {
    const [entry, ...others] = documentOf({ 'on-2': '13' }).entries;
    expect(others).toEqual([]);
    expect(
      entry?.lines.map((line) => [line.account, line.description, line.side, line.amount_cents]),
    ).toEqual([
      ['Clearing – DoorDash (CAD)', '', 'debit', 114_695],
      ['Delivery commission', '', 'debit', 37_500],
      ['HST input tax credits', '', 'debit', 5_265],
      ['Delivery advertising', '', 'debit', 3_000],
      ['Promotions (contra)', 'merchant funded', 'debit', 6_000],
      ['Refunds & error charges (contra)', '', 'debit', 2_000],
      ['HST payable', 'reductions', 'debit', 260],
      ['Delivery sales – DoorDash', '', 'credit', 150_000],
      ['HST payable', 'collected', 'credit', 18_720],
    ]);
  });

  test('each part of a cell names its column, its cents and its row', () => {
    const [entry] = documentOf({ 'on-2': '13' }).entries;
    const lines = entry?.lines.slice(1) ?? [];
    const sources = lines.flatMap(({ account, rows }) =>
      rows.map((source) => [account, source.column, source.component, source.cents, source.rows]),
    );
    expect(
      sources.filter(([, column]) => column === MARKETING || column === 'Error charges'),
    ).toEqual([
      ['HST input tax credits', MARKETING, 'ads_marketing_tax', -390, [2]],
      ['Delivery advertising', MARKETING, 'ads_marketing', -3_000, [2]],
      ['Refunds & error charges (contra)', 'Error charges', 'order_error', -2_000, [2]],
      ['HST payable', 'Error charges', 'order_error_tax', -260, [2]],
    ]);
  });

  test('follows from the file and the rate that made it', () => {
    const document = documentOf({ 'on-2': '13' });
    expect(verdictsOf(document).map(({ follows, differences }) => [follows, differences])).toEqual([
      [true, []],
    ]);
  });

  test('a changed cent of extracted tax is named by line', () => {
    const document = documentOf({ 'on-2': '13' });
    const line = document.entries[0]?.lines.find(({ description }) => description === 'reductions');
    if (line !== undefined) {
      line.amount_cents += 1;
    }
    expect(verdictsOf(document).map(({ follows, differences }) => [follows, differences])).toEqual([
      [
        false,
        [
          {
            kind: 'amount',
            line: 'HST payable (debit, order_error_tax)',
            stated: 261,
            derived: 260,
          },
        ],
      ],
    ]);
  });

  test('a cent moved between the net and the tax of one cell is named by source', () => {
    const document = documentOf({ 'on-2': '13' });
    for (const line of document.entries[0]?.lines.slice(1) ?? []) {
      for (const source of line.rows) {
        source.cents += { ads_marketing: 1, ads_marketing_tax: -1 }[source.component] ?? 0;
      }
    }
    expect(verdictsOf(document)[0]?.differences).toEqual([
      {
        kind: 'rows',
        line: 'HST input tax credits (debit, commission_tax)',
        stated: `ads_marketing_tax from "${MARKETING}": -391 cents in 1 rows`,
        derived: `ads_marketing_tax from "${MARKETING}": -390 cents in 1 rows`,
      },
      {
        kind: 'rows',
        line: 'Delivery advertising (debit, ads_marketing)',
        stated: `ads_marketing from "${MARKETING}": -2999 cents in 1 rows`,
        derived: `ads_marketing from "${MARKETING}": -3000 cents in 1 rows`,
      },
    ]);
  });

  test('the same file at another rate, or at none, is another entry', () => {
    const document = documentOf({ 'on-2': '13' });
    const amountsOf = (rates: Record<string, string>) =>
      verdictsOf(document, readC2(rates))[0]?.differences.flatMap((difference) =>
        difference.kind === 'amount'
          ? [[difference.line, difference.stated, difference.derived]]
          : [],
      );
    expect(amountsOf({ 'on-2': '5' })).toEqual([
      ['HST input tax credits (debit, commission_tax)', 5_265, 5_036],
      ['Delivery advertising (debit, ads_marketing)', 3_000, 3_229],
      ['Refunds & error charges (contra) (debit, order_error)', 2_000, 2_152],
      ['HST payable (debit, order_error_tax)', 260, 108],
    ]);
    expect(amountsOf({})).toEqual([
      ['HST input tax credits (debit, commission_tax)', 5_265, 4_875],
      ['Delivery advertising (debit, ads_marketing)', 3_000, 3_390],
      ['Refunds & error charges (contra) (debit, order_error)', 2_000, 2_260],
    ]);
  });

  test('a cent that changes in the file is named in every line it is part of', () => {
    const text = new TextDecoder().decode(csvC2());
    const changed = text.replace('-22.60', '-22.61').replace('1146.95', '1146.94');
    const reading = readC2({ 'on-2': '13' }, new TextEncoder().encode(changed));
    const [verdict] = verdictsOf(documentOf({ 'on-2': '13' }), reading);
    const differences = verdict?.differences.filter(({ kind }) => kind === 'amount');
    expect(differences?.map(({ line, stated, derived }) => [line, stated, derived])).toEqual([
      ['Clearing – DoorDash (CAD) (debit, net_payout)', 114_695, 114_694],
      ['Refunds & error charges (contra) (debit, order_error)', 2_000, 2_001],
    ]);
    expect(verdict?.differences[0]?.kind).toBe('unknown_file');
  });
});
