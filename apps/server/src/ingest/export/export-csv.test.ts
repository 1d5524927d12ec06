import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { writeExportCsv } from './sync-export.ts';
import type { ExportedLine } from './sync-export.ts';

const HEADER =
  'Date,Document number,Store,Platform,Kind,Status,Account,Description,Debit,Credit,Currency,Payout,Payout date,Id in the books,Account id';

const LINE: ExportedLine = {
  date: '2026-03-31',
  documentNumber: 'UE-1',
  store: 'Harbor Street',
  platform: 'ubereats',
  kind: 'payout',
  status: 'posted',
  accountId: '41',
  account: 'Sales',
  description: 'Food',
  debitCents: 0,
  creditCents: 123_456,
  currency: 'USD',
  payoutRef: 'PAY-1',
  payoutOn: '2026-04-02',
  booksId: '907',
};

async function csvOf(...lines: readonly ExportedLine[]): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of writeExportCsv({
    client: 'Harbor',
    from: '2026-03-01',
    to: '2026-03-31',
    lines,
  })) {
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Parses RFC 4180 CSV by column. */
function readBack(csv: string): Record<string, string>[] {
  const { data, errors } = papaparse.parse<Record<string, string>>(csv.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  return data;
}

test('a period without entries has only the header line', async () => {
  expect(await csvOf()).toBe(`${HEADER}\r\n`);
});

test('a line is one record, with its amount on one side and the other side blank', async () => {
  expect(await csvOf(LINE)).toBe(
    `${HEADER}\r\n2026-03-31,UE-1,Harbor Street,ubereats,payout,posted,Sales,Food,,1234.56,USD,PAY-1,2026-04-02,907,41\r\n`,
  );
});

test('unknown values are blank, and no column shifts', async () => {
  const open = { platform: null, accountId: null, booksId: null, payoutOn: null, payoutRef: '' };
  expect(await csvOf({ ...LINE, ...open, store: '', description: '' })).toBe(
    `${HEADER}\r\n2026-03-31,UE-1,,,payout,posted,Sales,,,1234.56,USD,,,,\r\n`,
  );
});

test.each([
  [-1, '-0.01'],
  [-100, '-1.00'],
  [-123_456, '-1234.56'],
  [5, '0.05'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%d cents are written as the number %s', async (cents, written) => {
  const [read] = readBack(await csvOf({ ...LINE, debitCents: cents, creditCents: 0 }));
  expect([read?.['Debit'], read?.['Credit']]).toEqual([written, '']);
});

test('lines of two currencies each have their own, in input order', async () => {
  const read = readBack(
    await csvOf(
      { ...LINE, creditCents: 1_000 },
      { ...LINE, creditCents: 2_000, currency: 'CAD' },
      { ...LINE, creditCents: 3_000 },
    ),
  );
  expect(read.map(({ Credit, Currency }) => `${Credit} ${Currency}`)).toEqual([
    '10.00 USD',
    '20.00 CAD',
    '30.00 USD',
  ]);
});

test.each([
  [
    '=HYPERLINK("https://evil.example.test","Pay")',
    `'=HYPERLINK("https://evil.example.test","Pay")`,
  ],
  ['+1 555 010 0123', "'+1 555 010 0123"],
  ['-2 refunds', "'-2 refunds"],
  ['@sum(A1)', "'@sum(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r\n=1+1', "'\r\n=1+1"],
  ['＝1+1', "'＝1+1"],
  ['Joe = Ann', 'Joe = Ann'],
  ['Joe, "Ann" & Sons', 'Joe, "Ann" & Sons'],
  ['Two\r\nlines', 'Two\r\nlines'],
  [' a blank at either end ', ' a blank at either end '],
  ['Café 🍜 d’Été', 'Café 🍜 d’Été'],
])('%j is written as %j in every column that a person or a platform fills', async (text, shown) => {
  const [read, ...others] = readBack(
    await csvOf({
      ...LINE,
      documentNumber: text,
      store: text,
      account: text,
      description: text,
      payoutRef: text,
      booksId: text,
      accountId: text,
    }),
  );
  expect([read, others]).toEqual([
    {
      Date: '2026-03-31',
      'Document number': shown,
      Store: shown,
      Platform: 'ubereats',
      Kind: 'payout',
      Status: 'posted',
      Account: shown,
      Description: shown,
      Debit: '',
      Credit: '1234.56',
      Currency: 'USD',
      Payout: shown,
      'Payout date': '2026-04-02',
      'Id in the books': shown,
      'Account id': shown,
    },
    [],
  ]);
});
