import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { PROGRAM, runBuilt, runShell, spawnBuilt } from '../testing/run-built.ts';

let cwd = '';
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder: cwd, dispose } = await copyDemo());
});

afterAll(() => dispose());

const run = (...args: string[]) => runBuilt(['journal', ...args], { cwd });

describe('platebook journal into a pipe', () => {
  test('prints tab-separated lines without header or color, and messages on stderr', async () => {
    const { exitCode, stdout, stderr } = await run(DEMO.uber);
    const rows = stdout.split('\n').slice(0, -1);
    expect(rows[0]).toBe(
      'UE-WA5MKK7F-0331-1\tpayout\t2026-03-31\tClearing – Uber Eats\tOther Current Asset\t\t851.63\t\tUSD\tnet_payout\tUber Eats, Blue Lantern Noodles (Marketplace), sales 30 Mar to 5 Apr 2026, payout 8PKAZ0HABWBB paid 6 Apr 2026, part 1/2 (30 Mar to 31 Mar 2026)\tubereats\t8PKAZ0HABWBB\t2026-04-06\tPA-001\tBlue Lantern Noodles\tMarketplace\t1\t2',
    );
    expect(new Set(rows.map((row) => row.split('\t').length))).toEqual(new Set([19]));
    expect(`${stdout}${stderr}`).not.toContain('\u001b');
    expect(stderr).toMatch(/1 report, 2 payouts, 4 entries\n$/);
    expect(exitCode).toBe(0);
  });

  test('--quiet leaves stderr empty when nothing was left out', async () => {
    const { exitCode, stderr } = await run(DEMO.uber, '-q');
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
  });

  test('--verbose names the hash, the variants and the identities', async () => {
    const { stderr } = await run(DEMO.uber, '-v');
    expect(stderr).toMatch(/^ {4}sha256 [0-9a-f]{64}$/m);
    expect(stderr).toMatch(/^ {4}offer_tax: inside \(41 of 41 rows foot\)$/m);
    expect(stderr).toMatch(/^✓ payout 8PKAZ0HABWBB, Blue Lantern Noodles, Marketplace: .*hold$/m);
  });

  test('the same file twice is the same journal as once', async () => {
    const once = await run(DEMO.doordash);
    const twice = await run(DEMO.doordash, DEMO.doordash);
    expect(twice.stdout).toBe(once.stdout);
    expect(twice.exitCode).toBe(0);
  });

  test('the order of files does not matter', async () => {
    const one = await run(DEMO.doordash, DEMO.uber);
    const other = await run(DEMO.uber, DEMO.doordash);
    expect(other.stdout).toBe(one.stdout);
  });

  test('- reads stdin and gives the entries of the file', async () => {
    const fromFile = await run(DEMO.uber);
    const fromStdin = await runBuilt(['journal', '-'], {
      cwd,
      stdin: await readFile(join(cwd, DEMO.uber)),
    });
    expect(fromStdin.stdout).toBe(fromFile.stdout);
    expect(fromStdin.stderr).toMatch(/^✓ stdin: Uber Eats payment details \(US\), 134 rows\n/);
    expect(fromStdin.exitCode).toBe(0);
  });

  test('a reader that closes the pipe early is not a failure', async () => {
    const { stdout, stderr } = await runShell(
      `{ $PLATEBOOK journal ${DEMO.uber} ${DEMO.doordash} --by day; echo "exit $?" >&2; } | head -n 1`,
      { cwd },
    );
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('exit 0\n');
  });
});

describe('what goes wrong', () => {
  test('quarantined rows are named, the rest is used, exit 3', async () => {
    const { exitCode, stdout, stderr } = await run(DEMO.doNotFoot);
    expect(stderr).toContain(
      '    row 10, Net total: The parts of this row add up to 4.23, but "Net total" prints 4.24. The row is left out of every entry.\n',
    );
    expect(stderr).toMatch(/4 quarantined\n/);
    expect(stdout).not.toBe('');
    expect(exitCode).toBe(3);
  });

  test('a rejected file is named with its column, the other file is used, exit 7', async () => {
    const alone = await run(DEMO.uber);
    const both = await run(DEMO.unknownColumn, DEMO.uber);
    expect(both.stdout).toBe(alone.stdout);
    expect(both.stderr).toContain(
      `error[unknown_money_column]: ${DEMO.unknownColumn}, column "Sustainability Surcharge": `,
    );
    expect(both.exitCode).toBe(7);
  });

  test('a missing file is named, the other file is used, exit 6', async () => {
    const alone = await run(DEMO.uber);
    const both = await run('nowhere.csv', DEMO.uber);
    expect(both.stdout).toBe(alone.stdout);
    expect(both.stderr).toContain(
      'error[file_not_found]: nowhere.csv: There is no such file; check the name.\n',
    );
    expect(both.exitCode).toBe(6);
  });

  test('a missing file outranks a rejected one and quarantined rows', async () => {
    const { exitCode } = await run('nowhere.csv', DEMO.unknownColumn, DEMO.doNotFoot);
    expect(exitCode).toBe(6);
  });

  test('a directory is refused with a hint', async () => {
    const { exitCode, stderr } = await run('broken');
    expect(stderr).toContain(
      'error[not_a_file]: broken: This is a directory; name its files: broken/*.csv\n',
    );
    expect(exitCode).toBe(7);
  });

  test('an empty stdin is an empty file', async () => {
    const { exitCode, stderr } = await run('-');
    expect(stderr).toContain('error[empty_file]: stdin: The file is empty.\n');
    expect(exitCode).toBe(7);
  });

  test('stdin twice is a usage error', async () => {
    const { exitCode, stderr } = await run('-', '-');
    expect(stderr).toBe(
      'error[usage_error]: The argument - is given twice; stdin can be read only once.\n',
    );
    expect(exitCode).toBe(2);
  });

  test('a mapping with an unknown component stops before anything is read or written', async () => {
    await writeFile(join(cwd, 'bad.json'), '{"comission": "Expenses:Fees"}');
    const call = ['journal', DEMO.uber, '--mapping', 'bad.json', '-O', 'mapped.csv'];
    const { exitCode, stdout, stderr } = await runBuilt(call, { cwd });
    expect(stderr).toMatch(
      /^error\[invalid_mapping\]: The mapping file bad\.json names an unknown component "comission"\.\nhint: allowed are gross_sales, /,
    );
    expect(stdout).toBe('');
    expect(await readdir(cwd)).not.toContain('mapped.csv');
    expect(exitCode).toBe(2);
  });

  test('a mapping renames the accounts it names', async () => {
    await writeFile(join(cwd, 'accounts.json'), '{"commission": "Fees paid to platforms"}');
    const { stdout } = await run(DEMO.uber, '--mapping', 'accounts.json');
    const accounts = new Set(stdout.split('\n').map((row) => row.split('\t')[3]));
    expect(accounts).toContain('Fees paid to platforms');
    expect(accounts).not.toContain('Delivery commission');
  });
});

