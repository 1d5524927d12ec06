import type {
  NextInvoice,
  PaidPlan,
  ProviderInvoice,
  SubscriptionChanged,
} from './payment-provider.ts';
import { afterInterval, prorate } from './prorate.ts';
import type { TestCheckout, TestInvoice, TestSubscription } from './test-payments.store.ts';

/** The initial state of a subscription: one interval is paid, or nothing is due until an already paid period ends. */
export function startTest(
  { paidUntil, ...plan }: TestCheckout,
  { at, number, taxId }: { at: Date; number: string; taxId: string | null },
): TestSubscription {
  const starting: TestSubscription = {
    ...plan,
    periodStartsAt: at,
    periodEndsAt: paidUntil ?? at,
    isCancelled: false,
    hasEnded: false,
    creditCents: 0,
    invoices: [],
  };
  return paidUntil === null ? renewTest(starting, { at, number, taxId, isPaid: true }) : starting;
}

type Billing = { readonly at: Date; readonly number: string; readonly taxId: string | null };

/** Renews for the next interval, paid or not; an unpaid interval is charged again. */
export function renewTest(
  subscription: TestSubscription,
  { isPaid, ...billing }: Billing & { readonly isPaid: boolean },
): TestSubscription {
  const { interval, planName, priceCents, creditCents, invoices } = subscription;
  const owed = invoices[0]?.state === 'past_due' ? invoices[0] : null;
  if (owed !== null) {
    const paid: TestInvoice = { ...owed, state: 'paid' };
    return isPaid
      ? {
          ...subscription,
          ...periodOf(owed),
          creditCents: creditCents - Math.min(creditCents, priceCents),
          invoices: [paid, ...invoices.slice(1)],
        }
      : subscription;
  }
  // An early renewal starts where the paid interval ends.
  const isFirst = invoices.length === 0 && subscription.periodEndsAt <= billing.at;
  const periodStartsAt = isFirst ? billing.at : subscription.periodEndsAt;
  const period = { periodStartsAt, periodEndsAt: afterInterval(periodStartsAt, interval) };
  const used = Math.min(creditCents, priceCents);
  const lines = [
    { description: planName, amountCents: priceCents },
    ...(used === 0 ? [] : [{ description: 'Credit', amountCents: -used }]),
  ];
  const state = isPaid ? 'paid' : 'past_due';
  const invoice = invoiceOf(subscription, { ...billing, ...period, lines, state });
  return isPaid
    ? {
        ...subscription,
        ...period,
        creditCents: creditCents - used,
        invoices: [invoice, ...invoices],
      }
    : { ...subscription, invoices: [invoice, ...invoices] };
}

/** Changes the plan now, with an invoice for the difference. */
export function changeTest(
  subscription: TestSubscription,
  to: PaidPlan,
  { number, taxId, at, issuedAt }: Billing & { readonly issuedAt: Date },
): TestSubscription {
  const { creditCents, planName, invoices } = subscription;
  const amounts = prorate({ ...subscription, from: subscription, to, at });
  const used = Math.min(creditCents, Math.max(0, amounts.chargeCents - amounts.creditCents));
  const lines = [
    { description: `Unused time on ${planName}`, amountCents: -amounts.creditCents },
    { description: `Remaining time on ${to.planName}`, amountCents: amounts.chargeCents },
    ...(used === 0 ? [] : [{ description: 'Credit', amountCents: -used }]),
  ];
  const period = { periodStartsAt: at, periodEndsAt: amounts.periodEndsAt };
  const state = amounts.chargeCents < amounts.creditCents ? 'credited' : 'paid';
  const invoice = invoiceOf(subscription, { at: issuedAt, number, taxId, ...period, lines, state });
  const isSameInterval = subscription.interval === to.interval;
  return {
    ...subscription,
    ...to,
    ...(isSameInterval ? {} : period),
    isCancelled: false,
    creditCents: creditCents - used + amounts.creditLeftCents,
    invoices: [invoice, ...invoices],
  };
}

/** Null for one that will not renew. */
export function nextTestInvoice(subscription: TestSubscription): NextInvoice | null {
  const { isCancelled, hasEnded, priceCents, creditCents, currency, periodEndsAt } = subscription;
  return isCancelled || hasEnded
    ? null
    : { amountCents: Math.max(0, priceCents - creditCents), currency, dueAt: periodEndsAt };
}

/** The provider's response about its state. */
export function changedOf({
  isCancelled,
  hasEnded,
  periodEndsAt,
  planCode,
  invoices,
}: TestSubscription): SubscriptionChanged {
  const isOwed = invoices[0]?.state === 'past_due';
  return {
    kind: 'subscription_changed',
    state: hasEnded ? 'cancelled' : isOwed ? 'past_due' : 'active',
    periodEndsAt,
    cancelsAt: isCancelled ? periodEndsAt : null,
    planCode,
  };
}

export function toProviderInvoice(
  invoice: TestInvoice,
  urlOf: (number: string) => string,
): ProviderInvoice {
  const { number, issuedAt, state, amountCents, currency, periodStartsAt, periodEndsAt } = invoice;
  return {
    id: number,
    number,
    issuedAt,
    state,
    amountCents,
    currency,
    description: invoice.lines.map(({ description }) => description).join('; '),
    periodStartsAt,
    periodEndsAt,
    url: urlOf(number),
  };
}

function periodOf({ periodStartsAt, periodEndsAt }: TestInvoice) {
  return { periodStartsAt, periodEndsAt };
}

function invoiceOf(
  { currency }: TestSubscription,
  { at, ...invoice }: Omit<TestInvoice, 'issuedAt' | 'amountCents' | 'currency'> & { at: Date },
): TestInvoice {
  const amountCents = invoice.lines.reduce((sum, line) => sum + line.amountCents, 0);
  return { ...invoice, issuedAt: at, amountCents, currency };
}
