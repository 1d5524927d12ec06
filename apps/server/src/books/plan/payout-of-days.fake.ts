import { toCents } from '@platebook/accounting';
import type { Cents, ComponentCents, StorePayout } from '@platebook/accounting';

type DayCents = ComponentCents<number>;

/** A payout as a reader returns it, built from daily component amounts; its deposit is their sum. */
export function payoutOfDays(
  days: Readonly<Record<string, DayCents>>,
  over: Partial<StorePayout> = {},
): StorePayout {
  const file = { name: 'payouts.csv', sha256: 'a'.repeat(64) };
  const rowsOf = (row: number) => ({ size: 1, byFile: () => [{ file, rows: [row] }] });
  const slices = Object.entries(days).map(([on, cents], index) => ({
    on,
    netCents: sumOf(cents),
    sums: Object.entries(cents).map(([component, amount]) => ({
      component: component as keyof DayCents,
      column: component,
      factor: 1,
      cents: toCents(amount),
      file,
      rows: rowsOf(index + 3),
    })),
    memoTaxes: [],
  })) as StorePayout['days'];
  const components: Record<string, Cents> = {};
  for (const [component, amount] of Object.values(days).flatMap((one) => Object.entries(one))) {
    components[component] = toCents((components[component] ?? 0) + amount);
  }
  const [first = '2026-11-02', ...others] = Object.keys(days);
  return {
    platform: 'ubereats',
    payoutRef: 'P-1',
    payoutOn: '2026-11-10',
    storeId: 'uber-1',
    storeName: 'Harbor',
    channel: 'Marketplace',
    currency: 'USD',
    periodStartOn: first,
    periodEndOn: others.at(-1) ?? first,
    netCents: sumOf(components),
    components,
    days: slices,
    identities: [],
    memoTaxRemittedCents: toCents(0),
    unclassified: [],
    ...over,
  };
}

function sumOf(cents: DayCents): Cents {
  return toCents(Object.values(cents).reduce((sum, one) => sum + one, 0));
}
