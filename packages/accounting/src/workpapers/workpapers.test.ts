import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { FAKE_FILE, fakePayout, rowsOf } from '../testing/store-payout.fake.ts';
import {
  exampleC1,
  exampleC2,
  exampleD1,
  exampleD2,
  exampleU1,
  exampleU2,
} from '../testing/worked-examples.fake.ts';
import { calculate } from './formula.fake.ts';
import type { SheetValue } from './formula.fake.ts';
import { toWorkpapers, writeWorkpapers } from './write-workpapers.ts';
import type { WorkpapersInput } from './write-workpapers.ts';

const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '<b>&"\'',
  '\u0000\uFFFE',
  '\uD800x',
];

function readingOf(): Reading {
  const examples = [exampleU1(), exampleU2(), exampleD1(), exampleD2(), exampleC1(), exampleC2()];
  const hostile = HOSTILE.map((storeName, index) =>
    fakePayout([{ on: '2026-04-01', cents: { gross_sales: 1_003, commission: -251 } }], {
      storeName,
      storeId: storeName,
      payoutRef: `H${index}`,
      channel: storeName,
      identities: [
        { id: 'I1', holds: true, differenceCents: toCents(0) },
        { id: 'I3', holds: false, differenceCents: toCents(7) },
      ],
    }),
  );
  const quarantined = HOSTILE.map((column, index) => ({
    row: index + 3,
    column,
    reason: 'row_does_not_foot' as const,
    expectedCents: toCents(100),
    foundCents: toCents(103),
    message: column,
  }));
  const file = { name: '=cmd|calc.csv', sha256: 'c'.repeat(64) };
  const report = {
    file,
    platform: 'ubereats',
    reportType: 'ubereats_payment_details_us',
    rows: 20,
    quarantined,
    variants: [],
    leftOut: {},
    notes: [],
  } as const;
  return { reports: [report], payouts: [...examples, ...hostile], blocked: [] };
}

function inputOf(over: Partial<WorkpapersInput> = {}): WorkpapersInput {
  const reading = readingOf();
  const options = { bankLeg: 'transfer' } as const;
  return { reading, plan: planEntries(reading.payouts, options), options, ...over };
}

type ReadCell = {
  readonly value: SheetValue;
  readonly formula: string | null;
  readonly type: string;
};

/** The cells of each sheet by reference, read from the XML parts. */
function readSheets(bytes: Uint8Array): ReadonlyMap<string, ReadonlyMap<string, ReadCell>> {
  const parts = unzipSync(bytes);
  const xmlOf = (path: string): string => {
    const part = parts[path];
    return part === undefined ? '' : strFromU8(part);
  };
  const names = [...xmlOf('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/gu)];
  return new Map(
    names.map(([, name = ''], index) => [
      name,
      readCells(xmlOf(`xl/worksheets/sheet${index + 1}.xml`)),
    ]),
  );
}

function readCells(xml: string): ReadonlyMap<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, attributes = '', inner = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)) {
    const ref = /r="([A-Z]+\d+)"/u.exec(attributes)?.[1] ?? '';
    const type = /t="(\w+)"/u.exec(attributes)?.[1] ?? 'n';
    const formula = /<f>(.*?)<\/f>/su.exec(inner)?.[1] ?? null;
    const raw = /<(?:v|t)(?: [^>]*)?>(.*?)<\/(?:v|t)>/su.exec(inner)?.[1] ?? '';
    const value = type === 'n' && raw !== '' ? Number(raw) : decode(raw);
    cells.set(ref, { value, formula: formula === null ? null : decode(formula), type });
  }
  return cells;
}

function decode(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('_x000D_', '\r');
}

function rowOf(cells: ReadonlyMap<string, ReadCell> | undefined, row: number): SheetValue[] {
  return 'ABCDEFGHIJKLM'.split('').map((column) => cells?.get(`${column}${row}`)?.value ?? '');
}

