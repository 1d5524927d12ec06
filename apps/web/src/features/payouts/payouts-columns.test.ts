import { afterEach, expect, test } from 'vitest';
import type { PayoutSummary } from '../../shared/api/entities.ts';
import '../../shared/language/french.ts';
import { setLanguage } from '../../shared/language/language.ts';
import { payoutSummary } from '../../shared/testing/answers.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { payoutsColumns, payoutsProperties } from './payouts-columns.tsx';

const PAYOUT: PayoutSummary = {
  ...payoutSummary,
  currency: 'CAD',
  net_cents: -1_205,
  period_start_on: '2026-10-26',
  period_end_on: '2026-11-01',
};
const hrefOf = ({ id }: PayoutSummary) => `/dashboard/sync/payouts/${id}?client=c1`;

/** The text of each column for a payout. */
function shownOf(payout: PayoutSummary) {
  const page = fakePage();
  return payoutsColumns(hrefOf).map(({ header, value, cell }) => [
    header,
    cell === undefined ? value(payout) : page.text(cell(payout)),
  ]);
}

afterEach(() => setLanguage('en-US'));

test('a payout shows its currency once, and a reversed one as a loss', () => {
  expect(shownOf(PAYOUT)).toEqual([
    ['Paid', 'Nov 10, 2026'],
    ['Store', 'Fishtown'],
    ['Platform', 'DoorDash'],
    ['Gross sales', '5,100.00'],
    ['Net deposit', '−12.05'],
    ['Tips', '18.00'],
    ['Currency', 'CAD'],
    ['Status', 'Ready'],
    ['Reference', 'DD-1'],
    ['Sales days', 'Oct 26 – Nov 1, 2026'],
  ]);
});

test('a file has amounts in cents and machine-readable days', () => {
  const cells = payoutsColumns(hrefOf).map(({ file, value }) => (file ?? value)(PAYOUT));
  expect(cells).toEqual([
    '2026-11-10',
    'Fishtown',
    'DoorDash',
    { cents: 510_000 },
    { cents: -1_205 },
    { cents: 1_800 },
    'CAD',
    'Ready',
    'DD-1',
    '2026-10-26 – 2026-11-01',
  ]);
});

test('a channel other than the marketplace is named next to its platform', () => {
  const columns = payoutsColumns(hrefOf);
  const platform = columns.find(({ id }) => id === 'platform');
  expect(platform?.value({ ...PAYOUT, channel: 'Storefront' })).toBe('DoorDash, Storefront');
});

test('its day links to the payout', () => {
  const [paid] = payoutsColumns(hrefOf);
  expect(fakePage().links(paid?.cell?.(PAYOUT))).toEqual([
    ['Nov 10, 2026', '/dashboard/sync/payouts/p1?client=c1'],
  ]);
});

test('exactly the sortable columns are sortable on the server', () => {
  const sorted = payoutsColumns(hrefOf).filter(({ sorts }) => sorts === true);
  expect(sorted.map(({ id }) => id)).toEqual(['paid', 'store', 'gross', 'net']);
});

test('payouts are filtered by existing stores, and by platform', () => {
  const properties = payoutsProperties([{ id: 's1', name: 'Fishtown' }]);
  expect(properties.map(({ id, single, values }) => [id, single, values])).toEqual([
    ['store', true, [{ value: 's1', label: 'Fishtown' }]],
    [
      'platform',
      true,
      [
        { value: 'ubereats', label: 'Uber Eats' },
        { value: 'doordash', label: 'DoorDash' },
      ],
    ],
  ]);
});

test('in French, headers and days are French, and files have the same days', () => {
  setLanguage('fr-CA');
  const columns = payoutsColumns(hrefOf);
  expect(columns.map(({ header }) => header).slice(0, 5)).toEqual([
    'Versé le',
    'Établissement',
    'Plateforme',
    'Ventes brutes',
    'Dépôt net',
  ]);
  const [paid] = columns;
  expect(fakePage().text(paid?.cell?.(PAYOUT))).toBe('10 nov. 2026');
  expect(paid?.value(PAYOUT)).toBe('2026-11-10');
});
