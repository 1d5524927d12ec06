import { describe, expect, test } from 'vitest';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { writeDay, writePeriod } from './days.ts';
import { documentNumber, relatedDocumentNumber } from './document-number.ts';
import { planEntries } from './plan-entries.ts';
import { calendarMonth } from './split-parts.ts';

const PAYOUT = {
  platform: 'ubereats',
  payoutRef: 'PR-1',
  storeId: 'store-1',
  channel: 'Marketplace',
  currency: 'USD',
} as const;

describe('document numbers', () => {
  test('are deterministic for a payout', () => {
    expect(documentNumber(PAYOUT, '2026-04-05', '1')).toBe('UE-T5EXXXSB-0405-1');
  });

  test('differ for another platform, payout, store or channel', () => {
    const others = [
      PAYOUT,
      { ...PAYOUT, platform: 'doordash' as const },
      { ...PAYOUT, payoutRef: 'PR-2' },
      { ...PAYOUT, storeId: 'store-2' },
      { ...PAYOUT, channel: 'Storefront' },
    ];
    const numbers = others.map((payout) => documentNumber(payout, '2026-04-05', '1').slice(3, 11));
    expect(new Set(numbers).size).toBe(others.length);
  });

  test('include the currency if a payout is paid in two, and only then', () => {
    const numberOf = (currency: 'USD' | 'CAD', several: boolean) =>
      documentNumber(
        { ...PAYOUT, currency, ...(several ? { severalCurrencies: true } : {}) },
        '2026-04-05',
        '1',
      );
    expect(numberOf('CAD', false)).toBe(numberOf('USD', false));
    const all = [numberOf('USD', false), numberOf('USD', true), numberOf('CAD', true)];
    expect(new Set(all).size).toBe(3);
  });

  test('do not confuse adjacent fields', () => {
    const left = documentNumber({ ...PAYOUT, payoutRef: 'a', storeId: 'bc' }, '2026-04-05', '1');
    const right = documentNumber({ ...PAYOUT, payoutRef: 'ab', storeId: 'c' }, '2026-04-05', '1');
    expect(left).not.toBe(right);
  });

  test('of 999 parts, adjustments and reversals fit QuickBooks Online', () => {
    const number = documentNumber(PAYOUT, '2026-12-31', '999');
    const related = relatedDocumentNumber(
      { platform: 'doordash', documentNumber: number },
      '2026-12-31',
      'A99',
    );
    expect([number.length, related.length]).toEqual([20, 20]);
    expect(related).toMatch(/^DD-[A-Z2-7]{8}-1231-A99$/u);
  });

  test('of 50,000 payouts on one day are unique', () => {
    const numbers = new Set<string>();
    for (let index = 0; index < 50_000; index += 1) {
      numbers.add(documentNumber({ ...PAYOUT, payoutRef: `P${index}` }, '2026-04-05', '1'));
    }
    expect(numbers.size).toBe(50_000);
  });
});

describe('memos', () => {
  const SALE: FakeRow = { on: '2026-04-01', cents: { gross_sales: 1_000 } };

  test('say what, where, when and which part', () => {
    const payout = fakePayout([SALE, { ...SALE, on: '2026-03-30' }, { ...SALE, on: '2026-03-31' }]);
    expect(planEntries([payout]).entries.map(({ memo }) => memo)).toEqual([
      'Uber Eats, Main Street (Marketplace), sales 30 Mar to 5 Apr 2026, payout PR-1 paid 7 Apr 2026, part 1/2 (30 Mar to 31 Mar 2026)',
      'Uber Eats, Main Street (Marketplace), sales 30 Mar to 5 Apr 2026, payout PR-1 paid 7 Apr 2026, part 2/2 (1 Apr 2026)',
    ]);
  });

  test('of a transfer name the deposit', () => {
    const payout = fakePayout([SALE], { platform: 'doordash', channel: 'Storefront' });
    expect(planEntries([payout], { bankLeg: 'transfer' }).entries.at(-1)?.memo).toBe(
      'DoorDash deposit, Main Street (Storefront), payout PR-1 paid 7 Apr 2026',
    );
  });
});

describe('days', () => {
  test('are formatted the same in every locale', () => {
    expect([writeDay('2026-04-07'), writeDay('2026-12-31')]).toEqual(['7 Apr', '31 Dec']);
  });

  test('periods have the year once, or both years', () => {
    expect([
      writePeriod('2026-04-05', '2026-04-05'),
      writePeriod('2026-03-30', '2026-04-05'),
      writePeriod('2025-12-29', '2026-01-04'),
    ]).toEqual(['5 Apr 2026', '30 Mar to 5 Apr 2026', '29 Dec 2025 to 4 Jan 2026']);
  });

  test.each([
    ['2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2026-04-15', '2026-04-30'],
  ])('the month of %s ends on %s', (on, endOn) => {
    expect(calendarMonth(on)).toEqual({ label: on.slice(0, 7), endOn });
  });
});
