import { describe, expect, test } from 'vitest';
import {
  balanceLast,
  balanceOf,
  EMPTY_DRAFT,
  netOf,
  problemsOf,
  readDraft,
  toRequest,
  type ManualDraft,
} from './manual-draft.ts';

const TARGET = { storeId: 's1', currency: 'USD', allowDuplicate: false } as const;
const cash = { id: '31', name: 'Clearing' };

const inComponents: ManualDraft = {
  ...EMPTY_DRAFT,
  entryOn: '2026-11-08',
  memo: ' Held payout ',
  components: [
    { key: 1, component: 'gross_sales', cents: 10_000 },
    { key: 2, component: 'commission', cents: -2_500 },
    { key: 3, component: 'tips', cents: null },
  ],
};

const inLines: ManualDraft = {
  ...inComponents,
  mode: 'lines',
  lines: [
    { key: 1, account: cash, side: 'debit', cents: 10_000 },
    { key: 2, account: { id: '40', name: 'Sales' }, side: 'credit', cents: 7_500 },
    { key: 3, account: { id: '41', name: 'Tips' }, side: 'debit', cents: null },
  ],
};

describe('a saved draft', () => {
  test('is restored', () => {
    expect(readDraft(JSON.stringify(inLines))).toEqual(inLines);
  });

  test.each([null, '', '{', '{"mode":"poem"}'])('is empty when it was %j', (stored) => {
    expect(readDraft(stored)).toBe(EMPTY_DRAFT);
  });
});

describe('the balance', () => {
  test('is the difference between debits and credits', () => {
    expect(balanceOf(inLines.lines)).toEqual({
      debitCents: 10_000,
      creditCents: 7_500,
      differenceCents: 2_500,
    });
  });

  test('is completed by the last line, on the missing side', () => {
    const balanced = balanceLast(inLines.lines);
    expect(balanced.at(-1)).toEqual({
      key: 3,
      account: { id: '41', name: 'Tips' },
      side: 'credit',
      cents: 2_500,
    });
    expect(balanceOf(balanced).differenceCents).toBe(0);
    expect(balanceLast([])).toEqual([]);
  });

  test('of components is the amount paid out', () => {
    expect(netOf(inComponents.components)).toBe(7_500);
  });
});

describe('what is missing', () => {
  test('is a day, a memo and an amount at first', () => {
    expect(Object.keys(problemsOf(EMPTY_DRAFT))).toEqual(['entryOn', 'memo', 'components']);
  });

  test('is an account or an amount of a line, then the balance', () => {
    expect(problemsOf(inLines)).toEqual({ lines: 'Each line needs an account and an amount.' });
    const open = { ...inLines, lines: inLines.lines.slice(0, 2) };
    expect(problemsOf(open)).toEqual({ lines: 'Debits and credits must be equal.' });
  });

  test('is empty once everything is there', () => {
    expect(problemsOf(inComponents)).toEqual({});
    expect(problemsOf({ ...inLines, lines: balanceLast(inLines.lines) })).toEqual({});
  });
});

describe('the request', () => {
  test('has the components with an amount', () => {
    expect(toRequest(inComponents, TARGET)).toEqual({
      store_id: 's1',
      platform: 'ubereats',
      entry_on: '2026-11-08',
      currency: 'USD',
      memo: 'Held payout',
      components: [
        { component: 'gross_sales', amount_cents: 10_000 },
        { component: 'commission', amount_cents: -2_500 },
      ],
    });
  });

  test('has the lines, and whether a duplicate entry is intended', () => {
    const draft = { ...inLines, lines: balanceLast(inLines.lines) };
    expect(toRequest(draft, { ...TARGET, allowDuplicate: true })).toMatchObject({
      lines: [
        { account_id: '31', side: 'debit', amount_cents: 10_000 },
        { account_id: '40', side: 'credit', amount_cents: 7_500 },
        { account_id: '41', side: 'credit', amount_cents: 2_500 },
      ],
      allow_duplicate: true,
    });
  });

  test('is empty without a day', () => {
    expect(() => toRequest(EMPTY_DRAFT, TARGET)).toThrow(RangeError);
  });
});
