import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { posBookings } from '../plan/pos-bookings.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import {
  exampleC1,
  exampleC2,
  exampleD1,
  exampleD2,
  exampleU1,
  exampleU2,
} from '../testing/worked-examples.fake.ts';
import { toDecimal } from './amounts.ts';
import { toBeancountAccounts, toJournalAccount } from './plain-text-accounts.ts';
import { writeBeancount, writeHledger, writeLedger } from './plain-text-journals.ts';

const folder = mkdtempSync(join(tmpdir(), 'platebook-journals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOSTILE_NAMES = {
  gross_sales: 'Sales: food ; date:nonsense  two  blanks',
  commission: '=HYPERLINK("x") [fees] (really)',
  tips: 'Trinkgelder für die Küche',
  order_error: '退款',
  ads_marketing: '广告',
  merchant_promo: 'Income:Promotions',
} as const;

/** The six worked examples, a transfer each, and a store and accounts with hostile names. */
function journalEntries(): readonly JournalEntry[] {
  const examples = [exampleU1(), exampleU2(), exampleD1(), exampleD2(), exampleC1(), exampleC2()];
  const hostile = fakePayout(
    [
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 10_001,
          tips: 99,
          commission: -2_500,
          order_error: -7,
          ads_marketing: -3,
          merchant_promo: -1,
        },
      },
    ],
    {
      payoutRef: 'H"1|;\n2',
      storeId: 'h-1',
      storeName: 'Joe\'s; "Best" | Diner\r\n\\ 2026-01-01 (x)',
    },
  );
  return [
    ...planEntries(examples, { bankLeg: 'transfer', memoTax: 'gross_up' }).entries,
    ...planEntries([hostile], { accounts: HOSTILE_NAMES }).entries,
    ...besideAPos(examples),
  ];
}

/** The same examples of another month with sales in a POS, and that POS's bookings. */
function besideAPos(examples: readonly StorePayout[]): readonly JournalEntry[] {
  const payouts = examples.map((payout) => ({ ...payout, payoutRef: `${payout.payoutRef}-POS` }));
  const options = { sales: 'pos', bankLeg: 'transfer', memoTax: 'gross_up' } as const;
  const bookings = posBookings(payouts, options).map((booking, index): JournalEntry => ({
    ...booking,
    documentNumber: `POS-${index + 1}`,
    kind: 'payout',
    memo: 'Orders of the POS',
    part: 1,
    parts: 1,
  }));
  return [...planEntries(payouts, options).entries, ...bookings];
}

/** Our balance of each account: debits less credits, as `USD 12.34`. */
function balances(nameOf: (line: JournalEntry['lines'][number]) => string): Record<string, string> {
  const sums = new Map<string, number>();
  for (const entry of journalEntries()) {
    for (const line of entry.lines) {
      const key = `${nameOf(line)} ${entry.currency}`;
      const cents = line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
      sums.set(key, (sums.get(key) ?? 0) + cents);
    }
  }
  return Object.fromEntries(
    [...sums]
      .filter(([, cents]) => cents !== 0)
      .map(([key, cents]): [string, string] => [key, toDecimal(cents)]),
  );
}

function isInstalled(tool: string): boolean {
  return spawnSync(tool, ['--version']).error === undefined;
}

// On CI every tool must be installed: the test then fails rather than being skipped.
const mustRun = process.env.PLATEBOOK_REQUIRE_ALL === '1';
const withoutTool = (tool: string): boolean => !mustRun && !isInstalled(tool);

function run(
  tool: string,
  args: readonly string[],
): { status: number | null; out: string; err: string } {
  const result = spawnSync(tool, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return { status: result.status, out: result.stdout, err: result.stderr };
}

function fileOf(name: string, pieces: Iterable<string>): string {
  const path = join(folder, name);
  writeFileSync(path, [...pieces].join(''));
  return path;
}

/** `Account,"USD 1.00, CAD 2.00"` lines of a CSV balance report, as `Account USD` → `1.00`. */
function readBalanceCsv(csv: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const row of csv.trim().split('\n').slice(1)) {
    const [, account = '', amounts = ''] = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"$/u.exec(row) ?? [];
    for (const amount of amounts.split(', ')) {
      const [currency = '', number = ''] = amount.split(' ');
      if (account !== 'total' && account !== 'Total:' && currency !== '0') {
        found.push([`${account.replaceAll('""', '"')} ${currency}`, number]);
      }
    }
  }
  return Object.fromEntries(found);
}

