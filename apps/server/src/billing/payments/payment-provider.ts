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
  /** Of a payment that went through, for the mail about it; stored only until it is known whose it is. */
  readonly receipt?: Receipt | undefined;
};

export type Receipt = {
  readonly number: string;
  readonly amountCents: number;
  readonly currency: Currency;
  /** Where whoever has the address reads the invoice. */
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
  /** When it ends, where somebody cancelled it. */
  readonly cancelsAt: Date | null;
  /** The plan it is for, where the provider was told; left out by events from before it was. */
  readonly planCode?: string | null | undefined;
};

/** What is paid for, as the provider has to know it. */
export type PaidPlan = {
  readonly planCode: string;
  readonly planName: string;
  readonly priceCents: number;
  readonly currency: Currency;
  readonly interval: 'month' | 'year';
};

export type WantedCheckout = PaidPlan & {
  readonly checkoutId: string;
  /** Where the person returns to. */
  readonly paidUrl: string;
  readonly failedUrl: string;
  /** A subscription of the same payer: the payment method they have is offered again. */
  readonly payerOf: string | null;
  /** What is paid for already: nothing is charged before. */
  readonly paidUntil: Date | null;
};

/** What was charged, as the provider writes it. */
export type ProviderInvoice = {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly state: 'paid' | 'open' | 'past_due' | 'credited' | 'void';
  /** What is charged; below zero what is credited to later invoices. */
  readonly amountCents: number;
  readonly currency: Currency;
  /** What it is for, in the provider's words. */
  readonly description: string;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  /** Null where the provider has no page for it. */
  readonly url: string | null;
};

export type NextInvoice = {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly dueAt: Date;
};

/** What a change of plan charges, to the cent, if it is made with the same `at`. */
export type ChangeAmounts = {
  /** For what is left of the plan one has. */
  readonly creditCents: number;
  /** For the new plan, until `periodEndsAt`. */
  readonly chargeCents: number;
  /** Charged at once, after earlier credit. */
  readonly dueNowCents: number;
  /** Left for later invoices. */
  readonly creditLeftCents: number;
  readonly periodEndsAt: Date;
};

/** A card, or another means of payment without an end. */
export type PaymentMethod = {
  readonly brand: string;
  readonly last4: string;
  readonly expires: { readonly month: number; readonly year: number } | null;
};

/** The provider could not be asked, or refused; nothing of what was asked for has happened for sure. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  /** Whether the provider does not know what was asked for. */
  readonly isMissing: boolean;

  constructor(message: string, details: { isMissing?: boolean; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.isMissing = details.isMissing ?? false;
  }
}

/** The means of payment was refused: nothing has happened. */
export class PaymentDeclinedError extends PaymentProviderError {
  override name = 'PaymentDeclinedError';
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
  ) => Promise<SubscriptionChanged>;
  /** Withdraws `cancelAtPeriodEnd`. */
  readonly resume: (subscriptionRef: string, endsAt: Date) => Promise<SubscriptionChanged>;
  /** Ends a subscription that another one has replaced; one that has ended already is no error. */
  readonly cancelNow: (subscriptionRef: string) => Promise<void>;
  readonly previewChange: (
    subscriptionRef: string,
    to: PaidPlan,
    at: Date,
  ) => Promise<ChangeAmounts>;
  /** Changes what is paid for at once, as `previewChange` says for the same `at`; throws `PaymentDeclinedError`. */
  readonly changePlan: (
    subscriptionRef: string,
    to: PaidPlan,
    at: Date,
  ) => Promise<SubscriptionChanged>;
  /** Every invoice of a subscription, the latest first. */
  readonly listInvoices: (subscriptionRef: string) => Promise<readonly ProviderInvoice[]>;
  /** Null where nothing will be charged. */
  readonly nextInvoice: (subscriptionRef: string) => Promise<NextInvoice | null>;
  readonly paymentMethod: (subscriptionRef: string) => Promise<PaymentMethod | null>;
  /** A page of the provider where whoever pays for the subscription changes how. */
  readonly portalUrl: (subscriptionRef: string, returnUrl: string) => Promise<string>;
  /** The tax id that the payer's later invoices carry. */
  readonly saveTaxId: (subscriptionRef: string, taxId: string | null) => Promise<void>;
  /**
   * Begins the same plan for the payer of another subscription, with the payment method they have: what is paid for until
   * `paidUntil` is not charged again. The key makes it happen once.
   */
  readonly startForPayerOf: (
    payerOf: string,
    plan: PaidPlan,
    terms: { readonly paidUntil: Date; readonly key: string },
  ) => Promise<{ readonly ref: string; readonly changed: SubscriptionChanged }>;
  /** The key of the signatures of its events. */
  readonly webhookSecret: string;
};
