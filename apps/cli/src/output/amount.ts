import { toDecimal } from '@platebook/accounting';

/** Integer cents as `-1,234.50`: for people, in columns that name the currency. */
export function toReadableAmount(cents: number): string {
  const [whole = '', fraction = ''] = toDecimal(Math.abs(cents)).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${grouped}.${fraction}`;
}
