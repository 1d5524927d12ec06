import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../model/components.ts';
import { toCents } from '../money/cents.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import { exampleC1, exampleD1, exampleU1 } from '../testing/worked-examples.fake.ts';
import { payoutWaterfall } from './payout-waterfall.ts';
import { WATERFALL_STEPS } from './waterfall-steps.ts';

test('U1 step by step', () => {
  expect(
    payoutWaterfall(exampleU1()).steps.map((step) => [
      step.id,
      step.amountCents,
      step.fromCents,
      step.toCents,
      step.shareBasisPoints,
      step.accounts,
    ]),
  ).toEqual([
    ['gross_sales', 510_000, 0, 510_000, 10_000, ['Delivery sales – Uber Eats']],
    ['tax_collected', 30_600, 510_000, 540_600, 600, ['Facilitator tax pass-through']],
    [
      'promotions',
      -32_400,
      540_600,
      508_200,
      -635,
      ['Promotions (contra)', 'Facilitator tax pass-through'],
    ],
    [
      'refunds',
      -9_805,
      508_200,
      498_395,
      -192,
      [
        'Refunds & error charges (contra)',
        'Error-charge recoveries',
        'Facilitator tax pass-through',
      ],
    ],
    ['commission', -127_500, 498_395, 370_895, -2_500, ['Delivery commission']],
    ['marketing', -13_000, 370_895, 357_895, -255, ['Delivery advertising']],
    ['other_fees', -1_200, 357_895, 356_695, -24, ['Promotion fees']],
    ['platform_tax', -27_645, 356_695, 329_050, -542, ['Facilitator tax pass-through']],
    ['net_payout', 329_050, 0, 329_050, 6_452, ['Clearing – Uber Eats']],
  ]);
});

describe('the sentence', () => {
  test('U1', () => {
    expect(payoutWaterfall(exampleU1()).sentence).toBe(
      'You sold $5,100.00. Uber Eats kept $1,809.50 (35.5%) in all: commission $1,275.00, marketing and other fees $142.00, promotions $324.00, refunds and adjustments $98.05, less tax, tips and fees passed on $29.55. It paid $3,290.50 on Apr 7; every cent is accounted for.',
    );
  });

  test('D1 and C1 have their platform and currency', () => {
    expect([exampleD1(), exampleC1()].map((payout) => payoutWaterfall(payout).sentence)).toEqual([
      'You sold $4,200.00. DoorDash kept $1,042.85 (24.8%) in all: commission $1,050.00, marketing and other fees $75.40, promotions $180.00, refunds and adjustments $36.85, less tax, tips and fees passed on $299.40. It paid $3,157.15 on Apr 9; every cent is accounted for.',
      'You sold CA$2,000.00. Uber Eats kept CA$632.70 (31.6%) in all: commission CA$600.00, marketing and other fees CA$134.50, promotions CA$113.00, refunds and adjustments CA$45.20, less tax, tips and fees passed on CA$260.00. It paid CA$1,367.30 on Apr 7; every cent is accounted for.',
    ]);
  });

  test('says if money has no account, and marks the step', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000, other_unclassified: -450 } },
    ]);
    const waterfall = payoutWaterfall(payout);
    expect(waterfall.sentence).toBe(
      'You sold $100.00. Uber Eats kept $4.50 (4.5%) in all: other $4.50. It paid $95.50 on Apr 7; −$4.50 has no account yet.',
    );
    expect(waterfall.steps.map(({ id, unmapped }) => [id, unmapped])).toEqual([
      ['gross_sales', false],
      ['unclassified', true],
      ['net_payout', false],
    ]);
  });

  test.each([
    ['U1', exampleU1()],
    ['D1', exampleD1()],
    ['C1', exampleC1()],
  ])('the parts add up to what was kept, and sales less that to what was paid: %s', (_name, of) => {
    const { sentence, grossCents, netCents } = payoutWaterfall(of);
    const [, sold = '', kept = '', parts = '', paid = ''] =
      /^You sold (\S+)\. \S+(?: Eats)? kept (\S+) \(.*?\) in all: (.*)\. It paid (\S+) /.exec(
        sentence,
      ) ?? [];
    const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
    const sum = parts
      .split(/, (?=less|commission|marketing|promotions|refunds|withholding|other)/)
      .reduce(
        (total, part) =>
          total +
          (part.startsWith('less ') ? -1 : 1) * cents(/[\d,]+\.\d\d$/.exec(part)?.[0] ?? ''),
        0,
      );
    expect(sum).toBe(cents(kept));
    expect([cents(sold), cents(paid)]).toEqual([grossCents, netCents]);
    expect(cents(sold) - sum).toBe(cents(paid));
  });

  test('a mapped description is accounted for', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000, other_unclassified: -450 } },
    ]);
    const waterfall = payoutWaterfall(payout, {
      accounts: { 'other_unclassified:Misc': 'Sundry' },
    });
    expect(waterfall.sentence).toContain('every cent is accounted for.');
    expect(waterfall.steps[1]?.accounts).toEqual(['Sundry']);
  });

  test('a negative payout is not described as paid or carried forward', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 1_000, commission: -250, ads_marketing: -2_000 } },
    ]);
    expect(payoutWaterfall(payout).sentence).toBe(
      'You sold $10.00. Uber Eats kept $22.50 (225.0%) in all: commission $2.50, marketing and other fees $20.00. This payout comes to −$12.50; every cent is accounted for.',
    );
  });

  test('a payout without sales has no share', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { error_recovery: 700 } }]);
    expect(payoutWaterfall(payout).sentence).toBe(
      'No sales in this payout. Uber Eats paid $7.00 on Apr 7; every cent is accounted for.',
    );
  });

  test('a payout with rows in quarantine claims nothing', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 700 } }], {
      identities: [{ id: 'I1', holds: false, differenceCents: toCents(1) }],
    });
    expect(payoutWaterfall(payout).sentence).toBe(
      'You sold $7.00. Uber Eats kept nothing. It paid $7.00 on Apr 7; rows that do not add up were set aside and are not in these amounts.',
    );
  });

  test('a payout that differs from the platform’s summary says so', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 700 } }], {
      identities: [{ id: 'I3', holds: false, differenceCents: toCents(-50) }],
    });
    expect(payoutWaterfall(payout).sentence).toBe(
      'You sold $7.00. Uber Eats kept nothing. It paid $7.00 on Apr 7; the summary of the platform differs by −$0.50.',
    );
  });

  test('an unexplained difference is reported', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 700 } }], {
      netCents: toCents(650),
    });
    expect(payoutWaterfall(payout).sentence).toContain('; −$0.50 is not explained.');
  });
});

test('every component and tax belongs to exactly one step', () => {
  const keys = WATERFALL_STEPS.flatMap((step) => step.components);
  expect(new Set(keys).size).toBe(keys.length);
  const withoutTax = keys.filter((key) => !key.endsWith('_tax') || key === 'sales_tax');
  expect(new Set(withoutTax)).toEqual(new Set(COMPONENTS.filter((key) => key !== 'net_payout')));
});
