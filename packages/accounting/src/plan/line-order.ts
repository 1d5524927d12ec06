import type { Platform } from '../model/reading.ts';
import type { AccountRole } from './accounts.ts';

/** The order of lines within a side, as in the worked examples of `docs/accounting.md`. */
const DEBIT_ORDER: Readonly<Record<Platform, readonly AccountRole[]>> = {
  ubereats: [
    'bank',
    'clearing',
    'commission',
    'input_tax_credits',
    'delivery_fees',
    'processing',
    'promotions',
    'hst_payable',
    'promo_fees',
    'refunds',
    'advertising',
    'promo_pass_through',
    'sales_tax',
    'facilitator_tax',
    'backup_withholding',
    'loan',
  ],
  doordash: [
    'bank',
    'clearing',
    'commission',
    'input_tax_credits',
    'delivery_fees',
    'processing',
    'advertising',
    'promotions',
    'promo_fees',
    'promo_pass_through',
    'refunds',
    'hst_payable',
    'sales_tax',
    'facilitator_tax',
    'backup_withholding',
    'loan',
  ],
};

const CREDIT_ORDER: readonly AccountRole[] = [
  'sales',
  'markup_sales',
  'sales_tax',
  'hst_payable',
  'tips',
  'delivery_fee_income',
  'bag_fee_income',
  'container_deposits',
  'promotions',
  'promo_pass_through',
  'recoveries',
  'advertising',
  'facilitator_tax',
];

/** The rank of an account within its side, smallest first; accounts on their unusual side come last. */
export function lineRank(role: AccountRole, side: 'debit' | 'credit', platform: Platform): number {
  const order = side === 'debit' ? DEBIT_ORDER[platform] : CREDIT_ORDER;
  const place = order.indexOf(role);
  return place === -1 ? order.length : place;
}
