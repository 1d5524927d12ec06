import { PaymentProviderError } from './payment-provider.ts';
import type {
  PaidPlan,
  PaymentProvider,
  SubscriptionChanged,
  WantedCheckout,
} from './payment-provider.ts';
import { createStripeCall } from './stripe-call.ts';
import type { StripeAccess, StripeCall } from './stripe-call.ts';
import { changeAmountsOf, methodOf, nextInvoiceOf, readInvoices } from './stripe-invoices.ts';
import { PLAN, readStripeSubscription } from './stripe-events.ts';
import { fieldsOf, listOf, secondsOf, textOf } from './stripe-fields.ts';
import type { Fields } from './stripe-fields.ts';

type Settings = StripeAccess & { readonly webhookSecret: string };

/** Stripe by a dozen calls of its API (docs/adr/0014-outgoing-calls-without-client-libraries.md). */
export function createStripeProvider({ webhookSecret, ...access }: Settings): PaymentProvider {
  const call = createStripeCall(access);
  const update = (ref: string, form: Readonly<Record<string, string>>) =>
    call(`POST ${pathOf(ref)}`, form).then(toChanged);
  return {
    webhookSecret,
    createCheckout: (wanted) => createCheckout(call, wanted),
    cancelAtPeriodEnd: (ref) => update(ref, { cancel_at_period_end: 'true' }),
    resume: (ref) => update(ref, { cancel_at_period_end: 'false' }),
    cancelNow: async (ref) => {
      await call(`DELETE ${pathOf(ref)}`, {}, { mayBeMissing: true });
    },
    previewChange: (ref, to, at) => previewChange(call, ref, { to, at }),
    changePlan: (ref, to, at) => changePlan(call, ref, { to, at }),
    listInvoices: (ref) => readInvoices(call, ref),
    nextInvoice: async (ref) =>
      nextInvoiceOf(
        await call('GET /v1/invoices/upcoming', { subscription: ref }, { mayBeMissing: true }),
      ),
    paymentMethod: async (ref) =>
      methodOf(
        await call(`GET ${pathOf(ref)}`, {
          'expand[0]': 'default_payment_method',
          'expand[1]': 'customer.invoice_settings.default_payment_method',
        }),
      ),
    portalUrl: async (ref, returnUrl) => {
      const { url } = await call('POST /v1/billing_portal/sessions', {
        customer: await customerOf(call, ref),
        return_url: returnUrl,
      });
      return required(url, 'the address of the portal');
    },
    saveTaxId: async (ref, taxId) => {
      const customer = await customerOf(call, ref);
      const field = 'invoice_settings[custom_fields]';
      await call(
        `POST /v1/customers/${encodeURIComponent(customer)}`,
        taxId === null
          ? { [field]: '' }
          : { [`${field}[0][name]`]: 'Tax ID', [`${field}[0][value]`]: taxId },
      );
    },
    startForPayerOf: (payerOf, plan, terms) => startForPayerOf(call, payerOf, { plan, ...terms }),
  };
}

async function createCheckout(call: StripeCall, wanted: WantedCheckout) {
  const customer = wanted.payerOf === null ? null : await customerOf(call, wanted.payerOf);
  const { id, url } = await call('POST /v1/checkout/sessions', checkoutForm(wanted, customer), {
    // The same checkout asked for twice is one session.
    idempotencyKey: wanted.checkoutId,
  });
  if (typeof id !== 'string' || typeof url !== 'string') {
    throw new PaymentProviderError('Stripe answered without an id and an address.');
  }
  return { ref: id, url };
}

type Change = { readonly to: PaidPlan; readonly at: Date };

async function previewChange(call: StripeCall, ref: string, { to, at }: Change) {
  const { itemId, product } = await itemOf(call, ref);
  const invoice = await call('GET /v1/invoices/upcoming', {
    subscription: ref,
    'subscription_items[0][id]': itemId,
    ...priceForm('subscription_items[0][price_data]', to),
    'subscription_items[0][price_data][product]': product,
    subscription_proration_behavior: 'always_invoice',
    subscription_proration_date: String(secondsOf(at)),
  });
  return changeAmountsOf(invoice);
}

