import {
  generateWorld,
  type ReportFormat,
  type ReportOptions,
  type WorldOptions,
} from '@platebook/sandbox/reports';
import { externalId, fileOf, platformId, settledTruth, type Settled } from '../read-world.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** A small report before anything is changed in it, and what the platform paid. */
export type Report = {
  readonly name: string;
  readonly sheet: Sheet;
  readonly truth: readonly Settled[];
  /** Discounts of all funders stand in one column, so that only nets can be compared with the truth. */
  readonly isMerged: boolean;
};

type Kind = {
  readonly format: ReportFormat;
  readonly headerLines: number;
  readonly print?: ReportOptions;
  readonly wishes?: Partial<WorldOptions>;
};

const CANADA = { regions: ['ON', 'AB'] } as const;
const SINCE = { uberNames: 'since_2026_09' } as const;
const TWO_CHANNELS = { channels: ['Marketplace', 'Storefront'] } as const;
const WITHOUT_FEES = { happenings: { processingFees: 0, platformPromos: 0 } };
// The payout summary of the United States has no columns for them.
const WITHOUT_TIPS = { happenings: { tips: 0, selfDeliveries: 0 } };

const KINDS: readonly Kind[] = [
  { format: 'ubereats-payment-details-us', headerLines: 2 },
  { format: 'ubereats-payment-details-us', headerLines: 2, print: SINCE },
  { format: 'ubereats-payment-details-us', headerLines: 1, print: { descriptionLine: false } },
  { format: 'ubereats-payment-details-us', headerLines: 2, print: { offerTax: 'outside' } },
  { format: 'ubereats-payment-details-ca', headerLines: 2, wishes: CANADA },
  { format: 'ubereats-payout-summary-us', headerLines: 1, wishes: WITHOUT_TIPS },
  { format: 'ubereats-payout-summary-us', headerLines: 1, print: SINCE, wishes: WITHOUT_TIPS },
  { format: 'ubereats-payout-summary-ca', headerLines: 1, wishes: CANADA },
  { format: 'doordash-detailed-41', headerLines: 1, wishes: TWO_CHANNELS },
  { format: 'doordash-detailed-48', headerLines: 1, wishes: TWO_CHANNELS },
  { format: 'doordash-detailed-ca', headerLines: 1, wishes: CANADA },
  { format: 'doordash-simplified-27', headerLines: 1 },
  { format: 'doordash-payout-summary-25', headerLines: 1 },
  { format: 'doordash-payout-summary-28', headerLines: 1, wishes: CANADA },
  { format: 'doordash-transaction-detail-v1', headerLines: 1, wishes: WITHOUT_FEES },
  { format: 'doordash-error-charges-17', headerLines: 1 },
];

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Much happens in few rows, so that small files have every kind of row. */
const BUSY = {
  refunds: 250,
  cancelledButPaid: 60,
  platformPromos: 300,
  selfDeliveries: 200,
  priceAdjustments: 200,
  bagFees: 200,
  containerDeposits: 150,
  processingFees: 300,
  twins: 60,
  ads: 500,
  adCredits: 300,
};

export function makeReports(): readonly Report[] {
  return KINDS.flatMap((kind) => SEEDS.map((seed) => makeReport(kind, seed)));
}

function makeReport({ format, headerLines, print = {}, wishes = {} }: Kind, seed: number): Report {
  const isUber = format.startsWith('ubereats');
  const world = generateWorld({
    seed,
    platform: isUber ? 'ubereats' : 'doordash',
    firstDay: '2026-09-26',
    days: 9,
    ordersPerDay: 1,
    regions: seed % 2 === 0 ? ['PA', 'MA'] : ['TX'],
    maxRows: 9,
    ...wishes,
    happenings: { ...BUSY, ...wishes.happenings },
  });
  const { bytes } = fileOf(world, format, print);
  const isCanadian = format.endsWith('-ca');
  return {
    name: `${format} ${JSON.stringify(print)} of seed ${seed}`,
    sheet: openSheet(bytes, headerLines),
    truth: settledTruth(world, isUber && !isCanadian ? externalId : platformId),
    isMerged: format.includes('simplified') || format.includes('summary'),
  };
}
