import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../model/components.ts';
import type { Reading, RowSet } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { FAKE_FILE, fakePayout } from '../testing/store-payout.fake.ts';
import {
  exampleC1,
  exampleD1,
  exampleD2,
  exampleU1,
  exampleU2,
} from '../testing/worked-examples.fake.ts';
import { toDecimal, writeMoney, writeShare } from './amounts.ts';
import { toCsvRecord, toSafeText } from './csv-field.ts';
import { writeJournalCsv } from './journal-csv.ts';
import { toJournalDocument } from './journal-document.ts';
import schema from './journal-document.schema.json' with { type: 'json' };
import { writeJson } from './write-json.ts';

const BLOCKED = {
  file: 'other.csv',
  reason: 'unknown_money_column',
  column: 'Mystery fee',
  message: 'Not read.',
} as const;

const READING: Reading = {
  reports: [
    {
      file: FAKE_FILE,
      platform: 'ubereats',
      reportType: 'ubereats_payment_details_us',
      rows: 3,
      quarantined: [
        {
          row: 5,
          column: 'Total payout',
          reason: 'row_does_not_foot',
          expectedCents: toCents(100),
          foundCents: toCents(101),
          message: 'Row 5 does not foot.',
        },
      ],
      variants: [{ question: 'offer_tax', decision: 'inside', rowsFooted: 2, rowsTested: 2 }],
      leftOut: { payout_transfer: 1 },
      notes: [{ code: 'stored', values: {}, message: 'A note.' }],
    },
  ],
  payouts: [
    exampleU1(),
    exampleU2(),
    exampleD1(),
    exampleD2(),
    exampleC1(),
    fakePayout([{ on: '2026-04-01', cents: { other_unclassified: -5 } }], { payoutRef: 'X' }),
    fakePayout([], { payoutRef: 'NIL' }),
  ],
  blocked: [BLOCKED],
};

function documentText(): string {
  const options = { bankLeg: 'transfer', memoTax: 'gross_up' } as const;
  const plan = planEntries(READING.payouts, options);
  return [...writeJson(toJournalDocument({ reading: READING, plan, options }))].join('');
}

