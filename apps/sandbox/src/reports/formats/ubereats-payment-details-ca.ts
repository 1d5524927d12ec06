import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toBareAmount, type Column } from '../table.ts';
import { uberNet, type UberMoney, type UberRow } from '../uber-row.ts';
import { uberTrade } from '../uber-trade.ts';
import { payoutStatus, type World } from '../world.ts';

const { money, total } = moneyColumns<UberRow>(toBareAmount);

const cents = (header: string, word: keyof UberMoney) => money(header, (row) => row.money[word]);

/** Columns whose effect on the payout no source documents: real files may have amounts here, these never do. */
const nothing = (...headers: readonly string[]) => headers.map((header) => money(header, () => 0));

/** Splits a tax into federal and provincial columns: here all of it is GST or HST. */
const taxSplit = (headers: readonly [gst: string, ...rest: string[]], word: keyof UberMoney) => [
  cents(headers[0], word),
  ...nothing(...headers.slice(1)),
];

/**
 * Uber Eats Payment Details of Canada as returned by the API: 84 columns, a description line, no BOM, ISO dates. The
 * GST, HST, PST, QST and RST columns split the adjacent tax and are no money of their own.
 */
export function printUberPaymentDetailsCa(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-payment-details-ca', { platform: 'ubereats', country: 'CA' });
  const columns = [
    ...identity(options),
    ...salesOfCanada(options),
    ...orderTotals(),
    ...feesOfCanada(),
    ...payoutOfCanada(world, options),
  ];
  return printTable(
    {
      columns,
      rows: selectRows(uberTrade(world), options),
      descriptions: options.descriptionLine === false ? undefined : describe(columns),
      amount: toBareAmount,
    },
    options,
  );
}

// These five identify the line; the other sentences are made up.
const FIRST_DESCRIPTIONS = [
  'Store name as per Uber Eats manager',
  'External store ID as per Uber Eats manager',
  'Store UUID',
  'Order ID as per Uber Eats manager',
  'Unique ID to identify the order ',
];

function describe(columns: readonly Column<UberRow>[]): string[] {
  const others = columns.slice(FIRST_DESCRIPTIONS.length);
  return [...FIRST_DESCRIPTIONS, ...others.map(({ header }) => `See the guide, under ${header}`)];
}

function identity({ dates }: ReportOptions): Column<UberRow>[] {
  const style = dates ?? 'iso';
  return [
    text('Store Name', (row) => row.store.name),
    text('External Store ID', (row) => row.store.externalId),
    text('Store UUID', (row) => row.store.platformId),
    text('Order ID', (row) => row.order?.orderId ?? ''),
    text('Workflow ID', (row) => row.order?.workflowId ?? ''),
    date('Order Date', (row) => (row.order?.orderedOn ?? row.happenedOn)[style]),
    text('Order Accept Time', (row) => row.order?.acceptedAt ?? ''),
    text('Order Completion time', (row) => row.order?.acceptedAt ?? ''),
    text('Dining Mode', (row) => row.order?.mode ?? ''),
    text('Payment Mode', (row) => (row.order ? 'Digital' : '')),
    text('Order Channel', (row) => row.order?.channel ?? 'UberEats Unknown'),
    text('Order Status', (row) => row.status),
    text('Customer Uber-Membership Status', (row) => row.order?.membership ?? ''),
    text('Currency Code', (row) => row.store.region.currency),
  ];
}

function salesOfCanada({ offerTax }: ReportOptions): Column<UberRow>[] {
  const inside = offerTax !== 'outside';
  return [
    cents('Sales (excl. tax)', 'sales'),
    cents('Tax on Sales', 'salesTax'),
    cents('Chargeback Amount', 'errors'),
    cents('Tax on Chargeback Amount', 'errorsTax'),
    cents('Price adjustments (excl. tax)', 'priceChange'),
    cents('Tax on Price Adjustments', 'priceChangeTax'),
    ...taxSplit(['GST/HST on Sales', 'PST on Sales', 'QST on Sales', 'RST on Sales'], 'salesTax'),
    money('Offers on items', ({ money: m }) => m.offers + (inside ? m.offersTax : 0)),
    cents('Tax On Offers on items', 'offersTax'),
    money(
      'Delivery Offer Redemptions (incl. tax)',
      ({ money: m }) => m.deliveryOffers + (inside ? m.deliveryOffersTax : 0),
    ),
    cents('Tax On Delivery Offer Redemptions', 'deliveryOffersTax'),
    cents('Offer Redemption Fee', 'redemptionFee'),
    cents('Tax on Offer Redemption Fee', 'redemptionFeeTax'),
    cents('Marketing Adjustment', 'coFunding'),
    ...nothing('Markup Amount', 'GST/HST on Markup', 'QST on Markup', 'PST on Markup'),
  ];
}

