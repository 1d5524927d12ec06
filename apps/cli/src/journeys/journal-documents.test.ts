import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentEntry, DocumentLine, JournalDocument } from '@platebook/accounting';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { runBuilt, runShell } from '../testing/run-built.ts';

let cwd = '';
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder: cwd, dispose } = await copyDemo());
});

afterAll(() => dispose());

/** What `JSON.parse` returns: every iterable of the document's type is an array. */
type Parsed<T> =
  T extends Iterable<infer Item>
    ? T extends string
      ? T
      : Parsed<Item>[]
    : T extends object
      ? { [Key in keyof T]: Parsed<T[Key]> }
      : T;

async function readDocument(...args: string[]) {
  const { exitCode, stdout } = await runBuilt(['journal', ...args, '--format', 'json'], { cwd });
  return { exitCode, document: JSON.parse(stdout) as Parsed<JournalDocument> };
}

describe('the JSON document', () => {
  test('fits the published contract, with good, quarantined and rejected files at once', async () => {
    const contract = await readFile(
      new URL(
        '../../../../packages/accounting/src/output/journal-document.schema.json',
        import.meta.url,
      ),
      'utf8',
    );
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
      JSON.parse(contract),
    );
    const files = [DEMO.uber, DEMO.doordash, DEMO.doNotFoot, DEMO.unknownColumn, 'nowhere.csv'];
    const { document } = await readDocument(...files, '--bank-leg', 'transfer');
    expect([validate(document), validate.errors]).toEqual([true, null]);
    expect(document.version).toBe(2);
  });

  test('names the quarantined rows of each file', async () => {
    const { exitCode, document } = await readDocument(DEMO.doNotFoot);
    const [report] = document.reports;
    expect(report?.quarantined.slice(0, 2)).toEqual([
      {
        row: 10,
        column: 'Net total',
        reason: 'row_does_not_foot',
        expected_cents: 423,
        found_cents: 424,
        message: expect.stringContaining('4.24'),
      },
      {
        row: 19,
        column: 'Subtotal',
        reason: 'invalid_amount',
        expected_cents: null,
        found_cents: 2_887,
        message: expect.stringContaining('"see note"'),
      },
    ]);
    expect(exitCode).toBe(3);
  });

  test('lists rejected and missing files as blocked and keeps the good ones', async () => {
    const { exitCode, document } = await readDocument('nowhere.csv', DEMO.unknownColumn, DEMO.uber);
    expect(document.blocked.map(({ file, reason, column }) => ({ file, reason, column }))).toEqual([
      { file: 'nowhere.csv', reason: 'file_not_found', column: undefined },
      {
        file: DEMO.unknownColumn,
        reason: 'unknown_money_column',
        column: 'Sustainability Surcharge',
      },
    ]);
    expect(document.entries).toHaveLength(4);
    expect(exitCode).toBe(6);
  });

  test('every entry balances, and every line is the sum of cells in the file', async () => {
    const { document } = await readDocument(DEMO.uber);
    const bytes = await readFile(join(cwd, DEMO.uber));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(document.reports[0]?.sha256).toBe(sha256);
    for (const entry of document.entries) {
      expect(sumOf(entry, 'debit')).toBe(sumOf(entry, 'credit'));
      for (const line of entry.lines) {
        const sources = line.rows.reduce((sum, source) => sum + source.cents, 0);
        expect({ line: line.account, cents: Math.abs(sources) }).toEqual({
          line: line.account,
          cents: line.amount_cents,
        });
        expect(new Set(line.rows.map((source) => source.sha256))).toEqual(new Set([sha256]));
      }
    }
  });

  test('the same call writes the same bytes', async () => {
    const call = ['journal', DEMO.uber, DEMO.doordash, '--format', 'json'];
    const first = await runBuilt(call, { cwd });
    const second = await runBuilt(call, { cwd });
    expect(second.stdout).toBe(first.stdout);
  });

  test.each([
    [['--split', 'none'], 2, ['2026-04-05']],
    [['--basis', 'cash'], 2, ['2026-04-06']],
    [['--bank-leg', 'transfer', '--split', 'none'], 4, ['2026-04-05', '2026-04-06']],
  ])('%j makes %i entries', async (options, entries, dates) => {
    const { document } = await readDocument(DEMO.uber, ...options);
    expect(document.entries).toHaveLength(entries);
    expect([...new Set(document.entries.map(({ date }) => date))]).toEqual(dates);
  });

  test('--by day makes one entry per business day', async () => {
    const { document } = await readDocument(DEMO.uber, '--by', 'day');
    const days = document.entries.map(({ store_id, date }) => `${store_id} ${date}`);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(10);
  });
});

describe('journals for other programs', () => {
  test.skipIf(!hasProgram('hledger'))(
    'hledger checks it and computes the same balances',
    async () => {
      const { document } = await readDocument(DEMO.uber, DEMO.doordash);
      const { exitCode, stdout, stderr } = await runShell(
        `$PLATEBOOK journal ${DEMO.uber} ${DEMO.doordash} --format hledger -q > all.journal &&
       hledger -f all.journal check --strict &&
       hledger -f all.journal balance --flat --no-total --format '%(total)|%(account)'`,
        // hledger reads its journal in the locale's encoding.
        { cwd, env: { LANG: 'C.UTF-8' } },
      );
      expect(stderr).toBe('');
      const balances = Object.fromEntries(
        stdout
          .split('\n')
          .filter((line) => line.includes('Clearing'))
          .map((line) => line.split('|'))
          .map(([total = '', account = '']) => [account.split(':').at(-1), cents(total)]),
      );
      expect(balances).toEqual({
        'Clearing – Uber Eats': balanceOf(document.entries, 'Clearing – Uber Eats'),
        'Clearing – DoorDash': balanceOf(document.entries, 'Clearing – DoorDash'),
      });
      expect(exitCode).toBe(0);
    },
  );

  test.skipIf(!hasProgram('ledger'))('ledger accepts it with --pedantic', async () => {
    const { exitCode, stderr } = await runShell(
      `$PLATEBOOK journal ${DEMO.uber} -O uber.ledger -q && ledger -f uber.ledger --pedantic balance > balances.txt`,
      { cwd },
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
  });

  test.skipIf(!hasProgram('bean-check'))('bean-check accepts it', async () => {
    const { exitCode, stdout } = await runShell(
      `$PLATEBOOK journal ${DEMO.uber} ${DEMO.doordash} -O all.beancount -q && bean-check all.beancount`,
      { cwd },
    );
    expect(stdout).toBe('');
    expect(exitCode).toBe(0);
  });

  test('workpapers are one workbook, the same bytes each time', async () => {
    const call = `$PLATEBOOK journal ${DEMO.uber} -q`;
    await runShell(`${call} -O one.xlsx && ${call} --format xlsx > two.xlsx`, { cwd });
    const one = await readFile(join(cwd, 'one.xlsx'));
    expect(one.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(await readFile(join(cwd, 'two.xlsx'))).toEqual(one);
  });
});

function sumOf(entry: Parsed<DocumentEntry>, side: DocumentLine['side']): number {
  return entry.lines
    .filter((line) => line.side === side)
    .reduce((sum, line) => sum + line.amount_cents, 0);
}

function balanceOf(entries: readonly Parsed<DocumentEntry>[], account: string): number {
  return entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce(
      (sum, line) => sum + (line.side === 'debit' ? line.amount_cents : -line.amount_cents),
      0,
    );
}

function cents(printed: string): number {
  return Number(printed.replaceAll(/[^\d-]/g, ''));
}

function hasProgram(name: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`]);
    return true;
  } catch {
    return false;
  }
}
