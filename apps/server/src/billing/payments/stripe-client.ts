import type { Stripe } from 'stripe';
import { jsonObjectOf } from '../../connectors/call.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';

export type StripeAccess = {
  readonly outbound: Outbound;
  readonly apiUrl: string;
  readonly secretKey: string;
};

/**
 * Makes calls of Stripe's own client and answers what it answers. Throws `PaymentDeclinedError` where the means of payment
 * was refused, else `PaymentProviderError`; neither repeats what Stripe answered, which may name a key.
 */
export type CallStripe = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

const TIMEOUT_MS = 10_000;
/** The preview of the next invoice of a subscription that ends. */
const NOTHING_MORE = 'invoice_upcoming_none';

/**
 * Stripe's client over the one way out of this server: it follows no redirect, sends no telemetry and does not retry, since
 * each call carries a key of ours and runs in a job that is retried. Loaded with the first call: it takes 80 ms.
 */
export function createStripeCalls(access: StripeAccess): CallStripe {
  let stripe: Promise<Stripe> | null = null;
  return async (call) => {
    stripe ??= openStripe(access);
    const client = await stripe;
    return call(client).catch((error: unknown) => {
      throw toProviderError(error);
    });
  };
}

async function openStripe({ outbound, apiUrl, secretKey }: StripeAccess): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new StripeClient(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    httpClient: StripeClient.createFetchHttpClient(fetchBy(outbound)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** An answer that is no success is an error to Stripe's client only where its body says so, which that of a proxy does not. */
function fetchBy(outbound: Outbound): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { status, bytes } = await outbound({
      url: request.url,
      method: request.method as 'GET' | 'POST' | 'DELETE',
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { body: await request.text() } : {}),
      timeoutMs: TIMEOUT_MS,
    });
    const isTold =
      (status >= 200 && status < 300) || jsonObjectOf({ bytes })?.['error'] !== undefined;
    return new Response(isTold ? new Uint8Array(bytes) : JSON.stringify({ error: {} }), { status });
  };
}

function toProviderError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PaymentProviderError) {
    return error;
  }
  const { statusCode, code, detail } = error as Partial<Stripe.errors.StripeError>;
  if (statusCode === 402) {
    return new PaymentDeclinedError('Stripe answered 402.');
  }
  return statusCode === undefined
    ? new PaymentProviderError('Stripe did not answer.', { cause: detail })
    : new PaymentProviderError(`Stripe answered ${statusCode}.`, {
        isMissing: statusCode === 404 || code === NOTHING_MORE,
      });
}
