import type { components } from '@platebook/api-client';
import type { PayoutFinding } from './payout-findings.ts';

export function presentFinding({
  code,
  message,
  commission,
}: PayoutFinding): components['schemas']['PayoutFinding'] {
  return {
    code,
    message,
    commission:
      commission === null
        ? null
        : {
            orders_compared: commission.ordersCompared,
            orders_affected: commission.ordersAffected,
            sales_cents: commission.salesCents,
            charged_cents: commission.chargedCents,
            agreed_cents: commission.agreedCents,
            difference_cents: commission.differenceCents,
          },
  };
}