describe('hledger', () => {
  test.skipIf(withoutTool('hledger'))('`hledger check --strict` accepts the journal', () => {
    const path = fileOf('strict.journal', writeHledger(journalEntries()));
    expect(run('hledger', ['check', '--strict', 'ordereddates', '-f', path])).toEqual({
      status: 0,
      out: '',
      err: '',
    });
  });

  test.skipIf(withoutTool('hledger'))(
    "hledger's balance of each account equals ours to the cent",
    () => {
      const path = fileOf('balance.journal', writeHledger(journalEntries()));
      const { out } = run('hledger', ['bal', '--flat', '--no-total', '-O', 'csv', '-f', path]);
      expect(readBalanceCsv(out)).toEqual(balances(toJournalAccount));
    },
  );

  test.skipIf(withoutTool('hledger'))('hledger finds an entry by its document number', () => {
    const path = fileOf('code.journal', writeHledger(journalEntries()));
    const [entry] = journalEntries();
    const { out } = run('hledger', ['codes', '-f', path]);
    expect(out.split('\n')).toContain(entry?.documentNumber);
  });
});

describe('ledger', () => {
  test.skipIf(withoutTool('ledger'))(
    '`ledger --pedantic` accepts the journal with the same balances',
    () => {
      const path = fileOf('pedantic.ledger', writeLedger(journalEntries()));
      const format = '%(account)\\t%(quantity(scrub(amount)))\\t%(commodity(scrub(amount)))\\n';
      const { status, out, err } = run('ledger', [
        '--pedantic',
        '-f',
        path,
        'reg',
        '--format',
        format,
      ]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      const sums = new Map<string, number>();
      for (const row of out.trim().split('\n')) {
        const [account = '', number = '', currency = ''] = row.split('\t');
        const key = `${account} ${currency.replaceAll('"', '')}`;
        sums.set(key, (sums.get(key) ?? 0) + Math.round(Number(number) * 100));
      }
      const theirs = [...sums].filter(([, cents]) => cents !== 0);
      expect(
        Object.fromEntries(theirs.map(([key, cents]): [string, string] => [key, toDecimal(cents)])),
      ).toEqual(balances(toJournalAccount));
    },
  );
});

describe('beancount', () => {
  test.skipIf(withoutTool('bean-check'))('`bean-check` accepts the file', () => {
    const path = fileOf('book.beancount', writeBeancount(journalEntries()));
    expect(run('bean-check', [path])).toEqual({ status: 0, out: '', err: '' });
  });

  test('two colliding names stay distinct', () => {
    expect(
      [...toBeancountAccounts(journalEntries())].filter(([, name]) => /:Account/u.test(name)),
    ).toEqual([
      ['Expenses:广告', 'Expenses:Account'],
      ['Income:退款', 'Income:Account'],
    ]);
    const [entry] = planEntries([exampleU2()], {
      accounts: { commission: '佣金', ads_marketing: '广告' },
    }).entries;
    const names = toBeancountAccounts(entry === undefined ? [] : [entry]);
    expect([names.get('Expenses:佣金'), names.get('Expenses:广告')]).toEqual([
      'Expenses:Account',
      'Expenses:Account-2',
    ]);
  });
});

test('the hledger text of a small entry', () => {
  const payout = fakePayout([
    { on: '2026-04-01', cents: { gross_sales: 1_000, commission: -250, tips: 5 } },
  ]);
  const { entries } = planEntries([payout]);
  expect([...writeHledger(entries)].join('')).toBe(`commodity USD 1000.00
account Assets:Clearing – Uber Eats
account Expenses:Delivery commission
account Income:Delivery sales – Uber Eats
account Liabilities:Tips payable

2026-04-05 * (${entries[0]?.documentNumber}) Uber Eats, Main Street (Marketplace), sales 30 Mar to 5 Apr 2026, payout PR-1 paid 7 Apr 2026, part 1/1
    Assets:Clearing – Uber Eats  USD 7.55
    Expenses:Delivery commission  USD 2.50
    Income:Delivery sales – Uber Eats  USD -10.00
    Liabilities:Tips payable  USD -0.05
`);
});
