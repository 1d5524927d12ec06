import { toCents } from '@platebook/accounting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EffectiveMapping, MappedComponent, MappingTarget } from './account-mapping.port.ts';
import { missingComponents, splitLines, toBooksLines } from './books-lines.port.ts';
import type { BooksLine, PlannedBooking, PlannedLine } from './books-lines.port.ts';
import { mappingTarget } from './mapping-target.fake.ts';

const COMPONENTS = ['gross_sales', 'price_adjustment', 'commission', 'promo_fee', 'tips'] as const;

type Component = (typeof COMPONENTS)[number];

/** A line of several components, signed by their effect on the payout: what comes in is credited. */
function anyLineOf(account: string, ...names: readonly Component[]): fc.Arbitrary<PlannedLine> {
  const anyCents = fc.integer({ min: -50_000, max: 50_000 }).map(toCents);
  return fc
    .dictionary(fc.constantFrom(...names), anyCents, { minKeys: 1, maxKeys: 3 })
    .map((components) => {
      const cents = Object.values(components).reduce<number>((sum, one) => sum + one, 0);
      const [component = names[0]] = Object.keys(components) as Component[];
      return {
        account,
        description: 'Some line',
        side: cents > 0 ? ('credit' as const) : ('debit' as const),
        amountCents: toCents(Math.abs(cents)),
        component: component ?? 'tips',
        components,
      };
    });
}

const anyLine = fc.oneof(
  anyLineOf('Delivery sales – Uber Eats', 'gross_sales', 'price_adjustment'),
  anyLineOf('Delivery commission', 'commission', 'promo_fee', 'tips'),
);

type Booked = Pick<BooksLine, 'side' | 'amountCents'>;

const signed = ({ side, amountCents }: Booked) =>
  side === 'debit' ? amountCents : 0 - amountCents;
const sumOf = (lines: readonly Booked[]) => lines.reduce((sum, line) => sum + signed(line), 0);

/** The lines, and their balance in clearing. */
const anyEntry: fc.Arbitrary<PlannedBooking> = fc
  .array(anyLine, { minLength: 1, maxLength: 5 })
  .map((lines) => {
    const cents = sumOf(lines);
    const clearing: PlannedLine = {
      account: 'Clearing',
      description: '',
      side: cents > 0 ? 'credit' : 'debit',
      amountCents: toCents(Math.abs(cents)),
      component: 'net_payout',
    };
    return { platform: 'ubereats', currency: 'USD', lines: [clearing, ...lines] };
  });

const anyAccount = fc
  .constantFrom('1', '2', '3')
  .map((id) => mappingTarget(id, { accountType: 'Income' }));

/** Each component in its own or a shared account; some have none. */
const anyMapping: fc.Arbitrary<EffectiveMapping> = fc
  .dictionary(fc.constantFrom('net_payout', ...COMPONENTS), anyAccount)
  .map((targets) => new Map(Object.entries(targets) as [MappedComponent, MappingTarget][]));

/** Every component has an account. */
const anyWholeMapping: fc.Arbitrary<EffectiveMapping> = fc
  .record({
    net_payout: anyAccount,
    gross_sales: anyAccount,
    price_adjustment: anyAccount,
    commission: anyAccount,
    promo_fee: anyAccount,
    tips: anyAccount,
  })
  .map((targets) => new Map(Object.entries(targets) as [MappedComponent, MappingTarget][]));

test('splitting keeps a line’s sum under any mapping', () => {
  fc.assert(
    fc.property(anyEntry, anyMapping, (entry, mapping) => {
      const pieces = splitLines(entry, mapping);
      entry.lines.forEach((line, at) => {
        const own = pieces.filter(({ plannedLine }) => plannedLine === at);
        expect(sumOf(own)).toBe(signed(line) + 0);
      });
    }),
  );
});

test('every piece is positive, and pieces are in line order', () => {
  fc.assert(
    fc.property(anyEntry, anyMapping, (entry, mapping) => {
      const pieces = splitLines(entry, mapping);
      for (const { amountCents } of pieces.filter(({ line }) => line.amountCents !== 0)) {
        expect(amountCents).toBeGreaterThan(0);
      }
      const order = pieces.map(({ plannedLine }) => plannedLine);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});

test('pieces of one line have different accounts', () => {
  fc.assert(
    fc.property(anyEntry, anyWholeMapping, (entry, mapping) => {
      const keys = splitLines(entry, mapping).map(
        ({ plannedLine, target: to }) => `${plannedLine} ${to?.accountId}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('QuickBooks lines balance, and each account gets the sum of its components', () => {
  fc.assert(
    fc.property(anyEntry, anyWholeMapping, (entry, mapping) => {
      const found = toBooksLines(entry, mapping);
      const lines = found.kind === 'lines' ? found.lines : [];
      expect(found.kind).toBe('lines');
      expect(sumOf(lines) + 0).toBe(0);
      const wanted = new Map<string, number>();
      const add = (component: string, cents: number) => {
        const id = mapping.get(component as MappedComponent)?.accountId ?? '';
        wanted.set(id, (wanted.get(id) ?? 0) + cents);
      };
      for (const line of entry.lines) {
        for (const [component, cents] of Object.entries(
          line.components ?? { [line.component]: -signed(line) },
        )) {
          add(component, 0 - (cents ?? 0));
        }
      }
      for (const [accountId, cents] of wanted) {
        expect(sumOf(lines.filter((line) => line.accountId === accountId)) + 0).toBe(cents + 0);
      }
    }),
  );
});

test('an entry is refused exactly if one of its components has no account', () => {
  fc.assert(
    fc.property(anyEntry, anyMapping, (entry, mapping) => {
      const missing = missingComponents(entry, mapping);
      const found = toBooksLines(entry, mapping);
      const refused =
        found.kind === 'refused' ? found.faults.map(({ component }) => component) : [];
      expect(refused).toEqual(missing);
    }),
  );
});
