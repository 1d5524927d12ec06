import { toCents } from '../money/cents.ts';
import { describe, expect, test } from 'vitest';
import { checkFacilitatorTax, checkPayoutSum } from './payout-identities.ts';
import { checkPeriodRollUp } from './period-rollup.ts';

const usd = (amount: number) => ({ cents: toCents(amount), currency: 'USD' }) as const;

describe('I3: the rows of a payout equal its summary', () => {
  test('holds to the cent', () => {
    expect(checkPayoutSum(usd(329_050), [usd(329_050)])).toEqual({
      id: 'I3',
      holds: true,
      differenceCents: 0,
    });
  });

  test('differs by rows less summary', () => {
    expect(checkPayoutSum(usd(329_049), [usd(329_050)])).toEqual({
      id: 'I3',
      holds: false,
      differenceCents: -1,
    });
  });

  test('shows the largest difference when summaries disagree, in any order', () => {
    const expected = { id: 'I3', holds: false, differenceCents: 50 };
    expect(checkPayoutSum(usd(100), [usd(100), usd(90), usd(50)])).toEqual(expected);
    expect(checkPayoutSum(usd(100), [usd(50), usd(100), usd(90)])).toEqual(expected);
  });
});

describe('I7, a facilitated store', () => {
  const week = {
    sales_tax: toCents(30_600),
    merchant_promo_tax: toCents(-2_400),
    order_error_tax: toCents(-687),
    error_recovery_tax: toCents(132),
    facilitator_tax_withheld: toCents(-27_645),
  };

  test('holds when all tax was withheld', () => {
    expect(checkFacilitatorTax(week)).toEqual({ id: 'I7', holds: true, differenceCents: 0 });
  });

  test('the difference is the split tax that the restaurant remits', () => {
    expect(checkFacilitatorTax({ ...week, facilitator_tax_withheld: toCents(-27_000) })).toEqual({
      id: 'I7',
      holds: false,
      differenceCents: 645,
    });
    expect(
      checkFacilitatorTax({ ...week, price_adjustment_tax: toCents(10) })?.differenceCents,
    ).toBe(10);
  });

  test('is skipped for a store that is not facilitated', () => {
    expect(checkFacilitatorTax({ sales_tax: toCents(17_500) })).toBeNull();
  });
});

describe('I4: the rows of a period equal the summary', () => {
  const paid = (payoutOn: string, cents: number, channel = 'Marketplace') => ({
    ...usd(cents),
    payoutOn,
    channel,
  });
  const breaks = (results: ReturnType<typeof checkPeriodRollUp>) =>
    results.map(({ payoutOn, differenceCents, breakKind }) => [
      payoutOn,
      differenceCents,
      breakKind,
    ]);

  test('adds up all payouts of a date and channel', () => {
    const detail = [
      paid('2026-04-07', 100),
      paid('2026-04-07', 50),
      paid('2026-04-07', 9, 'Storefront'),
    ];
    const summary = [paid('2026-04-07', 150), paid('2026-04-07', 9, 'Storefront')];
    expect(checkPeriodRollUp(detail, summary)).toEqual([
      {
        id: 'I4',
        holds: true,
        differenceCents: 0,
        payoutOn: '2026-04-07',
        channel: 'Marketplace',
        detailCents: 150,
        summaryCents: 150,
      },
      {
        id: 'I4',
        holds: true,
        differenceCents: 0,
        payoutOn: '2026-04-07',
        channel: 'Storefront',
        detailCents: 9,
        summaryCents: 9,
      },
    ]);
  });

  test('a detail export that starts and ends mid-week is cut off at both edges', () => {
    const detail = [paid('2026-04-07', 60), paid('2026-04-14', 100), paid('2026-04-21', 30)];
    const summary = [
      paid('2026-03-31', 90),
      paid('2026-04-07', 100),
      paid('2026-04-14', 100),
      paid('2026-04-21', 100),
      paid('2026-04-28', 80),
    ];
    expect(breaks(checkPeriodRollUp(detail, summary))).toEqual([
      ['2026-03-31', -90, 'cutoff-before'],
      ['2026-04-07', -40, 'cutoff-before'],
      ['2026-04-14', 0, undefined],
      ['2026-04-21', -70, 'cutoff-after'],
      ['2026-04-28', -80, 'cutoff-after'],
    ]);
  });

  test('a break inside the period is unexplained', () => {
    const detail = [paid('2026-04-07', 100), paid('2026-04-14', 99), paid('2026-04-21', 100)];
    const summary = [paid('2026-04-07', 100), paid('2026-04-14', 100), paid('2026-04-21', 100)];
    expect(breaks(checkPeriodRollUp(detail, summary))[1]).toEqual([
      '2026-04-14',
      -1,
      'unexplained',
    ]);
  });

  test('a break at the edge in the wrong direction is unexplained', () => {
    const detail = [paid('2026-04-07', 101), paid('2026-04-14', 100)];
    const summary = [paid('2026-04-07', 100), paid('2026-04-14', 100)];
    expect(breaks(checkPeriodRollUp(detail, summary))[0]).toEqual(['2026-04-07', 1, 'unexplained']);
  });

  test('payouts beyond a shorter summary are at its edge', () => {
    const detail = [paid('2026-04-07', 70), paid('2026-04-14', 100), paid('2026-04-21', 80)];
    const summary = [paid('2026-04-14', 100)];
    expect(breaks(checkPeriodRollUp(detail, summary))).toEqual([
      ['2026-04-07', 70, 'cutoff-before'],
      ['2026-04-14', 0, undefined],
      ['2026-04-21', 80, 'cutoff-after'],
    ]);
  });

  test('does not depend on the order of the amounts', () => {
    const detail = [paid('2026-04-21', 30), paid('2026-04-07', 60), paid('2026-04-14', 100)];
    const summary = [paid('2026-04-14', 100), paid('2026-04-21', 100), paid('2026-04-07', 100)];
    expect(checkPeriodRollUp(detail.toReversed(), summary.toReversed())).toEqual(
      checkPeriodRollUp(detail, summary),
    );
  });
});
