import type { Dice } from './dice.ts';
import { shareOf, taxOn, type Region } from './region.ts';
import { NO_UBER_MONEY, OWN_COURIER, type UberMoney, type UberOrder } from './uber-row.ts';
import type { Happenings } from './world.ts';

/** An order's revenue and all platform deductions. */
export function orderMoney(
  dice: Dice,
  happenings: Happenings,
  { order, region, feePerMille }: { order: UberOrder; region: Region; feePerMille: number },
): UberMoney {
  let sales = 0;
  for (const item of order.items) {
    sales += item.count * item.priceCents;
  }
  const fee = 0 - shareOf(sales, feePerMille);
  const money = {
    ...NO_UBER_MONEY,
    sales,
    salesTax: taxOn(sales, region),
    marketplaceFee: fee,
    marketplaceFeeTax: region.country === 'CA' ? taxOn(fee, region) : 0,
    capital: 0 - shareOf(sales, happenings.capitalShare),
    backupWithholding: happenings.backupWithholding ? 0 - shareOf(sales, 240) : 0,
    ...promotion(dice, happenings, { sales, region }),
    ...deliveryByStore(dice, happenings, { order, region }),
    ...smallThings(dice, happenings, { sales, region }),
  };
  if (!region.facilitated) {
    return money;
  }
  return {
    ...money,
    facilitatorTax: 0 - money.salesTax - money.offersTax - money.deliveryOffersTax,
    facilitatorTaxAdjustment: 0 - money.priceChangeTax,
  };
}

function promotion(
  dice: Dice,
  happenings: Happenings,
  { sales, region }: { sales: number; region: Region },
): Partial<UberMoney> {
  if (!dice.chance(happenings.merchantPromos)) {
    return {};
  }
  const discount = 0 - dice.between(50, Math.max(50, Math.floor(sales / 3)));
  const discountTax = taxOn(discount, region);
  const redemptionFee = -59;
  const fees = {
    redemptionFee,
    redemptionFeeTax: region.country === 'CA' ? taxOn(redemptionFee, region) : 0,
    coFunding: dice.chance(happenings.platformPromos * 3) ? shareOf(0 - discount, 250) : 0,
  };
  return dice.chance(120)
    ? { ...fees, deliveryOffers: discount, deliveryOffersTax: discountTax }
    : { ...fees, offers: discount, offersTax: discountTax };
}

function deliveryByStore(
  dice: Dice,
  happenings: Happenings,
  { order, region }: { order: UberOrder; region: Region },
): Partial<UberMoney> {
  if (order.mode !== OWN_COURIER) {
    return {};
  }
  const deliveryFee = dice.between(99, 599);
  // Canadian files have no delivery network fee and no processing fee.
  const networkFee = region.country === 'US' ? 0 - dice.between(50, 150) : 0;
  return {
    deliveryFee,
    // Where Uber remits the tax, the delivery fee's tax is not passed through the payout.
    deliveryFeeTax: region.facilitated ? 0 : taxOn(deliveryFee, region),
    networkFee,
    tips: dice.chance(happenings.tips) ? dice.between(100, 900) : 0,
  };
}

function smallThings(
  dice: Dice,
  happenings: Happenings,
  { sales, region }: { sales: number; region: Region },
): Partial<UberMoney> {
  const priceChange = dice.chance(happenings.priceAdjustments) ? dice.between(-250, 250) : 0;
  return {
    priceChange,
    priceChangeTax: taxOn(priceChange, region),
    bagFee: dice.chance(happenings.bagFees) ? 10 : 0,
    deposit: dice.chance(happenings.containerDeposits) ? 5 * dice.between(1, 4) : 0,
    processingFee:
      region.country === 'US' && dice.chance(happenings.processingFees)
        ? 0 - shareOf(sales, 25)
        : 0,
  };
}
