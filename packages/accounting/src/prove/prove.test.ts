import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import type { Reading, StorePayout } from '../model/reading.ts';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { planEntries } from '../plan/plan-entries.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { FAKE_FILE, fakePayout } from '../testing/store-payout.fake.ts';
import {
  exampleC1,
  exampleC2,
  exampleD1,
  exampleD2,
  exampleU1,
  exampleU2,
} from '../testing/worked-examples.fake.ts';
import {
  checkClearing,
  checkDeposit,
  checkJournalEntry,
  expectedDeposits,
  unpaidPayouts,
} from './identities.ts';
import { openLine } from './open-line.ts';
import { readJournalDocument } from './read-journal-document.ts';
import { verify } from './verify.ts';
import type { EntryVerdict } from './verify.ts';

function readingOf(payouts: readonly StorePayout[]): Reading {
  const report = {
    file: FAKE_FILE,
    platform: 'ubereats',
    reportType: 'ubereats_payment_details_us',
    rows: 2,
    quarantined: [],
    variants: [],
    leftOut: {},
    notes: [],
  } as const;
  return { reports: [report], payouts, blocked: [] };
}

describe('opening a line', () => {
  test('leads from the pass-through line to its columns and rows', () => {
    const [, second] = planEntries([exampleU1()]).entries;
    const line = second?.lines[6];
    const opened = line === undefined ? null : openLine(line);
    expect({
      ...opened,
      components: opened?.components.map(({ component, cents, sources }) => ({
        component,
        cents,
        sources: sources.map(({ column, file, rows }) => ({
          column,
          file: file.name,
          rows: [...rows.byFile()].flatMap((found) => [...found.rows]),
        })),
      })),
    }).toEqual({
      account: 'Facilitator tax pass-through',
      amountCents: 23_292,
      holds: true,
      differenceCents: 0,
      components: [
        {
          component: 'merchant_promo_tax',
          cents: -1_800,
          sources: [{ column: 'Merchant promo tax', file: 'payouts.csv', rows: [4] }],
        },
        {
          component: 'order_error_tax',
          cents: -507,
          sources: [{ column: 'Order error tax', file: 'payouts.csv', rows: [4] }],
        },
        {
          component: 'facilitator_tax_withheld',
          cents: -20_985,
          sources: [{ column: 'Facilitator tax withheld', file: 'payouts.csv', rows: [4] }],
        },
      ],
    });
  });

  test('a clearing line opens to everything the payout is made of', () => {
    const [entry] = planEntries([exampleU2()]).entries;
    const line = entry?.lines[0];
    const opened = line === undefined ? null : openLine(line);
    expect(opened?.components.reduce((sum, { cents }) => sum + cents, 0)).toBe(176_950);
    expect(opened?.components).toHaveLength(10);
  });
});

describe('I5, journal', () => {
  const examples = [exampleU1(), exampleU2(), exampleD1(), exampleD2(), exampleC1(), exampleC2()];
  const { entries } = planEntries(examples, { bankLeg: 'transfer', memoTax: 'gross_up' });

  test('holds for every entry of the worked examples', () => {
    expect(entries.map(checkJournalEntry)).toEqual(
      entries.map(() => ({ id: 'I5', holds: true, differenceCents: 0 })),
    );
  });

  function tamper(change: (lines: JournalEntry['lines']) => JournalEntry['lines']): number {
    const [entry] = entries;
    return entry === undefined
      ? Number.NaN
      : checkJournalEntry({ ...entry, lines: change(entry.lines) }).differenceCents;
  }

  test('sees an amount that is off by a cent', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) =>
          index === 1 ? { ...line, amountCents: line.amountCents + 1 } : line,
        ),
      ),
    ).toBe(1);
  });

  test('sees two lines that are off and cancel', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) =>
          index === 1 || index === 7 ? { ...line, amountCents: line.amountCents + 1 } : line,
        ),
      ),
    ).toBe(2);
  });

  test('sees sources that do not add up to the components they claim', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) => (index === 1 ? { ...line, sources: [] } : line)),
      ),
    ).toBe(37_500);
  });
});

