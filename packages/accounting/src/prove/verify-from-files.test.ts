import { describe, expect, test } from 'vitest';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { readReports } from '../read/session.ts';
import { csvC2 } from '../testing/worked-example-csv.fake.ts';
import { readJournalDocument } from './read-journal-document.ts';
import type { Difference } from './compare-values.ts';
import { verify, type DocumentVerdict } from './verify.ts';

const MARKETING = 'Marketing fees | (including any applicable taxes)';

type Written = {
  reading_options: { inclusive_tax_rates: Record<string, string> };
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

/** The CLI's output for the report, parsed. */
function documentOf(rates: Record<string, string>): Written {
  const reading = readC2(rates);
  const plan = planEntries(reading.payouts);
  const readingOptions = { inclusiveTaxRates: rates };
  return JSON.parse([...writeJson(toJournalDocument({ reading, plan, readingOptions }))].join(''));
}

function verdictOf(document: Written, bytes = csvC2()): DocumentVerdict {
  const read = readJournalDocument(document);
  if (read.kind !== 'ok') {
    throw new Error(read.message);
  }
  return verify(
    readReports([{ name: 'c2.csv', bytes }], read.document.readingOptions),
    read.document,
  );
}

function differencesOf(document: Written, bytes = csvC2()): readonly Difference[] {
  return verdictOf(document, bytes).parts.flatMap(({ differences }) => differences);
}

describe('verify, from the bytes of a report with included tax (C2, 13 %)', () => {
  test('the entry is the one of the worked example, line by line', () => {
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

  test('each part of a cell has its column, its cents and its row', () => {
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

  test('follows from the file and the stated rate', () => {
    const verdict = verdictOf(documentOf({ 'on-2': '13' }));
    expect(verdict.parts.filter(({ follows }) => !follows)).toEqual([]);
    expect(verdict.parts.map(({ part }) => part)).toEqual([
      'version',
      'plan_options',
      'reading_options',
      'reports',
      'payouts',
      'entries',
      'blocked',
      'nil',
      'variances',
      'warnings',
      'digest',
    ]);
  });

  test('a changed cent of extracted tax is reported with path and line', () => {
    const document = documentOf({ 'on-2': '13' });
    const place = document.entries[0]?.lines.findIndex(
      ({ description }) => description === 'reductions',
    );
    const line = document.entries[0]?.lines[place ?? -1];
    if (line !== undefined) {
      line.amount_cents += 1;
    }
    expect(differencesOf(document)).toEqual([
      {
        kind: 'changed',
        path: `/entries/0/lines/${place}/amount_cents`,
        line: 'HST payable (debit, order_error_tax)',
        stated: 261,
        derived: 260,
      },
    ]);
  });

  test('a cent moved between the net and the tax of one cell is reported by source', () => {
    const document = documentOf({ 'on-2': '13' });
    for (const line of document.entries[0]?.lines.slice(1) ?? []) {
      for (const source of line.rows) {
        source.cents += { ads_marketing: 1, ads_marketing_tax: -1 }[source.component] ?? 0;
      }
    }
    expect(differencesOf(document)).toEqual([
      {
        kind: 'changed',
        path: '/entries/0/lines/2/rows/1/cents',
        line: 'HST input tax credits (debit, commission_tax)',
        stated: -391,
        derived: -390,
      },
      {
        kind: 'changed',
        path: '/entries/0/lines/3/rows/0/cents',
        line: 'Delivery advertising (debit, ads_marketing)',
        stated: -2_999,
        derived: -3_000,
      },
    ]);
  });

  test.each([
    ['5', [5_036, 3_229, 2_152, 108]],
    ['0', [4_875, 3_390, 2_260, null]],
  ])('the same file at %s %% gives another entry, and the rate is reported', (rate, derived) => {
    const document = documentOf({ 'on-2': '13' });
    document.reading_options.inclusive_tax_rates['on-2'] = rate;
    const found = differencesOf(document);
    expect(found.filter(({ path }) => path.startsWith('/reading_options'))).toEqual([
      {
        kind: 'digest',
        path: '/reading_options/inclusive_tax_rates/on-2',
        stated: rate,
        derived: null,
      },
    ]);
    const amounts = [5_265, 3_000, 2_000, 260].map((stated) =>
      found.find((one) => one.path.endsWith('/amount_cents') && one.stated === stated),
    );
    expect(amounts.map((difference) => difference?.derived ?? null)).toEqual(derived);
  });

  test('a changed cent in the file is reported in every line that includes it', () => {
    const text = new TextDecoder().decode(csvC2());
    const changed = text.replace('-22.60', '-22.61').replace('1146.95', '1146.94');
    const bytes = new TextEncoder().encode(changed);
    const found = differencesOf(documentOf({ 'on-2': '13' }), bytes);
    expect(
      found
        .filter(({ path }) => path.endsWith('/amount_cents'))
        .map(({ line, stated, derived }) => [line, stated, derived]),
    ).toEqual([
      ['Clearing – DoorDash (CAD) (debit, net_payout)', 114_695, 114_694],
      ['Refunds & error charges (contra) (debit, order_error)', 2_000, 2_001],
    ]);
    expect(found[0]?.path).toBe('/reports/0/sha256');
    expect(found.find(({ path }) => path.endsWith('/net_cents'))).toEqual({
      kind: 'changed',
      path: '/payouts/0/net_cents',
      stated: 114_695,
      derived: 114_694,
    });
  });
});