describe.skipIf(process.platform !== 'linux')('a full device (/dev/full)', () => {
  test.each([
    ['stdout', `$PLATEBOOK journal ${DEMO.uber} > /dev/full`, "The output can't be written: "],
    [
      '--out',
      `$PLATEBOOK journal ${DEMO.uber} --format csv -O /dev/full`,
      'Cannot write /dev/full: ',
    ],
  ])('%s is reported, exit 7', async (_, line, sentence) => {
    const { exitCode, stderr } = await runShell(line, { cwd });
    expect(stderr).toContain(`error[output_failed]: ${sentence}ENOSPC`);
    expect(exitCode).toBe(7);
  });
});

describe('--out', () => {
  test('writes the document and reports it', async () => {
    const { exitCode, stdout, stderr } = await run(DEMO.uber, '-O', 'entries.csv');
    expect(stdout).toBe('');
    expect(stderr).toContain(`wrote ${join(cwd, 'entries.csv')}\n`);
    expect(await readFile(join(cwd, 'entries.csv'), 'utf8')).toMatch(/^document_number,kind,date,/);
    expect(exitCode).toBe(0);
  });

  test('an input is never overwritten', async () => {
    const before = await readFile(join(cwd, DEMO.uber));
    const { exitCode, stderr } = await run(DEMO.uber, '-O', `./${DEMO.uber}`);
    expect(stderr).toMatch(/^error\[output_is_input\]: --out /);
    expect(await readFile(join(cwd, DEMO.uber))).toEqual(before);
    expect(exitCode).toBe(2);
  });

  test('an earlier document is kept when no report could be read', async () => {
    await writeFile(join(cwd, 'kept.json'), 'earlier');
    const { exitCode, stderr } = await run(DEMO.unknownColumn, '-O', 'kept.json');
    expect(stderr).toContain('kept.json was not written: no report could be read\n');
    expect(await readFile(join(cwd, 'kept.json'), 'utf8')).toBe('earlier');
    expect(exitCode).toBe(7);
  });

  test('/dev/stdout is written to', async () => {
    const { stdout } = await runShell(
      `$PLATEBOOK journal ${DEMO.uber} --format csv -O /dev/stdout | cat`,
      { cwd },
    );
    expect(stdout).toMatch(/^document_number,kind,date,/);
  });
});

describe('interruption', () => {
  test('Ctrl-C is reported, keeps the earlier document, leaves no partial one, ends with 130', async () => {
    await writeFile(join(cwd, 'interrupted.csv'), 'earlier');
    await runShell('mkfifo slow.csv', { cwd });
    const running = spawnBuilt(['journal', 'slow.csv', '-O', 'interrupted.csv'], { cwd });
    // Opening a pipe for writing returns when the program has opened it for reading.
    const writer = await open(join(cwd, 'slow.csv'), 'w');
    const firstWords = running.firstWords();
    running.interrupt();
    expect(await firstWords).toBe(
      'error[interrupted]: Interrupted; nothing was left half written.\n',
    );
    await writer.close();
    expect((await running.finished).exitCode).toBe(130);
    expect(await readFile(join(cwd, 'interrupted.csv'), 'utf8')).toBe('earlier');
    expect((await readdir(cwd)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('the program', () => {
  test('needs nothing but Node and its one file', async () => {
    expect(await readFile(PROGRAM, 'utf8')).toBe("#!/usr/bin/env node\nimport '../dist/bin.js';\n");
    const bundle = await readFile(new URL('../../dist/bin.js', import.meta.url), 'utf8');
    const imported = [...bundle.matchAll(/^import .* from ["'](?<name>[^"']+)["'];$/gm)]
      .map((match) => match.groups?.name ?? '')
      .filter((name) => !isBuiltin(name));
    expect(imported).toEqual([]);
  });
});