async function changePlan(call: StripeCall, ref: string, { to, at }: Change) {
  const key = `${ref}:${to.planCode}:${secondsOf(at)}`;
  const { itemId } = await itemOf(call, ref);
  const price = await createPrice(call, to, key);
  const changed = await call(
    `POST ${pathOf(ref)}`,
    {
      'items[0][id]': itemId,
      'items[0][price]': price,
      proration_behavior: 'always_invoice',
      proration_date: String(secondsOf(at)),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: 'false',
      [`metadata[${PLAN}]`]: to.planCode,
    },
    { idempotencyKey: key },
  );
  return toChanged(changed);
}

type Start = { readonly plan: PaidPlan; readonly paidUntil: Date; readonly key: string };

async function startForPayerOf(call: StripeCall, payerOf: string, { plan, paidUntil, key }: Start) {
  const source = await call(`GET ${pathOf(payerOf)}`);
  const method = textOf(source['default_payment_method']);
  const started = await call(
    'POST /v1/subscriptions',
    {
      customer: required(source['customer'], 'the customer'),
      'items[0][price]': await createPrice(call, plan, key),
      trial_end: String(secondsOf(paidUntil)),
      ...(method === null ? {} : { default_payment_method: method }),
      [`metadata[${PLAN}]`]: plan.planCode,
    },
    { idempotencyKey: key },
  );
  return { ref: required(started['id'], 'the subscription'), changed: toChanged(started) };
}

function pathOf(subscriptionRef: string): `/v1/${string}` {
  return `/v1/subscriptions/${encodeURIComponent(subscriptionRef)}`;
}

function toChanged(subscription: Fields): SubscriptionChanged {
  const changed = readStripeSubscription(subscription);
  if (changed === null) {
    throw new PaymentProviderError('Stripe answered without the state of the subscription.');
  }
  return changed;
}

async function customerOf(call: StripeCall, ref: string): Promise<string> {
  const { customer } = await call(`GET ${pathOf(ref)}`);
  return required(customer, 'the customer');
}

/** Every subscription of ours has one item. */
async function itemOf(call: StripeCall, ref: string) {
  const subscription = await call(`GET ${pathOf(ref)}`);
  const [item] = listOf(fieldsOf(subscription['items'])['data']);
  return {
    itemId: required(item?.['id'], 'the item of the subscription'),
    product: required(fieldsOf(item?.['price'])['product'], 'the product of the subscription'),
  };
}

async function createPrice(call: StripeCall, plan: PaidPlan, key: string): Promise<string> {
  const { currency, priceCents, interval, planName } = plan;
  const { id } = await call(
    'POST /v1/prices',
    {
      currency: currency.toLowerCase(),
      unit_amount: String(priceCents),
      'recurring[interval]': interval,
      'product_data[name]': planName,
    },
    { idempotencyKey: `price:${key}` },
  );
  return required(id, 'the price');
}

function priceForm(
  name: string,
  { currency, priceCents, interval }: PaidPlan,
): Record<string, string> {
  return {
    [`${name}[currency]`]: currency.toLowerCase(),
    [`${name}[unit_amount]`]: String(priceCents),
    [`${name}[recurring][interval]`]: interval,
  };
}

function checkoutForm(wanted: WantedCheckout, customer: string | null): Record<string, string> {
  const { checkoutId, planCode, planName, paidUrl, failedUrl, paidUntil } = wanted;
  return {
    mode: 'subscription',
    client_reference_id: checkoutId,
    success_url: paidUrl,
    cancel_url: failedUrl,
    'line_items[0][quantity]': '1',
    ...priceForm('line_items[0][price_data]', wanted),
    'line_items[0][price_data][product_data][name]': planName,
    [`subscription_data[metadata][${PLAN}]`]: planCode,
    ...(paidUntil === null ? {} : { 'subscription_data[trial_end]': String(secondsOf(paidUntil)) }),
    ...(customer === null ? {} : { customer }),
  };
}

function required(value: unknown, what: string): string {
  const text = textOf(value);
  if (text === null) {
    throw new PaymentProviderError(`Stripe answered without ${what}.`);
  }
  return text;
}