describe('I6, clearing', () => {
  const { entries } = planEntries([exampleU1()], { bankLeg: 'transfer' });

  test('U1 leaves 782.00 in clearing at the end of March, exactly its unpaid part', () => {
    const unpaid = unpaidPayouts(entries, '2026-03-31');
    expect(unpaid.map(({ payoutRef, cents }) => [payoutRef, cents])).toEqual([['U1', 78_200]]);
    expect(
      checkClearing({ openingCents: 0, entries, deposits: [], unpaid, asOf: '2026-03-31' }),
    ).toEqual({ id: 'I6', holds: true, differenceCents: 0 });
  });

  test('and nothing on 7 April', () => {
    const asOf = '2026-04-07';
    expect(unpaidPayouts(entries, asOf)).toEqual([]);
    expect(checkClearing({ openingCents: 0, entries, deposits: [], unpaid: [], asOf }).holds).toBe(
      true,
    );
  });

  test('a deposit booked by a bank rule and by a transfer shows as the amount counted twice', () => {
    const deposits = [{ on: '2026-04-07', cents: 329_050 }];
    expect(
      checkClearing({ openingCents: 0, entries, deposits, unpaid: [], asOf: '2026-04-07' }),
    ).toEqual({ id: 'I6', holds: false, differenceCents: -329_050 });
  });

  test('a deposit that has not arrived shows as the open balance', () => {
    const withoutTransfer = planEntries([exampleU1()]).entries;
    const input = { openingCents: 500, entries: withoutTransfer, deposits: [], unpaid: [] };
    expect(checkClearing({ ...input, asOf: '2026-04-07' }).differenceCents).toBe(329_550);
  });
});

describe('I8, bank', () => {
  const store = (storeId: string, payoutOn: string, cents: number): StorePayout =>
    fakePayout([{ on: '2026-04-01', cents: { gross_sales: cents } }], {
      storeId,
      payoutOn,
      payoutRef: `${storeId}-${payoutOn}`,
    });
  const bankAccountOf = () => 'Checking';

  test('one deposit covers two stores', () => {
    const [deposit] = expectedDeposits(
      [store('a', '2026-04-07', 10_000), store('b', '2026-04-07', 2_500)],
      { bankAccountOf },
    );
    expect(deposit?.cents).toBe(12_500);
    expect(deposit === undefined ? null : checkDeposit(deposit, 12_500)).toEqual({
      id: 'I8',
      holds: true,
      differenceCents: 0,
    });
  });

  test('another bank account is another deposit', () => {
    const deposits = expectedDeposits(
      [store('a', '2026-04-07', 10_000), store('b', '2026-04-07', 2_500)],
      { bankAccountOf: (payout) => payout.storeId },
    );
    expect(deposits.map(({ bankAccount, cents }) => [bankAccount, cents])).toEqual([
      ['a', 10_000],
      ['b', 2_500],
    ]);
  });

  test('a negative payout is carried into the next deposit', () => {
    const deposits = expectedDeposits(
      [store('a', '2026-04-14', 10_000), store('a', '2026-04-07', -2_500)],
      { bankAccountOf },
    );
    expect(
      deposits.map((deposit) => [
        deposit.on,
        deposit.cents,
        deposit.broughtForwardCents,
        deposit.carriedForwardCents,
      ]),
    ).toEqual([
      ['2026-04-07', 0, 0, -2_500],
      ['2026-04-14', 7_500, -2_500, 0],
    ]);
  });

  test('a held payout comes with the next deposit', () => {
    const deposits = expectedDeposits(
      [store('a', '2026-04-07', 2_500), store('a', '2026-04-14', 10_000)],
      { bankAccountOf, isHeld: (payout) => payout.payoutOn === '2026-04-07' },
    );
    expect(deposits.map(({ on, cents }) => [on, cents])).toEqual([
      ['2026-04-07', 0],
      ['2026-04-14', 12_500],
    ]);
  });

  test('a bank fee shows as the missing amount', () => {
    const [deposit] = expectedDeposits([store('a', '2026-04-07', 10_000)], { bankAccountOf });
    expect(deposit === undefined ? null : checkDeposit(deposit, 9_975).differenceCents).toBe(-25);
  });
});

