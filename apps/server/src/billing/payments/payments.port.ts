import type { TenantScope } from '../../db/database.ts';

/** The payment actions of a tenant's owner. */
export type Payments = {
  /** Whether plans with a price can be bought: the operator has set up a payment provider. */
  readonly isEnabled: boolean;
  /**
   * Starts the checkout of a plan and returns the URL to continue at. A plan without a price needs no payment and is
   * activated immediately. Throws `plan_not_found` and `payment_provider_unavailable`.
   */
  readonly startCheckout: (
    scope: TenantScope,
    planCode: string,
  ) => Promise<{ readonly checkoutId: string; readonly checkoutUrl: string }>;
  /**
   * Cancels at the end of the paid period; idempotent. Throws `subscription_not_cancellable` if nothing is paid for,
   * and `payment_provider_unavailable`.
   */
  readonly cancel: (scope: TenantScope) => Promise<void>;
};
