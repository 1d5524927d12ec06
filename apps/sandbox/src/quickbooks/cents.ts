import { QboFault } from './qbo-fault.ts';

/**
 * Parses a JSON Amount (12.3 or "12.30") to cents. A negative one is error 2290, one that is not a number or has more
 * than two decimals 2040.
 */
export function centsOf(amount: unknown, element = 'Amount'): number {
  const number = typeof amount === 'string' && amount !== '' ? Number(amount) : amount;
  const scaled = typeof number === 'number' ? number * 100 : Number.NaN;
  const cents = Math.round(scaled);
  if (!Number.isFinite(scaled) || Math.abs(scaled - cents) > 1e-4) {
    throw new QboFault(
      '2040',
      'Invalid Number',
      `Supplied value of ${element} is not a valid amount`,
      { element },
    );
  }
  if (cents < 0) {
    throw new QboFault('2290', 'Invalid Amount', `${element} must not be negative`, { element });
  }
  return cents;
}
