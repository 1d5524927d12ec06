const NUMBER = new Intl.NumberFormat('fr-CA');

/** `1 234`. */
export function formatCount(count: number): string {
  return NUMBER.format(count);
}

/** `1 écriture`, `12 écritures`; zero is singular in French. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count < 2 ? one : many}`;
}

/** A formatted amount: "12,50 $", and "12,50 $ US" in the other currency. */
export function formatAmount(cents: number, currency: string): string {
  const format = { style: 'currency', currency } as const;
  return new Intl.NumberFormat('fr-CA', format).format(cents / 100);
}

const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A formatted calendar day (`YYYY-MM-DD`): "15 novembre 2026"; anything else is returned unchanged. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : DAY.format(at);
}

const SHARE = new Intl.NumberFormat('fr-CA', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Basis points as a percentage with one decimal, rounded half away from zero: 2500 is "25,0 %". */
export function formatShare(basisPoints: number): string {
  const tenths = Math.sign(basisPoints) * Math.round(Math.abs(basisPoints) / 10);
  return SHARE.format(tenths / 1_000);
}
