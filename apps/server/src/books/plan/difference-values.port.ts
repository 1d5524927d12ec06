import type { ReasonValues } from '@platebook/api-client/french';

/** Message values for rows in quarantine: how much more the deposit holds than the entry. */
export function differenceValues(
  cents: number,
  {
    currency,
    rowsOfUnknownAmount,
  }: { readonly currency: string; readonly rowsOfUnknownAmount: number },
): ReasonValues {
  return { difference_cents: cents, currency, unknown_rows: rowsOfUnknownAmount };
}
