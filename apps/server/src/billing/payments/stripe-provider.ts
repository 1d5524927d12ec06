import type { Stripe } from 'stripe';
import { PaymentProviderError } from './payment-provider.ts';
import type {
  PaidPlan,
  PaymentProvider,
  SubscriptionChanged,
  WantedCheckout,
} from './payment-provider.ts';
import { createStripeCalls } from './stripe-client.ts';
import type { CallStripe, StripeAccess } from './stripe-client.ts';
import { changeAmountsOf, methodOf, nextInvoiceOf, toInvoices } from './stripe-invoices.ts';
import { PLAN, readStripeSubscription } from './stripe-events.ts';
import { fieldsOf, secondsOf, textOf } from './stripe-fields.ts';

type Settings = StripeAccess & { readonly webhookSecret: string };

/** Stripe by its own client (docs/adr/0014-outgoing-calls-by-one-way-out.md). */
export function createStripeProvider({ webhookSecret, ...access }: Settings): PaymentProvider {
  const call = createStripeCalls(access);
  const update = (ref: string, change: Stripe.SubscriptionUpdateParams) =>
    call(({ subscriptions }) => subscriptions.update(ref, change)).then(toChanged);
  return {
    webhookSecret,
    createCheckout: (wanted) => createCheckout(call, wanted),
    cancelAtPeriodEnd: (ref) => update(ref, { cancel_at_period_end: true }),
    resume: (ref) => update(ref, { cancel_at_period_end: false }),
    cancelNow: async (ref) => {
      await orNull(call(({ subscriptions }) => subscriptions.cancel(ref)));
    },
    previewChange: (ref, to, at) => previewChange(call, ref, { to, at }),
    changePlan: (ref, to, at) => changePlan(call, ref, { to, at }),
    listInvoices: async (ref) =>
      toInvoices(
        await call(({ invoices }) =>
          invoices
            .list({ subscription: ref, limit: 100 })
            .autoPagingToArray({ limit: MOST_INVOICES }),
        ),
      ),
    nextInvoice: async (ref) => {
      const invoice = await orNull(
        call(({ invoices }) => invoices.createPreview({ subscription: ref })),
      );
      return invoice === null ? null : nextInvoiceOf(fieldsOf(invoice));
    },
    paymentMethod: async (ref) => {
      const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
      const found = await call(({ subscriptions }) => subscriptions.retrieve(ref, { expand }));
      return methodOf(fieldsOf(found));
    },
    portalUrl: (ref, returnUrl) => portalUrl(call, ref, returnUrl),
    saveTaxId: (ref, taxId) => saveTaxId(call, ref, taxId),
    startForPayerOf: (payerOf, plan, terms) => startForPayerOf(call, payerOf, { plan, ...terms }),
  };
}

/** Eighty years of monthly invoices. */
const MOST_INVOICES = 1_000;

