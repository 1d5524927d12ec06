import type { TenantScope } from '../../db/database.ts';

/** What a tenant's owner may do about paying. */
export type Payments = {
  /** Whether plans with a price can be bought: the operator has set up a payment provider. */
  readonly isEnabled: boolean;
  /**
   * Begins to pay for a plan and answers where to go on. A plan without a price needs no payment: it is chosen at once.
   * Throws `plan_not_found` and `payment_provider_unavailable`.
   */
  readonly startCheckout: (
    scope: TenantScope,
    planCode: string,
  ) => Promise<{ readonly checkoutId: string; readonly checkoutUrl: string }>;
  /**
   * Cancels at the end of what is paid for; once cancelled it stays so. Throws `subscription_not_cancellable` where
   * nothing is paid for, and `payment_provider_unavailable`.
   */
  readonly cancel: (scope: TenantScope) => Promise<void>;
};
