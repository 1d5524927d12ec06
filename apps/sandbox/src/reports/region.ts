export type Country = 'US' | 'CA';

/** A store's region and who remits its sales tax. */
export type Region = {
  readonly country: Country;
  readonly currency: 'USD' | 'CAD';
  readonly zone: string;
  /** Sales tax in millionths: 88,750 is 8.875 %. */
  readonly taxPerMillion: number;
  /** The platform remits the tax itself (marketplace facilitator law). */
  readonly facilitated: boolean;
};

const US = { country: 'US', currency: 'USD' } as const;
const CA = { country: 'CA', currency: 'CAD', facilitated: false } as const;

/** Rates are those of the worked examples where one exists; the rest are plausible, not authoritative. */
export const REGIONS = {
  PA: { ...US, zone: 'America/New_York', taxPerMillion: 60_000, facilitated: true },
  NY: { ...US, zone: 'America/New_York', taxPerMillion: 88_750, facilitated: true },
  TX: { ...US, zone: 'America/Chicago', taxPerMillion: 82_500, facilitated: true },
  CA: { ...US, zone: 'America/Los_Angeles', taxPerMillion: 95_000, facilitated: true },
  MA: { ...US, zone: 'America/New_York', taxPerMillion: 70_000, facilitated: false },
  ON: { ...CA, zone: 'America/Toronto', taxPerMillion: 130_000 },
  NS: { ...CA, zone: 'America/Halifax', taxPerMillion: 140_000 },
  AB: { ...CA, zone: 'America/Edmonton', taxPerMillion: 50_000 },
} as const satisfies Record<string, Region>;

export type RegionCode = keyof typeof REGIONS;

/** Tax on an amount in cents, rounded half away from zero, like a cash register. */
export function taxOn(cents: number, region: Region): number {
  const size = Math.floor((Math.abs(cents) * region.taxPerMillion + 500_000) / 1_000_000);
  return cents < 0 ? 0 - size : size;
}

/** A share of an amount, `perMille` of 1,000, rounded like `taxOn`. */
export function shareOf(cents: number, perMille: number): number {
  const size = Math.floor((Math.abs(cents) * perMille + 500) / 1000);
  return cents < 0 ? 0 - size : size;
}
