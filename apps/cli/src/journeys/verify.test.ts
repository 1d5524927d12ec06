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

/** Writes a copy of entries.json in which one text is another, and returns its name. */
async function tamper(from: string, to: string): Promise<string> {
  const text = await readFile(join(cwd, 'entries.json'), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(cwd, 'tampered.json'), text.replace(from, to));
  return 'tampered.json';
}

describe('platebook verify', () => {
  test('says of each entry that it follows from the file', async () => {
    const { exitCode, stdout, stderr } = await run(DEMO.uber, '--entries', 'entries.json');
    expect(stdout.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['UE-WA5MKK7F-0331-1', 'follows'],
      ['UE-WA5MKK7F-0405-2', 'follows'],
      ['UE-WEVLZ3QY-0331-1', 'follows'],
      ['UE-WEVLZ3QY-0405-2', 'follows'],
      [''],
    ]);
    expect(stderr).toMatch(/4 entries: all follow from the files\n$/);
    expect(exitCode).toBe(0);
  });

  test('finds a changed cent, names the line and both amounts, exit 10', async () => {
    const entries = await tamper('"amount_cents":26859', '"amount_cents":26860');
    const { exitCode, stdout, stderr } = await run(DEMO.uber, '--entries', entries, '-q');
    expect(stdout.split('\n')[0]).toBe(
      'UE-WA5MKK7F-0331-1\tdiffers\tamount\tDelivery commission (debit, commission)\t26860\t26859',
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(10);
  });

  test('says it in words as a table', async () => {
    const entries = await tamper('"date":"2026-03-31"', '"date":"2026-03-30"');
    const { stdout } = await run(DEMO.uber, '--entries', entries, '--format', 'table');
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      '✗ UE-WA5MKK7F-0331-1',
      '    the date differs: the document says 2026-03-30, the files give 2026-03-31',
      '✓ UE-WA5MKK7F-0405-2',
    ]);
  });

  test('says it as JSON', async () => {
    const entries = await tamper('"account":"Delivery fees"', '"account":"Fees"');
    const { stdout } = await run(DEMO.uber, '--entries', entries, '--format', 'json');
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({ version: 1, follows: false, blocked: [] });
    expect(document.entries[0]).toEqual({
      document_number: 'UE-WA5MKK7F-0331-1',
      follows: false,
      differences: [
        {
          kind: 'account',
          line: 'Fees (debit, delivery_network_fee)',
          stated: 'Fees',
          derived: 'Delivery fees',
        },
      ],
    });
  });

  test('a changed report file is not the file the entries rest on', async () => {
    const report = await readFile(join(cwd, DEMO.uber), 'utf8');
    await writeFile(join(cwd, 'edited.csv'), `${report}\n`);
    const { exitCode, stdout } = await run('edited.csv', '--entries', 'entries.json');
    expect(stdout).toMatch(/^UE-WA5MKK7F-0331-1\tdiffers\tunknown_file\t\t[0-9a-f]{64}\t\n/);
    expect(exitCode).toBe(10);
  });

  test('derives by the policy written in the document', async () => {
    await writeFile(join(cwd, 'accounts.json'), '{"tips": "Tips owed"}');
    const options = '--split none --bank-leg transfer --mapping accounts.json';
    const { exitCode, stdout } = await runShell(
      `$PLATEBOOK journal ${DEMO.uber} ${options} --format json -q | $PLATEBOOK verify ${DEMO.uber} --entries - -q`,
      { cwd },
    );
    expect(stdout).not.toContain('differs');
    expect(exitCode).toBe(0);
  });

  test('a rejected file weighs more than the entries it leaves unproved', async () => {
    const { exitCode, stderr } = await run(DEMO.unknownColumn, '--entries', 'entries.json');
    expect(stderr).toContain(`error[unknown_money_column]: ${DEMO.unknownColumn}, column `);
    expect(stderr).toMatch(/4 entries: 0 follow from the files, 4 do not\n$/);
    expect(exitCode).toBe(7);
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

  test('what is not JSON is a usage error with the way out', async () => {
    const { exitCode, stderr } = await run(DEMO.uber, '--entries', DEMO.uberSummary);
    expect(stderr).toMatch(
      /^error\[invalid_entries\]: The entries file \S+ is not JSON: .+\nhint: make it with platebook journal FILE… --format json\n$/,
    );
    expect(exitCode).toBe(2);
  });

  test('another version is refused', async () => {
    const entries = await tamper('{"version":1', '{"version":2');
    const { exitCode, stderr } = await run(DEMO.uber, '--entries', entries);
    expect(stderr).toContain('This is version 2 of the journal format');
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
