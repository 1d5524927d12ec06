import { describe, expect, test } from 'vitest';
import { entryTotals } from './entry-totals.ts';
import { PART_ONE_LINES } from './journal-preview.fixture.ts';

describe('entryTotals', () => {
  test('adds up both sides of a balanced entry', () => {
    expect(entryTotals(PART_ONE_LINES)).toEqual({
      debitCents: 133_940,
      creditCents: 133_940,
      differenceCents: 0,
    });
  });

  test('returns by how much the sides differ', () => {
    expect(
      entryTotals([
        { side: 'debit', amountCents: 100 },
        { side: 'credit', amountCents: 101 },
      ]),
    ).toEqual({ debitCents: 100, creditCents: 101, differenceCents: -1 });
  });

  test('ignores removed lines', () => {
    expect(
      entryTotals([
        { side: 'debit', amountCents: 100 },
        { side: 'debit', amountCents: 40, removed: true },
        { side: 'credit', amountCents: 100 },
      ]),
    ).toEqual({ debitCents: 100, creditCents: 100, differenceCents: 0 });
  });

  test('is zero for an entry without lines', () => {
    expect(entryTotals([])).toEqual({ debitCents: 0, creditCents: 0, differenceCents: 0 });
  });
});
