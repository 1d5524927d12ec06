import type { ReportOptions } from '../reports/report-options.ts';
import { generateWorld, type World } from '../reports/world.ts';
import { writeReport, type ReportFormat } from '../reports/write-report.ts';
import { zipReports } from '../reports/zip.ts';

export type DemoFile = {
  /** Below the demo folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
};

const FIRST_WEEK = { from: '2026-03-30', to: '2026-04-05' } as const;

/** The files of the demo folder: a week that crosses a month end on both platforms, and two broken files. */
export function demoFiles(): DemoFile[] {
  return [
    csv('uber-eats-payment-details-2026-03-30_2026-04-05.csv', uberUs(), {
      format: 'ubereats-payment-details-us',
      options: FIRST_WEEK,
    }),
    csv('uber-eats-payout-summary-2026-03-30_2026-04-05.csv', uberUs(), {
      format: 'ubereats-payout-summary-us',
      options: FIRST_WEEK,
    }),
    csv('uber-eats-payment-details-canada-2026-03-30_2026-04-05.csv', uberCanada(), {
      format: 'ubereats-payment-details-ca',
      options: FIRST_WEEK,
    }),
    csv('FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv', doorDash(), {
      format: 'doordash-detailed-48',
      options: FIRST_WEEK,
    }),
    csv('FINANCIAL_PAYOUT_SUMMARY_2026-03-30_2026-04-05_Qk4Tz_.csv', doorDash(), {
      format: 'doordash-payout-summary-28',
      options: FIRST_WEEK,
    }),
    doorDashZip(),
    csv('broken/uber-eats-unknown-money-column.csv', uberUs(), {
      format: 'ubereats-payment-details-us',
      options: {
        from: '2026-04-01',
        to: '2026-04-02',
        unknownColumn: { name: 'Sustainability Surcharge', cents: -25 },
      },
    }),
    csv('broken/doordash-rows-that-do-not-foot.csv', doorDash(), {
      format: 'doordash-detailed-48',
      options: {
        from: '2026-04-01',
        to: '2026-04-02',
        broken: { every: 9, kinds: ['total_off_by_a_cent', 'amount_is_words'] },
      },
    }),
  ];
}

function uberUs(): World {
  return generateWorld({
    seed: 42,
    platform: 'ubereats',
    firstDay: '2026-03-30',
    days: 14,
    regions: ['PA', 'MA'],
    stores: 2,
    ordersPerDay: 9,
  });
}

function uberCanada(): World {
  return generateWorld({
    seed: 43,
    platform: 'ubereats',
    firstDay: '2026-03-30',
    days: 14,
    regions: ['ON'],
    stores: 1,
    ordersPerDay: 9,
  });
}

function doorDash(): World {
  return generateWorld({
    seed: 44,
    platform: 'doordash',
    firstDay: '2026-03-30',
    days: 14,
    regions: ['PA', 'MA'],
    stores: 2,
    ordersPerDay: 9,
    channels: ['Marketplace', 'Storefront'],
    happenings: { tips: 100 },
  });
}

/** Two weeks, the first of them the one in the CSV files: overlapping downloads are common. */
function doorDashZip(): DemoFile {
  const world = doorDash();
  const entry = (report: string, format: ReportFormat) => ({
    name: `financial/${report}_2026-03-30_2026-04-12_uB8wE_.csv`,
    chunks: writeReport(world, format),
  });
  return {
    path: 'doordash-financials-2026-03-30_2026-04-12.zip',
    bytes: zipReports([
      entry('FINANCIAL_DETAILED_TRANSACTIONS', 'doordash-detailed-48'),
      entry('FINANCIAL_ERROR_CHARGES_AND_ADJUSTMENTS', 'doordash-error-charges-17'),
      entry('FINANCIAL_PAYOUT_SUMMARY', 'doordash-payout-summary-28'),
    ]),
  };
}

function csv(
  path: string,
  world: World,
  { format, options }: { format: ReportFormat; options: ReportOptions },
): DemoFile {
  const text = [...writeReport(world, format, options)].join('');
  return { path, bytes: new TextEncoder().encode(text) };
}