describe('verify', () => {
  const payouts = [exampleU1(), exampleD1()];

  function documentOf(options: Partial<PlanOptions> = {}): Record<string, unknown> {
    const reading = readingOf(payouts);
    const plan = planEntries(payouts, options);
    return JSON.parse([...writeJson(toJournalDocument({ reading, plan, options }))].join(''));
  }

  function verdictsOf(document: unknown, files: readonly StorePayout[] = payouts): EntryVerdict[] {
    const read = readJournalDocument(document);
    expect(read.kind).toBe('ok');
    return read.kind === 'ok' ? verify(readingOf(files), read.document) : [];
  }

  /** Changes one place of the document, given as a path. */
  function changed(path: readonly (string | number)[], value: unknown): unknown {
    const document: unknown = documentOf();
    let place = document as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) {
      place = place[key] as Record<string | number, unknown>;
    }
    place[path.at(-1) ?? ''] = value;
    return document;
  }

  test('every entry follows from the files that made it', () => {
    const verdicts = verdictsOf(documentOf());
    expect(verdicts.map(({ follows, differences }) => [follows, differences])).toEqual([
      [true, []],
      [true, []],
      [true, []],
    ]);
  });

  test('entries beside a POS follow, and a document that hides it does not', () => {
    const document = documentOf({ sales: 'pos', bankLeg: 'transfer' });
    expect(verdictsOf(document).map(({ follows }) => follows)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    const { plan_options: chosen, ...rest } = document;
    const hidden = { ...rest, plan_options: { ...(chosen as object), sales: 'report' } };
    expect(verdictsOf(hidden).map(({ follows }) => follows)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test('uses the options that the document was made with', () => {
    const options = {
      basis: 'cash',
      bankLeg: 'transfer',
      accounts: { tips: '2300 Tips' },
    } as const;
    expect(verdictsOf(documentOf(options)).map(({ follows }) => follows)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test.each([
    [
      ['entries', 0, 'lines', 1, 'amount_cents'],
      31_001,
      [
        {
          kind: 'amount',
          line: 'Delivery commission (debit, commission)',
          stated: 31_001,
          derived: 31_000,
        },
      ],
    ],
    [
      ['entries', 0, 'lines', 1, 'account'],
      'Rent',
      [
        {
          kind: 'account',
          line: 'Rent (debit, commission)',
          stated: 'Rent',
          derived: 'Delivery commission',
        },
      ],
    ],
    [
      ['entries', 0, 'date'],
      '2026-04-01',
      [{ kind: 'date', stated: '2026-04-01', derived: '2026-03-31' }],
    ],
    [['entries', 0, 'currency'], 'CAD', [{ kind: 'currency', stated: 'CAD', derived: 'USD' }]],
    [
      ['entries', 0, 'lines', 1, 'rows', 0, 'rows'],
      [3, 4],
      [
        {
          kind: 'rows',
          line: 'Delivery commission (debit, commission)',
          stated: 'commission from "Commission": -31000 cents in 2 rows',
          derived: 'commission from "Commission": -31000 cents in 1 rows',
        },
      ],
    ],
    [
      ['entries', 0, 'lines', 1, 'rows'],
      [],
      [
        {
          kind: 'rows',
          line: 'Delivery commission (debit, commission)',
          stated: null,
          derived: 'commission from "Commission": -31000 cents in 1 rows',
        },
      ],
    ],
    [
      ['entries', 0, 'lines', 1, 'side'],
      'credit',
      [
        {
          kind: 'extra_line',
          line: 'Delivery commission (credit, commission)',
          stated: 31_000,
          derived: null,
        },
        {
          kind: 'missing_line',
          line: 'Delivery commission (debit, commission)',
          stated: null,
          derived: 31_000,
        },
      ],
    ],
  ])('names a changed %j', (path, value, differences) => {
    const [first, ...others] = verdictsOf(changed(path, value));
    expect([first?.follows, first?.differences]).toEqual([false, differences]);
    expect(others.every(({ follows }) => follows)).toBe(true);
  });

  test('names a file that is not among those given', () => {
    const sha256 = 'b'.repeat(64);
    const path = ['entries', 0, 'lines', 1, 'rows', 0, 'sha256'];
    const [first] = verdictsOf(changed(path, sha256));
    expect(first?.differences[0]).toEqual({ kind: 'unknown_file', stated: sha256, derived: null });
  });

  test('names an entry that the files do not give, and one that is left out', () => {
    const number = documentOf().entries as { document_number: string }[];
    const [first, , , last] = verdictsOf(changed(['entries', 0, 'document_number'], 'UE-X'));
    expect(first).toEqual({
      document_number: 'UE-X',
      follows: false,
      differences: [{ kind: 'extra_entry', stated: 'UE-X', derived: null }],
    });
    expect(last).toEqual({
      document_number: number[0]?.document_number,
      follows: false,
      differences: [{ kind: 'missing_entry', stated: null, derived: number[0]?.document_number }],
    });
  });

  test('names every entry when a row of the file changed', () => {
    const other = fakePayout(
      [{ on: '2026-03-31', cents: { gross_sales: 124_001, commission: -31_000 } }],
      { payoutRef: 'U1', storeId: 'pa-1', storeName: 'Liberty Diner' },
    );
    const [first] = verdictsOf(documentOf(), [other]);
    expect(first?.follows).toBe(false);
    expect(first?.differences.map(({ kind }) => kind)).toContain('amount');
  });
});

describe('reading a journal document', () => {
  test.each([
    [null, 'not_a_journal_document'],
    [[], 'not_a_journal_document'],
    [{ version: 1 }, 'not_a_journal_document'],
    [{ version: 2, entries: [] }, 'unsupported_version'],
    [{ entries: [] }, 'unsupported_version'],
    [{ version: 1, entries: [{}] }, 'not_a_journal_document'],
    [
      {
        version: 1,
        entries: [{ document_number: 'X', date: '2026-04-05', currency: 'USD', lines: [{}] }],
      },
      'not_a_journal_document',
    ],
  ])('%j is %s', (value, code) => {
    const read = readJournalDocument(value);
    expect(read.kind === 'rejected' ? read.code : read.kind).toBe(code);
  });

  test('says which entry is wrong', () => {
    const read = readJournalDocument({ version: 1, entries: [{}] });
    expect(read.kind === 'rejected' ? read.message : '').toContain('entries[0]');
  });
});
