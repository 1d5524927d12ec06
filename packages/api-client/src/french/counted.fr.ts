const NUMBER = new Intl.NumberFormat('fr-CA');

/** `1 écriture`, `12 écritures`; zero is singular in French. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count < 2 ? one : many}`;
}

/** An amount as people write it: "12,50 $". */
export function formatAmount(cents: number, currency: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('fr-CA', format).format(cents / 100);
}

const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`) as people write it: "15 novembre 2026". */
export function formatDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
