import { sumByPayout, type PayoutSums } from '../payout-sums.ts';
import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toBareAmount, type Column } from '../table.ts';
import { UBER_WORDS, uberNet, type UberMoney } from '../uber-row.ts';
import { uberTrade } from '../uber-trade.ts';
import { payoutStatus, type World } from '../world.ts';
import { otherPayments } from './ubereats-payment-details-ca.ts';
import { errorsName, isSince2026, salesAfterAdjustments } from './ubereats-payment-details-us.ts';

type Line = PayoutSums<keyof UberMoney>;

const { money, total } = moneyColumns<Line>(toBareAmount);

const cents = (header: string, word: keyof UberMoney) => money(header, (line) => line.cents[word]);

/** Uber Eats payout summary of the United States, 36 columns: one line for each payout and store. */
export function printUberPayoutSummaryUs(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-payout-summary-us', { platform: 'ubereats', country: 'US' });
  return printLines(world, { bom: true, ...options }, [
    ...salesOfUs(options),
    ...feesOfUs(options),
  ]);
}

/** The Canadian payout summary: store UUID, currency, garnishment and payout status besides. */
export function printUberPayoutSummaryCa(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-payout-summary-ca', { platform: 'ubereats', country: 'CA' });
  return printLines(world, options, columnsOfCanada(world, options));
}

function printLines(
  world: World,
  options: ReportOptions,
  columns: readonly Column<Line>[],
): Generator<string> {
  const rows = sumByPayout(world, UBER_WORDS, countable(world, options));
  const printed = rows.map((row, index) => ({ row, index, breakage: null }));
  return printTable({ columns, rows: printed, amount: toBareAmount }, options);
}

function* countable(world: World, options: ReportOptions) {
  for (const { row, breakage } of selectRows(uberTrade(world), options)) {
    if (!breakage) {
      const { store, payout } = row;
      yield { store, payout, channel: '', isOrder: row.status !== '', cents: row.money };
    }
  }
}

function salesOfUs(options: ReportOptions): Column<Line>[] {
  const errors = errorsName(options);
  return [
    text('Store Name', ({ store }) => store.name),
    text('Shop ID', ({ store }) => store.platformId),
    text('Store ID', ({ store }) => store.externalId),
    text('Order Count', ({ orders }) => String(orders)),
    text('Count of Misc payment', ({ charges }) => String(charges)),
    cents('Sales (excl. tax)', 'sales'),
    cents('Tax on Sales', 'salesTax'),
    money('Sales (incl. tax)', ({ cents: c }) => c.sales + c.salesTax),
    cents(errors, 'errors'),
    cents(`Tax on ${errors}`, 'errorsTax'),
    money(`${errors} (incl. tax)`, ({ cents: c }) => c.errors + c.errorsTax),
    cents('Price adjustments (excl. tax)', 'priceChange'),
    cents('Tax on Price Adjustments', 'priceChangeTax'),
    money('Price Adjustments (incl. tax)', ({ cents: c }) => c.priceChange + c.priceChangeTax),
    money('Offers on items (incl. tax)', ({ cents: c }) => c.offers + c.offersTax),
    cents('Tax On Offers on items', 'offersTax'),
    money(
      'Delivery Offer Redemptions (incl. tax)',
      ({ cents: c }) => c.deliveryOffers + c.deliveryOffersTax,
    ),
    cents('Tax On Delivery Offer Redemptions', 'deliveryOffersTax'),
    cents('Offer Redemption Fee', 'redemptionFee'),
    cents('Marketing Adjustment', 'coFunding'),
    cents('Bag Fee', 'bagFee'),
  ];
}

function feesOfUs(options: ReportOptions): Column<Line>[] {
  const style = options.dates ?? 'us';
  return [
    cents('Marketplace Fee', 'marketplaceFee'),
    cents('Tax on Marketplace Fee', 'marketplaceFeeTax'),
    cents('Delivery Network Fee', 'networkFee'),
    cents('Tax on Delivery Network Fee', 'networkFeeTax'),
    cents('Order Processing Fee', 'processingFee'),
    money('Total Sales after Adjustments (incl tax)', ({ cents: c }) => salesAfterAdjustments(c)),
    cents('Capital payments', 'capital'),
    cents('Container Deposit Fee', 'deposit'),
    money('Other payments', ({ cents: c }) => otherPayments(c)),
    cents('Marketplace Facilitator Tax Adjustment', 'facilitatorTaxAdjustment'),
    cents('Marketplace Facilitator Tax', 'facilitatorTax'),
    cents('Backup Withholding Tax', 'backupWithholding'),
    ...(isSince2026(options) ? [money('Garnishment', () => 0)] : []),
    total('Total payout', ({ cents: c }) => uberNet(c)),
    date('Payout Date', ({ payout }) => payout.paidOn?.[style] ?? ''),
    text('Payout reference ID', ({ payout }) => payout.ref),
  ];
}

// The order of the Canadian columns after the first six is unknown; it follows the Canadian payment details.
function columnsOfCanada(world: World, { dates }: ReportOptions): Column<Line>[] {
  const style = dates ?? 'iso';
  return [
    text('Store Name', ({ store }) => store.name),
    text('External Store ID', ({ store }) => store.externalId),
    text('Store UUID', ({ store }) => store.platformId),
    text('Order Count', ({ orders }) => String(orders)),
    text('Count of Misc payment', ({ charges }) => String(charges)),
    text('Currency Code', ({ store }) => store.region.currency),
    cents('Sales (excl. tax)', 'sales'),
    cents('Tax on Sales', 'salesTax'),
    cents('Chargeback Amount', 'errors'),
    cents('Tax on Chargeback Amount', 'errorsTax'),
    cents('Price adjustments (excl. tax)', 'priceChange'),
    cents('Tax on Price Adjustments', 'priceChangeTax'),
    money('Offers on items', ({ cents: c }) => c.offers + c.offersTax),
    cents('Tax On Offers on items', 'offersTax'),
    money(
      'Delivery Offer Redemptions (incl. tax)',
      ({ cents: c }) => c.deliveryOffers + c.deliveryOffersTax,
    ),
    cents('Tax On Delivery Offer Redemptions', 'deliveryOffersTax'),
    cents('Offer Redemption Fee', 'redemptionFee'),
    cents('Tax on Offer Redemption Fee', 'redemptionFeeTax'),
    cents('Marketing Adjustment', 'coFunding'),
    cents('Delivery Fee', 'deliveryFee'),
    cents('Tax On Delivery Fee', 'deliveryFeeTax'),
    cents('Bag Fee', 'bagFee'),
    cents('Marketplace Fee', 'marketplaceFee'),
    money('Marketplace fee discount', () => 0),
    cents('Tax on Marketplace fee', 'marketplaceFeeTax'),
    cents('Tips', 'tips'),
    cents('Container Deposit Fee', 'deposit'),
    cents('Capital Payments', 'capital'),
    money('Other payments', ({ cents: c }) => otherPayments(c)),
    cents('Marketplace Facilitator Tax', 'facilitatorTax'),
    money('Garnishment', () => 0),
    total('Total payout', ({ cents: c }) => uberNet(c)),
    date('Payout Date', ({ payout }) => payout.paidOn?.[style] ?? ''),
    text('Payout Status', ({ payout }) => payoutStatus(world, payout)),
    text('Payout reference ID', ({ payout }) => payout.ref),
  ];
}
