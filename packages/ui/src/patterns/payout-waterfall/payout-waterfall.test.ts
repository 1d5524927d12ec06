import { describe, expect, test } from 'vitest';
import {
  ACCOUNTS,
  PENNSYLVANIA_COMPONENTS,
  PENNSYLVANIA_NET_CENTS,
} from './payout-waterfall.fixture.ts';
import { payoutSentence } from './payout-sentence.ts';
import { waterfallLevels } from './waterfall-levels.ts';
import { toWaterfall } from './waterfall-steps.ts';

const pennsylvania = toWaterfall({
  components: PENNSYLVANIA_COMPONENTS,
  netCents: PENNSYLVANIA_NET_CENTS,
  accounts: ACCOUNTS,
});

describe('toWaterfall', () => {
  test('puts the components in the order of a payout statement, each with its tax', () => {
    expect(pennsylvania.steps.map(({ id, cents }) => [id, cents])).toEqual([
      ['sales_tax', 30_600],
      ['merchant_promo', -42_400],
      ['platform_promo_credit', 10_000],
      ['promo_fee', -1_200],
      ['order_error', -12_137],
      ['error_recovery', 2_332],
      ['commission', -127_500],
      ['ads_marketing', -16_000],
      ['ad_credit', 3_000],
      ['facilitator_tax_withheld', -27_645],
    ]);
  });

  test('names the account a step posts to', () => {
    expect(pennsylvania.steps.find((step) => step.id === 'commission')).toEqual({
      id: 'commission',
      label: 'Commission',
      cents: -127_500,
      hue: 'fees',
      account: 'Delivery commission',
    });
  });

  test('leaves out what is zero', () => {
    const { steps } = toWaterfall({ components: { gross_sales: 100, tips: 0 }, netCents: 100 });
    expect(steps).toEqual([]);
  });

  test('keeps what it does not know as an unmapped step, so that no cent is lost', () => {
    const data = toWaterfall({
      components: { gross_sales: 1_000, other_unclassified: -30, robot_fee: -20 },
      netCents: 950,
    });
    expect(data.steps).toEqual([
      {
        id: 'other_unclassified',
        label: 'Not classified',
        cents: -30,
        hue: 'adjustments',
        unmapped: true,
      },
      { id: 'robot_fee', label: 'robot fee', cents: -20, hue: 'adjustments', unmapped: true },
    ]);
    expect(waterfallLevels(data).differenceCents).toBe(0);
  });
});

describe('waterfallLevels', () => {
  test('hangs each step from the level the one before it reached', () => {
    const { steps } = waterfallLevels(pennsylvania);
    expect(steps.slice(0, 3)).toEqual([
      { id: 'sales_tax', fromCents: 510_000, toCents: 540_600 },
      { id: 'merchant_promo', fromCents: 540_600, toCents: 498_200 },
      { id: 'platform_promo_credit', fromCents: 498_200, toCents: 508_200 },
    ]);
  });

  test('ends on the net to the cent', () => {
    const { runningCents, differenceCents, lowestCents, highestCents } =
      waterfallLevels(pennsylvania);
    expect({ runningCents, differenceCents, lowestCents, highestCents }).toEqual({
      runningCents: 329_050,
      differenceCents: 0,
      lowestCents: 0,
      highestCents: 540_600,
    });
  });

  test('keeps the baseline in view when a payout is negative', () => {
    const levels = waterfallLevels({
      grossCents: 10_000,
      steps: [{ id: 'capital', label: 'Capital repaid', cents: -14_000, hue: 'adjustments' }],
      netCents: -4_000,
    });
    expect([levels.lowestCents, levels.highestCents, levels.differenceCents]).toEqual([
      -4_000, 10_000, 0,
    ]);
  });

  test('states the difference when the steps miss the net', () => {
    expect(waterfallLevels({ grossCents: 1_000, steps: [], netCents: 999 }).differenceCents).toBe(
      1,
    );
  });
});

describe('payoutSentence', () => {
  const words = { platform: 'Uber', currency: 'USD', paidOn: '2026-04-07' } as const;

  test('says what was sold, kept and paid, and that every cent is accounted for', () => {
    expect(payoutSentence({ ...pennsylvania, ...words })).toBe(
      'You sold $5,100.00; Uber kept 25.0\u00A0% and paid $3,290.50 on 7 Apr; every cent is accounted for.',
    );
  });

  test('names the missing amount instead of hiding it', () => {
    expect(payoutSentence({ ...pennsylvania, ...words, netCents: 329_051 })).toBe(
      'You sold $5,100.00; Uber kept 25.0\u00A0% and paid $3,290.51 on 7 Apr; $0.01 is not accounted for.',
    );
  });

  test('says that a negative payout is carried forward', () => {
    expect(
      payoutSentence({
        ...words,
        grossCents: 10_000,
        steps: [{ id: 'capital', label: 'Capital repaid', cents: -14_000, hue: 'adjustments' }],
        netCents: -4_000,
      }),
    ).toBe(
      'You sold $100.00; Uber kept 0.0\u00A0% and carried $40.00 forward against you on 7 Apr; every cent is accounted for.',
    );
  });

  test('speaks of money when nothing was sold to take a share of', () => {
    expect(
      payoutSentence({
        ...words,
        grossCents: 0,
        steps: [{ id: 'commission', label: 'Commission', cents: -500, hue: 'fees' }],
        netCents: -500,
      }),
    ).toBe(
      'You sold $0.00; Uber kept $5.00 and carried $5.00 forward against you on 7 Apr; every cent is accounted for.',
    );
  });
});
