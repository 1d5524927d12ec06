import { readReports } from '@platebook/accounting';
import {
  generateWorld,
  type ReportFormat,
  type ReportOptions,
  type WorldOptions,
} from '@platebook/sandbox/reports';
import { describe, expect, test } from 'vitest';
import {
  externalId,
  fileOf,
  platformId,
  readFile,
  settledReading,
  settledTruth,
  type Settled,
  type StoreIdOf,
} from './read-world.ts';
import { planSoundly } from './sound-plan.ts';

type Case = {
  readonly format: ReportFormat;
  readonly reportType: string;
  readonly storeId: StoreIdOf;
  readonly wishes: Partial<WorldOptions>;
};

const SEEDS = [1, 2, 3, 4, 5, 6] as const;

const CASES: readonly Case[] = [
  {
    format: 'ubereats-payment-details-us',
    reportType: 'ubereats_payment_details_us',
    storeId: externalId,
    wishes: { regions: ['PA', 'MA', 'NY'] },
  },
  {
    format: 'ubereats-payment-details-ca',
    reportType: 'ubereats_payment_details_ca',
    storeId: platformId,
    wishes: { regions: ['ON', 'NS', 'AB'] },
  },
  {
    format: 'doordash-detailed-41',
    reportType: 'doordash_detailed_transactions',
    storeId: platformId,
    wishes: { channels: ['Marketplace', 'Storefront'] },
  },
  {
    format: 'doordash-detailed-48',
    reportType: 'doordash_detailed_transactions',
    storeId: platformId,
    wishes: { channels: ['Marketplace', 'Storefront'], happenings: { tips: 200 } },
  },
  {
    format: 'doordash-detailed-ca',
    reportType: 'doordash_detailed_transactions',
    storeId: platformId,
    wishes: { regions: ['ON', 'AB'] },
  },
  {
    format: 'doordash-transaction-detail-v1',
    reportType: 'doordash_transaction_detail',
    storeId: platformId,
    wishes: { happenings: { processingFees: 0, platformPromos: 0, tips: 100 } },
  },
];

function worldOf({ format, wishes }: Case, seed: number) {
  return generateWorld({
    seed,
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: '2026-03-23',
    days: 28,
    stores: 3,
    ordersPerDay: 6,
    ...wishes,
  });
}

describe.each(CASES)('$format', (each) => {
  const { format, reportType, storeId } = each;

  test.each(SEEDS)('of seed %i reads as what the platform paid, to the cent', (seed) => {
    const world = worldOf(each, seed);
    const { reports, payouts, blocked } = readFile(world, format);
    expect(blocked).toEqual([]);
    expect(reports.map((report) => [report.reportType, report.quarantined])).toEqual([
      [reportType, []],
    ]);
    expect(settledReading(payouts)).toEqual(settledTruth(world, storeId));
    planSoundly(payouts);
  });

  const styles: Record<string, ReportOptions> = {
    'CRLF line ends and every cell quoted': { eol: '\r\n', quoteAll: true },
    'a byte order mark': { bom: true },
    'NULL in empty cells': { emptyAs: 'NULL' },
    'capital letters and doubled blanks in the header': {
      renameHeader: (name) => name.toUpperCase().replaceAll(' ', '  '),
    },
  };

  test.each(Object.keys(styles))('reads the same with %s', (style) => {
    const world = worldOf(each, 7);
    const { payouts, blocked } = readFile(world, format, styles[style] ?? {});
    expect(blocked).toEqual([]);
    expect(settledReading(payouts)).toEqual(settledTruth(world, storeId));
  });
});

describe('Uber Eats Payment Details', () => {
  const [us, ca] = CASES;

  test('without the line of descriptions, with ISO dates and other spellings reads the same', () => {
    const world = generateWorld({
      seed: 8,
      platform: 'ubereats',
      firstDay: '2026-03-23',
      days: 14,
    });
    const { payouts, blocked } = readFile(world, 'ubereats-payment-details-us', {
      descriptionLine: false,
      dates: 'iso',
      renameHeader: (name) =>
        name.replace('excl.', 'excluding').replace('(incl tax)', '(including tax)'),
    });
    expect(blocked).toEqual([]);
    expect(settledReading(payouts)).toEqual(settledTruth(world, externalId));
  });

  test.each([us, ca].flatMap((each) => (each ? [each] : [])))(
    '$format with offer tax outside the offer column is found out and reads the same',
    (each) => {
      const world = worldOf(each, 9);
      const outside = readFile(world, each.format, { offerTax: 'outside' });
      const decisions = outside.reports.flatMap((report) => report.variants);
      expect(decisions).toContainEqual(
        expect.objectContaining({ question: 'offer_tax', decision: 'outside' }),
      );
      expect(settledReading(outside.payouts)).toEqual(settledTruth(world, each.storeId));
    },
  );

  test('of stores without ids of their own keeps the stores apart by name', () => {
    const world = generateWorld({
      seed: 10,
      platform: 'ubereats',
      firstDay: '2026-03-30',
      days: 7,
      storeIds: 'none',
      sharedPayouts: true,
    });
    const { payouts, reports } = readFile(world, 'ubereats-payment-details-us');
    expect(reports.flatMap((report) => report.quarantined)).toEqual([]);
    const nets = (list: readonly Settled[]) =>
      list.map(({ storeName, net }) => `${storeName} ${net}`).sort();
    expect(nets(settledReading(payouts))).toEqual(nets(settledTruth(world, externalId)));
  });
});

