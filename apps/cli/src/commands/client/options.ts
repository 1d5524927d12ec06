import type { OnlineOptions } from '../../online/options.ts';

/** The currency of a client's country. */
export const CURRENCIES = { US: 'USD', CA: 'CAD' } as const;

export type ClientUpdateOptions = OnlineOptions & {
  readonly name?: string;
  readonly category?: 'qbo' | 'delivery_only';
  /** The firm's number, or `none`. */
  readonly number?: string;
  readonly timezone?: string;
  readonly country?: keyof typeof CURRENCIES;
  readonly archive?: boolean;
  readonly restore?: boolean;
  readonly dryRun?: boolean;
};
export type ClientDeleteOptions = OnlineOptions & {
  readonly dryRun?: boolean;
  readonly confirm?: string;
};
