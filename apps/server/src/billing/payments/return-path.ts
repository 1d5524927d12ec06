import type { Checkout } from './payments.store.ts';

/** The page that a checkout leads back to; it says what was chosen for whom, so that a reload shows the same. */
export function returnPath(
  page: 'success' | 'failed',
  { tenantId, planCode }: Pick<Checkout, 'tenantId' | 'planCode'>,
): string {
  const query = new URLSearchParams({ plan: planCode, tenant: tenantId });
  return `/dashboard/subscription/${page}?${query}`;
}
