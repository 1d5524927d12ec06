import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import type { Reading, StorePayout } from '../model/reading.ts';
import { inCurrency, toCents } from '../money/cents.ts';
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
import type { DocumentVerdict } from './verify.ts';

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

  test('a clearing line leads to everything the payout consists of', () => {
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

  test('detects an amount that is off by a cent', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) =>
          index === 1 ? { ...line, amountCents: toCents(line.amountCents + 1) } : line,
        ),
      ),
    ).toBe(1);
  });

  test('detects two deviating lines that cancel out', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) =>
          index === 1 || index === 7
            ? { ...line, amountCents: toCents(line.amountCents + 1) }
            : line,
        ),
      ),
    ).toBe(2);
  });

  test('detects sources that do not add up to their stated components', () => {
    expect(
      tamper((lines) =>
        lines.map((line, index) => (index === 1 ? { ...line, sources: [] } : line)),
      ),
    ).toBe(37_500);
  });
});

const usd = (amount: number) => ({ cents: toCents(amount), currency: 'USD' }) as const;

describe('I6, clearing', () => {
  const entries = inCurrency('USD', planEntries([exampleU1()], { bankLeg: 'transfer' }).entries);
  const opening = usd(0);

  test('U1 leaves 782.00 in clearing at the end of March, exactly its unpaid part', () => {
    const unpaid = inCurrency('USD', unpaidPayouts(entries, '2026-03-31'));
    expect(unpaid.map(({ payoutRef, cents }) => [payoutRef, cents])).toEqual([['U1', 78_200]]);
    expect(checkClearing({ opening, entries, deposits: [], unpaid, asOf: '2026-03-31' })).toEqual({
      id: 'I6',
      holds: true,
      differenceCents: 0,
    });
  });

  test('and nothing on 7 April', () => {
    const asOf = '2026-04-07';
    expect(unpaidPayouts(entries, asOf)).toEqual([]);
    expect(checkClearing({ opening, entries, deposits: [], unpaid: [], asOf }).holds).toBe(true);
  });

  test('a deposit booked both by a bank rule and by a transfer appears as the amount counted twice', () => {
    const deposits = [{ on: '2026-04-07', ...usd(329_050) }];
    expect(checkClearing({ opening, entries, deposits, unpaid: [], asOf: '2026-04-07' })).toEqual({
      id: 'I6',
      holds: false,
      differenceCents: -329_050,
    });
  });

  test('a missing deposit appears as the open balance', () => {
    const withoutTransfer = inCurrency('USD', planEntries([exampleU1()]).entries);
    const input = { opening: usd(500), entries: withoutTransfer, deposits: [], unpaid: [] };
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
    expect(deposit === undefined ? null : checkDeposit(deposit, usd(12_500))).toEqual({
      id: 'I8',
      holds: true,
      differenceCents: 0,
    });
  });

  test('another bank account is a separate deposit', () => {
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

  test('a bank fee appears as the missing amount', () => {
    const [deposit] = expectedDeposits([store('a', '2026-04-07', 10_000)], { bankAccountOf });
    expect(deposit === undefined ? null : checkDeposit(deposit, usd(9_975)).differenceCents).toBe(
      -25,
    );
  });
});

describe('verify', () => {
  const payouts = [exampleU1(), exampleD1()];

  function documentOf(options: Partial<PlanOptions> = {}): Record<string, unknown> {
    const reading = readingOf(payouts);
    const plan = planEntries(payouts, options);
    return JSON.parse([...writeJson(toJournalDocument({ reading, plan, options }))].join(''));
  }

  function verdictOf(document: unknown, files: readonly StorePayout[] = payouts): DocumentVerdict {
    const read = readJournalDocument(document);
    if (read.kind !== 'ok') {
      throw new Error(read.message);
    }
    return verify(readingOf(files), read.document);
  }

  function differencesOf(document: unknown, files?: readonly StorePayout[]) {
    return verdictOf(document, files).parts.flatMap(({ differences }) => differences);
  }

  type Place = Record<string | number, unknown>;

  /** The document with the value at one path changed; undefined removes it. */
  function changed(path: readonly (string | number)[], value: unknown): unknown {
    const document = documentOf();
    let place: Place = document;
    for (const key of path.slice(0, -1)) {
      place = place[key] as Place;
    }
    const key = path.at(-1) ?? '';
    place[key] = value;
    if (value === undefined) {
      delete place[key];
    }
    return document;
  }

  test('every entry, and the rest, follows from the source files', () => {
    const { follows, parts } = verdictOf(documentOf());
    expect([follows, parts.filter((part) => !part.follows)]).toEqual([true, []]);
    expect(parts.filter(({ part }) => part === 'entries')).toHaveLength(3);
  });

  test('entries beside a POS follow, and a document that conceals the POS does not', () => {
    const document = documentOf({ sales: 'pos', bankLeg: 'transfer' });
    expect(verdictOf(document).follows).toBe(true);
    const { plan_options: chosen, ...rest } = document;
    const hidden = { ...rest, plan_options: { ...(chosen as object), sales: 'report' } };
    const { parts } = verdictOf(hidden);
    expect(parts.filter(({ part }) => part === 'entries').map(({ follows }) => follows)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(parts.find(({ part }) => part === 'plan_options')?.differences).toEqual([
      { kind: 'digest', path: '/plan_options/sales', stated: 'report', derived: null },
    ]);
  });

  test('uses the options that the document was made with', () => {
    const options = {
      basis: 'cash',
      bankLeg: 'transfer',
      accounts: { tips: '2300 Tips' },
    } as const;
    expect(verdictOf(documentOf(options)).follows).toBe(true);
  });

  const LINE = 'Delivery commission (debit, commission)';

  test.each([
    [['entries', 0, 'lines', 1, 'amount_cents'], 31_001, 31_000, LINE],
    [
      ['entries', 0, 'lines', 1, 'account'],
      'Rent',
      'Delivery commission',
      'Rent (debit, commission)',
    ],
    [
      ['entries', 0, 'lines', 1, 'side'],
      'credit',
      'debit',
      'Delivery commission (credit, commission)',
    ],
    [['entries', 0, 'lines', 1, 'rows', 0, 'rows', 0], 4, 3, LINE],
    [['entries', 0, 'lines', 1, 'rows', 0, 'sha256'], 'b'.repeat(64), FAKE_FILE.sha256, LINE],
    [['entries', 0, 'date'], '2026-04-01', '2026-03-31'],
    [['entries', 0, 'currency'], 'CAD', 'USD'],
    [['entries', 0, 'document_number'], 'UE-X', 'UE-U3XD2QNW-0331-1'],
    [['payouts', 0, 'net_cents'], 1, 329_050],
    [['payouts', 0, 'components', 'commission'], 1, -127_500],
    [['payouts', 1, 'identities', 0, 'holds'], false, true],
    [['reports', 0, 'rows'], 3, 2],
    [['version'], 3, 2],
  ])('reports a changed %j', (path, value, derived, line?: string) => {
    expect(differencesOf(changed(path, value))).toEqual([
      {
        kind: 'changed',
        path: `/${path.join('/')}`,
        ...(line === undefined ? {} : { line }),
        stated: value,
        derived,
      },
    ]);
  });

  test.each([
    [['entries', 0, 'note'], 'paid', 'extra', 'paid'],
    [['payouts', 0, 'components', 'markup'], 5, 'extra', 5],
    [['notes'], ['a'], 'extra', 'a list of 1'],
    [['warnings', 0], 'All is well.', 'extra', 'All is well.'],
  ])('reports a surplus value at %j', (path, value, kind, stated) => {
    expect(differencesOf(changed(path, value))).toEqual([
      { kind, path: `/${path.join('/')}`, stated, derived: null },
    ]);
  });

  test.each([
    [['entries', 0, 'memo']],
    [['payouts', 0, 'store_name']],
    [['nil']],
    [['entries', 0, 'lines', 1, 'components']],
  ])('reports a missing value at %j', (path) => {
    const found = differencesOf(changed(path, undefined));
    expect(found.map(({ kind, path: at, stated }) => [kind, at, stated])).toEqual([
      ['missing', `/${path.join('/')}`, null],
    ]);
  });

  test('reports a surplus entry, a missing one, and a different order, and nothing else', () => {
    const { entries } = documentOf() as { entries: { document_number: string }[] };
    const [first, second, third] = entries;
    const other = { ...first, document_number: 'UE-X', memo: 'Rent', date: '2026-05-01' };
    const extra = verdictOf(changed(['entries'], [first, other, second, third]));
    expect(extra.parts.filter(({ follows }) => !follows)).toMatchObject([
      { path: '/entries/1', document_number: 'UE-X', differences: [{ kind: 'extra' }] },
    ]);
    const missing = verdictOf(changed(['entries'], [first, third]));
    expect(missing.parts.filter(({ follows }) => !follows)).toMatchObject([
      {
        path: '/entries/1',
        document_number: second?.document_number,
        differences: [{ kind: 'missing', path: '/entries/1' }],
      },
    ]);
    expect(differencesOf(changed(['entries'], [second, first, third]))).toEqual([
      { kind: 'order', path: '/entries', stated: null, derived: null },
    ]);
  });

  test('reports every place if a row of the file changed', () => {
    const other = fakePayout(
      [{ on: '2026-03-31', cents: { gross_sales: 124_001, commission: -31_000 } }],
      { payoutRef: 'U1', storeId: 'pa-1', storeName: 'Liberty Diner' },
    );
    const found = differencesOf(documentOf(), [other]).map(({ path }) => path);
    expect(found).toContain('/payouts/0/net_cents');
    expect(found).toContain('/entries/0/lines/0/amount_cents');
  });

  test('a deviation from the expected policy is a difference', () => {
    const read = readJournalDocument(documentOf({ basis: 'cash', accounts: { tips: 'Tips' } }));
    if (read.kind !== 'ok') {
      throw new Error(read.message);
    }
    const expected = {
      plan: { basis: 'accrual', revenue: 'gross', accounts: { tips: 'Staff tips' } },
      reading: { timeZone: 'America/New_York' },
    } as const;
    const { parts } = verify(readingOf(payouts), read.document, { expected });
    expect(parts.flatMap(({ differences }) => differences)).toEqual([
      { kind: 'policy', path: '/plan_options/basis', stated: 'cash', derived: 'accrual' },
      {
        kind: 'policy',
        path: '/plan_options/accounts/tips',
        stated: 'Tips',
        derived: 'Staff tips',
      },
      {
        kind: 'policy',
        path: '/reading_options/time_zone',
        stated: null,
        derived: 'America/New_York',
      },
    ]);
  });
});

describe('reading a journal document', () => {
  test.each([
    [null, 'not_a_journal_document'],
    [[], 'not_a_journal_document'],
    [{ version: 2 }, 'not_a_journal_document'],
    [{ version: 2, entries: [] }, 'not_a_journal_document'],
    [{ version: 1, entries: [] }, 'unsupported_version'],
    [{ version: 3, entries: [] }, 'unsupported_version'],
    [{ entries: [] }, 'unsupported_version'],
  ])('%j is %s', (value, code) => {
    const read = readJournalDocument(value);
    expect(read.kind === 'rejected' ? read.code : read.kind).toBe(code);
  });

  test('explains why version 1 cannot be proven, and what to do', () => {
    const read = readJournalDocument({ version: 1, plan_options: {}, payouts: [], entries: [] });
    expect(read.kind === 'rejected' ? read.message : '').toBe(
      'This is version 1 of the journal format, which does not say how the reports were read (time zone, end of the business day, tax rates), so it cannot be proven whole. Make it again from the same reports with "platebook journal --format json" and the same options.',
    );
  });
});
