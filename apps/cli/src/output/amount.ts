/** Integer cents as `-1234.50`: exact, for machines. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Integer cents as `-1,234.50`: for people. */
export function toReadableAmount(cents: number): string {
  const [whole = '', fraction = ''] = toDecimal(Math.abs(cents)).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${grouped}.${fraction}`;
}
