import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toBareAmount, type Column } from '../table.ts';
import { uberNet, type UberMoney, type UberRow } from '../uber-row.ts';
import { uberTrade } from '../uber-trade.ts';
import type { World } from '../world.ts';

const { money, total } = moneyColumns<UberRow>(toBareAmount);

const cents = (header: string, word: keyof UberMoney) => money(header, (row) => row.money[word]);

/**
 * Uber Eats Payment Details of the United States: 49 columns, a line of descriptions above the header, UTF-8 with
 * BOM, LF. Sources: README.md of this workspace.
 */
export function printUberPaymentDetailsUs(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-payment-details-us', { platform: 'ubereats', country: 'US' });
  return printTable(
    {
      columns: isSince2026(options)
        ? columnsSince2026(options)
        : [...identityColumns(options), ...moneyColumnsUs(options)],
      rows: selectRows(uberTrade(world), options),
      descriptions: descriptionsOf(options),
      amount: toBareAmount,
    },
    { bom: true, ...options },
  );
}

/** Uber's term for refunds of order errors, renamed in September 2026. */
export function errorsName(options: ReportOptions): string {
  return isSince2026(options) ? 'Chargeback Amount' : 'Order Error Adjustments';
}

export function isSince2026({ uberNames }: ReportOptions): boolean {
  return uberNames === 'since_2026_09';
}

/** The 53 columns: both ids of the store, a completion time, the currency and garnishments besides. */
function columnsSince2026(options: ReportOptions): Column<UberRow>[] {
  const [membership, ...before] = orderColumnsUs(options).toReversed();
  const columns = moneyColumnsUs(options);
  const payout = columns.findIndex(({ kind }) => kind === 'total');
  return [
    text('Store Name', (row) => row.store.name),
    text('External Store ID', (row) => row.store.externalId),
    text('Store UUID', (row) => row.store.platformId),
    text('Order ID', (row) => row.order?.orderId ?? ''),
    text('Workflow ID', (row) => row.order?.workflowId ?? ''),
    ...before.toReversed(),
    text('Order Completion time', (row) => row.order?.acceptedAt ?? ''),
    ...(membership === undefined ? [] : [membership]),
    // Rows without an order leave it empty.
    text('Currency Code', (row) => (row.order === null ? '' : row.store.region.currency)),
    ...columns.slice(0, payout),
    money('Garnishment', () => 0),
    total('Total payout', (row) => uberNet(row.money)),
    ...columns.slice(payout + 1),
  ];
}

function descriptionsOf(options: ReportOptions): readonly string[] | undefined {
  if (options.descriptionLine === false) {
    return undefined;
  }
  return isSince2026(options)
    ? columnsSince2026(options).map(({ header }, at) =>
        at === 0 ? DESCRIPTIONS[0] : `See the guide, under ${header.toLowerCase()}`,
      )
    : DESCRIPTIONS;
}

function identityColumns(options: ReportOptions): Column<UberRow>[] {
  return [
    text('Store Name', (row) => row.store.name),
    text('Store ID', (row) => row.store.externalId),
    text('Order ID', (row) => row.order?.orderId ?? ''),
    text('Workflow ID', (row) => row.order?.workflowId ?? ''),
    ...orderColumnsUs(options),
  ];
}

/** From dining mode to membership, shared by two formats. */
export function orderColumnsUs(options: ReportOptions): Column<UberRow>[] {
  const style = options.dates ?? 'us';
  return [
    text('Dining Mode', (row) => row.order?.mode ?? ''),
    text('Payment Mode', (row) => (row.order ? 'Digital' : '')),
    text('Order Channel', (row) => row.order?.channel ?? 'UberEats Unknown'),
    text('Order Status', (row) => row.status),
    // A refund prints its order's day.
    date('Order Date', (row) => (row.order?.orderedOn ?? row.happenedOn)[style]),
    text('Order Accept Time', (row) => row.order?.acceptedAt ?? ''),
    text('Customer Uber-Membership Status', (row) => row.order?.membership ?? ''),
  ];
}

/** From sales to payout reference, shared by two formats. */
export function moneyColumnsUs(options: ReportOptions): Column<UberRow>[] {
  const style = options.dates ?? 'us';
  return [
    ...salesColumns(options),
    ...feeColumns(),
    total('Total payout ', (row) => uberNet(row.money)),
    text('Payout Date', (row) => row.payout.paidOn?.[style] ?? ''),
    cents('Markup Amount', 'markup'),
    cents('Markup Tax', 'markupTax'),
    text('Retailer Loyalty ID', () => ''),
    text('Payout reference ID', (row) => row.payout.ref),
  ];
}

