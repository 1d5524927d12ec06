import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOf, textOfDifferences, valuesOfDifferences } from './entry-differences.ts';
import type { QboEntry, QboLine } from './payload.ts';

type LineFacts = {
  readonly side?: 'Debit' | 'Credit';
  readonly cents?: number;
  readonly account?: string;
  readonly class?: string | null;
  readonly location?: string | null;
  readonly description?: string;
};

function line({
  side = 'Debit',
  cents = 1_200,
  account = '91',
  class: className = null,
  location = null,
  description = '',
}: LineFacts = {}): QboLine {
  return {
    DetailType: 'JournalEntryLineDetail',
    Amount: cents / 100,
    Description: description,
    JournalEntryLineDetail: {
      PostingType: side,
      AccountRef: { value: account },
      ...(className === null ? {} : { ClassRef: { value: className } }),
      ...(location === null ? {} : { DepartmentRef: { value: location } }),
    },
  };
}

function entry(lines: readonly QboLine[], over: Partial<QboEntry> = {}): QboEntry {
  return { DocNumber: 'UE-1', TxnDate: '2026-11-08', Line: [...lines], ...over };
}

const codes = (sent: QboEntry, found: QboEntry) =>
  differencesOf(sent, found).map(({ code }) => code);

describe('an entry in QuickBooks differs', () => {
  test.each<[string, LineFacts]>([
    ['a cent', { cents: 1_201 }],
    ['the side', { side: 'Credit' }],
    ['the account', { account: '92' }],
    ['a class that was added', { class: '7' }],
    ['a location that was added', { location: '8' }],
  ])('by %s: one line is missing and one was added', (_what, facts) => {
    expect(codes(entry([line()]), entry([line(facts)]))).toEqual(['line_missing', 'line_added']);
  });

  test('if a line that was sent twice is there once, and vice versa', () => {
    const once = entry([line()]);
    const twice = entry([line(), line()]);
    expect(codes(twice, once)).toEqual(['line_missing']);
    expect(codes(once, twice)).toEqual(['line_added']);
  });

  test('by number and date, each with the found and the sent value', () => {
    const found = entry([line()], { DocNumber: 'UE-2', TxnDate: '2026-11-09' });
    expect(differencesOf(entry([line()]), found)).toEqual([
      {
        code: 'number_differs',
        message: 'the number is UE-2 instead of UE-1',
        values: { found: 'UE-2', sent: 'UE-1' },
      },
      {
        code: 'date_differs',
        message: 'the date is 2026-11-09 instead of 2026-11-08',
        values: { found: '2026-11-09', sent: '2026-11-08' },
      },
    ]);
  });

  test('if it has no number, or no lines at all', () => {
    const { DocNumber: _number, Line: _lines, ...bare } = entry([line()]);
    expect(differencesOf(entry([line()]), bare as QboEntry).map(({ message }) => message)).toEqual([
      'the number is empty instead of UE-1',
      'the line Debit 12.00 to account 91 is missing',
    ]);
  });

  test('not by memos and descriptions, nor by a description-only line', () => {
    const words = { DetailType: 'DescriptionOnly', Description: 'A note' } as unknown as QboLine;
    const found = entry([words, line({ description: 'Other words' })]);
    expect(codes(entry([line({ description: 'Ours' })]), found)).toEqual([]);
  });
});

test('differences are one text, and values for translation', () => {
  const sent = entry([line({ class: '7', location: '8' })]);
  const found = entry([line({ side: 'Credit', cents: 5 })], { TxnDate: '2026-11-09' });
  const differences = differencesOf(sent, found);
  const text =
    "the date is 2026-11-09 instead of 2026-11-08; the line Debit 12.00 to account 91, class 7, location 8 is missing; the line Credit 0.05 to account 91 wasn't sent";
  expect(textOfDifferences(differences)).toBe(text);
  expect(valuesOfDifferences(differences)).toEqual({
    differences: text,
    number: [],
    date: ['2026-11-09', '2026-11-08'],
    lines_missing: ['Debit\t12.00\t91\t7\t8'],
    lines_added: ['Credit\t0.05\t91\t\t'],
  });
});

describe('differences', () => {
  const anyFacts: fc.Arbitrary<LineFacts> = fc.record({
    side: fc.constantFrom('Debit' as const, 'Credit' as const),
    cents: fc.integer({ min: 1, max: 3 }),
    account: fc.constantFrom('91', '92'),
    class: fc.constantFrom(null, '7'),
    location: fc.constantFrom(null, '8'),
  });
  const anyLines = fc.array(anyFacts, { maxLength: 6 });

  test('do not depend on line order, and equality is symmetric', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (ours, theirs) => {
        const sent = entry(ours.map(line));
        const found = entry(theirs.map(line));
        expect(codes(sent, entry(ours.toReversed().map(line)))).toEqual([]);
        expect(codes(sent, found).length === 0).toBe(codes(found, sent).length === 0);
      }),
    );
  });

  test('are symmetric: what is missing one way was added the other way', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (ours, theirs) => {
        const linesOf = (code: string, sent: readonly LineFacts[], found: readonly LineFacts[]) =>
          differencesOf(entry(sent.map(line)), entry(found.map(line)))
            .filter((one) => one.code === code)
            .map(({ values }) => JSON.stringify(values))
            .toSorted();
        expect(linesOf('line_missing', ours, theirs)).toEqual(linesOf('line_added', theirs, ours));
      }),
    );
  });
});
