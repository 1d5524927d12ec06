import type { TenantScope } from '../../db/database.ts';
import type { Plan } from '../plans/subscription-ledger.port.ts';
import type {
  ChangeAmounts,
  NextInvoice,
  PaymentMethod,
  ProviderInvoice,
} from './payment-provider.ts';

export type { NextInvoice, PaymentMethod } from './payment-provider.ts';

/** The address of the provider's page is null for whoever does not pay: it shows how is paid. */
export type TenantInvoice = ProviderInvoice;

export type BillingDetails = {
  /** Who gets a mail with each receipt. */
  readonly receiptEmails: readonly string[];
  /** As it is printed on invoices. */
  readonly taxId: string | null;
};

export type PlanChange = ChangeAmounts & {
  readonly from: Plan;
  readonly to: Plan;
  /** What it was computed for; a change with the same instant costs exactly this. */
  readonly at: Date;
};

export type PaymentOf = {
  readonly paidBy: 'client' | 'you' | 'somebody_else';
  /** Null where none is known, and for whoever is not the payer. */
  readonly method: PaymentMethod | null;
};

/** Another payer for the same plan. */
export type PayerChange = {
  readonly to: 'client' | 'you';
  readonly plan: Plan;
  /** What is paid for until then is not charged again. */
  readonly startsAt: Date;
  /** What they pay with; null where that has to be given first, on a page of the provider. */
  readonly method: PaymentMethod | null;
};

/** What an owner sees and changes of what is paid for a tenant; every call may throw `payment_provider_unavailable`. */
export type BillingService = {
  /** Of every subscription the tenant ever had, the latest first, with what comes next. */
  readonly invoices: (scope: TenantScope) => Promise<{
    readonly items: readonly TenantInvoice[];
    readonly next: NextInvoice | null;
  }>;
  /** Throws `plan_not_found`, `subscription_not_changeable` and `not_the_payer`. */
  readonly previewChange: (scope: TenantScope, planCode: string) => Promise<PlanChange>;
  /** Throws as the preview, `plan_preview_outdated` and `payment_declined`. */
  readonly changePlan: (
    scope: TenantScope,
    change: { readonly planCode: string; readonly at: Date },
  ) => Promise<void>;
  /** Withdraws a cancellation that has not taken effect; throws `subscription_not_resumable` and `not_the_payer`. */
  readonly resume: (scope: TenantScope) => Promise<void>;
  readonly paymentOf: (scope: TenantScope) => Promise<PaymentOf>;
  /** Where to change the payment method; throws `subscription_not_changeable` and `not_the_payer`. */
  readonly openPortal: (scope: TenantScope, returnPath: string) => Promise<string>;
  /** Throws `payer_not_changeable`. */
  readonly previewPayer: (scope: TenantScope, to: PayerChange['to']) => Promise<PayerChange>;
  /** Answers the page of a payment method that is missing; null where the payer was changed. Throws as the preview. */
  readonly changePayer: (scope: TenantScope, to: PayerChange['to']) => Promise<string | null>;
  /** The invoices of a tenant as this owner of it may see them. */
  readonly invoicesFor: (who: {
    readonly tenantId: string;
    readonly userId: string;
  }) => Promise<readonly TenantInvoice[]>;
  /** What a person pays with for others; null where they pay for nobody. */
  readonly methodOfPayer: (userId: string) => Promise<PaymentMethod | null>;
  readonly details: (scope: TenantScope) => Promise<BillingDetails>;
  /**
   * A tax id is printed on the invoices of a client that pays for itself; another one throws `not_the_payer` and
   * `subscription_not_changeable`.
   */
  readonly saveDetails: (scope: TenantScope, details: BillingDetails) => Promise<BillingDetails>;
};
