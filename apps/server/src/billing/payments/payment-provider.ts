import type { Currency } from '../../db/tables.ts';

/** An event of the payment provider, in our own terms. */
export type PaymentEvent = {
  readonly id: string;
  readonly occurredAt: Date;
  /** Our id of the checkout, if the event concerns one. */
  readonly checkoutId: string | null;
  /** The provider's id of the subscription. */
  readonly subscriptionRef: string | null;
  readonly fact: PaymentFact;
  /** Of a successful payment, for its mail; stored only until the tenant is known. */
  readonly receipt?: Receipt | undefined;
};

export type Receipt = {
  readonly number: string;
  readonly amountCents: number;
  readonly currency: Currency;
  /** Where anyone with the URL can read the invoice. */
  readonly url: string;
};

export type PaymentFact =
  | { readonly kind: 'checkout_paid' }
  | { readonly kind: 'checkout_failed' }
  | { readonly kind: 'invoice_paid'; readonly periodEndsAt: Date | null }
  | { readonly kind: 'invoice_failed' }
  | SubscriptionChanged
  | { readonly kind: 'subscription_ended' };

export type SubscriptionChanged = {
  readonly kind: 'subscription_changed';
  readonly state: 'active' | 'past_due' | 'cancelled';
  readonly periodEndsAt: Date | null;
  /** When it ends, if it was cancelled. */
  readonly cancelsAt: Date | null;
  /** The plan it is for, if known to the provider; absent from events that precede that. */
  readonly planCode?: string | null | undefined;
};

/** A plan as the provider needs it. */
export type PaidPlan = {
  readonly planCode: string;
  readonly planName: string;
  readonly priceCents: number;
  readonly currency: Currency;
  readonly interval: 'month' | 'year';
};

export type WantedCheckout = PaidPlan & {
  readonly checkoutId: string;
  /** Where the person returns after paying. */
  readonly paidUrl: string;
  readonly failedUrl: string;
  /** Another subscription of the same payer, whose payment method is offered again. */
  readonly payerOf: string | null;
  /** The end of the period already paid for; nothing is charged before. */
  readonly paidUntil: Date | null;
};

/** An invoice, as the provider states it. */
export type ProviderInvoice = {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly state: 'paid' | 'open' | 'past_due' | 'credited' | 'void';
  /** The amount charged; negative if it is credited to later invoices. */
  readonly amountCents: number;
  readonly currency: Currency;
  /** What it is for, in the provider's words. */
  readonly description: string;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  /** Null if the provider has no page for it. */
  readonly url: string | null;
};

export type NextInvoice = {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly dueAt: Date;
};

/** What a change of plan charges, to the cent, if it is made with the same `at`. */
export type ChangeAmounts = {
  /** For the unused part of the current plan. */
  readonly creditCents: number;
  /** For the new plan, until `periodEndsAt`. */
  readonly chargeCents: number;
  /** Charged immediately, after earlier credit. */
  readonly dueNowCents: number;
  /** Left for later invoices. */
  readonly creditLeftCents: number;
  readonly periodEndsAt: Date;
};

/** A card, or another payment method, which does not expire. */
export type PaymentMethod = {
  readonly brand: string;
  readonly last4: string;
  readonly expires: { readonly month: number; readonly year: number } | null;
};

/** The provider could not be reached or refused the call; whether the call took effect is unknown. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  /** Whether the provider does not know the object of the call. */
  readonly isMissing: boolean;

  constructor(message: string, details: { isMissing?: boolean; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.isMissing = details.isMissing ?? false;
  }
}

/** The payment method was declined, and nothing was changed. */
export class PaymentDeclinedError extends PaymentProviderError {
  override name = 'PaymentDeclinedError';
}

/** Takes payments. Their outcome is reported by events alone; every call may throw `PaymentProviderError`. */
export type PaymentProvider = {
  readonly createCheckout: (
    wanted: WantedCheckout,
  ) => Promise<{ readonly ref: string; readonly url: string }>;
  /** Ends a subscription at the end of its paid period, and returns its new state. */
  readonly cancelAtPeriodEnd: (
    subscriptionRef: string,
    renewsAt: Date | null,
  ) => Promise<SubscriptionChanged>;
  /** Withdraws `cancelAtPeriodEnd`. */
  readonly resume: (subscriptionRef: string, endsAt: Date) => Promise<SubscriptionChanged>;
  /** Ends a subscription that another one has replaced; no error if it has ended already. */
  readonly cancelNow: (subscriptionRef: string) => Promise<void>;
  readonly previewChange: (
    subscriptionRef: string,
    to: PaidPlan,
    at: Date,
  ) => Promise<ChangeAmounts>;
  /** Changes the plan immediately, as `previewChange` states for the same `at`; throws `PaymentDeclinedError`. */
  readonly changePlan: (
    subscriptionRef: string,
    to: PaidPlan,
    at: Date,
  ) => Promise<SubscriptionChanged>;
  /** Every invoice of a subscription, newest first. */
  readonly listInvoices: (subscriptionRef: string) => Promise<readonly ProviderInvoice[]>;
  /** Null if nothing will be charged. */
  readonly nextInvoice: (subscriptionRef: string) => Promise<NextInvoice | null>;
  readonly paymentMethod: (subscriptionRef: string) => Promise<PaymentMethod | null>;
  /** The URL of the provider's page on which the payer changes the payment method. */
  readonly portalUrl: (subscriptionRef: string, returnUrl: string) => Promise<string>;
  /** Sets the tax id for the payer's later invoices. */
  readonly saveTaxId: (subscriptionRef: string, taxId: string | null) => Promise<void>;
  /**
   * Starts the same plan for the payer of another subscription, with their existing payment method; the period until
   * `paidUntil` is not charged again. The key makes the call idempotent.
   */
  readonly startForPayerOf: (
    payerOf: string,
    plan: PaidPlan,
    terms: { readonly paidUntil: Date; readonly key: string },
  ) => Promise<{ readonly ref: string; readonly changed: SubscriptionChanged }>;
  /** The secret that signs its webhooks. */
  readonly webhookSecret: string;
};