/** Null for what Stripe does not have. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.isMissing) {
      return null;
    }
    throw error;
  });
}

async function createCheckout(call: CallStripe, wanted: WantedCheckout) {
  const customer = wanted.payerOf === null ? null : await customerOf(call, wanted.payerOf);
  const { id, url } = await call(({ checkout }) =>
    checkout.sessions.create(checkoutOf(wanted, customer), {
      // A repeated call for the same checkout returns the same session.
      idempotencyKey: wanted.checkoutId,
    }),
  );
  return { ref: required(id, 'an id'), url: required(url, 'an address') };
}

async function portalUrl(call: CallStripe, ref: string, returnUrl: string): Promise<string> {
  const customer = await customerOf(call, ref);
  const { url } = await call(({ billingPortal }) =>
    billingPortal.sessions.create({ customer, return_url: returnUrl }),
  );
  return required(url, 'the address of the portal');
}

async function saveTaxId(call: CallStripe, ref: string, taxId: string | null): Promise<void> {
  const customer = await customerOf(call, ref);
  const fields = taxId === null ? ('' as const) : [{ name: 'Tax ID', value: taxId }];
  await call(({ customers }) =>
    customers.update(customer, { invoice_settings: { custom_fields: fields } }),
  );
}

type Change = { readonly to: PaidPlan; readonly at: Date };

async function previewChange(call: CallStripe, ref: string, { to, at }: Change) {
  const { itemId, product } = await itemOf(call, ref);
  const invoice = await call(({ invoices }) =>
    invoices.createPreview({
      subscription: ref,
      subscription_details: {
        items: [{ id: itemId, price_data: { ...priceOf(to), product } }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
      },
    }),
  );
  return changeAmountsOf(fieldsOf(invoice));
}

async function changePlan(call: CallStripe, ref: string, { to, at }: Change) {
  const key = `${ref}:${to.planCode}:${secondsOf(at)}`;
  const { itemId } = await itemOf(call, ref);
  const price = await createPrice(call, to, key);
  const changed = await call(({ subscriptions }) =>
    subscriptions.update(
      ref,
      {
        items: [{ id: itemId, price }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
        metadata: { [PLAN]: to.planCode },
      },
      { idempotencyKey: key },
    ),
  );
  return toChanged(changed);
}

type Start = { readonly plan: PaidPlan; readonly paidUntil: Date; readonly key: string };

async function startForPayerOf(call: CallStripe, payerOf: string, { plan, paidUntil, key }: Start) {
  const source = await retrieve(call, payerOf);
  const method = idOf(source.default_payment_method);
  const price = await createPrice(call, plan, key);
  const started = await call(({ subscriptions }) =>
    subscriptions.create(
      {
        customer: required(idOf(source.customer), 'the customer'),
        items: [{ price }],
        trial_end: secondsOf(paidUntil),
        ...(method === null ? {} : { default_payment_method: method }),
        metadata: { [PLAN]: plan.planCode },
      },
      { idempotencyKey: key },
    ),
  );
  return { ref: required(started.id, 'the subscription'), changed: toChanged(started) };
}

function retrieve(call: CallStripe, subscriptionRef: string): Promise<Stripe.Subscription> {
  return call(({ subscriptions }) => subscriptions.retrieve(subscriptionRef));
}

function toChanged(subscription: Stripe.Subscription): SubscriptionChanged {
  const changed = readStripeSubscription(fieldsOf(subscription));
  if (changed === null) {
    throw new PaymentProviderError('Stripe answered without the state of the subscription.');
  }
  return changed;
}

async function customerOf(call: CallStripe, ref: string): Promise<string> {
  const { customer } = await retrieve(call, ref);
  return required(idOf(customer), 'the customer');
}

/** Each of our subscriptions has exactly one item. */
async function itemOf(call: CallStripe, ref: string) {
  const { items } = await retrieve(call, ref);
  const item = items.data[0];
  return {
    itemId: required(item?.id, 'the item of the subscription'),
    product: required(idOf(item?.price.product ?? null), 'the product of the subscription'),
  };
}

async function createPrice(call: CallStripe, plan: PaidPlan, key: string): Promise<string> {
  const { id } = await call(({ prices }) =>
    prices.create(
      { ...priceOf(plan), product_data: { name: plan.planName } },
      { idempotencyKey: `price:${key}` },
    ),
  );
  return required(id, 'the price');
}

function priceOf({ currency, priceCents, interval }: PaidPlan) {
  return { currency: currency.toLowerCase(), unit_amount: priceCents, recurring: { interval } };
}

function checkoutOf(
  wanted: WantedCheckout,
  customer: string | null,
): Stripe.Checkout.SessionCreateParams {
  const { checkoutId, planCode, planName, paidUrl, failedUrl, paidUntil } = wanted;
  return {
    mode: 'subscription',
    client_reference_id: checkoutId,
    success_url: paidUrl,
    cancel_url: failedUrl,
    line_items: [
      { quantity: 1, price_data: { ...priceOf(wanted), product_data: { name: planName } } },
    ],
    subscription_data: {
      metadata: { [PLAN]: planCode },
      ...(paidUntil === null ? {} : { trial_end: secondsOf(paidUntil) }),
    },
    ...(customer === null ? {} : { customer }),
  };
}

/** Stripe returns an id, or the whole object if the call expanded it. */
function idOf(value: string | { readonly id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function required(value: unknown, what: string): string {
  const text = textOf(value);
  if (text === null) {
    throw new PaymentProviderError(`Stripe answered without ${what}.`);
  }
  return text;
}
