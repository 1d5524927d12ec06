import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  planEntries,
  readReports,
  writeBeancount,
  writeHledger,
  writeLedger,
  type JournalEntry,
} from '@platebook/accounting';
import { generateWorld } from '@platebook/sandbox/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf } from './read-world.ts';

// The journals of generated payouts in the hands of the programs they are written for.

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function entries(): readonly JournalEntry[] {
  const base = { firstDay: '2026-03-23', days: 21, ordersPerDay: 6 } as const;
  const eats = generateWorld({ ...base, seed: 61, platform: 'ubereats', lossPeriods: [1] });
  const dash = generateWorld({
    ...base,
    seed: 62,
    platform: 'doordash',
    channels: ['Marketplace', 'Storefront'],
    stores: 5,
  });
  const canada = generateWorld({ ...base, seed: 63, platform: 'ubereats', regions: ['ON'] });
  const { payouts } = readReports([
    fileOf(eats, 'ubereats-payment-details-us'),
    fileOf(dash, 'doordash-detailed-41'),
    fileOf(canada, 'ubereats-payment-details-ca'),
  ]);
  return [
    ...planEntries(payouts, { bankLeg: 'transfer' }).entries,
    // The same payouts as a client with a POS has them: other entries, other numbers.
    ...planEntries(
      payouts.map((payout) => ({ ...payout, payoutRef: `${payout.payoutRef}-pos` })),
      { bankLeg: 'transfer', sales: 'pos' },
    ).entries,
  ];
}

function isMissing(tool: string): boolean {
  const missing = spawnSync(tool, ['--version']).error !== undefined;
  return missing && process.env.PLATEBOOK_REQUIRE_ALL !== '1';
}

function run(tool: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  return { status, output: status === 0 ? stdout : `${stdout}${stderr}` };
}

function write(name: string, pieces: Iterable<string>): string {
  const file = path.join(folder, name);
  writeFileSync(file, [...pieces].join(''));
  return file;
}

/** Debits less credits, by currency. The names of the accounts are the journal's business; the sums are ours. */
function balancesOf(list: readonly JournalEntry[]): number[] {
  const sums = new Map<string, number>();
  for (const { lines, currency } of list) {
    for (const line of lines) {
      const key = `${line.accountType} ${line.account} ${currency}`;
      const signed = line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
      sums.set(key, (sums.get(key) ?? 0) + signed);
    }
  }
  return [...sums.values()].filter((cents) => cents !== 0).sort((a, b) => a - b);
}

describe.skipIf(isMissing('hledger'))('hledger', () => {
  test('checks the journal strictly and finds the balances of the entries', () => {
    const list = entries();
    const file = write('entries.journal', writeHledger(list));
    expect(run('hledger', '-f', file, 'check', '--strict')).toEqual({ status: 0, output: '' });
    const { output } = run(
      'hledger',
      '-f',
      file,
      'balance',
      '--flat',
      '--no-total',
      '-O',
      'csv',
      '--layout',
      'tidy',
    );
    const amounts = output
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split('","').at(-1)?.replaceAll('"', '')) * 100))
      .filter((cents) => cents !== 0);
    expect(amounts.sort((a, b) => a - b)).toEqual(balancesOf(list));
    expect(amounts.length).toBeGreaterThan(20);
  });
});

describe.skipIf(isMissing('ledger'))('ledger', () => {
  test('reads the journal pedantically', () => {
    const file = write('entries.ledger', writeLedger(entries()));
    const { status, output } = run(
      'ledger',
      '--pedantic',
      '-f',
      file,
      'balance',
      '--flat',
      '--empty',
    );
    expect({ status, lines: output.split('\n').length > 20 }).toEqual({ status: 0, lines: true });
  });
});

describe.skipIf(isMissing('bean-check'))('beancount', () => {
  test('checks the file without a word', () => {
    const file = write('entries.beancount', writeBeancount(entries()));
    expect(run('bean-check', file)).toEqual({ status: 0, output: '' });
  });
});
