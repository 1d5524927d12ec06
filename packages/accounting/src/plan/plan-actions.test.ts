import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { toDecimal } from '../output/amounts.ts';
import { checkJournalEntry } from '../prove/identities.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { exampleU1 } from '../testing/worked-examples.fake.ts';
import { applyActions } from './apply-actions.ts';
import type { BookedEntry } from './booked-entry.ts';
import { plan } from './plan-actions.ts';
import type { PlanAction } from './plan-actions.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';

const ROWS: readonly FakeRow[] = [
  { on: '2026-03-31', cents: { gross_sales: 10_000, commission: -2_500 } },
  { on: '2026-04-02', cents: { gross_sales: 20_000, commission: -5_000 } },
];
const LATE_ROW: FakeRow = { on: '2026-03-31', cents: { order_error: -700 } };
const TODAY = { today: '2026-04-08' };

function desiredOf(payouts: readonly StorePayout[], options: Partial<PlanOptions> = {}) {
  const { entries, blocked } = planEntries(payouts, options);
  return { entries, blocked };
}

/** The books after both rows were posted on 8 April. */
function postedBooks(over: Partial<BookedEntry> = {}): BookedEntry[] {
  const desired = desiredOf([fakePayout(ROWS)]);
  return applyActions([], plan(desired, [], TODAY)).map((booked) => ({ ...booked, ...over }));
}

function summaries(actions: readonly PlanAction[]): string[] {
  return actions.map((action) => `${action.kind}: ${action.reason}`);
}

function tableOf(entry: JournalEntry | null | undefined): string[] {
  return (entry?.lines ?? []).map(
    (line) => `${line.account}: ${toDecimal(line.amountCents)} ${line.side}`,
  );
}

function entryOf(action: PlanAction | undefined): JournalEntry | null {
  return action === undefined || action.kind === 'skip' ? null : action.entry;
}

describe('planning the first time and again', () => {
  test('creates every entry, then skips every entry', () => {
    const desired = desiredOf([exampleU1(), fakePayout(ROWS)], { bankLeg: 'transfer' });
    const actions = plan(desired, [], TODAY);
    expect(summaries(actions)).toEqual(Array.from({ length: 6 }, () => 'create: new'));
    const books = applyActions([], actions);
    expect(summaries(plan(desired, books, TODAY))).toEqual(
      Array.from({ length: 6 }, () => 'skip: unchanged'),
    );
  });

  test('a year later it still skips', () => {
    const desired = desiredOf([fakePayout(ROWS)]);
    const policies = { today: '2027-04-08', closedThrough: '2026-12-31' };
    expect(summaries(plan(desired, postedBooks(), policies))).toEqual([
      'skip: unchanged',
      'skip: unchanged',
    ]);
  });

  test('an entry that was only planned is replaced freely, even if touched or late', () => {
    const desired = desiredOf([fakePayout([...ROWS, LATE_ROW])]);
    const books = postedBooks({ state: 'planned', untouched: false });
    expect(summaries(plan(desired, books, { today: '2026-12-01' }))).toEqual([
      'amend: not_posted',
      'skip: unchanged',
    ]);
  });
});

