import { describe, expect, test } from 'vitest';
import { createStyle } from '../../output/style.ts';
import { fakeEntry, fakeLine } from '../../testing/journal-entry.fake.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { toEntryTables } from './entry-table.ts';
import { toTabSeparatedLines } from './entry-tsv.ts';

function tableAt(columns: number | undefined, env: Record<string, string> = { NO_COLOR: '1' }) {
  const { stdout } = createTestContext(columns === undefined ? {} : { columns });
  return (entries: Parameters<typeof toEntryTables>[0]) =>
    [...toEntryTables(entries, createStyle(stdout, env))].join('');
}

describe('entries as a table', () => {
  test('debits and credits are in columns, aligned on the decimal point, totals under a rule', () => {
    expect(tableAt(120)([fakeEntry()])).toBe(
      `UE-7K3Q9F-0331-1  2026-03-31  part 1 of 2
Uber Eats, Joe's Diner (Marketplace), sales 30 Mar to 5 Apr 2026, payout PO-0407 paid 7 Apr 2026, part 1/2
  Account                              Debit    Credit
  Clearing – Uber Eats                955.00
  Delivery commission                 310.00
  Delivery sales – Uber Eats                  1,240.00
  Promotions (contra) · co-funding               25.00
  ────────────────────────────────────────────────────
  Total USD                         1,265.00  1,265.00
`,
    );
  });

  test('a narrow terminal wraps names and keeps amounts whole', () => {
    const table = tableAt(44)([fakeEntry()]);
    expect(table).toBe(
      `UE-7K3Q9F-0331-1  2026-03-31  part 1 of 2
Uber Eats, Joe's Diner (Marketplace), sales
30 Mar to 5 Apr 2026, payout PO-0407 paid 7
Apr 2026, part 1/2
  Account                    Debit    Credit
  Clearing – Uber Eats      955.00
  Delivery commission       310.00
  Delivery sales – Uber             1,240.00
  Eats
  Promotions (contra) ·                25.00
  co-funding
  ──────────────────────────────────────────
  Total USD               1,265.00  1,265.00
`,
    );
    expect(Math.max(...table.split('\n').map((line) => line.length))).toBe(44);
  });

  test('wide characters take two columns and the amounts still align', () => {
    const lines = [
      fakeLine({ account: '餐厅清算', accountType: 'Bank', amountCents: 1 }),
      fakeLine({ account: 'Sales', accountType: 'Income', side: 'credit', amountCents: 1 }),
    ];
    const rows = tableAt(80)([fakeEntry({ lines })])
      .split('\n')
      .slice(4, 6);
    expect(rows).toEqual(['  餐厅清算           0.01', '  Sales                      0.01']);
  });

  test('several entries share one layout and are separated by a blank line', () => {
    const small = fakeEntry({
      documentNumber: 'B',
      parts: 1,
      lines: [
        fakeLine({ account: 'A', amountCents: 1 }),
        fakeLine({ account: 'B', side: 'credit', amountCents: 1 }),
      ],
    });
    const table = tableAt(120)([fakeEntry(), small]);
    expect(table).toContain('\n\nB  2026-03-31\n');
    const ends = table
      .split('\n')
      .filter((line) => line.startsWith('  Total'))
      .map((line) => line.length);
    expect(ends).toEqual([54, 54]);
  });

  test('a basic terminal gets ASCII rules and no color', () => {
    const table = tableAt(80, { TERM: 'dumb' })([fakeEntry()]);
    expect(table).toContain(`  ${'-'.repeat(52)}\n`);
    expect(table).not.toContain('\u001b');
  });

  test('colour is bold and dim only, on a terminal', () => {
    const table = tableAt(80, {})([fakeEntry()]);
    expect(table).toContain('\u001b[1mUE-7K3Q9F-0331-1\u001b[22m');
    expect(tableAt(undefined, {})([fakeEntry()])).not.toContain('\u001b');
  });

  test('control characters in a memo are not passed to the terminal', () => {
    const table = tableAt(80)([fakeEntry({ memo: 'Joe\u001b]0;pwned\u0007' })]);
    expect(table).toContain('Joe ]0;pwned ');
    expect(table).not.toContain('\u001b');
  });
});

describe('entries as tab-separated lines', () => {
  test('one line per journal line: no header, no color, no thousands separators, no truncation', () => {
    const shared =
      "Uber Eats, Joe's Diner (Marketplace), sales 30 Mar to 5 Apr 2026, payout PO-0407 paid 7 Apr 2026, part 1/2\tubereats\tPO-0407\t2026-04-07\tstore-1\tJoe's Diner\tMarketplace\t1\t2\n";
    expect([...toTabSeparatedLines([fakeEntry()])]).toEqual([
      `UE-7K3Q9F-0331-1\tpayout\t2026-03-31\tClearing – Uber Eats\tOther Current Asset\t\t955.00\t\tUSD\tnet_payout\t${shared}`,
      `UE-7K3Q9F-0331-1\tpayout\t2026-03-31\tDelivery commission\tExpense\t\t310.00\t\tUSD\tcommission\t${shared}`,
      `UE-7K3Q9F-0331-1\tpayout\t2026-03-31\tDelivery sales – Uber Eats\tIncome\t\t\t1240.00\tUSD\tgross_sales\t${shared}`,
      `UE-7K3Q9F-0331-1\tpayout\t2026-03-31\tPromotions (contra)\tIncome\tco-funding\t\t25.00\tUSD\tplatform_promo_credit\t${shared}`,
    ]);
  });

  test('a tab or a line break inside a name does not start a new column or line', () => {
    const entry = fakeEntry({
      storeName: 'Joe\tand\r\nSons',
      lines: fakeEntry().lines.slice(0, 1),
    });
    const [line = ''] = toTabSeparatedLines([entry]);
    expect(line.split('\t')[15]).toBe('Joe and Sons');
    expect(line.split('\t')).toHaveLength(19);
  });
});
