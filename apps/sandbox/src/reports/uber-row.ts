import type { Day } from './calendar.ts';
import type { Payout, Store } from './world.ts';

/** Cents of one row, signed by effect on the payout. Tax is separate, never included. */
export type UberMoney = {
  readonly sales: number;
  readonly salesTax: number;
  readonly errors: number;
  readonly errorsTax: number;
  readonly priceChange: number;
  readonly priceChangeTax: number;
  readonly offers: number;
  readonly offersTax: number;
  readonly deliveryOffers: number;
  readonly deliveryOffersTax: number;
  readonly redemptionFee: number;
  readonly redemptionFeeTax: number;
  readonly bagFee: number;
  readonly coFunding: number;
  readonly marketplaceFee: number;
  readonly marketplaceFeeTax: number;
  readonly networkFee: number;
  readonly networkFeeTax: number;
  readonly processingFee: number;
  readonly deliveryFee: number;
  readonly deliveryFeeTax: number;
  readonly tips: number;
  readonly capital: number;
  readonly deposit: number;
  readonly adSpend: number;
  readonly adSpendTax: number;
  readonly adCredit: number;
  readonly adCreditTax: number;
  readonly otherPayment: number;
  readonly facilitatorTaxAdjustment: number;
  readonly facilitatorTax: number;
  readonly backupWithholding: number;
  readonly markup: number;
  readonly markupTax: number;
};

export const NO_UBER_MONEY: UberMoney = {
  sales: 0,
  salesTax: 0,
  errors: 0,
  errorsTax: 0,
  priceChange: 0,
  priceChangeTax: 0,
  offers: 0,
  offersTax: 0,
  deliveryOffers: 0,
  deliveryOffersTax: 0,
  redemptionFee: 0,
  redemptionFeeTax: 0,
  bagFee: 0,
  coFunding: 0,
  marketplaceFee: 0,
  marketplaceFeeTax: 0,
  networkFee: 0,
  networkFeeTax: 0,
  processingFee: 0,
  deliveryFee: 0,
  deliveryFeeTax: 0,
  tips: 0,
  capital: 0,
  deposit: 0,
  adSpend: 0,
  adSpendTax: 0,
  adCredit: 0,
  adCreditTax: 0,
  otherPayment: 0,
  facilitatorTaxAdjustment: 0,
  facilitatorTax: 0,
  backupWithholding: 0,
  markup: 0,
  markupTax: 0,
};

export const UBER_WORDS = Object.keys(NO_UBER_MONEY) as readonly (keyof UberMoney)[];

/** The dining mode of stores with their own couriers. */
export const OWN_COURIER = 'Delivery - Restaurant Delivery';

export type UberItem = {
  readonly name: string;
  readonly count: number;
  readonly priceCents: number;
};

/** Shared data of an order and its later events. */
export type UberOrder = {
  readonly orderId: string;
  readonly workflowId: string;
  readonly mode: string;
  readonly channel: string;
  readonly membership: string;
  readonly orderedOn: Day;
  /** `11:40 AM` */
  readonly acceptedAt: string;
  readonly items: readonly UberItem[];
};

export type UberRow = {
  readonly store: Store;
  readonly payout: Payout;
  /** The day the money moved; a refund row prints the order's day instead. */
  readonly happenedOn: Day;
  /** Absent on charges without an order. */
  readonly order: UberOrder | null;
  readonly status: 'Completed' | 'Cancelled' | 'Refund' | 'Unfulfilled' | '';
  /** The label of a row without an order: `Ad Spend`, `Ad Credits`, … */
  readonly description: string;
  readonly feePercent: string;
  readonly money: UberMoney;
};

export function uberNet(money: UberMoney): number {
  let net = 0;
  for (const word of UBER_WORDS) {
    net += money[word];
  }
  return net;
}
