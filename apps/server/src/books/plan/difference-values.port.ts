import type { ReasonValues } from '@platebook/api-client/french';

/** What varies in a sentence about rows that were set aside: what the deposit holds more than the entry. */
export function differenceValues(
  cents: number,
  {
    currency,
    rowsOfUnknownAmount,
  }: { readonly currency: string; readonly rowsOfUnknownAmount: number },
): ReasonValues {
  return { difference_cents: cents, currency, unknown_rows: rowsOfUnknownAmount };
}