describe('late rows', () => {
  const desired = desiredOf([fakePayout([...ROWS, LATE_ROW])]);

  test('amend the entry within the watch window, under its existing number', () => {
    const books = postedBooks();
    const actions = plan(desired, books, { today: '2026-04-17' });
    expect(summaries(actions)).toEqual(['amend: late_rows', 'skip: unchanged']);
    expect(actions[0]?.documentNumber).toBe(books[0]?.entry.documentNumber);
    expect(tableOf(entryOf(actions[0]))).toEqual([
      'Clearing – Uber Eats: 68.00 debit',
      'Delivery commission: 25.00 debit',
      'Refunds & error charges (contra): 7.00 debit',
      'Delivery sales – Uber Eats: 100.00 credit',
    ]);
    expect(summaries(plan(desired, applyActions(books, actions), { today: '2026-05-30' }))).toEqual(
      ['skip: unchanged', 'skip: unchanged'],
    );
  });

  test('create an adjusting entry with a back-link after the watch window', () => {
    const books = postedBooks();
    const actions = plan(desired, books, { today: '2026-04-18' });
    expect(summaries(actions)).toEqual(['create: changed_outside_window', 'skip: unchanged']);
    const entry = entryOf(actions[0]);
    expect({
      kind: entry?.kind,
      date: entry?.date,
      relatesTo: entry?.relatesTo,
      lines: tableOf(entry),
      length: (entry?.documentNumber.length ?? 99) <= 21,
      memo: entry?.memo.startsWith(`Adjusts ${books[0]?.entry.documentNumber}: Uber Eats`),
    }).toEqual({
      kind: 'adjustment',
      date: '2026-03-31',
      relatesTo: books[0]?.entry.documentNumber,
      lines: ['Refunds & error charges (contra): 7.00 debit', 'Clearing – Uber Eats: 7.00 credit'],
      length: true,
      memo: true,
    });
    expect(entry === null ? null : checkJournalEntry(entry).holds).toBe(true);
    expect(summaries(plan(desired, applyActions(books, actions), { today: '2026-05-30' }))).toEqual(
      ['skip: unchanged', 'skip: unchanged'],
    );
  });

  test('create an adjusting entry if somebody changed the entry in the books', () => {
    expect(summaries(plan(desired, postedBooks({ untouched: false }), TODAY))[0]).toBe(
      'create: changed_in_books',
    );
  });

  test('create an adjusting entry if the entry is reconciled', () => {
    expect(summaries(plan(desired, postedBooks({ reconciled: true }), TODAY))[0]).toBe(
      'create: changed_in_books',
    );
  });

  test('create an adjusting entry if the policy says so', () => {
    expect(summaries(plan(desired, postedBooks(), { ...TODAY, lateRows: 'adjust' }))[0]).toBe(
      'create: adjust_policy',
    );
  });

  test('a second change adjusts the adjusted books only by the rest', () => {
    const books = applyActions(
      postedBooks(),
      plan(desired, postedBooks(), { today: '2026-04-18' }),
    );
    const again = desiredOf([fakePayout([...ROWS, LATE_ROW, LATE_ROW])]);
    const actions = plan(again, books, { today: '2026-04-19' });
    expect(tableOf(entryOf(actions[0]))).toEqual([
      'Refunds & error charges (contra): 7.00 debit',
      'Clearing – Uber Eats: 7.00 credit',
    ]);
    expect(actions[0]?.documentNumber).toMatch(/-A2$/u);
    expect(new Set(books.map(({ entry }) => entry.documentNumber))).not.toContain(
      actions[0]?.documentNumber,
    );
  });

  test('a new earlier month does not change the numbers of the others', () => {
    const books = postedBooks();
    const more = desiredOf([
      fakePayout([{ on: '2026-02-27', cents: { order_error: -300 } }, ...ROWS]),
    ]);
    const actions = plan(more, books, TODAY);
    expect(summaries(actions)).toEqual(['create: new', 'skip: unchanged', 'skip: unchanged']);
    expect(books.map(({ entry }) => entry.documentNumber)).not.toContain(
      actions[0]?.documentNumber,
    );
  });
});

describe('a closed period is never reopened', () => {
  const closed = { today: '2026-04-12', closedThrough: '2026-03-31' };

  test('a refund in the closed month is adjusted today, and the memo has its original date', () => {
    const desired = desiredOf([fakePayout([...ROWS, LATE_ROW])]);
    const actions = plan(desired, postedBooks(), closed);
    const entry = entryOf(actions[0]);
    expect(summaries(actions)).toEqual(['create: changed_after_closing', 'skip: unchanged']);
    expect(entry?.date).toBe('2026-04-12');
    expect(entry?.memo).toContain('belongs to 31 Mar 2026, which is closed');
  });

  test('a new entry in the closed month is dated today and keeps that date', () => {
    const desired = desiredOf([fakePayout(ROWS)]);
    const actions = plan(desired, [], closed);
    expect(actions.map((action) => entryOf(action)?.date)).toEqual(['2026-04-12', '2026-04-05']);
    const books = applyActions([], actions);
    expect(summaries(plan(desired, books, { ...closed, today: '2026-04-20' }))).toEqual([
      'skip: unchanged',
      'skip: unchanged',
    ]);
  });

  test('or it is refused, if the policy says so', () => {
    const actions = plan(desiredOf([fakePayout(ROWS)]), [], { ...closed, closedPeriod: 'refuse' });
    expect(summaries(actions)).toEqual(['skip: period_closed', 'create: new']);
  });

  test('books closed through today accept nothing', () => {
    const policies = { today: '2026-04-12', closedThrough: '2026-04-30' };
    expect(summaries(plan(desiredOf([fakePayout(ROWS)]), [], policies))).toEqual([
      'skip: period_closed',
      'skip: period_closed',
    ]);
  });

  test('disappeared entries in the closed month are reversed today, never deleted', () => {
    const actions = plan({ entries: [] }, postedBooks(), { ...closed, reversal: 'delete' });
    expect(actions.map((action) => entryOf(action)?.date ?? 'deleted')).toEqual([
      '2026-04-12',
      'deleted',
    ]);
  });
});

