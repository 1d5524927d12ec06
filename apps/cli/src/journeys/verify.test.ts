import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { runBuilt, runShell } from '../testing/run-built.ts';

let cwd = '';
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder: cwd, dispose } = await copyDemo());
  await runBuilt(['journal', DEMO.uber, '-O', 'entries.json'], { cwd });
});

afterAll(() => dispose());

const run = (...args: string[]) => runBuilt(['verify', ...args], { cwd });

/** Writes a copy of entries.json with one text replaced, and returns its name. */
async function tamper(from: string, to: string): Promise<string> {
  const text = await readFile(join(cwd, 'entries.json'), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(cwd, 'tampered.json'), text.replace(from, to));
  return 'tampered.json';
}

/** The lines of stdout with this second cell. */
function linesOf(stdout: string, verdict: 'follows' | 'differs'): string[] {
  return stdout.split('\n').filter((line) => line.split('\t')[1] === verdict);
}

describe('platebook verify', () => {
  test('reports that each entry follows from the file', async () => {
    const { exitCode, stdout, stderr } = await run(DEMO.uber, '--entries', 'entries.json');
    expect(stdout.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['version', 'follows'],
      ['plan_options', 'follows'],
      ['reading_options', 'follows'],
      ['reports', 'follows'],
      ['payouts', 'follows'],
      ['UE-WA5MKK7F-0331-1', 'follows'],
      ['UE-WA5MKK7F-0405-2', 'follows'],
      ['UE-WEVLZ3QY-0331-1', 'follows'],
      ['UE-WEVLZ3QY-0405-2', 'follows'],
      ['blocked', 'follows'],
      ['nil', 'follows'],
      ['variances', 'follows'],
      ['warnings', 'follows'],
      ['digest', 'follows'],
      [''],
    ]);
    expect(stderr).toMatch(/4 entries and the rest of the document: all follow from the files\n$/);
    expect(exitCode).toBe(0);
  });

  test('finds a changed cent, names the line and both amounts, exit 10', async () => {
    const entries = await tamper('"amount_cents":26859', '"amount_cents":26860');
    const { exitCode, stdout, stderr } = await run(DEMO.uber, '--entries', entries, '-q');
    expect(linesOf(stdout, 'differs')).toEqual([
      'UE-WA5MKK7F-0331-1\tdiffers\tchanged\t/entries/0/lines/1/amount_cents\t26860\t26859',
    ]);
    expect(stderr).toBe('');
    expect(exitCode).toBe(10);
  });

  test('prints it as a readable table', async () => {
    const entries = await tamper('"date":"2026-03-31"', '"date":"2026-03-30"');
    const { stdout } = await run(DEMO.uber, '--entries', entries, '--format', 'table');
    expect(stdout.split('\n').slice(4, 8)).toEqual([
      '✓ payouts',
      '✗ UE-WA5MKK7F-0331-1',
      '    /entries/0/date: the document says 2026-03-30, the files give 2026-03-31',
      '✓ UE-WA5MKK7F-0405-2',
    ]);
  });

  test('prints it as JSON', async () => {
    const entries = await tamper('"account":"Delivery fees"', '"account":"Fees"');
    const { stdout } = await run(DEMO.uber, '--entries', entries, '--format', 'json');
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({ version: 2, follows: false, blocked: [] });
    expect(document.parts.filter(({ follows }: { follows: boolean }) => !follows)).toEqual([
      {
        part: 'entries',
        path: '/entries/0',
        document_number: 'UE-WA5MKK7F-0331-1',
        follows: false,
        differences: [
          {
            kind: 'changed',
            path: '/entries/0/lines/2/account',
            line: 'Fees (debit, delivery_network_fee)',
            stated: 'Fees',
            derived: 'Delivery fees',
          },
        ],
        more: 0,
      },
    ]);
  });

  test.each([
    ['"net_cents":', '"net_cents":1', '/payouts/0/net_cents'],
    ['"gross_sales":', '"gross_sales":1', '/payouts/0/components/gross_sales'],
    ['"payout_ref":"', '"payout_ref":"X', '/payouts/0/payout_ref'],
    ['"store_id":"', '"store_id":"X', '/payouts/0/store_id'],
    ['"memo":"', '"memo":"X', '/entries/0/memo'],
    ['"account_type":"Expense"', '"account_type":"Income"', '/entries/0/lines/1/account_type'],
    ['"basis":"accrual"', '"basis":"cash"', '/plan_options/basis'],
    ['"memo_tax":"ignore"', '"memo_tax":"gross_up"', '/plan_options/memo_tax'],
    ['"time_zone":null', '"time_zone":"America/Denver"', '/reading_options/time_zone'],
    [
      '"inclusive_tax_rates":{}',
      '"inclusive_tax_rates":{"9":"13"}',
      '/reading_options/inclusive_tax_rates/9',
    ],
    ['"difference_cents":0', '"difference_cents":1', '/payouts/0/identities/0/difference_cents'],
    ['"warnings":[]', '"warnings":["Nothing."]', '/warnings/0'],
    ['"document":"', '"document":"0', '/digest/document'],
    ['{"version":2', '{"version":3', '/version'],
  ])('finds %s changed into %s, names it, exit 10', async (from, to, path) => {
    const entries = await tamper(from, to);
    const { exitCode, stdout } = await run(DEMO.uber, '--entries', entries, '-q');
    expect(linesOf(stdout, 'differs').map((line) => line.split('\t')[3])).toContain(path);
    expect(exitCode).toBe(10);
  });

  test('another policy than the one on the command line is a difference', async () => {
    const policy = ['--basis', 'cash', '--tax-rate', '9=13%', '--revenue', 'gross'];
    const { exitCode, stdout } = await run(DEMO.uber, '--entries', 'entries.json', '-q', ...policy);
    expect(linesOf(stdout, 'differs')).toEqual([
      'plan_options\tdiffers\tpolicy\t/plan_options/basis\taccrual\tcash',
      'reading_options\tdiffers\tpolicy\t/reading_options/inclusive_tax_rates/9\t\t13',
    ]);
    expect(exitCode).toBe(10);
  });

  test('a report under another name in another folder is the same report', async () => {
    await writeFile(join(cwd, 'moved.csv'), await readFile(join(cwd, DEMO.uber)));
    const { exitCode, stdout } = await run('moved.csv', '--entries', 'entries.json', '-q');
    expect(linesOf(stdout, 'differs')).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('a changed report file no longer matches the entries', async () => {
    const report = await readFile(join(cwd, DEMO.uber), 'utf8');
    await writeFile(join(cwd, 'edited.csv'), `${report}\n`);
    const { exitCode, stdout } = await run('edited.csv', '--entries', 'entries.json');
    const [first = '', ...others] = linesOf(stdout, 'differs');
    expect(first).toMatch(/^reports\tdiffers\tchanged\t\/reports\/0\/file\t\S+\tedited.csv$/);
    expect(others[0]).toMatch(/\t\/reports\/0\/sha256\t[0-9a-f]{64}\t[0-9a-f]{64}$/);
    expect(linesOf(stdout, 'follows').map((line) => line.split('\t')[0])).not.toContain(
      'UE-WA5MKK7F-0331-1',
    );
    expect(exitCode).toBe(10);
  });

  test('uses the policy written in the document', async () => {
    await writeFile(join(cwd, 'accounts.json'), '{"tips": "Tips owed"}');
    const options =
      '--split none --bank-leg transfer --mapping accounts.json --tax-rate 1=13% --timezone America/New_York';
    const { exitCode, stdout } = await runShell(
      `$PLATEBOOK journal ${DEMO.uber} ${options} --format json -q | $PLATEBOOK verify ${DEMO.uber} --entries - -q`,
      { cwd },
    );
    expect(stdout).not.toContain('differs');
    expect(exitCode).toBe(0);
  });

  test('a mismatch outranks the rejected file that caused it', async () => {
    const { exitCode, stderr } = await run(DEMO.unknownColumn, '--entries', 'entries.json');
    expect(stderr).toContain(`error[unknown_money_column]: ${DEMO.unknownColumn}, column `);
    expect(stderr).toMatch(
      /4 entries: 0 follow from the files, 4 do not; nor do reports, payouts, blocked\n$/,
    );
    expect(exitCode).toBe(10);
  });

  test('a missing file outranks both', async () => {
    const { exitCode } = await run('nowhere.csv', '--entries', 'entries.json');
    expect(exitCode).toBe(6);
  });
});

describe('entries that cannot be read', () => {
  test('a missing file is named, exit 6', async () => {
    const { exitCode, stderr } = await run(DEMO.uber, '--entries', 'nowhere.json');
    expect(stderr).toBe(
      'error[file_not_found]: There is no entries file nowhere.json.\nhint: check the name\n',
    );
    expect(exitCode).toBe(6);
  });

  test('invalid JSON is a usage error with a hint', async () => {
    const { exitCode, stderr } = await run(DEMO.uber, '--entries', DEMO.uberSummary);
    expect(stderr).toMatch(
      /^error\[invalid_entries\]: The entries file \S+ is not JSON: .+\nhint: make it with platebook journal FILE… --format json\n$/,
    );
    expect(exitCode).toBe(2);
  });

  test('version 1 is refused: it does not state how the reports were read', async () => {
    await writeFile(join(cwd, 'old.json'), '{"version":1,"plan_options":{},"entries":[]}');
    const { exitCode, stderr } = await run(DEMO.uber, '--entries', 'old.json');
    expect(stderr).toContain('The entries file old.json: This is version 1 of the journal format');
    expect(stderr).toContain('Make it again from the same reports');
    expect(exitCode).toBe(2);
  });

  test('stdin cannot be both', async () => {
    const { exitCode, stderr } = await run('-', '--entries', '-');
    expect(stderr).toBe(
      'error[usage_error]: The reports and --entries cannot both come from stdin.\nhint: give one of them as a file\n',
    );
    expect(exitCode).toBe(2);
  });
});
