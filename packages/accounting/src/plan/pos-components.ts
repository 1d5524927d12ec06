import type { ComponentKey } from '../model/components.ts';

/**
 * The components that a POS records for an order: all that the guest pays to the restaurant, as ordered. Everything that
 * the platform does afterwards or for itself (promotions, price changes, refunds, fees, its own markup, withheld tax) is
 * only in its report.
 */
const RECORDED: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'gross_sales',
  'sales_tax',
  'tips',
  'delivery_fee_income',
  'delivery_fee_income_tax',
  'bag_container_other_fees',
  'bag_container_other_fees_tax',
]);

/**
 * Whether a POS that records delivery orders has already booked this component (`docs/accounting.md`, "Sales in the POS").
 *
 * @example
 * isRecordedByPos('gross_sales'); // true
 * isRecordedByPos('commission'); // false
 */
export function isRecordedByPos(component: ComponentKey): boolean {
  return RECORDED.has(component);
}
