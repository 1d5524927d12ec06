import type { Checkout } from './payments.store.ts';

/** The page to which a checkout returns; its address holds the choice, so that a reload shows the same. */
export function returnPath(
  page: 'success' | 'failed',
  { tenantId, planCode }: Pick<Checkout, 'tenantId' | 'planCode'>,
): string {
  const query = new URLSearchParams({ plan: planCode, tenant: tenantId });
  return `/dashboard/subscription/${page}?${query}`;
}
