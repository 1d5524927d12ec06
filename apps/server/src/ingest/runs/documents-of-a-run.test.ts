import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';

type Line = {
  readonly account: string;
  readonly side: 'debit' | 'credit';
  readonly amount_cents: number;
  readonly component: string;
};
type Report = {
  readonly journal: {
    readonly entries: readonly {
      readonly document_number: string;
      readonly date: string;
      readonly lines: readonly Line[];
    }[];
  };
  readonly entries: readonly { readonly document_number: string; readonly debit_cents: number }[];
  readonly proof: { readonly debit_cents: number; readonly credit_cents: number };
};

const PERIOD = 'start_date=2026-03-30&end_date=2026-04-05';
const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const DETAILED = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';

let env: TestEnvironment;
/** The run of each platform's report. */
const runs: Record<string, string> = {};

beforeAll(async () => {
  env = await openTestEnvironment();
  for (const [platform, name] of Object.entries({ ubereats: UBER, doordash: DETAILED })) {
    const { import: run } = await uploadFile(env, name, await readDemo(name));
    expect((await settledImport(env, run.id)).failure).toBeNull();
    runs[platform] = run.id;
  }
});
afterAll(() => env.stop());

async function download(path: string): Promise<Uint8Array> {
  const response = await fetch(`${env.server.url}/api/v2/clients/sync/${path}`, {
    headers: { authorization: `Bearer ${env.token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** The rows of each sheet: texts and numbers as written, '' for empty cells. */
async function readWorkbook(bytes: Uint8Array): Promise<ReadonlyMap<string, readonly string[][]>> {
  const { sheets } = await readXlsx(bytes);
  return new Map(
    sheets.map(({ name, rows }) => [
      name,
      rows.map((row) => row.map((cell) => String(cell ?? ''))),
    ]),
  );
}

/** The exact cents of a money cell. */
function cents(cell = ''): number {
  return Math.round(Number(cell) * 100);
}

/** The sum of one column by document. */
function sums(rows: readonly (readonly string[])[], columns: { of: number; amount: number }) {
  const found: Record<string, number> = {};
  for (const row of rows) {
    const document = row[columns.of] ?? '';
    found[document] = (found[document] ?? 0) + cents(row[columns.amount]);
  }
  return found;
}

function debitsOf({ entries }: Report) {
  return Object.fromEntries(entries.map((entry) => [entry.document_number, entry.debit_cents]));
}

const report = (platform: string) =>
  env.read<Report>(`GET /api/v2/clients/sync/${runs[platform]}/report`);

describe.each(['ubereats', 'doordash'])('the workpapers of a run of %s', (platform) => {
  test('have each line of its entries, to the cent, and their totals', async () => {
    const text = await report(platform);
    const sheets = await readWorkbook(await download(`${runs[platform]}/workpapers`));
    const [, ...rows] = sheets.get('Entries') ?? [];
    const isTotal = (row: readonly string[]) => row[2] === '' && (row[8] ?? '') === '';
    const lines = rows.filter((row) => !isTotal(row));
    const expected = text.journal.entries.flatMap(({ document_number, date, lines: all }) =>
      all.map(({ account, side, amount_cents, component }) => [
        document_number,
        date,
        account,
        side === 'debit' ? amount_cents : 0,
        side === 'credit' ? amount_cents : 0,
        component,
      ]),
    );
    expect(
      lines.map((row) => [row[0], row[1], row[2], cents(row[4]), cents(row[5]), row[8]]),
    ).toEqual(expected);
    const debits = debitsOf(text);
    expect(Object.keys(debits)).not.toEqual([]);
    expect([
      sums(lines, { of: 0, amount: 4 }),
      sums(lines, { of: 0, amount: 5 }),
      sums(
        rows.filter((row) => isTotal(row) && row[1] === 'Total'),
        { of: 0, amount: 4 },
      ),
    ]).toEqual([debits, debits, debits]);
    expect([cents(rows.at(-1)?.[4]), cents(rows.at(-1)?.[5]), cents(rows.at(-1)?.[7])]).toEqual([
      text.proof.debit_cents,
      text.proof.credit_cents,
      0,
    ]);
  });
});

test('the export of a period has the same data as JSON, CSV and workbook, matching the entries', async () => {
  const path = `export?tenant_id=${env.tenantId}&${PERIOD}`;
  type Item = {
    readonly date: string;
    readonly document_number: string;
    readonly account: string;
    readonly debit_cents: number;
    readonly credit_cents: number;
  };
  const { items } = await env.read<{ items: readonly Item[] }>(
    `GET /api/v2/clients/sync/${path}&format=json`,
  );
  const sheets = await readWorkbook(await download(`${path}&format=xlsx`));
  const [header, ...rows] = sheets.get('Journal entries') ?? [];
  const lines = (read: readonly (readonly string[])[]) =>
    read.map((row) => [row[0], row[1], row[6], cents(row[8]), cents(row[9])]);
  expect(lines(rows)).toEqual(
    items.map((item) => [
      item.date,
      item.document_number,
      item.account,
      item.debit_cents,
      item.credit_cents,
    ]),
  );
  const [first = '', ...csv] = new TextDecoder()
    .decode(await download(path))
    .trimEnd()
    .split('\r\n');
  expect([first.split(','), csv.length]).toEqual([header, rows.length]);
  const both = { ...debitsOf(await report('ubereats')), ...debitsOf(await report('doordash')) };
  expect(sums(rows, { of: 1, amount: 8 })).toEqual(both);
  expect(sums(rows, { of: 1, amount: 9 })).toEqual(both);
});