/** An independent RFC 8785 serializer for the texts and whole numbers in a document. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

describe('the JSON contract', () => {
  test('the document of the worked examples matches the schema', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
      schema,
    );
    const document: unknown = JSON.parse(documentText());
    expect([validate(document), validate.errors]).toEqual([true, null]);
  });

  test('the schema has every component', () => {
    const known = schema.$defs.component.enum;
    expect(known.filter((key) => !key.endsWith('_tax') || key === 'sales_tax')).toEqual(
      COMPONENTS.filter((component) => component !== 'net_payout'),
    );
  });

  test('a small document, field by field', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { tips: 500 } }]);
    const reading: Reading = { reports: [], payouts: [payout], blocked: [BLOCKED] };
    const plan = planEntries([payout]);
    const text = [...writeJson(toJournalDocument({ reading, plan }))].join('');
    const [entry] = plan.entries;
    const rows = [
      {
        file: 'payouts.csv',
        sha256: 'a'.repeat(64),
        column: 'Tips',
        component: 'tips',
        factor: 1,
        cents: 500,
        rows: [3],
      },
    ];
    expect(JSON.parse(text)).toEqual({
      version: 2,
      plan_options: {
        basis: 'accrual',
        split: 'month',
        by: 'payout',
        tax_mode: 'pass_through_gross',
        memo_tax: 'ignore',
        split_tax: 'restaurant_remits',
        revenue: 'gross',
        sales: 'report',
        bank_leg: 'none',
        accounts: {},
        books_currency: null,
      },
      reading_options: {
        time_zone: null,
        business_day_cutoff: null,
        inclusive_tax_rates: {},
        today: null,
        columns: [],
      },
      reports: [],
      payouts: [
        {
          platform: 'ubereats',
          payout_ref: 'PR-1',
          payout_on: '2026-04-07',
          store_id: 'store-1',
          store_name: 'Main Street',
          channel: 'Marketplace',
          currency: 'USD',
          period_start_on: '2026-03-30',
          period_end_on: '2026-04-05',
          net_cents: 500,
          components: { tips: 500 },
          identities: [{ id: 'I5', holds: true, difference_cents: 0 }],
        },
      ],
      entries: [
        {
          document_number: entry?.documentNumber,
          kind: 'payout',
          date: '2026-04-05',
          memo: entry?.memo,
          currency: 'USD',
          platform: 'ubereats',
          payout_ref: 'PR-1',
          payout_on: '2026-04-07',
          store_id: 'store-1',
          store_name: 'Main Street',
          channel: 'Marketplace',
          part: 1,
          parts: 1,
          slice: '2026-04',
          lines: [
            {
              account: 'Clearing – Uber Eats',
              account_type: 'Other Current Asset',
              description: '',
              side: 'debit',
              amount_cents: 500,
              component: 'net_payout',
              components: { tips: 500 },
              rows,
            },
            {
              account: 'Tips payable',
              account_type: 'Other Current Liability',
              description: '',
              side: 'credit',
              amount_cents: 500,
              component: 'tips',
              components: { tips: 500 },
              rows,
            },
          ],
        },
      ],
      blocked: [BLOCKED],
      nil: [],
      variances: [],
      warnings: [],
      digest: {
        algorithm: 'sha256',
        form: 'RFC 8785',
        document: expect.stringMatching(/^[0-9a-f]{64}$/),
        chosen: expect.objectContaining({
          '/plan_options/basis': createHash('sha256').update('"accrual"').digest('hex'),
          '/reading_options/time_zone': createHash('sha256').update('null').digest('hex'),
          '/blocked/0/file': createHash('sha256').update('"other.csv"').digest('hex'),
        }),
      },
    });
  });

  test('its digest is the SHA-256 of the rest with sorted keys and no whitespace', () => {
    const { digest, ...content } = JSON.parse(documentText()) as { digest: { document: string } };
    expect(digest.document).toBe(createHash('sha256').update(canonical(content)).digest('hex'));
  });

  test('the same input gives the same text', () => {
    expect(documentText()).toBe(documentText());
  });
});

describe('writing JSON in chunks', () => {
  test('equals JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = [...writeJson(value)].join('');
        expect(text).toBe(`${JSON.stringify(value)}\n`);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('row numbers are written identically from a typed array', () => {
    const rows = Uint32Array.from({ length: 20_000 }, (_unused, index) => index * 3);
    expect([...writeJson({ rows, none: new Uint32Array(0) })].join('')).toBe(
      `${JSON.stringify({ rows: [...rows], none: [] })}\n`,
    );
  });

  test('a document can be written twice', () => {
    const payouts = [exampleU2()];
    const reading = { reports: [], payouts, blocked: [] };
    const document = toJournalDocument({ reading, plan: planEntries(payouts) });
    expect([...writeJson(document)]).toEqual([...writeJson(document)]);
  });

  test('a million row numbers are written in small chunks', () => {
    const rows: Iterable<number> = {
      *[Symbol.iterator]() {
        for (let row = 1; row <= 1_000_000; row += 1) {
          yield row;
        }
      },
    };
    let length = 0;
    let longest = 0;
    for (const piece of writeJson({ rows })) {
      length += piece.length;
      longest = Math.max(longest, piece.length);
    }
    expect(length).toBe('{"rows":[]}\n'.length + 5_888_896 + 999_999);
    expect(longest).toBeLessThan(200_000);
  });
});

test('planning and presenting never expand row numbers', () => {
  const refused: RowSet = {
    size: 1_000_000,
    byFile() {
      throw new Error('expanded');
    },
  };
  const payout = exampleU1();
  const days = payout.days.map((day) => ({
    ...day,
    sums: day.sums.map((facet) => ({ ...facet, rows: refused })),
  }));
  const reading = { reports: [], payouts: [{ ...payout, days }], blocked: [] };
  const plan = planEntries(reading.payouts, { bankLeg: 'transfer' });
  expect(plan.entries).toHaveLength(3);
  const document = toJournalDocument({ reading, plan });
  expect(() => [...writeJson(document)]).toThrow('expanded');
});

describe('the CSV journal', () => {
  const { entries } = planEntries([exampleU1(), exampleD1()], { bankLeg: 'transfer' });
  const csv = [...writeJournalCsv(entries)].join('');
  const parsed = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });

  test('has one record per journal line, and an independent parser reads the same amounts', () => {
    expect(parsed.errors).toEqual([]);
    expect(
      parsed.data.map((row) => [row.document_number, row.account, row.debit, row.credit]),
    ).toEqual(
      entries.flatMap((entry) =>
        entry.lines.map((line) => [
          entry.documentNumber,
          line.account,
          line.side === 'debit' ? toDecimal(line.amountCents) : '',
          line.side === 'credit' ? toDecimal(line.amountCents) : '',
        ]),
      ),
    );
  });

  test('ends its lines with CRLF', () => {
    expect(csv.split('\r\n').at(-1)).toBe('');
    expect(csv.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('no text of a hostile store starts a formula, and quoting survives', () => {
    const storeName = '=HYPERLINK("http://x","a")\r\n,b';
    const payout = fakePayout([{ on: '2026-04-01', cents: { tips: 1 } }], {
      storeName,
      storeId: '@SUM(A1)',
      payoutRef: '-1+1',
      channel: '\tMarketplace',
    });
    const text = [...writeJournalCsv(planEntries([payout]).entries)].join('');
    const { data } = Papa.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map((row) => [row.store_name, row.store_id, row.payout_ref, row.channel])).toEqual(
      data.map(() => [`'${storeName}`, "'@SUM(A1)", "'-1+1", "'\tMarketplace"]),
    );
  });
});

describe('texts for spreadsheets', () => {
  test('no escaped text starts a formula, and the original is preserved', () => {
    fc.assert(
      fc.property(
        fc.tuple(
          fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'),
          fc.string(),
        ),
        ([start, rest]) => {
          const safe = toSafeText(start + rest);
          expect(safe).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/u);
          expect(safe.endsWith(start + rest)).toBe(true);
        },
      ),
      { numRuns: 1_000, seed: 1 },
    );
  });

  test.each([
    ['Joe', 'Joe'],
    ['Joe, Inc.', '"Joe, Inc."'],
    ['a "b"', '"a ""b"""'],
    ['-5', "'-5"],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(toCsvRecord([toSafeText(text), '-1.00'])).toBe(`${written},-1.00\r\n`);
  });
});

test('amounts', () => {
  expect([0, 5, -5, 100, -123_456].map(toDecimal)).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '-1234.56',
  ]);
  expect([writeMoney(329_050, 'USD'), writeMoney(-123_456_789, 'CAD')]).toEqual([
    '$3,290.50',
    '−CA$1,234,567.89',
  ]);
  expect([2_500, 0, -6, 1_234, 10_000].map(writeShare)).toEqual([
    '25.0%',
    '0.0%',
    '−0.1%',
    '12.3%',
    '100.0%',
  ]);
});
