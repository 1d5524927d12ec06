import { expect, test } from 'vitest';
import { planEntries, readReports } from '@platebook/accounting';
import { generateWorld } from '@platebook/sandbox/reports';
import { externalId, fileOf, settledReading, settledTruth } from './read-world.ts';

const DETAILS = 'ubereats-payment-details-us';
const SUMMARY = 'ubereats-payout-summary-us';

function world(seed: number) {
  return generateWorld({
    seed,
    platform: 'ubereats',
    firstDay: '2026-08-24',
    days: 28,
    stores: 2,
    ordersPerDay: 20,
    regions: ['PA', 'MA'],
  });
}

test('the new names mean what the old ones did', () => {
  const both = world(11);
  const reading = readReports([fileOf(both, DETAILS, { uberNames: 'since_2026_09' })]);
  expect(reading.blocked.filter(({ reason }) => reason !== 'payout_not_assigned')).toEqual([]);
  expect(reading.reports.flatMap(({ quarantined }) => quarantined)).toEqual([]);
  expect(settledReading(reading.payouts)).toEqual(settledTruth(both, externalId));
});

test.each([1, 2, 3])(
  'a change of names amid a backfill loses and doubles nothing (world %i)',
  (seed) => {
    const changing = world(seed);
    const reading = readReports([
      fileOf(changing, DETAILS, { to: '2026-09-06', name: 'before.csv' }),
      // The same days again, as a backfill that overlaps asks for them.
      fileOf(changing, DETAILS, {
        from: '2026-08-31',
        uberNames: 'since_2026_09',
        name: 'since.csv',
      }),
      fileOf(changing, SUMMARY, { uberNames: 'since_2026_09', name: 'summary.csv' }),
    ]);
    expect(settledReading(reading.payouts)).toEqual(settledTruth(changing, externalId));
    const broken = reading.payouts.flatMap(({ identities }) =>
      identities.filter(({ id, holds }) => id === 'I3' && !holds),
    );
    expect(broken).toEqual([]);
    for (const { lines } of planEntries(reading.payouts).entries) {
      expect(
        lines.reduce(
          (sum, { side, amountCents }) => sum + (side === 'debit' ? 1 : -1) * amountCents,
          0,
        ),
      ).toBe(0);
    }
  },
);