describe('the workpapers', () => {
  test('have their seven sheets', async () => {
    expect([...readSheets(await toWorkpapers(inputOf())).keys()]).toEqual([
      'Waterfall',
      'Entries',
      'Rows',
      'Identities',
      'Quarantine',
      'Variances',
      '1099-K schedule',
    ]);
  });

  test('are byte-identical for the same input', async () => {
    const [first, second] = await Promise.all([toWorkpapers(inputOf()), toWorkpapers(inputOf())]);
    const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(digest(second)).toBe(digest(first));
  });

  test('are byte-identical in another time zone', async () => {
    const before = process.env.TZ;
    const first = await toWorkpapers(inputOf());
    process.env.TZ = 'Pacific/Kiritimati';
    const second = await toWorkpapers(inputOf());
    process.env.TZ = before ?? '';
    expect(Buffer.compare(first, second)).toBe(0);
  });

  test('cache the correct value with every formula', async () => {
    const sheets = readSheets(await toWorkpapers(inputOf()));
    const lookup = (sheet: string, ref: string): SheetValue => {
      const cell = sheets.get(sheet)?.get(ref);
      // A calculating reader evaluates formulas and ignores cached values.
      return cell?.formula ? calculate(cell.formula, sheet, lookup) : (cell?.value ?? '');
    };
    const wrong: string[] = [];
    let formulas = 0;
    for (const [sheet, cells] of sheets) {
      for (const [ref, { formula, value }] of cells) {
        if (formula !== null) {
          formulas += 1;
          const calculated = calculate(formula, sheet, lookup);
          const isSame =
            typeof calculated === 'number' && typeof value === 'number'
              ? Math.abs(calculated - value) < 0.000_001
              : calculated === value;
          if (!isSame) {
            wrong.push(`${sheet}!${ref} =${formula}: ${calculated}, cached ${value}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(formulas).toBeGreaterThan(300);
  });

  test('no text starts a formula, and no formula contains text from reports', async () => {
    const sheets = readSheets(await toWorkpapers(inputOf()));
    const cells = [...sheets.values()].flatMap((found) => [...found.values()]);
    const texts = cells.filter(({ formula, type }) => formula === null && type === 'inlineStr');
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ value }) => /^[=+\-@\t\r\n\0]/u.test(String(value)))).toEqual([]);
    const formulas = cells.flatMap(({ formula }) => formula ?? []);
    const allowed =
      /^(?:[A-Z]\d+|\d+|SUM|SUMIFS|ROUND|IF|Entries!|"(?:|Total|USD|CAD|holds|does not hold)"|[-+/=(),:])+$/u;
    expect(formulas.filter((formula) => !allowed.test(formula))).toEqual([]);
  });

  test('keep hostile texts readable', async () => {
    const quarantine = readSheets(await toWorkpapers(inputOf())).get('Quarantine');
    const columns = HOSTILE.map((_text, index) => quarantine?.get(`C${index + 2}`)?.value);
    expect(columns).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "'\r=1",
      '<b>&"\'',
      '\uFFFD\uFFFD',
      '\uFFFDx',
    ]);
  });
});

describe('their sheets', () => {
  test('Columns: decisions about unknown columns, only if there are any', async () => {
    const reading = readingOf();
    const columns = [
      { column: '=Total', decision: 'subtotal', of: ['Tips', 'Bag Fee'], rowsTested: 20 },
      {
        column: 'Robot fee',
        decision: 'component',
        component: 'processing_fee',
        factor: -1,
        rowsTested: 4,
      },
      { column: 'Loyalty points', decision: 'not_money', rowsTested: 0 },
      { column: 'Gratuities', decision: 'alias', knownAs: 'tips', rowsTested: 20 },
    ] as const;
    const reports = reading.reports.map((report) => ({ ...report, columns }));
    const input = inputOf({ reading: { ...reading, reports } });
    const sheets = readSheets(await toWorkpapers(input));
    expect([...sheets.keys()].indexOf('Columns')).toBe(5);
    const file = ["'=cmd|calc.csv", 'c'.repeat(64)];
    const of = 'Subtotal or other name of';
    expect([1, 2, 3, 4, 5, 6].map((row) => rowOf(sheets.get('Columns'), row).slice(0, 8))).toEqual([
      ['File', 'SHA-256', 'Column', 'Decision', 'Component', 'Sign', of, 'Rows tested'],
      [...file, "'=Total", 'Subtotal, left out', '', 'as printed', 'Tips + Bag Fee', 20],
      [...file, 'Robot fee', 'Part of', 'processing_fee', 'turned', '', 4],
      [...file, 'Loyalty points', 'Not money, left out', '', 'as printed', '', 0],
      [...file, 'Gratuities', 'Another name of', '', 'as printed', 'tips', 20],
      ['', '', '', '', '', '', '', ''],
    ]);
  });

  test('Waterfall: U1 from gross to net', async () => {
    const input = inputOf();
    const u1 = exampleU1();
    const reading = { ...input.reading, payouts: [u1] };
    const sheet = readSheets(await toWorkpapers({ reading, plan: planEntries([u1]) })).get(
      'Waterfall',
    );
    expect([2, 6, 10].map((row) => rowOf(sheet, row).slice(5))).toEqual([
      ['Gross sales', 'gross_sales', 5100, 5100, 1, 'Delivery sales – Uber Eats', '', ''],
      ['Commission', 'commission', -1275, 3708.95, -0.25, 'Delivery commission', '', ''],
      [
        'Net payout',
        'net_payout',
        3290.5,
        3290.5,
        3290.5 / 5100,
        'Clearing – Uber Eats',
        3290.5,
        0,
      ],
    ]);
    expect(sheet?.get('H10')?.formula).toBe('SUM(H2:H9)');
  });

  test('Entries: each entry has a total and a difference of zero', async () => {
    const u1 = exampleU1();
    const reading = { reports: [], payouts: [u1], blocked: [] };
    const sheet = readSheets(await toWorkpapers({ reading, plan: planEntries([u1]) })).get(
      'Entries',
    );
    expect([12, 25, 26].map((row) => rowOf(sheet, row).slice(1, 8))).toEqual([
      ['Total', '', '', 1339.4, 1339.4, 'USD', 0],
      ['Total', '', '', 4219.92, 4219.92, 'USD', 0],
      ['', '', '', 5559.32, 5559.32, 'USD', 0],
    ]);
    expect([sheet?.get('E12')?.formula, sheet?.get('H12')?.formula]).toEqual([
      'SUM(E2:E11)',
      'ROUND(E12-F12,2)',
    ]);
  });

  test('Rows: abbreviates the rows of each source', async () => {
    const payout = fakePayout(
      [1, 2, 3, 5].map(() => ({ on: '2026-04-01', cents: { gross_sales: 100 } })),
    );
    const days = payout.days.map((day) => ({
      ...day,
      sums: day.sums.map((facet) => ({ ...facet, rows: rowsOf([3, 4, 5, 9]) })),
    }));
    const payouts = [{ ...payout, days }];
    const reading = { reports: [], payouts, blocked: [] };
    const sheet = readSheets(await toWorkpapers({ reading, plan: planEntries(payouts) })).get(
      'Rows',
    );
    expect(rowOf(sheet, 2).slice(4, 11)).toEqual([
      'Delivery sales – Uber Eats',
      'gross_sales',
      'Gross sales',
      FAKE_FILE.name,
      1,
      '3–5, 9',
      4,
    ]);
    expect(sheet?.has('A3')).toBe(false);
  });

  test('Rows: lists every cell with its amount if a reader is given, and proves the sum', async () => {
    const payouts = [
      fakePayout([
        { on: '2026-04-01', cents: { gross_sales: 100 } },
        { on: '2026-04-01', cents: { gross_sales: 250 } },
      ]),
    ];
    const reading = { reports: [], payouts, blocked: [] };
    const printed = new Map([
      [3, 100],
      [4, 250],
    ]);
    const cellsOf: WorkpapersInput['cellsOf'] = (source) =>
      [...source.rows.byFile()].flatMap(({ rows }) =>
        [...rows].map((row) => ({ row, cents: printed.get(row) ?? 0 })),
      );
    const plan = planEntries(payouts);
    const sheet = readSheets(
      await toWorkpapers({ reading, plan, ...(cellsOf === undefined ? {} : { cellsOf }) }),
    ).get('Rows');
    expect([2, 3, 4, 5].map((row) => rowOf(sheet, row).slice(9, 12))).toEqual([
      ['2 rows', 3.5, ''],
      [3, 1, ''],
      [4, 2.5, ''],
      ['Sum of cells', 3.5, 0],
    ]);
    expect([sheet?.get('K5')?.formula, sheet?.get('L5')?.formula]).toEqual([
      'SUM(K3:K4)',
      'ROUND(K2-K5,2)',
    ]);
  });

  test('Rows: a reader that loses cells stops the workpapers', async () => {
    const payouts = [fakePayout([{ on: '2026-04-01', cents: { gross_sales: 100 } }])];
    const reading = { reports: [], payouts, blocked: [] };
    await expect(
      toWorkpapers({ reading, plan: planEntries(payouts), cellsOf: () => [] }),
    ).rejects.toThrow('gave 0 cells for 1 rows');
  });

  test('Identities, Quarantine and Variances list what does not hold', async () => {
    const sheets = readSheets(await toWorkpapers(inputOf()));
    expect(rowOf(sheets.get('Identities'), 3).slice(0, 8)).toEqual([
      'I3',
      'Uber Eats',
      'H0',
      "'=1+1",
      "'=1+1",
      '',
      'does not hold',
      0.07,
    ]);
    expect(rowOf(sheets.get('Identities'), 20).slice(0, 8).at(6)).toBe('holds');
    expect(rowOf(sheets.get('Quarantine'), 2).slice(1, 7)).toEqual([
      3,
      "'=1+1",
      'row_does_not_foot',
      1,
      1.03,
      0.03,
    ]);
    expect(rowOf(sheets.get('Variances'), 11).slice(0, 6)).toEqual([
      'Total USD',
      '',
      '',
      '',
      '',
      0.63,
    ]);
  });

  test('1099-K: gross by month of sale, in dollars only, nothing subtracted', async () => {
    const payouts = [exampleU1(), exampleU2(), exampleC1()];
    const reading = { reports: [], payouts, blocked: [] };
    const sheet = readSheets(await toWorkpapers({ reading, plan: planEntries(payouts) })).get(
      '1099-K schedule',
    );
    expect([2, 3, 4, 5].map((row) => rowOf(sheet, row).slice(1, 10))).toEqual([
      ['Harbor Grill', '2026-04', 2500, 175, 15, 0, 2690, '', ''],
      ['Liberty Diner', '2026-03', 1240, 74.4, 0, 0, 1314.4, '', ''],
      ['Liberty Diner', '2026-04', 3860, 231.6, 0, 0, 4091.6, '', ''],
      ['', '', 7600, 481, 15, 0, 8096, 0, ''],
    ]);
    expect(sheet?.has('A6')).toBe(false);
  });
});

test('a sheet with many rows is streamed in chunks', async () => {
  const size = 120_000;
  const facetRows = rowsOf(Array.from({ length: size }, (_unused, index) => index * 2 + 3));
  const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: size } }]);
  const days = payout.days.map((day) => ({
    ...day,
    sums: day.sums.map((facet) => ({ ...facet, rows: facetRows })),
  }));
  const payouts = [{ ...payout, days }];
  const reading = { reports: [], payouts, blocked: [] };
  let produced = 0;
  let producedAtFirstPiece = 0;
  const cellsOf = function* () {
    for (let row = 0; row < size; row += 1) {
      produced += 1;
      yield { row: row * 2 + 3, cents: 1 };
    }
  };
  for await (const piece of writeWorkpapers({ reading, plan: planEntries(payouts), cellsOf })) {
    if (produced > 0 && producedAtFirstPiece === 0 && piece.length > 0) {
      producedAtFirstPiece = produced;
    }
  }
  expect(produced).toBe(size);
  expect(producedAtFirstPiece).toBeLessThan(size / 2);
});

/** The workbook without the cached values of its formulas, so that readers have to calculate. */
function withoutCachedValues(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, part]) => [
        path,
        path.startsWith('xl/worksheets/')
          ? strToU8(strFromU8(part).replaceAll(/(<\/f>)<v>.*?<\/v>/gsu, '$1'))
          : part,
      ]),
    ),
  );
}

/** Parses a number as LibreOffice writes it to CSV, `64.5%` or `12.5`. */
function readShown(shown: string): number {
  return shown.endsWith('%') ? Number(shown.slice(0, -1)) / 100 : Number(shown);
}

const withoutOffice = spawnSync('soffice', ['--version']).error !== undefined;

test.skipIf(withoutOffice)(
  'LibreOffice calculates the cached value of every formula',
  { timeout: 120_000 },
  async () => {
    const bytes = await toWorkpapers(inputOf());
    const folder = mkdtempSync(join(tmpdir(), 'platebook-workpapers-'));
    try {
      const path = join(folder, 'workpapers.xlsx');
      writeFileSync(path, withoutCachedValues(bytes));
      // Comma, quote, UTF-8, raw values, all sheets.
      const filter =
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const args = [profile, '--headless', '--convert-to', filter, '--outdir', folder, path];
      expect(spawnSync('soffice', args).status).toBe(0);
      const differences: string[] = [];
      let compared = 0;
      for (const [sheet, cells] of readSheets(bytes)) {
        const csv = readFileSync(join(folder, `workpapers-${sheet}.csv`), 'utf8');
        const { data } = Papa.parse<string[]>(csv);
        const calculated = [...cells].filter(([, { formula }]) => formula !== null);
        compared += calculated.length;
        for (const [ref, { formula, value }] of calculated) {
          const shown = data[Number(ref.slice(1)) - 1]?.[ref.charCodeAt(0) - 65] ?? '';
          const isSame =
            typeof value === 'number'
              ? Math.abs(readShown(shown) - value) < 0.000_001
              : shown === value;
          if (!isSame) {
            differences.push(`${sheet}!${ref} =${formula}: ${shown}, cached ${value}`);
          }
        }
      }
      expect(differences).toEqual([]);
      expect(compared).toBeGreaterThan(300);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('steps recorded by a POS say so, beside the accounts of the rest', async () => {
  const options = { sales: 'pos' } as const;
  const reading = readingOf();
  const plan = planEntries(reading.payouts, options);
  const sheets = readSheets(await toWorkpapers(inputOf({ plan, options })));
  const waterfall = sheets.get('Waterfall');
  // The first payout is U1: gross sales, tax, promotions, refunds, commission, … , the payout.
  const accounts = [2, 3, 6, 10].map((row) => waterfall?.get(`K${row}`)?.value);
  expect(accounts).toEqual([
    'recorded by the POS',
    'recorded by the POS',
    'Delivery commission',
    'Clearing – Uber Eats',
  ]);
});