describe('a payout that disappeared', () => {
  test('is reversed today by default, line by line', () => {
    const books = postedBooks();
    const actions = plan({ entries: [] }, books, TODAY);
    const entry = entryOf(actions[0]);
    expect(summaries(actions)).toEqual(['reverse: disappeared', 'reverse: disappeared']);
    expect({ date: entry?.date, kind: entry?.kind, lines: tableOf(entry) }).toEqual({
      date: '2026-04-08',
      kind: 'reversal',
      lines: [
        'Delivery sales – Uber Eats: 100.00 debit',
        'Clearing – Uber Eats: 75.00 credit',
        'Delivery commission: 25.00 credit',
      ],
    });
    expect(entry === null ? null : checkJournalEntry(entry).holds).toBe(true);
    expect(summaries(plan({ entries: [] }, applyActions(books, actions), TODAY))).toEqual([
      'skip: already_reversed',
      'skip: already_reversed',
    ]);
  });

  test('is reversed on the original date, if the policy says so', () => {
    const policies = { ...TODAY, reversal: 'reverse_on_original_date' } as const;
    const actions = plan({ entries: [] }, postedBooks(), policies);
    expect(actions.map((action) => entryOf(action)?.date)).toEqual(['2026-03-31', '2026-04-05']);
  });

  test('is deleted, if the policy says so and it is not reconciled or closed', () => {
    const policies = { ...TODAY, reversal: 'delete' } as const;
    const actions = plan({ entries: [] }, postedBooks(), policies);
    expect(actions.map(entryOf)).toEqual([null, null]);
    expect(applyActions(postedBooks(), actions)).toEqual([]);
    const reconciled = plan({ entries: [] }, postedBooks({ reconciled: true }), policies);
    expect(reconciled.map((action) => entryOf(action)?.kind)).toEqual(['reversal', 'reversal']);
  });

  test('is dropped if it was never posted', () => {
    const actions = plan({ entries: [] }, postedBooks({ state: 'planned' }), TODAY);
    expect(summaries(actions)).toEqual(['reverse: not_posted', 'reverse: not_posted']);
  });

  test('stays if it is only blocked now', () => {
    const unmapped: FakeRow = { on: '2026-04-02', cents: { other_unclassified: -5 } };
    const desired = desiredOf([fakePayout([...ROWS, unmapped])]);
    expect(summaries(plan(desired, postedBooks(), TODAY))).toEqual([
      'skip: payout_blocked',
      'skip: payout_blocked',
    ]);
  });

  test('returns as an adjusting entry for all of it', () => {
    const books = applyActions(postedBooks(), plan({ entries: [] }, postedBooks(), TODAY));
    const desired = desiredOf([fakePayout(ROWS)]);
    const actions = plan(desired, books, TODAY);
    expect(summaries(actions)).toEqual(['create: was_reversed', 'create: was_reversed']);
    const again = plan(desired, applyActions(books, actions), TODAY);
    expect(summaries(again)).toEqual(['skip: unchanged', 'skip: unchanged']);
  });
});

test('a changed account moves the amount from the old account to the new one', () => {
  const desired = desiredOf([fakePayout(ROWS)], { accounts: { commission: '6100 Platform fees' } });
  const actions = plan(desired, postedBooks(), { today: '2026-06-01' });
  expect(actions.map((action) => tableOf(entryOf(action)))).toEqual([
    ['6100 Platform fees: 25.00 debit', 'Delivery commission: 25.00 credit'],
    ['6100 Platform fees: 50.00 debit', 'Delivery commission: 50.00 credit'],
  ]);
});

test('tax that changes on both sides of the pass-through account counts as a change', () => {
  const row = (tax: number): FakeRow => ({
    on: '2026-04-01',
    cents: { gross_sales: 10_000, sales_tax: tax, facilitator_tax_withheld: -tax },
  });
  const books = applyActions([], plan(desiredOf([fakePayout([row(600)])]), [], TODAY));
  const actions = plan(desiredOf([fakePayout([row(650)])]), books, { today: '2026-06-01' });
  expect(tableOf(entryOf(actions[0]))).toEqual([
    'Facilitator tax pass-through: 0.50 debit',
    'Facilitator tax pass-through: 0.50 credit',
  ]);
});