function orderTotals(): Column<UberRow>[] {
  const splitOf = (what: string) =>
    ['GST / HST', 'PST', 'QST', 'RST'].map((tax) => `${tax} on ${what}`);
  const [gst = '', ...others] = splitOf('Delivery Fee');
  return [
    money('Sub-total', ({ money: m }) => subTotal(m)),
    cents('Delivery Fee', 'deliveryFee'),
    cents('Tax On Delivery Fee', 'deliveryFeeTax'),
    ...taxSplit([gst, ...others], 'deliveryFeeTax'),
    cents('Bag Fee', 'bagFee'),
    money(
      'Total Order (incl. tax)',
      ({ money: m }) => subTotal(m) + m.deliveryFee + m.deliveryFeeTax + m.bagFee,
    ),
    ...nothing('Cost of Delivery (excl. tax)', 'Tax on Cost of Delivery'),
    ...nothing(...splitOf('Cost of Delivery'), 'Total Cost of Delivery (incl. tax)'),
  ];
}

function subTotal(m: UberMoney): number {
  const sales = m.sales + m.salesTax + m.errors + m.errorsTax + m.priceChange + m.priceChangeTax;
  const offers = m.offers + m.offersTax + m.deliveryOffers + m.deliveryOffersTax;
  return sales + offers + m.redemptionFee + m.redemptionFeeTax + m.coFunding;
}

function feesOfCanada(): Column<UberRow>[] {
  return [
    cents('Marketplace Fee', 'marketplaceFee'),
    ...nothing('Marketplace fee discount'),
    cents('Tax on Marketplace fee', 'marketplaceFeeTax'),
    ...taxSplit(
      [
        'GST / HST on Marketplace fee',
        'PST on Marketplace fee',
        'QST on Marketplace fee',
        'RST on Marketplace fee',
      ],
      'marketplaceFeeTax',
    ),
    ...nothing('Service fee (Markup)', 'GST/HST on Service Fee (Markup)'),
    ...nothing('QST on Service Fee (Markup)', 'PST on Service Fee (Markup)'),
    ...taxSplit(['GST / HST on Ads Spend', 'QST on Ads Spend', 'PST on Ads Spend'], 'adSpendTax'),
    ...taxSplit(
      ['GST / HST on Ads Credit', 'QST on Ads Credit', 'PST on Ads Credit'],
      'adCreditTax',
    ),
    ...nothing('Profit on Delivery fee'),
    cents('Tips', 'tips'),
    cents('Container Deposit Fee', 'deposit'),
    cents('Capital Payments', 'capital'),
    text('Other payments description', (row) => row.description),
    money('Other payments', ({ money: m }) => otherPayments(m)),
    cents('Marketplace Facilitator Tax', 'facilitatorTax'),
    ...nothing('Garnishment'),
  ];
}

export function otherPayments(m: UberMoney): number {
  return m.adSpend + m.adSpendTax + m.adCredit + m.adCreditTax + m.otherPayment;
}

function payoutOfCanada(world: World, { dates }: ReportOptions): Column<UberRow>[] {
  const style = dates ?? 'iso';
  return [
    total('Total payout', (row) => uberNet(row.money)),
    text('Payout Date', (row) => row.payout.paidOn?.[style] ?? ''),
    text('Payout Status', (row) => payoutStatus(world, row.payout)),
    text('Invoice link U2R', () => ''),
    text('Invoice link C2R', () => ''),
    text('Invoice link R2E', () => ''),
    text('Retailer Loyalty ID', () => ''),
    text('Payout reference ID', (row) => row.payout.ref),
  ];
}
