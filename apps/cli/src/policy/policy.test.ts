import { describe, expect, test } from 'vitest';
import { requireTimezone, toPlanOptions } from './policy.ts';

describe('policy options', () => {
  test('what is not given keeps the default of the accounting package', async () => {
    expect(await toPlanOptions({}, '/')).toEqual({
      basis: 'accrual',
      split: 'month',
      by: 'payout',
      taxMode: 'pass_through_gross',
      memoTax: 'ignore',
      splitTax: 'restaurant_remits',
      revenue: 'gross',
      bankLeg: 'none',
      accounts: {},
      booksCurrency: null,
      periodOf: null,
    });
  });

  test('what is given arrives in the plan', async () => {
    const given = {
      basis: 'accrual',
      split: 'none',
      by: 'day',
      taxMode: 'memo_only',
      memoTax: 'gross_up',
      splitTax: 'block',
      revenue: 'net',
      bankLeg: 'transfer',
      booksCurrency: 'CAD',
    } as const;
    expect(await toPlanOptions(given, '/')).toEqual({ ...given, accounts: {}, periodOf: null });
  });

  test.each([
    [{ basis: 'cash', split: 'month' } as const, '--split month'],
    [{ basis: 'cash', by: 'day' } as const, '--by day'],
  ])('%j is a contradiction', async (options, named) => {
    await expect(toPlanOptions(options, '/')).rejects.toMatchObject({
      code: 'usage_error',
      message: `--basis cash and ${named} contradict each other: on cash basis a payout is one entry, on the day it was paid.`,
      hint: `leave out ${named}, or use --basis accrual`,
    });
  });

  test('cash alone is one entry on the day of the payout', async () => {
    expect(await toPlanOptions({ basis: 'cash', split: 'none' }, '/')).toMatchObject({
      basis: 'cash',
      split: 'none',
    });
  });
});

describe('time zone', () => {
  test('a name of the IANA database is taken', () => {
    expect(requireTimezone('America/Toronto')).toBe('America/Toronto');
  });

  test.each(['Mars/Olympus', '', 'EST5PDT9'])('"%s" is refused', (name) => {
    expect(() => requireTimezone(name)).toThrow(`"${name}" is not a time zone.`);
  });
});
