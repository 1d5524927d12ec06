import type { Currency } from '../../db/tables.ts';

/** Something that happened at the payment provider, in our own words. */
export type PaymentEvent = {
  readonly id: string;
  readonly occurredAt: Date;
  /** Our id of the checkout, where the event is about one. */
  readonly checkoutId: string | null;
  /** The provider's name of the subscription. */
  readonly subscriptionRef: string | null;
  readonly fact: PaymentFact;
};

export type PaymentFact =
  | { readonly kind: 'checkout_paid' }
  | { readonly kind: 'checkout_failed' }
  | { readonly kind: 'invoice_paid'; readonly periodEndsAt: Date | null }
  | { readonly kind: 'invoice_failed' }
  | {
      readonly kind: 'subscription_changed';
      readonly state: 'active' | 'past_due' | 'cancelled';
      readonly periodEndsAt: Date | null;
      /** When it ends, where somebody cancelled it. */
      readonly cancelsAt: Date | null;
    }
  | { readonly kind: 'subscription_ended' };

export type WantedCheckout = {
  readonly checkoutId: string;
  readonly planName: string;
  readonly priceCents: number;
  readonly currency: Currency;
  readonly interval: 'month' | 'year';
  /** Where the person returns to. */
  readonly paidUrl: string;
  readonly failedUrl: string;
};

/** The provider could not be asked, or refused; nothing of what was asked for has happened for sure. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
}

/** Who takes payments. What becomes of them is told by events alone; every call may throw `PaymentProviderError`. */
export type PaymentProvider = {
  readonly createCheckout: (
    wanted: WantedCheckout,
  ) => Promise<{ readonly ref: string; readonly url: string }>;
  /** Ends a subscription with what is paid for, and answers what it is from now on. */
  readonly cancelAtPeriodEnd: (
    subscriptionRef: string,
    renewsAt: Date | null,
  ) => Promise<Extract<PaymentFact, { kind: 'subscription_changed' }>>;
  /** Ends a subscription that another one has replaced; one that has ended already is no error. */
  readonly cancelNow: (subscriptionRef: string) => Promise<void>;
  /** The key of the signatures of its events. */
  readonly webhookSecret: string;
};
