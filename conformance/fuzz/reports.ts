import {
  createDice,
  generateWorld,
  type ReportFormat,
  type ReportOptions,
  type WorldOptions,
} from '@platebook/sandbox/reports';
import {
  externalId,
  fileOf,
  platformId,
  settledReading,
  settledTruth,
  type Settled,
} from '../read-world.ts';
import { read } from './judge.ts';
import { openSheet, PLAIN, printSheet, type Sheet } from './sheet.ts';
import {
  NAMES_OF_2020,
  printVariant,
  REDUCED_DOORDASH,
  REDUCED_QUEBEC,
  type Variant,
} from './variants.ts';

/** A small report before anything is changed in it, and what the platform paid. */
export type Report = {
  readonly name: string;
  readonly sheet: Sheet;
  readonly truth: readonly Settled[];
  /** What of a payout the report prints so that it can be compared with the truth. */
  readonly pick: (payout: Settled) => unknown;
};

type Kind = {
  readonly format: ReportFormat;
  readonly headerLines: number;
  readonly print?: ReportOptions;
  readonly wishes?: Partial<WorldOptions>;
  readonly variant?: Variant;
};

const CANADA = { regions: ['ON', 'AB'] } as const;
const SINCE = { uberNames: 'since_2026_09' } as const;
const TWO_CHANNELS = { channels: ['Marketplace', 'Storefront'] } as const;
const WITHOUT_FEES = { happenings: { processingFees: 0, platformPromos: 0 } };
// The payout summary of the United States has no columns for them.
const WITHOUT_TIPS = { happenings: { tips: 0, selfDeliveries: 0 } };

// A variant leaves out rows with amounts it has no column for; of these sales enough are left.
const PLAIN_SALES = {
  maxRows: 14,
  happenings: {
    tips: 0,
    selfDeliveries: 0,
    priceAdjustments: 0,
    bagFees: 0,
    containerDeposits: 0,
    processingFees: 0,
    platformPromos: 0,
    ads: 0,
    adCredits: 0,
  },
};

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
  { format: 'ubereats-payment-details-us', headerLines: 2, variant: NAMES_OF_2020 },
  {
    format: 'ubereats-payment-details-ca',
    headerLines: 2,
    wishes: { ...CANADA, ...PLAIN_SALES },
    variant: REDUCED_QUEBEC,
  },
  {
    format: 'doordash-detailed-ca',
    headerLines: 1,
    wishes: { ...CANADA, ...PLAIN_SALES },
    variant: REDUCED_DOORDASH,
  },
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

function makeReport(kind: Kind, seed: number): Report {
  const { format, headerLines, print = {}, wishes = {}, variant } = kind;
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
  const name = `${format} ${JSON.stringify(print)} of seed ${seed}`;
  const sheet = openSheet(bytes, headerLines);
  return variant === undefined
    ? {
        name,
        sheet,
        truth: settledTruth(world, isUber && !format.endsWith('-ca') ? externalId : platformId),
        pick: pickOf(format),
      }
    : { name: `${variant.name}, ${name}`, ...makeVariant(sheet, variant) };
}

/** The truth of a variant is what the full report says of the same rows. */
function makeVariant(printed: Sheet, variant: Variant): Omit<Report, 'name'> {
  const { full, sheet } = printVariant(printed, variant);
  const bytes = new TextEncoder().encode(printSheet(full, PLAIN, createDice(1)));
  const { payouts } = read([{ name: 'full.csv', bytes }]);
  return {
    sheet,
    truth: settledReading(payouts),
    pick: ({ ref, ...rest }) => (variant.hasPayoutRef ? { ref, ...rest } : rest),
  };
}

/** Discounts of all funders stand in one column of some reports, so that only nets can be compared with the truth. */
function pickOf(format: ReportFormat): Report['pick'] {
  return format.includes('simplified') || format.includes('summary')
    ? ({ ref, net }) => ({ ref, net })
    : (one) => one;
}
