import type { TenantScope } from '../../db/database.ts';
import type { Plan } from '../plans/subscription-ledger.port.ts';
import type {
  ChangeAmounts,
  NextInvoice,
  PaymentMethod,
  ProviderInvoice,
} from './payment-provider.ts';

export type { NextInvoice, PaymentMethod } from './payment-provider.ts';

/** The URL of the provider's page is null for anyone but the payer: the page shows the payment method. */
export type TenantInvoice = ProviderInvoice;

export type BillingDetails = {
  /** Who gets a copy of each receipt by mail. */
  readonly receiptEmails: readonly string[];
  /** As printed on invoices. */
  readonly taxId: string | null;
};

export type PlanChange = ChangeAmounts & {
  readonly from: Plan;
  readonly to: Plan;
  /** The instant of the calculation; a change made with the same instant costs exactly this. */
  readonly at: Date;
};

export type PaymentOf = {
  readonly paidBy: 'client' | 'you' | 'somebody_else';
  /** Null if none is known, and for anyone but the payer. */
  readonly method: PaymentMethod | null;
};

/** A change of payer on the same plan. */
export type PayerChange = {
  readonly to: 'client' | 'you';
  readonly plan: Plan;
  /** Already paid for until then, and not charged again. */
  readonly startsAt: Date;
  /** The new payer's payment method; null if it must first be entered on a page of the provider. */
  readonly method: PaymentMethod | null;
};

/** What an owner reads and changes about a tenant's billing; every call may throw `payment_provider_unavailable`. */
export type BillingService = {
  /** Of every subscription the tenant ever had, newest first, with the next invoice. */
  readonly invoices: (scope: TenantScope) => Promise<{
    readonly items: readonly TenantInvoice[];
    readonly next: NextInvoice | null;
  }>;
  /** Throws `plan_not_found`, `subscription_not_changeable` and `not_the_payer`. */
  readonly previewChange: (scope: TenantScope, planCode: string) => Promise<PlanChange>;
  /** Throws like the preview, and also `plan_preview_outdated` and `payment_declined`. */
  readonly changePlan: (
    scope: TenantScope,
    change: { readonly planCode: string; readonly at: Date },
  ) => Promise<void>;
  /** Withdraws a cancellation that has not taken effect; throws `subscription_not_resumable` and `not_the_payer`. */
  readonly resume: (scope: TenantScope) => Promise<void>;
  readonly paymentOf: (scope: TenantScope) => Promise<PaymentOf>;
  /**
   * Returns the URL of the provider's portal for changing the payment method; throws `subscription_not_changeable` and
   * `not_the_payer`.
   */
  readonly openPortal: (scope: TenantScope, returnPath: string) => Promise<string>;
  /** Throws `payer_not_changeable`. */
  readonly previewPayer: (scope: TenantScope, to: PayerChange['to']) => Promise<PayerChange>;
  /**
   * Returns the URL where a missing payment method is entered; null if the payer was changed. Throws like the preview.
   */
  readonly changePayer: (scope: TenantScope, to: PayerChange['to']) => Promise<string | null>;
  /** The tenant's invoices, as this owner may see them. */
  readonly invoicesFor: (who: {
    readonly tenantId: string;
    readonly userId: string;
  }) => Promise<readonly TenantInvoice[]>;
  /** The payment method with which a person pays for clients; null if they pay for none. */
  readonly methodOfPayer: (userId: string) => Promise<PaymentMethod | null>;
  readonly details: (scope: TenantScope) => Promise<BillingDetails>;
  /**
   * A tax id is printed only on invoices of a client that pays for itself; otherwise changing it throws `not_the_payer`
   * and `subscription_not_changeable`.
   */
  readonly saveDetails: (scope: TenantScope, details: BillingDetails) => Promise<BillingDetails>;
};
