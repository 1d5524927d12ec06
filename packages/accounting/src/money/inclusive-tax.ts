/** A tax rate as an exact fraction: `13` percent is 13 / 100. */
export type TaxRate = { readonly numerator: number; readonly denominator: number };

/**
 * A percentage printed as a decimal (`13`, `14.975`), exact to four decimals; `null` if it is none or not between 0 and
 * 100.
 */
export function parseTaxRate(percent: string): TaxRate | null {
  const match = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(percent.trim());
  if (!match) {
    return null;
  }
  const numerator = Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`);
  return { numerator, denominator: 1_000_000 };
}

/**
 * The tax in a tax-inclusive amount, in cents, rounded half up (away from zero) for this one cell: 33.90 at 13 % includes
 * 3.90.
 */
export function taxInside(inclusiveCents: number, { numerator, denominator }: TaxRate): number {
  const share = denominator + numerator;
  const magnitude = Math.floor((Math.abs(inclusiveCents) * numerator * 2 + share) / (2 * share));
  return inclusiveCents < 0 ? 0 - magnitude : magnitude;
}
