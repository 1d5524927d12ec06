import type { Cents } from '@platebook/accounting';
import * as v from 'valibot';

/** An amount in stored JSON. */
export const STORED_CENTS = v.custom<Cents>(
  (amount) => Number.isSafeInteger(amount),
  ({ received }) => `Expected whole cents but received ${received}`,
);
