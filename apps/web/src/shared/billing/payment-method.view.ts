import type { PaymentMethod } from '../api/entities.ts';
import { capitalized } from '../format/capitalized.ts';
import { language } from '../language/language.ts';
import { words } from './invoices.messages.ts';

/** "Visa ending in 4242". */
export function methodWords({ brand, last4 }: PaymentMethod): string {
  return last4 === '' ? capitalized(brand) : words.card(capitalized(brand), last4);
}

/** "Expires December 2029"; null for what does not expire. */
export function expiryWords({
  expires_month: month,
  expires_year: year,
}: PaymentMethod): string | null {
  if (month === null || year === null) {
    return null;
  }
  const format = new Intl.DateTimeFormat(language(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return words.expires(format.format(Date.UTC(year, month - 1, 1)));
}

/** How many months before its expiry a card gets a warning. */
const NEAR_MONTHS = 1;

export type Expiry = 'valid' | 'expiring' | 'expired';

/** Whether a payment method expires this month or next, or has expired. A card is valid to the end of its month. */
export function expiryOf(
  { expires_month: month, expires_year: year }: PaymentMethod,
  today: string,
): Expiry {
  if (month === null || year === null) {
    return 'valid';
  }
  const left = year * 12 + month - (Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)));
  return left < 0 ? 'expired' : left <= NEAR_MONTHS ? 'expiring' : 'valid';
}
