import { expect, test } from 'vitest';
import { frenchWaterfall } from './waterfall.fr.ts';

const SUMMARY = {
  sold: {
    cents: 510_000,
    kept_cents: 127_500,
    kept_share_basis_points: 2_500,
    kept: [
      { part: 'commission', cents: 130_000 },
      { part: 'promotions', cents: -2_500 },
    ],
  },
  net_cents: 382_500,
  paid_on: '2026-11-10',
  remark: 'accounted_for',
  remark_cents: 0,
} as const;

type Change = Partial<Parameters<typeof frenchWaterfall>[0]['summary']>;

/** The sentence with non-breaking spaces replaced. */
function sentenceOf(change: Change): string {
  const summary = {
    ...SUMMARY,
    sold: { ...SUMMARY.sold, kept: [...SUMMARY.sold.kept] },
    ...change,
  };
  const sentence = frenchWaterfall({ summary, platform: 'DoorDash', currency: 'CAD' });
  return sentence.replaceAll(/[\u00A0\u202F]/g, ' ');
}

test('a payout is summarized as sales, deductions and payout', () => {
  expect(sentenceOf({})).toBe(
    'Vous avez vendu pour 5 100,00 $. DoorDash a gardé 1 275,00 $ (25,0 %) en tout : commission 1 300,00 $, moins promotions 25,00 $. DoorDash a versé 3 825,00 $ le 10 novembre; chaque cent est expliqué.',
  );
});

test('a payout without sales, and a negative one, have their own sentences', () => {
  expect(sentenceOf({ sold: null })).toBe(
    'Aucune vente dans ce versement. DoorDash a versé 3 825,00 $ le 10 novembre; chaque cent est expliqué.',
  );
  expect(sentenceOf({ sold: null, net_cents: -1_200, paid_on: null })).toMatch(
    /^Aucune vente dans ce versement\. Ce versement s’élève à [-−]12,00 \$; /,
  );
});

test('an unexplained amount is named', () => {
  expect(sentenceOf({ remark: 'not_explained', remark_cents: 300 })).toMatch(
    / un montant de 3,00 \$ n’est pas expliqué\.$/,
  );
  expect(sentenceOf({ remark: 'rows_set_aside' })).toMatch(/ ont été mises de côté /);
});