function salesColumns(options: ReportOptions): Column<UberRow>[] {
  const inside = options.offerTax !== 'outside';
  const errors = errorsName(options);
  return [
    cents('Sales (excl. tax)', 'sales'),
    cents('Tax on Sales', 'salesTax'),
    money('Sales (incl. tax)', ({ money: m }) => m.sales + m.salesTax),
    cents(errors, 'errors'),
    cents(`Tax on ${errors}`, 'errorsTax'),
    money(`${errors} (incl. tax)`, ({ money: m }) => m.errors + m.errorsTax),
    cents('Price adjustments (excl. tax)', 'priceChange'),
    cents('Tax on Price Adjustments', 'priceChangeTax'),
    money('Offers on items (incl. tax)', ({ money: m }) => m.offers + (inside ? m.offersTax : 0)),
    cents('Tax On Offers on items', 'offersTax'),
    money(
      'Delivery Offer Redemptions (incl. tax)',
      ({ money: m }) => m.deliveryOffers + (inside ? m.deliveryOffersTax : 0),
    ),
    cents('Tax On Delivery Offer Redemptions', 'deliveryOffersTax'),
    cents('Offer Redemption Fee', 'redemptionFee'),
    cents('Bag Fee', 'bagFee'),
    cents('Marketing Adjustment', 'coFunding'),
    money('Total Sales after Adjustments (incl tax)', ({ money: m }) => salesAfterAdjustments(m)),
  ];
}

export function salesAfterAdjustments(m: UberMoney): number {
  const sales = m.sales + m.salesTax + m.errors + m.errorsTax + m.priceChange + m.priceChangeTax;
  const offers = m.offers + m.offersTax + m.deliveryOffers + m.deliveryOffersTax + m.redemptionFee;
  return sales + offers + m.bagFee + m.coFunding;
}

function feeColumns(): Column<UberRow>[] {
  return [
    cents('Marketplace Fee', 'marketplaceFee'),
    text('Marketplace fee %', (row) => row.feePercent),
    cents('Tax on Marketplace Fee', 'marketplaceFeeTax'),
    cents('Delivery Network Fee', 'networkFee'),
    cents('Tax on Delivery Network Fee', 'networkFeeTax'),
    cents('Order Processing Fee', 'processingFee'),
    cents('Delivery Fee', 'deliveryFee'),
    cents('Tax On Delivery Fee', 'deliveryFeeTax'),
    cents('Tips', 'tips'),
    cents('Capital payments', 'capital'),
    cents('Container Deposit Fee', 'deposit'),
    text('Other payments description', (row) => row.description),
    money('Other payments', ({ money: m }) => m.adSpend + m.adCredit + m.otherPayment),
    cents('Marketplace Facilitator Tax Adjustment', 'facilitatorTaxAdjustment'),
    cents('Marketplace Facilitator Tax', 'facilitatorTax'),
    cents('Backup Withholding Tax', 'backupWithholding'),
  ];
}

// The first cell distinguishes the line from the header; the other sentences are made up. One of them equals its
// column's name, as in real files.
const DESCRIPTIONS = [
  'Store name as per Uber Eats manager',
  'External store ID as per Uber Eats manager',
  'Order ID as per Uber Eats manager',
  'Unique ID to identify the order ',
  'How the order reached the customer: courier of the platform, courier of the store, pick-up or dine-in',
  'How the customer paid',
  'Where the customer ordered, such as iOS, Android or the web',
  'Completed, Cancelled, Refund or Unfulfilled',
  'Local date of the order, or of the original order for a refund',
  'Local time at which the store accepted the order ',
  'Membership of the customer',
  'Item sales excl tax ',
  'Tax on item sales',
  'Item sales incl tax',
  'Refunds of order errors charged to the store (excl tax)',
  'Tax on refunds of order errors',
  'Refunds of order errors charged to the store (incl tax)',
  'Changes of item prices after the order (excl tax)',
  'Tax on changes of item prices',
  'Promotions of the store applied to items',
  'Tax on promotions of the store',
  'Promotions of the store applied to the delivery fee',
  'Tax on promotions applied to the delivery fee',
  'Offer Redemption Fee',
  'Packaging fee charged by the store',
  "The platform's share of promotions, which depends on the campaign",
  'Item sales with promotions, adjustments and bag fee, incl tax where applicable',
  'Fee of the marketplace (% of the sub-total before discounts) ',
  'Marketplace fee in percent',
  'Tax on the marketplace fee',
  'Fixed fee for the delivery network ',
  'Tax on the delivery network fee',
  'Fee for processing the order',
  'Delivery fee of stores that deliver themselves',
  'Tax on the delivery fee',
  'Tip to the courier of stores that deliver themselves',
  'Repayment of capital',
  'Container deposits collected',
  'What a one-time payment or charge is for',
  'Payments and charges such as ads and ad credits, incl tax',
  'Adjustment of the marketplace facilitator tax',
  'Sales tax the platform pays under marketplace facilitator laws ',
  'Tax withheld because the taxpayer number is missing or does not match',
  'Payout of this row: sales + adjustments - promotions + marketing adjustment - fees +/- other payments, incl tax',
  'Date of the payout (the Monday after the week)',
  'Amount added to item prices by agreement\t',
  'Tax on the markup',
  'Loyalty ID of the customer',
  'Reference of the payout in the payout summary',
] as const;
