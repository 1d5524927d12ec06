import type { Day, Moment } from './calendar.ts';
import type { Payout, Store } from './world.ts';

/** Cents of one row, signed by effect on the payout. */
export type DoorDashMoney = {
  readonly subtotal: number;
  readonly taxPassed: number;
  readonly staffTip: number;
  readonly commission: number;
  /** Canada only. */
  readonly commissionTax: number;
  readonly processingFee: number;
  /** Tax included where there is one. */
  readonly marketingFees: number;
  readonly discountByStore: number;
  readonly discountByDoorDash: number;
  readonly discountByThirdParty: number;
  readonly marketingCredit: number;
  readonly thirdPartyContribution: number;
  readonly errorCharges: number;
  readonly adjustments: number;
};

export const NO_DOORDASH_MONEY: DoorDashMoney = {
  subtotal: 0,
  taxPassed: 0,
  staffTip: 0,
  commission: 0,
  commissionTax: 0,
  processingFee: 0,
  marketingFees: 0,
  discountByStore: 0,
  discountByDoorDash: 0,
  discountByThirdParty: 0,
  marketingCredit: 0,
  thirdPartyContribution: 0,
  errorCharges: 0,
  adjustments: 0,
};

export const DOORDASH_WORDS = Object.keys(NO_DOORDASH_MONEY) as readonly (keyof DoorDashMoney)[];

/** Memo values of the report: not part of any payout. */
export type DoorDashMemo = {
  readonly preAdjustedSubtotal: number;
  readonly preAdjustedTax: number;
  readonly subtotalForTax: number;
  readonly taxRemitted: number;
};

export const NO_MEMO: DoorDashMemo = {
  preAdjustedSubtotal: 0,
  preAdjustedTax: 0,
  subtotalForTax: 0,
  taxRemitted: 0,
};

export type DoorDashOrder = {
  readonly orderId: string;
  readonly deliveryUuid: string;
  readonly merchantDeliveryId: string;
  readonly posOrderId: string;
  readonly channel: string;
  readonly takenAt: Moment;
  readonly pickedUpAt: Moment;
};

export type DoorDashRow = {
  readonly store: Store;
  readonly payout: Payout;
  readonly happenedOn: Day;
  readonly at: Moment;
  readonly kind: 'Order' | 'Error Charge' | 'Adjustment';
  readonly transactionId: string;
  readonly order: DoorDashOrder;
  readonly description: string;
  readonly status: string;
  readonly money: DoorDashMoney;
  readonly memo: DoorDashMemo;
};

export function doorDashNet(money: DoorDashMoney): number {
  let net = 0;
  for (const word of DOORDASH_WORDS) {
    net += money[word];
  }
  return net;
}
