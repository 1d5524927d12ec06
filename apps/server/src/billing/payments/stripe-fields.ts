import type { Currency } from '../../db/tables.ts';

/** The fields of a Stripe object; each is validated where it is read. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Stripe timestamps are in seconds. */
export function instantOf(value: unknown): Date | null {
  const isSeconds = typeof value === 'number' && value > 0 && value < 1e11;
  return isSeconds ? new Date(value * 1_000) : null;
}

export function integerOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

export function currencyOf(value: unknown): Currency | null {
  return value === 'usd' ? 'USD' : value === 'cad' ? 'CAD' : null;
}

/** Whole seconds, the unit of Stripe's timestamps. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
