import { describe, expect, test } from 'vitest';
import { checkTyped, differenceOf, unconfirmed } from './confirm-difference.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';

function difference(over: Partial<DepositDifference> = {}): DepositDifference {
  return {
    payoutId: 'payout-1',
    currency: 'USD',
    cents: 1_250,
    rowsOfUnknownAmount: 0,
    message: 'The deposit holds $12.50 more than its entries.',
    exception: null,
    ...over,
  };
}

const of = (...all: readonly DepositDifference[]) => new Map(all.map((one) => [one.payoutId, one]));
const entry = (payoutId: string | null, kind: 'payout' | 'reversal' | 'adjustment' = 'payout') => ({
  payoutId,
  kind,
});

describe('a deposit difference applies to', () => {
  test('each entry of its payout, but no reversal', () => {
    const differences = of(difference());
    expect(differenceOf(entry('payout-1'), differences)?.cents).toBe(1_250);
    expect(differenceOf(entry('payout-1', 'adjustment'), differences)?.cents).toBe(1_250);
    expect(differenceOf(entry('payout-1', 'reversal'), differences)).toBeUndefined();
  });

  test('no entry of another payout, or of none', () => {
    expect(differenceOf(entry('payout-2'), of(difference()))).toBeUndefined();
    expect(differenceOf(entry(null), of(difference()))).toBeUndefined();
  });
});

describe('an entry waits for a person', () => {
  test('while nobody has confirmed the difference', () => {
    expect(unconfirmed(difference())).toMatchObject({
      code: 'difference_unconfirmed',
      message: 'The deposit holds $12.50 more than its entries.',
      action: 'Import the rows again, or approve the entry with the amount and a reason.',
    });
  });

  test('not without a difference, nor once it is confirmed', () => {
    const exception = { id: 'exception' } as DepositDifference['exception'];
    expect([unconfirmed(undefined), unconfirmed(difference({ exception }))]).toEqual([null, null]);
  });
});

describe('the typed amount', () => {
  const check = (cents: number, entries = [entry('payout-1')], ...more: DepositDifference[]) =>
    checkTyped(entries, of(difference(), ...more), { cents, reason: 'Agreed.' });

  test('must match what the rows print, for all entries of the payout', () => {
    expect(check(1_250, [entry('payout-1'), entry('payout-1', 'adjustment')])).toEqual(
      difference(),
    );
  });

  test.each([
    [1_249, '$12.49'],
    [1_251, '$12.51'],
    [0, '$0.00'],
  ])('must not be off by a cent: %i', (cents, words) => {
    expect(() => check(cents)).toThrow(
      expect.objectContaining({
        code: 'difference_wrong',
        message: `You typed ${words}, but the rows set aside show $12.50. Nothing was approved. Type that amount, or import the report again.`,
      }),
    );
  });

  test('must not have the opposite sign', () => {
    expect(() => check(-1_250)).toThrow(expect.objectContaining({ code: 'difference_wrong' }));
  });

  test('may be any amount if the amount of a row cannot be read', () => {
    const unknown = difference({ rowsOfUnknownAmount: 1 });
    const typed = { cents: 99, reason: 'By the statement.' };
    expect(checkTyped([entry('payout-1')], of(unknown), typed)).toBe(unknown);
  });

  test('applies to one payout', () => {
    const other = difference({ payoutId: 'payout-2' });
    expect(() => check(1_250, [entry('payout-1'), entry('payout-2')], other)).toThrow(
      expect.objectContaining({ code: 'difference_of_several_payouts' }),
    );
    // One entry without a difference beside one with it.
    expect(() => check(1_250, [entry('payout-1'), entry('payout-3')])).toThrow(
      expect.objectContaining({ code: 'difference_of_several_payouts' }),
    );
  });

  test.each([
    ['no entry', []],
    ['an entry without a difference', [entry('payout-3')]],
    ['a reversal', [entry('payout-1', 'reversal')]],
  ])('is refused for %s', (_what, entries) => {
    expect(() => check(1_250, entries)).toThrow(
      expect.objectContaining({ code: 'difference_not_found' }),
    );
  });
});
