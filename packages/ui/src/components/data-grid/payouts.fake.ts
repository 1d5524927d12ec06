import type { GridColumn } from './grid-model.ts';
import { formatMoney } from '../money/format-money.ts';

export type PayoutRow = {
  ref: string;
  paidOn: string;
  store: string;
  platform: string;
  orders: number;
  grossCents: number;
  taxCents: number;
  tipsCents: number;
  promotionsCents: number;
  commissionCents: number;
  refundsCents: number;
  netCents: number | null;
};

const STORES = ['Fishtown', 'Rittenhouse', 'Émile', 'Old City', 'Walnut Street'];

/** Payouts of a chain, deterministic. */
export function payoutRows(count: number, first = 0): PayoutRow[] {
  return Array.from({ length: count }, (_, at) => {
    const index = first + at;
    const spread = (index * 7_919) % 10_007;
    const grossCents = 100_000 + spread * 37;
    return {
      ref: `P-${String(index + 1).padStart(5, '0')}`,
      paidOn: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
      store: STORES[spread % STORES.length] ?? '',
      platform: spread % 2 === 0 ? 'Uber Eats' : 'DoorDash',
      orders: 10 + (spread % 190),
      grossCents,
      taxCents: Math.round(grossCents / 12),
      tipsCents: (spread % 50) * 100,
      promotionsCents: -(spread % 900) * 10,
      commissionCents: -Math.round(grossCents / 4),
      refundsCents: -(spread % 40) * 25,
      netCents: index % 50 === 49 ? null : grossCents - Math.round(grossCents / 4),
    };
  });
}

const amount = (cents: number | null) =>
  cents === null ? '—' : formatMoney(cents, { currency: 'USD', show: 'none' });

function money(id: keyof PayoutRow & `${string}Cents`, header: string): GridColumn<PayoutRow> {
  return {
    id,
    header,
    value: (row) => row[id],
    cell: (row) => amount(row[id]),
    numeric: true,
    width: 110,
  };
}

export const PAYOUT_COLUMNS: readonly GridColumn<PayoutRow>[] = [
  { id: 'ref', header: 'Payout', value: (row) => row.ref, pinned: true, width: 110, card: 'title' },
  { id: 'paidOn', header: 'Paid on', value: (row) => row.paidOn, width: 110 },
  { id: 'store', header: 'Store', value: (row) => row.store, width: 140, card: 'note' },
  { id: 'platform', header: 'Platform', value: (row) => row.platform, width: 110 },
  { id: 'orders', header: 'Orders', value: (row) => row.orders, numeric: true, width: 90 },
  money('grossCents', 'Gross (USD)'),
  money('taxCents', 'Tax (USD)'),
  money('tipsCents', 'Tips (USD)'),
  money('promotionsCents', 'Promotions (USD)'),
  money('commissionCents', 'Commission (USD)'),
  money('refundsCents', 'Refunds (USD)'),
  { ...money('netCents', 'Net (USD)'), card: 'value' },
];
