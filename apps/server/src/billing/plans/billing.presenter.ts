import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { presentPlan } from './subscriptions.presenter.ts';
import type {
  BillingDetails,
  PaymentMethod,
  PayerChange,
  PaymentOf,
  PlanChange,
} from '../payments/billing.port.ts';

type Schemas = components['schemas'];

export function presentChange(change: PlanChange): CamelCased<Schemas['PlanChange']> {
  return { ...change, from: presentPlan(change.from), to: presentPlan(change.to) };
}

export function presentPayer(change: PayerChange): CamelCased<Schemas['PayerChange']> {
  return { ...change, plan: presentPlan(change.plan), method: presentMethod(change.method) };
}

export function presentMethod(
  method: PaymentMethod | null,
): CamelCased<Schemas['PaymentMethod']> | null {
  return method === null
    ? null
    : {
        ...method,
        expiresMonth: method.expires?.month ?? null,
        expiresYear: method.expires?.year ?? null,
      };
}

export function presentPayment({
  paidBy,
  method,
}: PaymentOf): CamelCased<Schemas['PaymentOfSubscription']> {
  return { paidBy, method: presentMethod(method) };
}

export function presentDetails({
  receiptEmails,
  taxId,
}: BillingDetails): CamelCased<Schemas['BillingDetails']> {
  return { receiptEmails: [...receiptEmails], taxId };
}
