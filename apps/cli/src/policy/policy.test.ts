import { describe, expect, test } from 'vitest';
import { toPlanOptions, toReadingOptions } from './policy.ts';

describe('policy options', () => {
  test("options left out keep the accounting package's defaults", async () => {
    expect(await toPlanOptions({}, '/')).toEqual({
      basis: 'accrual',
      split: 'month',
      by: 'payout',
      taxMode: 'pass_through_gross',
      memoTax: 'ignore',
      splitTax: 'restaurant_remits',
      revenue: 'gross',
      sales: 'report',
      bankLeg: 'none',
      accounts: {},
      booksCurrency: null,
      periodOf: null,
    });
  });

  test('given options reach the plan', async () => {
    const values = {
      basis: 'accrual',
      split: 'none',
      by: 'day',
      taxMode: 'memo_only',
      memoTax: 'gross_up',
      splitTax: 'block',
      revenue: 'net',
      sales: 'pos',
      bankLeg: 'transfer',
      booksCurrency: 'CAD',
    } as const;
    expect(await toPlanOptions(values, '/')).toEqual({ ...values, accounts: {}, periodOf: null });
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

describe('reading options', () => {
  test("options left out keep the accounting package's defaults", async () => {
    expect(await toReadingOptions({}, '/')).toEqual({});
  });

  test('an IANA time zone and a time of day are accepted', async () => {
    const values = { timezone: 'America/Toronto', businessDayCutoff: '04:00' };
    expect(await toReadingOptions(values, '/')).toEqual({
      timeZone: 'America/Toronto',
      businessDayCutoff: '04:00',
    });
  });

  test.each(['Mars/Olympus', '', 'EST5PDT9'])('the zone "%s" is refused', async (timezone) => {
    await expect(toReadingOptions({ timezone }, '/')).rejects.toThrow(
      `"${timezone}" is not a time zone.`,
    );
  });

  test.each(['4:00', '24:00', '04:60', 'four'])('the time "%s" is refused', async (time) => {
    await expect(toReadingOptions({ businessDayCutoff: time }, '/')).rejects.toThrow(
      `"${time}" isn't a time of day.`,
    );
  });

  test('tax rates are given by store in percent, with or without the sign', async () => {
    const taxRate = ['18407648=13%', 'a=b=9.975', '18407648=13'];
    expect(await toReadingOptions({ taxRate }, '/')).toEqual({
      inclusiveTaxRates: { '18407648': '13', 'a=b': '9.975' },
    });
  });

  test.each(['13%', 'store=', '=13', 'store=-5', 'store=130', 'store=5.1234'])(
    'the tax rate "%s" is refused',
    async (text) => {
      await expect(toReadingOptions({ taxRate: [text] }, '/')).rejects.toThrow(
        `"${text}" isn't a store and its tax rate.`,
      );
    },
  );

  test('two rates for one store are a contradiction', async () => {
    await expect(toReadingOptions({ taxRate: ['s=13', 's=15'] }, '/')).rejects.toThrow(
      'The store s has two tax rates.',
    );
  });
});
