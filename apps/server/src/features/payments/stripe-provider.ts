import { PaymentProviderError } from './payment-provider.ts';
import type { PaymentProvider, WantedCheckout } from './payment-provider.ts';
import { readStripeSubscription } from './stripe-events.ts';

/** The version whose shapes are sent and read here. */
const STRIPE_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;

type Settings = {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
};

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Stripe by four calls of its API; its own library would bring all of it. */
export function createStripeProvider({
  apiUrl,
  secretKey,
  webhookSecret,
}: Settings): PaymentProvider {
  const call = async (
    request: `${'POST' | 'DELETE'} /v1/${string}`,
    form: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const [method = '', path = ''] = request.split(' ');
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': STRIPE_VERSION,
          ...headers,
        },
        ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch (cause) {
      throw new PaymentProviderError('Stripe did not answer.', { cause });
    }
  };
  return {
    webhookSecret,
    createCheckout: async (wanted) => {
      // The same checkout asked for twice is one session.
      const answer = await call('POST /v1/checkout/sessions', checkoutForm(wanted), {
        'idempotency-key': wanted.checkoutId,
      });
      const { id, url } = succeeded(answer).body;
      if (typeof id !== 'string' || typeof url !== 'string') {
        throw new PaymentProviderError('Stripe answered without an id and an address.');
      }
      return { ref: id, url };
    },
    cancelAtPeriodEnd: async (ref) => {
      const answer = await call(`POST /v1/subscriptions/${encodeURIComponent(ref)}`, {
        cancel_at_period_end: 'true',
      });
      const changed = readStripeSubscription(succeeded(answer).body);
      if (changed === null) {
        throw new PaymentProviderError('Stripe answered without the state of the subscription.');
      }
      return changed;
    },
    cancelNow: async (ref) => {
      const answer = await call(`DELETE /v1/subscriptions/${encodeURIComponent(ref)}`, {});
      if (answer.status !== 404) {
        succeeded(answer);
      }
    },
  };
}

function checkoutForm(wanted: WantedCheckout): Record<string, string> {
  const { checkoutId, planName, priceCents, currency, interval, paidUrl, failedUrl } = wanted;
  return {
    mode: 'subscription',
    client_reference_id: checkoutId,
    success_url: paidUrl,
    cancel_url: failedUrl,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(priceCents),
    'line_items[0][price_data][recurring][interval]': interval,
    'line_items[0][price_data][product_data][name]': planName,
  };
}

function succeeded(answer: Answer): Answer {
  if (answer.status < 200 || answer.status >= 300) {
    throw new PaymentProviderError(`Stripe answered ${answer.status}.`);
  }
  return answer;
}
