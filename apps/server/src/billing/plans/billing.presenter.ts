import type { components } from '@platebook/api-client';
import { presentPlan } from './subscriptions.presenter.ts';
import type {
  BillingDetails,
  NextInvoice,
  PaymentMethod,
  PayerChange,
  PaymentOf,
  PlanChange,
  TenantInvoice,
} from '../payments/billing.port.ts';

type Schemas = components['schemas'];

export function presentInvoice(invoice: TenantInvoice): Schemas['PlanInvoice'] {
  return {
    id: invoice.id,
    number: invoice.number,
    issued_at: invoice.issuedAt.toISOString(),
    state: invoice.state,
    amount_cents: invoice.amountCents,
    currency: invoice.currency,
    description: invoice.description,
    period_starts_at: invoice.periodStartsAt?.toISOString() ?? null,
    period_ends_at: invoice.periodEndsAt?.toISOString() ?? null,
    url: invoice.url,
  };
}

export function presentNext(next: NextInvoice | null): Schemas['NextInvoice'] | null {
  return next === null
    ? null
    : {
        amount_cents: next.amountCents,
        currency: next.currency,
        due_at: next.dueAt.toISOString(),
      };
}

export function presentChange(change: PlanChange): Schemas['PlanChange'] {
  return {
    from: presentPlan(change.from),
    to: presentPlan(change.to),
    at: change.at.toISOString(),
    credit_cents: change.creditCents,
    charge_cents: change.chargeCents,
    due_now_cents: change.dueNowCents,
    credit_left_cents: change.creditLeftCents,
    period_ends_at: change.periodEndsAt.toISOString(),
  };
}

export function presentPayer(change: PayerChange): Schemas['PayerChange'] {
  return {
    to: change.to,
    plan: presentPlan(change.plan),
    starts_at: change.startsAt.toISOString(),
    method: presentMethod(change.method),
  };
}

export function presentMethod(method: PaymentMethod | null): Schemas['PaymentMethod'] | null {
  return method === null
    ? null
    : {
        brand: method.brand,
        last4: method.last4,
        expires_month: method.expires?.month ?? null,
        expires_year: method.expires?.year ?? null,
      };
}

export function presentPayment({ paidBy, method }: PaymentOf): Schemas['PaymentOfSubscription'] {
  return { paid_by: paidBy, method: presentMethod(method) };
}

export function presentDetails({
  receiptEmails,
  taxId,
}: BillingDetails): Schemas['BillingDetails'] {
  return { receipt_emails: [...receiptEmails], tax_id: taxId };
}