test('DoorDash files with positive fees are found out and read as costs', () => {
  const world = generateWorld({
    seed: 11,
    platform: 'doordash',
    firstDay: '2026-03-30',
    days: 7,
    regions: ['ON'],
  });
  const { reports } = readFile(world, 'doordash-detailed-ca');
  expect(reports.flatMap((report) => report.variants)).toEqual([
    expect.objectContaining({ question: 'fee_sign', decision: 'positive' }),
  ]);
});

describe('the simplified DoorDash report', () => {
  // One column for three kinds of discount and one for all merchant fees cannot be divided again; sums can be compared.
  const merged = ({ ref, net, components: c }: Settled) => {
    const { merchant_promo = 0, platform_promo = 0, platform_promo_credit = 0, ...rest } = c;
    const { processing_fee = 0, delivery_network_fee = 0, ...others } = rest;
    const discounts = merchant_promo + platform_promo + platform_promo_credit;
    return { ref, net, others, discounts, merchantFees: processing_fee + delivery_network_fee };
  };

  test.each(SEEDS)('of seed %i pays what the platform paid, to the cent', (seed) => {
    const world = generateWorld({ seed, platform: 'doordash', firstDay: '2026-03-23', days: 14 });
    const { payouts, blocked } = readFile(world, 'doordash-simplified-27');
    expect(blocked).toEqual([]);
    expect(settledReading(payouts).map(merged)).toEqual(
      settledTruth(world, platformId).map(merged),
    );
    planSoundly(payouts);
  });
});

const SUMMARIES = [
  ['ubereats-payout-summary-us', 'ubereats-payment-details-us', 'PA', 'ubereats_payout_summary'],
  ['ubereats-payout-summary-ca', 'ubereats-payment-details-ca', 'ON', 'ubereats_payout_summary'],
  ['doordash-payout-summary-25', 'doordash-detailed-41', 'MA', 'doordash_payout_summary'],
  ['doordash-payout-summary-28', 'doordash-detailed-48', 'MA', 'doordash_payout_summary'],
] as const;

describe.each(SUMMARIES)('%s', (summary, details, region, reportType) => {
  const world = generateWorld({
    seed: 12,
    platform: details.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: '2026-03-23',
    days: 21,
    regions: [region],
    channels: ['Marketplace', 'Storefront'],
  });

  test('beside the details proves each payout and changes no amount (I3)', () => {
    const alone = readReports([fileOf(world, details)]);
    const both = readReports([fileOf(world, details), fileOf(world, summary)]);
    expect(both.blocked).toEqual([]);
    expect(both.reports.map((report) => report.reportType)).toContain(reportType);
    expect(settledReading(both.payouts)).toEqual(settledReading(alone.payouts));
    const proofs = both.payouts.map(({ identities }) => identities.find(({ id }) => id === 'I3'));
    expect(proofs).toEqual(
      both.payouts.map(() => expect.objectContaining({ holds: true, differenceCents: 0 })),
    );
  });

  test('beside details that lack a day does not hold, by exactly the missing rows', () => {
    const partial = fileOf(world, details, { to: '2026-04-11' });
    const both = readReports([partial, fileOf(world, summary)]);
    const missing =
      settledReading(both.payouts).reduce((sum, { net }) => sum + net, 0) -
      settledReading(readReports([fileOf(world, details)]).payouts).reduce(
        (sum, { net }) => sum + net,
        0,
      );
    const broken = both.payouts.flatMap(({ identities }) =>
      identities.filter(({ id, holds }) => id === 'I3' && !holds),
    );
    expect(missing).not.toBe(0);
    expect(Math.abs(broken.reduce((sum, { differenceCents }) => sum + differenceCents, 0))).toBe(
      Math.abs(missing),
    );
  });
});

test('error charges and adjustments beside the details add nothing', () => {
  const world = generateWorld({ seed: 13, platform: 'doordash', firstDay: '2026-03-23', days: 14 });
  const both = readReports([
    fileOf(world, 'doordash-detailed-41'),
    fileOf(world, 'doordash-error-charges-17'),
  ]);
  expect(both.blocked).toEqual([]);
  expect(settledReading(both.payouts)).toEqual(settledTruth(world, platformId));
});
